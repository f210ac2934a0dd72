// Pairs with and without labels where a closure makes them.
struct CodableDictionary<K: Hashable, V> { var raw: [K: V]
  init(_ e: (K, V)...) { raw = Dictionary(uniqueKeysWithValues: e) }
  init(copy: [K: V]) { raw = .init(uniqueKeysWithValues: copy.map { ($0, $1) }) }
  init(other: [K: V]) { raw = .init(uniqueKeysWithValues: zip(other.keys, other.values)) }
  init(third: [K: V]) { raw = .init(uniqueKeysWithValues: Array(third).map { $0 }) } }
print(CodableDictionary(copy: ["a": 1]).raw, CodableDictionary(third: ["a": 1]).raw, CodableDictionary(("z", 2)).raw)
protocol DictProtocol: Collection where Element == (key: Key, value: Value) { associatedtype Key: Hashable; associatedtype Value; subscript(k: Key) -> Value? { get } }
extension Dictionary: DictProtocol {}
func first<D: DictProtocol>(_ d: D, _ k: D.Key) -> D.Value? { d[k] }
print(first(["q": 5], "q") as Any)
typealias NE<Key, Value> = [Key: Value] where Key: Hashable
let ne: NE<String, Int> = ["a": 1]; print(ne)
struct OD<K: Hashable, V> { var keys: [K] = [], d: [K: V] = [:]
  init<S: Sequence>(uniqueKeysWithValues s: S) where S.Element == (key: K, value: V) { for (k, v) in s { keys.append(k); d[k] = v } }
  init<S: Sequence>(values: S, by f: (V) throws -> K) rethrows where S.Element == V { self.init(uniqueKeysWithValues: try values.map { v in return (try f(v), v) }) } }
print(OD(values: ["a", "bb"], by: { $0.count }).keys)
print(OD(values: ["a", "bb"], by: { $0.count }).keys)
print(Dictionary(uniqueKeysWithValues: ["q": 1].map { (key: $0, value: $1) }))
let prices = ["tea": 3, "cake": 5]
let doubled = Dictionary(uniqueKeysWithValues: prices.filter { $0.value > 3 }.map { item in (key: item.key, value: item.value * 2) })
print(doubled)
print(Dictionary(["a", "bb", "a"].map { (name: $0, length: $0.count) }, uniquingKeysWith: +).sorted { $0.key < $1.key }.map(\.value))
print(Dictionary(grouping: prices.map { (label: $0, price: $1) }, by: { $0.price > 4 }).mapValues(\.count)[true] ?? 0)
func list<S: Sequence>(_ pairs: S) -> String where S.Element == (name: String, value: Int) { pairs.map { "\($0.name)=\($0.value)" }.joined(separator: ",") }
print(list(["a", "b"].map { ($0, 1) }), list(["c"].map { (name: $0, value: 2) }))
