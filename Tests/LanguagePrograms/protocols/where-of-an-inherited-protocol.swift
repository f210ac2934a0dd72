// protocols/where-of-an-inherited-protocol: a protocol says more of what the inherited one has; generic methods are overridden
protocol Entity: Identifiable, Equatable where ID: Comparable { var name: String { get } }
struct User: Entity { let id: Int; let name: String }
func oldest<E: Entity>(_ all: [E]) -> E? { all.min { $0.id < $1.id } }
print(oldest([User(id: 3, name: "c"), User(id: 1, name: "a")])!.name)
protocol Visitor { associatedtype Output; func visit(_ n: Int) -> Output }
class Node { func accept<V: Visitor>(_ v: V) -> V.Output { v.visit(0) } }
final class Leaf: Node { let n: Int; init(_ n: Int) { self.n = n }; override func accept<V: Visitor>(_ v: V) -> V.Output { v.visit(n) } }
struct Show: Visitor { func visit(_ n: Int) -> String { "n\(n)" } }
struct Twice: Visitor { func visit(_ n: Int) -> Int { n * 2 } }
let node: Node = Leaf(21)
print(node.accept(Show()), node.accept(Twice()), Node().accept(Show()))
