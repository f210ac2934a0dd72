// Values for one parameter, one of them an Optional or a literal, also behind autoclosures; a type given as such says what the parameter is.
protocol Draw { func draw() }
final class Player: Draw { func draw() { print("drawn") } }
class Base {}
final class Derived: Base {}

func add<T>(subscriber: T, for type: T.Type) { print(T.self, type) }
func add<T>(_ first: T, _ second: T, as type: T.Type, options: [Int] = []) { print(T.self, first, second) }
func equal<T: Equatable>(_ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, _ text: String = "") rethrows {
  let (first, second) = (try first(), try second())
  print(T.self, first == second, text)
}

let player = Player()
add(subscriber: player, for: Draw.self)
add(subscriber: player, for: Player.self)
add(subscriber: Derived(), for: Base.self)
add(subscriber: 3, for: Double.self)
add(subscriber: 3, for: Int?.self)
add(1, "x", as: Any.self)

let known = ["a": 200]
let (text, other): (String, String?) = ("x", "x")
equal(200, known["a"])
equal(known["b"], 200)
equal(text, other, "text")
equal(other, text)
equal(1.5, [1.5].first)
equal([1, 2], [[1, 2]].last)
equal(nil, known["b"])
equal(text.count, Int("1"))
