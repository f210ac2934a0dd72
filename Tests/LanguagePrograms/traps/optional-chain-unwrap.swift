// traps: forcing the end of an optional chain that is nil in the middle
class Node {
  var next: Node?
  var value = 1
}
let head = Node()
head.next = Node()
print(head.next!.value)
print(head.next?.next?.value ?? 0)
print(head.next!.next!.value)
