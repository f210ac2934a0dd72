// `Self` in what is cast to: which class that is the object says, also in a list or a table of such, and in patterns.
class Node {
  required init() {}
  func all(_ found: Any) -> [Node] { (found as? [Self]) ?? [] }
  func table(_ found: Any) -> Int { (found as? [String: Self])?.count ?? -1 }
  func forced(_ found: Any) -> Int { (found as! [Self]).count }
  func tests(_ found: Any) -> [Bool] { [found is Self, found is [Self], found is [Int: Self]] }
  func kind(_ found: Any) -> String {
    switch found {
    case is Self: "own"
    case let list as [Self]: "\(list.count) own"
    case is [Node]: "nodes"
    default: "-"
    }
  }
  func given(_ found: Any?) -> Int {
    guard let list = found as? [Self] else { return -1 }
    return list.count
  }
  static func own(_ found: [Any]) -> Int { found.compactMap { $0 as? Self }.count }
  static func list(_ found: Any) -> Int { (found as? [Self])?.count ?? 0 }
}
class Leaf: Node {}
final class Bud: Leaf {}

let (node, leaf, bud) = (Node(), Leaf(), Bud())
print(node.all([node, leaf]).count, leaf.all([node, leaf]).count, leaf.all([leaf, bud]).count)
print(node.table(["a": node]), leaf.table(["a": node]), leaf.table(["a": bud]))
print(leaf.forced([bud]), leaf.tests(node), leaf.tests(bud), leaf.tests([node]), leaf.tests([bud]), node.tests([1: node]))
print(leaf.kind(node), leaf.kind(bud), leaf.kind([bud]), leaf.kind([node]), bud.kind([leaf]))
print(Node.own([node, leaf, bud]), Leaf.own([node, leaf, bud]), Bud.own([node, leaf, bud]), Leaf.list([node]), Leaf.list([bud]))
print(leaf.given([node]), bud.given([bud, bud]), bud.given(nil))
