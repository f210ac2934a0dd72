// generics: opaque results, of functions, methods and properties
protocol Shape { associatedtype Unit; var area: Double { get }; func unit() -> Unit }
struct Square: Shape { var side: Double; var area: Double { side * side }; func unit() -> Int { 1 } }
struct Twice<S: Shape>: Shape { var base: S; var area: Double { 2 * base.area }; func unit() -> [S.Unit] { [base.unit()] } }
extension Shape { func doubled() -> some Shape { Twice(base: self) } }
func make(_ side: Double) -> some Shape { Square(side: side).doubled() }
let s = make(3)
print(s.area, s.doubled().area, s.unit())
func evens(_ n: Int) -> some Sequence<Int> { (0..<n).lazy.filter { $0 % 2 == 0 } }
for e in evens(7) { print(e, terminator: " ") }
print()
struct Holder { var shape: some Shape { Square(side: 2) }; let list: some Collection<Int> = [1, 2, 3] }
print(Holder().shape.area, Holder().list.count)
protocol View { associatedtype Body: View; var body: Body { get } }
extension Never: View { var body: Never { fatalError() } }
struct Text: View { var text: String; var body: Never { fatalError() } }
struct Stack<Content: View>: View { let content: Content; var body: some View { content } }
struct Screen: View { var body: some View { Stack(content: Text(text: "hi")) } }
print("\(type(of: Screen().body))")
func eq() -> some Equatable { 42 }
print(eq() == eq())
func big(_ flag: Bool) -> some CustomStringConvertible { let x = flag ? 1 : 2; print("made"); return "v\(x)" }
print(big(true))
