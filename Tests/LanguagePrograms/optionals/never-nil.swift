// what can never be nil is compared with nil all the same
struct Name { var text: String }
let name = Name(text: "a")
let number = 5
print(name.text == nil, number != nil, nil == number, 7 == nil)
func isNothing<T>(_ value: T) -> Bool { value == nil }
print(isNothing(3), isNothing(nil as Int?))
final class Node { var next: Node? }
let node = Node()
if node != nil { print("a node") }
if node.next == nil { print("the last") }
let any: Any = Int?.none as Any
print(any == nil)
