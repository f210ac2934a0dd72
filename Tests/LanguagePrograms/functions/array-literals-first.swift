// An array literal is an array before it is a set or something else, a dictionary literal a dictionary.
import Foundation
struct Line: ExpressibleByArrayLiteral {
  var count: Int
  init(arrayLiteral elements: Int...) { count = elements.count }
}
func show(_ values: [Int]) { print("array") }
func show(_ values: Set<Int>) { print("set") }
show([1])
func show(_ values: [String: Int]) { print("dictionary") }
func show(_ values: KeyValuePairs<String, Int>) { print("pairs") }
show(["a": 1])
func draw(_ line: Line) { print("line") }
func draw(_ values: [Any]) { print("anything") }
draw([1])
extension OperationQueue {
  func addOperation(_ operation: Operation, dependencies: [Operation]) { print("array of \(dependencies.count)") }
  func addOperation(_ operation: Operation, dependencies: Set<Operation>) { print("set of \(dependencies.count)") }
}
let first = Operation(), second = Operation()
OperationQueue().addOperation(second, dependencies: [first])
OperationQueue().addOperation(second, dependencies: Set([first]))
