// generics: types nested in a generic type use its parameters, from inside and from outside
struct Tree<Element: Comparable> {
  indirect enum Node { case leaf, branch(Node, Element, Node) }
  struct Path { var steps: [Element] = []; let root: Element? }
  final class Box { let e: Element; init(_ e: Element) { self.e = e } }
  var root = Node.leaf
  mutating func insert(_ e: Element) { root = Tree.insert(e, root) }
  static func insert(_ e: Element, _ node: Node) -> Node {
    switch node {
    case .leaf: return .branch(.leaf, e, .leaf)
    case .branch(let l, let x, let r): return e < x ? .branch(insert(e, l), x, r) : .branch(l, x, insert(e, r))
    }
  }
  func all(_ node: Node? = nil) -> [Element] {
    guard case .branch(let l, let x, let r) = node ?? root else { return [] }
    return all(l) + [x] + all(r)
  }
  var path: Path { Path(steps: all(), root: nil) }
}
var t = Tree<String>()
["b", "a", "c"].forEach { t.insert($0) }
print(t.all(), t.path.steps, type(of: t.path))
let p = Tree<Int>.Path(steps: [1], root: 2)
print(p)
let box: Tree<Double>.Box = Tree<Double>.Box(2.5)
print(box.e, type(of: box))
let any: [Any] = [p]
print(any)
