// What a declaration of its kind may not be.
struct Vector {
  var x = 0
  func + (left: Vector, right: Vector) -> Vector { left }
}
enum Choice: CaseIterable { case one, several(Int) }
extension Choice { case more }
enum Nothing: Int {}
protocol Ready { func go() { print("go") } }
@resultBuilder struct Empty {}
@dynamicMemberLookup struct Loose {}
typealias First = Second
typealias Second = [First]
struct Box<T> {
  static var count = 0
  var value: T
}
struct Holder { var box: Box }
func open(_ box: Box) -> [Box] { fatalError() }
class Base<T> {}
class Derived: Base {}
