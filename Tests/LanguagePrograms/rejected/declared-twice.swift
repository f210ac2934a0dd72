// advice: members that no use could tell apart, in one type or in its extensions
class Node {
  var next: Node?
  var next: Node?
  deinit { print(1) }
  deinit { print(1) }
  subscript(index: Int) -> Int { index }
  subscript(index: Int) -> Int { index + 1 }
  var sum: Int { 1 }
  static var sum: Int { 1 }
  let both = 1
  func both() {}
  func both(_ n: Int) {}
}
extension Node { var sum: Int { 2 } }
enum Kind {
  case a, b
  var a: Int { 1 }
  static let b = 1
}
struct Pair {
  func swap() {}
  func swap() -> Int { 1 }
  func swap() {}
  init() {}
  init() {}
  struct Part {}
  struct Part { var x = 1 }
  typealias Other = Int
  typealias Other = Int
}
extension Int { var doubled: Int { self * 2 } }
extension Int { var doubled: Int { self + self } }
struct Table {
  subscript(key: Int) -> Int {
    get { key }
    get { key + 1 }
  }
}
precedencegroup Pipes { higherThan: AssignmentPrecedence }
infix operator |>: Pipes
infix operator |>: Pipes
prefix operator |>
@propertyWrapper struct Kept { var wrappedValue: Int }
func local() {
  @Kept var level = 1
  @Kept var level = 2
  print(level)
}
