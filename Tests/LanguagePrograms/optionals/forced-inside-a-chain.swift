// `node?.value!`: what is unwrapped lies inside of the chain, whose value is an Optional.
class Node {
  var value: Any!
  var next: Node?
  init(_ value: Any, _ next: Node? = nil) { (self.value, self.next) = (value, next) }
}
let node: Node? = Node(2, Node(3))
let first: Any = node?.value! as Any
print(first)
var all: [Any] = []
for node in [Node("1"), Node(2), nil] as [Node?] { all.append(node?.value! as Any) }
print(all)
print(node?.next!.value as Any, node?.next!.next?.value as Any)
let missing: Node? = nil
print(missing?.next!.value as Any, missing?.value! as Any)
if let second = node?.next! { print(second.value!) }
let words: [String]? = ["a", "b"]
print(words?.first! ?? "none", words?.first!.count ?? 0)
