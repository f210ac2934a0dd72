final class Node {
  var value = 0
  var next: Node?
}

let node = Node()
let second = node.next?.value ?? -1
node.next?.value += 1
if let next = node.next, next.value > 0 { print(next.value) }
guard let forced = Int("12") else { fatalError() }
let sure = node.next!.next
let same = node.next === node
