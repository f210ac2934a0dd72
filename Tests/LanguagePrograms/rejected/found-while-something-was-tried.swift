// What is wrong with a declaration is said, also when the first who asked for it was only trying.
import Foundation
struct Easing {
  let curve: (Double) -> Double
  static let easeIn = Easing { $0 &- $0 }
}
let list: [Any] = Array(repeating: Easing.easeIn, count: 2)
class Log {
  class class func add() -> Int { 1 }
}
let numbers: [Any] = Array(repeating: Log.add(), count: 2)
enum Shape { case circle(Radius), none }
let shapes: [Any] = Array(repeating: Shape.circle(1), count: 2)
struct Query: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) {}
  init(stringInterpolation: DefaultStringInterpolation) {}
}
let query: Query = "a\()"
struct Kept {
  @Wrap var wrapped = 3 &- 5.5
}
@propertyWrapper struct Wrap<T> { var wrappedValue: T }
print(Kept().wrapped)
func fail() throws {}
do { try { do { try fail() } catch { print(error) } } }
