// Of generic functions that take a value and a closure, the most special one is meant though it drops what the closure answers; a number
// says nothing.
struct Point {
  var x = 1
  func sum() -> Int { x + 1 }
}
extension Array {
  func beside<T>(_ other: T, _ body: (Element, T) -> Void) { print("void") }
  func beside<T, U>(_ other: T, _ body: (Element, T) -> U) { print("value") }
  func each(_ body: (Element) -> Void) { print("void") }
  func each<U>(_ body: (Element) -> U) { print("value") }
}
func apply<T>(_ value: T, _ body: (T) -> Void) -> T {
  print("void")
  body(value)
  return value
}
func apply<T, U>(_ value: T, _ body: (T) -> U) -> U {
  print("value")
  return body(value)
}
func same<T>(_ value: T, _ body: (T) -> Void) { print("void") }
func same<T>(_ value: T, _ body: (T) -> Int) { print("value") }
func listed<T>(_ value: T, _ body: (T) -> Void) { print("void") }
func listed<T, U>(_ value: T, _ body: (T) -> [U]) { print("value") }
func last<T, U>(_ body: (T) -> U, _ value: T) { print("value") }
func last<T>(_ body: (T) -> Void, _ value: T) { print("void") }
func exact<U>(_ value: Point, _ body: (Point) -> U) { print("value") }
func exact(_ value: Point, _ body: (Point) -> Void) { print("void") }

let (point, number) = (Point(), 3)
print(apply(point) { $0.x }, apply(point) { $0.sum() }, apply([1, 2]) { $0.count }, apply("a") { $0.uppercased() })
print(apply(number) { $0 + 1 }, apply(3) { "\($0)" }, apply(-3) { $0 * 2 }, apply(1.5) { $0 < 2 })
print(apply(point) { point in return point.x })
let count: Int = apply(point) { $0.x }
_ = apply(point) { print($0) }
same(point) { $0.x }
listed(point) { [$0.x] }
last({ $0.x }, point)
exact(point) { $0.x }
[point].beside(number) { $0.x + $1 }
[point].each { $0.x }
