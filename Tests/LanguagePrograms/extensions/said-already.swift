// A conformance that the library has already, and what stands close to what is refused: initialisers, operators, access, key paths, tuples.
extension Int: Comparable {}
extension String: Equatable {}
extension Int {
  init(doubled: Int) { self = doubled * 2 }
  init(halved: Int) {
    if halved > 100 { self.init(doubled: halved) } else { self = halved / 2 }
  }
}
extension Array { init(two: Element) { self = [two, two] } }
protocol Sum { static func + (a: Self, b: Int) -> Int }
extension Sum {
  static func - <T: Sum>(a: T, b: Self) -> Int { 1 }
}
struct Money: Sum {
  var n: Int
  static func + (a: Money, b: Int) -> Int { a.n + b }
  static func += (a: inout Money, b: Int) { a.n += b }
  static prefix func ! (a: Money) -> Bool { a.n == 0 }
  static func / (a: Money.Type, b: Int) -> Int { b }
}
struct Box<T> {
  var value: T
  static func + <U>(a: Box<U>, b: Box<T>) -> String { "\(a.value)\(b.value)" }
  func same() -> Bool where T: Equatable { value == value }
}
public protocol Shape { func area() -> Int; static func unit() -> Self }
public struct Square: Shape {
  let side: Int
  public func area() -> Int { side * side }
  public static func unit() -> Square { Square(side: 1) }
}
struct Hidden: Shape { func area() -> Int { 7 }; static func unit() -> Hidden { Hidden() } }
class Base { func f() -> Int { 1 }; fileprivate func g() -> Int { 2 } }
class Sub: Base { override func f() -> Int { 3 }; override fileprivate func g() -> Int { 4 } }
@dynamicMemberLookup struct Lens<T> {
  var t: T
  subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { t[keyPath: path] }
}
func keep(_ f: @escaping () -> Int, _ g: (@escaping () -> Int) -> Int, _ h: (() -> Int)?) -> Int { g(f) + (h?() ?? 0) }
typealias Make = () -> Int
func late(_ make: @autoclosure Make, _ other: @autoclosure @escaping () -> Int) -> Int { make() + other() }
enum Level: UInt8 { case low = 254, high }
print(Int(doubled: 4), Int(halved: 8), Int(halved: 101), Array(two: "a"), Level.high.rawValue)
var money = Money(n: 1)
money += 4
print(money + 1, money - money, !money, Money.self / 9, Box(value: 1) + Box(value: 2), Box(value: 2).same())
print(Square.unit().area(), Hidden.unit().area(), Sub().f(), Sub().g(), Lens(t: "text").count)
print(keep({ 1 }, { $0() + 1 }, { 5 }), late(2, 3))
print((1, 2, 3, 4, 5, 6) == (1, 2, 3, 4, 5, 6), () == (), (1, "a") < (1, "b"), Int.self == Int.self)
let kind = Square.self
let chosen = if money.n > 2 { "much" } else { "little" }
var word = ""
word = switch money.n { case 5: "five"; default: "other" }
print(kind.init(side: 3).area(), chosen, word)
