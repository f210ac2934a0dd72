enum Hiccup: Error { case odd, even, many(Int) }
protocol Shape { var name: String { get } }
struct Square: Shape {
  let side: Int; var name: String { "square \(side)" }; static let unit = Square(side: 1);
  static func of(_ n: Int) -> Square { Square(side: n) }
}
func fail(_ n: Int) throws { throw n % 2 == 0 ? Hiccup.even : .odd }
func show(_ error: any Error) { print(error) }
func show(shape: any Shape) { print(shape.name) }
do { try fail(1) } catch { print(error) }
show(3 > 4 ? Hiccup.even : .odd)
show(3 > 4 ? .even : Hiccup.many(2))
show(shape: 3 > 4 ? Square(side: 5) : .unit)
show(shape: 3 < 4 ? .of(3) : Square.unit)
let shape: Shape? = 3 > 4 ? Square(side: 5) : .of(4)
print(shape?.name ?? "none")
let any: Any = 3 > 4 ? Square.unit : .of(6)
print(any)
let result: Result<Int, Error> = .failure(3 > 4 ? Hiccup.odd : .many(7))
print(result)
final class Store {
  static func += (left: Store, right: Hiccup) -> Hiccup { print("plain"); return right }
  static func += (left: Store, right: Hiccup?) -> Hiccup? { print("optional"); return right }
}
func put(_ store: Store) -> Hiccup {
  var made: Hiccup!
  made = .odd
  return store += made
}
print(put(Store()))
let maybe: Hiccup? = Store() += nil
print(maybe as Any)
