// `where A == B`: what is promised of one of the two, in whichever place, is promised of both.
struct Pair<A, B> {
  var a: A
  var b: B
}
extension Pair where A == B {
  func contains(_ x: A) -> Bool where A: Equatable { a == x || b == x }
  func contains(second x: A) -> Bool where B: Equatable { a == x || b == x }
  var swapped: Pair { Pair(a: b, b: a) }
  func text() -> String where A: CustomStringConvertible { a.description + "/" + b.description }
}
extension Pair where A: Comparable, A == B { var sorted: [A] { [a, b].sorted() } }
extension Pair where A == B, A: Comparable { var most: B { max(a, b) } }
extension Pair where A == B, B: Comparable { var least: A { min(a, b) } }

struct Bounds<Low: Comparable, High> {
  var low: Low
  var high: High
}
extension Bounds where Low == High {
  var isOrdered: Bool { low <= high }
  func clamped(_ value: High) -> Low { min(max(value, low), high) }
}

print(Pair(a: 1, b: 2).contains(2), Pair(a: "a", b: "b").contains(second: "c"), Pair(a: 1, b: 2).swapped)
print(Pair(a: 3, b: 2).sorted, Pair(a: 3, b: 2).most, Pair(a: "x", b: "y").least, Pair(a: 1.5, b: 2).text())
print(Bounds(low: 1, high: 5).clamped(7), Bounds(low: "b", high: "a").isOrdered)
