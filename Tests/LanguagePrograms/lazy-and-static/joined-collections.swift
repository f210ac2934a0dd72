// joined() of nested collections is a view, as printed and as used
let nested = [[3, 1], [], [2]]
let flat = nested.joined()
print(flat)
print(type(of: flat), flat.count, flat.isEmpty, flat.first!, flat.last!)
print(Array(flat), flat.sorted(), flat.map { $0 * 2 }, flat.reversed(), flat.max()!, Set(flat).count)
for (index, value) in flat.enumerated() { print(index, value, terminator: "; ") }
print(flat.contains(2), flat.firstIndex(of: 2).map { flat[$0] } ?? -1, flat.reduce(0, +))
print([0] + nested.joined() + [9])
var list = [1]
list += nested.joined()
list.append(contentsOf: nested.joined())
print(list, ["ab", "cd"].joined(), [["x"], ["y", "z"]].joined().joined(separator: "-"))
print(Array(nested.joined().prefix(2)), nested.joined().dropFirst().count, Array(nested.joined().lazy.filter { $0 > 1 }))
print([1: [1], 2: [2]].values.joined().sorted(), (1...3).map { 0..<$0 }.joined().count, [(0..<2), (5..<6)].joined().map { $0 })
func merge<S: Sequence>(_ parts: S) -> [S.Element.Element] where S.Element: Sequence { Array(parts.joined()) }
print(merge([[1], [2]]), merge([Set([7])]), Array([[1], [2]].joined(separator: [0, 0])))
func total(_ rows: [[Int]]) -> Int { rows.joined().lazy.map { $0 + 1 }.reduce(0, +) }
print(total(nested), String(describing: [["a"]].joined()), [["a": 1]].joined().map(\.key))
print(zip(nested.joined(), "abc").map { "\($0)\($1)" }, nested.joined().min() ?? 0, nested.joined().elementsEqual([3, 1, 2]))
let words: [String] = [["b"], ["a"]].joined().sorted()
print(words, nested.lazy.joined().first { $0 < 3 } ?? 0, [[[1]], [[2, 3]]].joined().joined().count)
