final class Node { var next: Node?; init(_ n: Node? = nil) { next = n } }
let none: Node? = nil
let x: Node?? = none?.next
print(x == nil)
func h(_ b: (Node?) -> Node??) -> Bool { b(nil) == nil }
print(h { $0?.next }, h { x in return x?.next })
func g<T>(_ a: T, _ b: (T) -> T?) -> Bool { b(a) == nil }
print(g(none) { $0?.next }, g(none) { x in return x?.next }, g(none, { (x: Node?) -> Node?? in x?.next }))
func k<T>(_ a: T, _ b: T?) -> Bool { b == nil }
print(k(none, none?.next))

let list: Node? = Node(Node(Node()))
print(sequence(first: list) { $0?.next }.map { $0 == nil })
print(sequence(first: list, next: { $0?.next }).lazy.compactMap { $0 }.reduce(0) { count, _ in count + 1 })
print(sequence(first: list!) { $0.next }.reduce(0) { count, _ in count + 1 })
