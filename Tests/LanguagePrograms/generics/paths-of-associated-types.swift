// What a protocol says of the associated types of its associated types.
protocol Graph {
    associatedtype Node: Hashable
    associatedtype Edges: Sequence where Edges.Element == (to: Node, cost: Double)
    func edges(from node: Node) -> Edges
}
extension Graph {
    func total(_ n: Node) -> Double {
        var s = 0.0
        for (next, step) in edges(from: n) { s += step; _ = next }
        for e in edges(from: n) { s += e.cost }
        return s
    }
    func names(_ n: Node) -> [Node] { edges(from: n).map { $0.to } }
}
struct G: Graph {
    func edges(from n: String) -> [(to: String, cost: Double)] { [(to: n + "x", cost: 2), ("y", 3)] }
}
print(G().total("a"), G().names("b"))
protocol Holder { associatedtype Items: Collection where Items.Element == Item; associatedtype Item: Comparable; var items: Items { get } }
extension Holder { var top: Item? { items.max() }; func both() -> (Item, Item)? { guard let f = items.first, let m = items.min() else { return nil }; return (f, m) } }
struct H: Holder { var items: [Int] }
print(H(items: [2, 5, 1]).top as Any, H(items: [2, 1]).both()!)
func use<T: Holder>(_ h: T) -> T.Item? where T.Item: Numeric { h.items.first.map { $0 + 1 } }
print(use(H(items: [4])) as Any)
protocol Chain { associatedtype Next: Chain where Next.Next == Next; var value: Int { get }; var next: Next { get } }
struct End: Chain { var value = 0; var next: End { self } }
struct Link: Chain { var value: Int; var next = End() }
extension Chain { func sum() -> Int { value + next.value + next.next.value; } ; var far: Next { next.next } }
print(Link(value: 4).sum(), Link(value: 2).far)
protocol Command { associatedtype Reply; func run() -> Reply }
protocol Plain: Command where Reply == String {}
struct Hello: Plain { func run() -> String { "hello" } }
protocol Group { associatedtype Child: Plain; var child: Child { get } }
extension Group { func text() -> String { child.run().uppercased() } }
struct One: Group { let child = Hello() }
print(One().text())
func deep<G: Group>(_ g: G) -> G.Child.Reply { g.child.run() }
print(deep(One()).count)
