// extensions: methods, computed properties, initialisers, subscripts and static members added to own and standard types
extension Int {
  var squared: Int { self * self }
  var isEven: Bool { self % 2 == 0 }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  static let answer = 42
  mutating func double() { self *= 2 }
}
extension String {
  var initials: String { split(separator: " ").compactMap(\.first).map(String.init).joined() }
  func padded(to length: Int) -> String { self + String(repeating: ".", count: max(0, length - count)) }
  subscript(index: Int) -> Character { self[self.index(startIndex, offsetBy: index)] }
}
extension Array where Element == Int {
  var sum: Int { reduce(0, +) }
}
extension Array {
  var second: Element? { count > 1 ? self[1] : nil }
  func chunked(_ size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
print(5.squared, 4.isEven, 7.isEven, Int.answer, (2 + 1).squared)
3.times { print("time", $0) }
var n = 21
n.double()
print(n, "Ada Lovelace".initials, "ab".padded(to: 5), "queue"[2], [1, 2, 3].sum)
print([1, 2].second as Any, ["a"].second as Any, [1, 2, 3, 4, 5].chunked(2))

struct Point {
  var x: Double
  var y: Double
}
extension Point {
  static let origin = Point(x: 0, y: 0)
  init(both value: Double) { self.init(x: value, y: value) }
  var length: Double { (x * x + y * y).squareRoot() }
  mutating func scale(_ factor: Double) {
    x *= factor
    y *= factor
  }
}
extension Point: CustomStringConvertible {
  var description: String { "<\(x), \(y)>" }
}
var point = Point(x: 3, y: 4)
print(point.length, Point.origin, Point(both: 1))
point.scale(2)
print(point)
extension Double { var half: Double { self / 2 } }
print(5.0.half, 3.half, [1.0, 2].map(\.half))
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
}
let text: String? = nil
print(text.orEmpty + "|", Optional("x").orEmpty)
