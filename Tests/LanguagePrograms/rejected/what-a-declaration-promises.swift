// What a declaration promises has to be there: an 'ID' that is Hashable, the associated types in angle brackets, an Optional for 'weak'.
struct Plain {}
struct Entry: Identifiable { let id: Plain }
struct Right: Identifiable { let id: String }
protocol Box<Item> { associatedtype Value }
protocol Holder<Item>: RightBox {}
protocol RightBox<Item> { associatedtype Item }
final class Node {}
let count: inout Int = 1
func answer() -> inout Int { 1 }
func local() {
  weak var node: Node = Node()
  weak var right: Node? = Node()
  print(node === right)
}
weak var global: Node = Node()
struct Other: CaseIterable { static var allCases: [Int] { [] } }
struct Own: CaseIterable { static var allCases: Set<Int> { [] } }
struct List: CaseIterable { static var allCases: ArraySlice<List> { [] } }
