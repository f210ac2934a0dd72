// Arrays of pairs with labels where pairs without are asked for, and the other way round.
let d = ["b": 2, "a": 1, "c": 3]
let named: [(key: String, value: Int)] = [("x", 1), ("y", 2)]
let other: [(name: String, age: Int)] = [("x", 1), ("y", 2)]
let plain = [("x", 1), ("y", 2)]
func sum<S: Sequence>(_ pairs: S) -> Int where S.Element == (String, Int) { pairs.reduce(0) { $0 + $1.1 } }
func total<S: Sequence>(_ pairs: S) -> Int where S.Element == (name: String, age: Int) { pairs.reduce(0) { $0 + $1.age } }

print(Dictionary(uniqueKeysWithValues: d.sorted { $0.key < $1.key }) == d, Dictionary(uniqueKeysWithValues: d.dropLast(1)).count)
print(Dictionary(uniqueKeysWithValues: named)["x"]!, Dictionary(uniqueKeysWithValues: other)["y"]!, Dictionary(uniqueKeysWithValues: Array(d)) == d)
print(Dictionary(named, uniquingKeysWith: +)["x"]!, Dictionary(named + named, uniquingKeysWith: { $0 + $1 })["y"]!)
print(d.merging(named) { $1 }["x"]!, d.merging(named.map { ($0.key, $0.value) }) { $0 + $1 }.count)
var merged = d
merged.merge(named) { $1 }
merged.merge(d.sorted { $0.key < $1.key }) { $0 + $1 }
print(merged.sorted { $0.key < $1.key })
print([String: Int](uniqueKeysWithValues: named).count, sum(named), sum(plain), sum(named + named), total(plain), total(other))
let made: [String: Int] = Dictionary(uniqueKeysWithValues: named)
let short: [String: Int] = .init(uniqueKeysWithValues: other)
print(made == short, Dictionary(grouping: named, by: \.value)[2]!)
