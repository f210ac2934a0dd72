// What is made of a type that is a value, by an initialiser that a protocol asks for: an instance of the class that the value is.
protocol Q { init?(v: Int); init(text: String, _ f: () -> Int) throws; init(); init<T>(any: T); var s: String { get } }
extension Q { static func fresh() -> [Self] { [self.init(), Self(), .init()] }
  static func some(_ n: Int) -> Self? { self.init(v: n) } }
struct Bad: Error {}
class A: Q { var s: String { "A" + x }; var x = ""
  required init() { x = "0" }
  required init?(v: Int) { if v < 0 { return nil }; x = "\(v)" }
  required init(text: String, _ f: () -> Int) throws { if text == "" { throw Bad() }; x = text + "\(f())" }
  required init<T>(any: T) { x = "\(T.self)" } }
class B: A { override var s: String { "B" + x } }
final class C: B { override var s: String { "C" + x }; required init() { super.init(); x += "c" }
  required init?(v: Int) { super.init(v: v + 1) }
  required init(text: String, _ f: () -> Int) throws { try super.init(text: text + "!", f) }
  required init<T>(any: T) { super.init(any: [any]) } }
struct S: Q { var s = "S"; init() {}; init?(v: Int) { if v == 0 { return nil } }; init(text: String, _ f: () -> Int) throws { s = text }; init<T>(any: T) { s = "S\(any)" } }
func run<T: Q>(_ t: T.Type) -> String {
  var n = 1
  let a = t.init().s, b = t.init(v: -1)?.s ?? "nil", c = t.init(v: 4)!.s
  let d = (try? t.init(text: "x") { n += 1; return n })?.s ?? "thrown", e = (try? t.init(text: "") { 1 })?.s ?? "thrown"
  let f = t.init(any: 3.5).s
  return [a, b, c, d, e, f, "\(n)", t.fresh().map { $0.s }.joined(), t.some(1)!.s, T.init().s, T().s].joined(separator: " ")
}
let types: [A.Type] = [A.self, B.self, C.self]
for t in types { print(run(t)) }
print(run(C.self), run(S.self))
func order(_ n: Int) -> Int { print("order", n); return n }
func pick<T: Q>(_ t: T.Type) -> T.Type { print("pick"); return t }
func seq<T: Q>(_ t: T.Type) -> String { pick(t).init(v: order(2))!.s }
print(seq(types[1]))
func opt<T: Q>(_ t: T.Type?) -> String? { t?.init().s }
print(opt(types[2]) as Any, opt(nil as S.Type?) as Any)
func arr<T: Q>(_ ts: [T.Type]) -> [String] { ts.map { $0.init().s } }
print(arr(types))
struct Maker<T: Q> { let t: T.Type; func make() -> T { t.init() }; var two: [T] { [t.init(any: 1), t.init()] } }
print(Maker(t: types[2]).make().s, Maker(t: types[1]).two.map { $0.s })
let all: [any Q.Type] = [A.self, C.self, S.self]
print(all.map { $0.init().s })
print(opt(nil as A.Type?) as Any, opt(S.self as S.Type?) as Any, seq(S.self))
