// dictionaries: what people do with keys and values
import Foundation

struct S: Hashable, Comparable { let n: Int; static func < (a: S, b: S) -> Bool { a.n < b.n } }
var d: [S: [String]] = [S(n: 2): ["b", "c"], S(n: 1): ["a"]]
for k in d.keys.sorted() { print(k.n, d[k]!) }
for (i, k) in d.keys.sorted().enumerated() { print(i, k.n) }
print(
  d.values.flatMap { $0 }.sorted(), d.values.joined().count, d.values.map(\.count).sorted(), d.values.reduce(0) { $0 + $1.count })
print(Array(d.keys).count, Set(d.keys).count, d.keys.filter { $0.n > 1 }.count, d.keys.min()!.n, d.keys.max { $0.n < $1.n }!.n)
d.keys.forEach { d[$0]?.append("x") }
print(
  d.values.allSatisfy { $0.last == "x" }, d.values.contains { $0.count == 3 }, d.values.first { $0.count == 2 }!,
  d.keys.contains(S(n: 1)))
let names = ["a": 1.5, "b": 2.5]
print(
  names.keys.sorted().joined(separator: ","), names.values.max()!, names.values.reduce(0, +), names.values.sorted(by: >),
  names.keys.lazy.map { $0 + "!" }.sorted())
var qs = ["x": DispatchQueue(label: "x")]
for q in qs.values { q.sync { print("in", q.label) } }
qs.values.forEach { $0.sync {} }
for case let (k, v) in names.sorted(by: { $0.key < $1.key }) where v > 2 { print(k) }
let ks = names.keys
print(ks.count, ks.isEmpty, ks.sorted(), type(of: ks.map { $0 }), ks.startIndex == ks.endIndex)
func show<C: Collection>(_ c: C) -> String where C.Element == String { c.sorted().joined() + "\(c.count)" }
print(
  show(names.keys), show(["q"]), names.keys.elementsEqual(names.map { $0.key }), names.keys.shuffled().count,
  names.values.compactMap { $0 > 2 ? "\($0)" : nil }, names.keys.dropFirst().count, names.values.prefix(1).count,
  names.keys.reversed().count, names.values.enumerated().map { $0.offset }, names.keys.randomElement() != nil,
  names.keys.first.map { $0.count }!, names.values.sorted().last!)
print(
  names.keys == ["a": 0, "b": 0].keys, names.keys != ["a": 0].keys, [names.keys.count: names.keys].count,
  [String](names.keys).sorted(), ArraySlice(names.values).count, names.keys.sorted { $0 > $1 })
let o: [String: Int?] = ["k": nil]; print(o.values.compactMap { $0 }.count, o.values.first! == nil, o.keys.first!)
var arr = [String](); arr += names.keys; arr.append(contentsOf: names.keys);
print(
  arr.count, (arr + names.keys).count, arr.contains(where: names.keys.contains), Set(["a"]).isSubset(of: names.keys),
  Set(["a"]).union(names.keys).sorted(), Set(["a", "q"]).subtracting(names.keys),
  Dictionary(uniqueKeysWithValues: names.keys.map { ($0, 1) }).count,
  Dictionary(uniqueKeysWithValues: zip(names.keys, names.values)) == names)
