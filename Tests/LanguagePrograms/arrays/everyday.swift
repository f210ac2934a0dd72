// What is done with collections day by day, one line for each kind of work.
import Foundation
let a = [5, 3, 8, 1, 9, 2]
print(a.sorted(by: >), a.sorted { $0 > $1 }, a.min()!, a.max(by: { $0 < $1 })!)
print(a.partition0())
extension Array { func partition0() -> Int { count } }
var v = a; let p = v.partition { $0 > 4 }; print(p, v.count)
print(a.chunked(into: 2))
extension Array { func chunked(into n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
let diff = [1, 2, 3, 4].difference(from: [1, 3, 5])
for c in diff { switch c { case .insert(let o, let e, _): print("+", o, e); case .remove(let o, let e, _): print("-", o, e) } }
print([1, 3, 5].applying(diff)!, diff.insertions.count, diff.removals.count)
print([[1, 2], [3]].joined().map { $0 }, Array([[1, 2], [3]].joined(separator: [0])))
print(a.indices(where: { $0 > 4 }).ranges.count)
v = [1, 2, 3, 4, 5]; v.swapAt(0, 4); v.reverse(); v.rotate0(); print(v)
extension Array { mutating func rotate0() { append(removeFirst()) } }
v.replaceSubrange(1...2, with: [9, 9, 9]); v.removeSubrange(0..<1); v.insert(7, at: 1); print(v, v.firstIndex(of: 9)!, v.lastIndex(of: 9)!, v.lastIndex(where: { $0 == 7 })!)
print(v.allSatisfy { $0 > 0 }, v.contains(where: { $0 == 7 }), v.first(where: { $0 > 7 }) as Any, v.last(where: { $0 > 8 }) as Any)
print(v.prefix(2), v.suffix(2), v.dropFirst(), v.dropLast(), v.prefix(through: 1), v.prefix(upTo: 1), v.suffix(from: 2))
print(v.split(separator: 9), v.split(maxSplits: 1, whereSeparator: { $0 == 9 }))
print(zip(v, v.dropFirst()).map { $1 - $0 }, Array(zip(1..., ["a", "b"])).map { "\($0.0)\($0.1)" })
print(v.reduce(into: [:]) { (r: inout [Int: Int], x) in r[x, default: 0] += 1 }.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
print(Dictionary(grouping: a, by: { $0 % 3 }).mapValues { $0.sorted() }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let d = Dictionary(uniqueKeysWithValues: zip(["a", "b"], [1, 2])); print(d["a"]!, d["z", default: 0], d.keys.sorted(), d.values.sorted(), d.count)
print(d.merging(["b": 5, "c": 6]) { $0 + $1 }.sorted { $0.key < $1.key }.map { $0.value }, d.filter { $0.value > 1 }, d.compactMapValues { $0 > 1 ? $0 : nil })
var dd = d; dd.merge(["a": 9], uniquingKeysWith: { $1 }); dd.updateValue(3, forKey: "q"); dd.removeValue(forKey: "b"); dd["x"] = nil; print(dd.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }, dd.popFirst() != nil)
print(d.max { $0.value < $1.value }!.key, d.first { $0.value == 2 }!.key, d.contains { $0.key == "a" }, d.map { $0.value }.sorted(), d.reduce(0) { $0 + $1.value })
print(d.index(forKey: "a") != nil, d.isEmpty, d == ["a": 1, "b": 2], d.allSatisfy { $0.value > 0 }, d.sorted(by: { $0.value > $1.value }).first!.key)
let st: Set = [1, 2, 3]; print(st.union([4]).count, st.intersection([2, 9]), st.subtracting([1]).sorted(), st.symmetricDifference([3, 4]).sorted(), st.isSubset(of: [1, 2, 3, 4]), st.isDisjoint(with: [9]), st.isStrictSubset(of: [1, 2, 3]))
var ms = st; print(ms.insert(3).inserted, ms.insert(7).memberAfterInsert, ms.remove(1) as Any, ms.update(with: 2) as Any, ms.sorted()); ms.formUnion([10]); ms.formIntersection([7, 10]); ms.subtract([10]); print(ms, ms.first!)
print(stride(from: 0, through: 10, by: 5).map { $0 }, stride(from: 1.0, to: 2.0, by: 0.5).reversed(), (1...5).reversed().map { $0 }, (0..<10).filter { $0.isMultiple(of: 3) })
print((1...3).flatMap { Array(repeating: $0, count: $0) }, [1, nil, 3].compactMap { $0 }, ["1", "x"].compactMap(Int.init), ["1", "x"].map { Int($0) ?? -1 })
print(a.lazy.map { $0 * 2 }.filter { $0 > 6 }.first!, Array(a.lazy.filter { $0 > 2 }.map { $0 + 1 }.prefix(2)), a.lazy.compactMap { $0 > 5 ? $0 : nil }.count)
print(sequence(first: 1, next: { $0 < 100 ? $0 * 3 : nil }).map { $0 }, sequence(state: 3) { (s: inout Int) -> Int? in s -= 1; return s >= 0 ? s : nil }.map { $0 })
print(a.enumerated().max { $0.element < $1.element }!.offset, a.enumerated().map { $0 * $1 }, a.enumerated().sorted { $0.element < $1.element }.map(\.offset))
print(a.elementsEqual([5, 3, 8, 1, 9, 2]), a.starts(with: [5, 3]), a.lexicographicallyPrecedes([6]), a.drop { $0 != 8 }, a.prefix { $0 != 8 })
print([1, 2, 3].reversed() == [3, 2, 1], [3, 1] + [2], [1, 2] == [1, 2], [[1], [2]].flatMap { $0 }, Array(0..<3), [Int](repeating: 0, count: 2), Array("abc"))
print([1, 2, 3].withUnsafeBufferPointer { $0.reduce(0, +) }, ContiguousArray([1, 2]).count, ArraySlice([1, 2, 3])[1...], a[2...].startIndex, a[...1], a[1..<3].map { $0 })
print(a.isEmpty, a.capacity >= 6, a.endIndex, a.index(after: 0), a.index(0, offsetBy: 3, limitedBy: 2) as Any, a.indices, a.distance(from: 0, to: 3), a.formIndex0())
extension Array { func formIndex0() -> Int { var i = startIndex; formIndex(after: &i); return i } }
print(AnySequence(a).prefix(2).map { $0 }, AnyIterator { nil as Int? }.next() as Any, AnyCollection(a).count, IteratorSequence(a.makeIterator()).map { $0 }, repeatElement("x", count: 2).joined(), CollectionOfOne(5).first!, EmptyCollection<Int>().count)
print(a.max() == a.sorted().last, a.sum(), a.average())
extension Collection where Element: BinaryInteger { func average() -> Double { isEmpty ? 0 : Double(sum()) / Double(count) } }
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }
var it = a.makeIterator(); while let x = it.next() { if x == 8 { break } }; print(it.next()!)
for (i, x) in a.enumerated().reversed().prefix(2) { print(i, x) }
for case let x? in [1, nil, 2] where x > 1 { print("got", x) }
outer: for i in 0..<3 { for j in 0..<3 where i != j { if i + j == 3 { break outer }; if j == 2 { continue outer }; print(i, j, terminator: " ") } }; print()
print(type(of: a.prefix(2)), type(of: a.lazy), type(of: zip(a, a)), type(of: a.reversed()), type(of: d.keys), type(of: (1, "a")), type(of: { (x: Int) in x }))
var matrix = Array(repeating: Array(repeating: 0, count: 3), count: 2); matrix[1][2] = 5; print(matrix, matrix.map { $0.reduce(0, +) }, matrix.joined().max()!)
print(a.shuffled().sorted() == a.sorted(), a.randomElement()! > 0, Int.random(in: 1...1), [1, 2, 3].firstIndex { $0 > 1 }!, a.trimmingPrefix { $0 > 2 })
print(a.removingDuplicates())
extension Array where Element: Hashable { func removingDuplicates() -> [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } } }
print(a.sorted { ($0 % 2, $0) < ($1 % 2, $1) }, a.sorted(using: KeyPathComparator(\.self)), ["b", "a"].sorted(by: \.count0))
extension String { var count0: Int { count } }
extension Sequence { func sorted<K: Comparable>(by k: KeyPath<Element, K>) -> [Element] { sorted { $0[keyPath: k] < $1[keyPath: k] } } }
v.removeAll(where: { $0 == 9 }); v.removeAll(keepingCapacity: true); v.reserveCapacity(10); v += 1...3; v.append(contentsOf: [4]); print(v.popLast()!, v.removeLast(), v.removeFirst(), v)
v = [1, 2, 3, 4, 5, 6]; v.removeFirst(2); v.removeLast(1); v.insert(contentsOf: [8, 8], at: 0); print(v, v.dropFirst(100), v.prefix(100).count); v.moveSubranges0()
extension Array { func moveSubranges0() {} }
print(a.withContiguousStorageIfAvailable { $0.count } ?? 0, a.sorted().binarySearch(8) ?? -1)
extension RandomAccessCollection where Element: Comparable { func binarySearch(_ x: Element) -> Index? { var lo = startIndex, hi = endIndex; while lo < hi { let m = index(lo, offsetBy: distance(from: lo, to: hi) / 2); if self[m] == x { return m }; if self[m] < x { lo = index(after: m) } else { hi = m } }; return nil } }
