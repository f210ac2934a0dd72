// optionals: chains in assignments, calls and subscripts: what is evaluated, what is skipped, what the chain gives back
final class Node {
  var value: Int
  var next: Node?
  weak var parent: Node?
  var tags: [String]? = nil
  var info: [String: [Int]] = [:]
  init(_ value: Int, _ next: Node? = nil) {
    self.value = value
    self.next = next
    next?.parent = self
  }
  func twice() -> Int { value * 2 }
  func child() -> Node? { next }
  subscript(i: Int) -> Node? { i == 0 ? self : next?[i - 1] }
}
var log: [String] = []
func noted(_ n: Int) -> Int {
  log.append("noted \(n)")
  return n
}
var head: Node? = Node(1, Node(2, Node(3)))
head?.next?.value = noted(20)
head?.next?.next?.next?.value = noted(99)
print(log, head?.next?.value as Any, head?[2]?.value as Any, head?[3]?.value as Any)
head?.next?.value += 5
head?[2]?.value *= 2
print(head!.next!.value, head!.next!.next!.value, head?.next?.parent?.value ?? -1)
if (head?.next?.next?.next?.value = 1) == nil { print("nothing assigned") }
if (head?.value = 7) != nil { print("assigned") }
head?.tags?.append("lost")
head?.tags = ["kept"]
head?.tags?.append("more")
head?.info["k", default: []].append(1)
head?.info["k"]?.append(2)
head?.info["z"]?.append(3)
print(head?.tags ?? [], head?.info["k"] ?? [], head?.info["z"] as Any, head?.tags?.count as Any, head?.tags?.first?.count as Any)
print(head?.child()?.twice() as Any, head?.child()?.child()?.child()?.twice() as Any)
let length = head?.tags.map { $0.count } ?? 0
print(length)
weak var second = head?.next
head?.next = head?.next?.next
print(second == nil, head?.next?.value as Any, head?.next?.parent == nil)
head = nil
print(head?.value as Any)
let action: ((Int) -> String?)? = { $0 > 0 ? "positive" : nil }
print(action?(1) as Any, action?(-1) as Any, action?(1)?.count as Any)
let missing: ((Int) -> String?)? = nil
print(missing?(noted(5)) as Any, log.count)
var list: [Int?] = [1, nil, 3]
list[0]? += 10
list[1]? += 10
print(list)
var words: [[String]?] = [["a"], nil]
words[0]?[0] += "!"
words[1]?[0] += "!"
print(words)
