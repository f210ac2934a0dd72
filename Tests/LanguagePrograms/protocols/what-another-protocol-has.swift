// What one protocol asks and an extension of another one has: associated types follow from it
protocol Loader { associatedtype Output; func load() throws -> Output }
protocol Cached { associatedtype Key: Hashable; associatedtype Value; var store: [Key: Value] { get set } }
extension Cached {
  subscript(key: Key) -> Value? { get { store[key] } set { store[key] = newValue } }
  func load() throws -> [Value] { store.values.map { $0 } }
}
struct Images: Cached, Loader { var store = ["a": 1] }
print(try Images().load(), Images()["a"] as Any)
func run<L: Loader>(_ l: L) throws -> L.Output { try l.load() }
print(try run(Images()).reduce(0, +))
protocol Empty { init() }
extension Cached where Self: Empty {
  init(arrayLiteral elements: (Key, Value)...) { self.init(); for (k, v) in elements { store[k] = v } }
}
struct Table: Cached, Empty, ExpressibleByArrayLiteral { var store: [String: Int] = [:] }
let t: Table = [("x", 1), ("y", 2)]
print(t["y"]!)
protocol Stack { associatedtype Item; var items: [Item] { get set } }
extension Stack { mutating func next() -> Item? { items.isEmpty ? nil : items.removeLast() } }
struct Plates: Stack, IteratorProtocol, Sequence { var items = [1, 2, 3] }
for p in Plates() { print(p) }
protocol Graph: Collection { associatedtype V: Equatable; var vertices: [V] { get set } }
extension Graph {
  public var startIndex: Int { 0 }
  public var endIndex: Int { vertices.count }
  public func index(after i: Int) -> Int { i + 1 }
  public subscript(i: Int) -> V { vertices[i] }
}
class Plain<V: Equatable>: Graph { var vertices: [V] = []; init(_ v: [V]) { vertices = v } }
print(Plain([1, 2]).map { $0 * 2 })
struct Names: Graph { var vertices = ["a", "b"] }
let names = Names()
print(names.first!, names.count, names.isEmpty, Array(names.dropFirst()), names.contains("b"), names[1])
for name in names { print(name) }
func show<C: Collection>(_ c: C) where C.Element == String { print(c.joined(separator: "-"), c.endIndex) }
show(names)
