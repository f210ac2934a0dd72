// A property is not assigned to itself where its value is coerced on the way.
class Node {
  var next: Node? { didSet { print("next", oldValue === next) } }
  var count = 1
  func again() {
    next = next as Node?
    count = (count as Int)
  }
}

let node = Node()
node.next = node
node.next = (node.next as Node?)
node.next = node.next as Node?
node.again()
var kept: Node? = node
kept = kept as Node?
print(node.count, kept === node)
node.next = nil
