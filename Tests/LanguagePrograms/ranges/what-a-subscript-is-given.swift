// Ranges of every kind, of one's own and of generic parameters, beside positions and keys that are none.
struct Window: RangeExpression {
  let start: Int
  let length: Int
  func relative<C: Collection>(to collection: C) -> Range<Int> where C.Index == Int { start..<start + length }
  func contains(_ element: Int) -> Bool { element >= start && element < start + length }
}
extension Window { static let first = Window(start: 0, length: 2) }

struct Grid {
  var cells = Array(1...6)
  subscript(row: Int, column: Int) -> Int { cells[row * 3 + column] }
  subscript(rows rows: Range<Int>) -> [Int] { Array(cells[rows.lowerBound * 3..<rows.upperBound * 3]) }
  subscript<R: RangeExpression>(any range: R) -> ArraySlice<Int> where R.Bound == Int { cells[range] }
}

func part<R: RangeExpression>(_ values: [Int], _ range: R) -> ArraySlice<Int> where R.Bound == Int { values[range] }
func part<C: Collection>(of values: C, _ range: Range<C.Index>) -> C.SubSequence { values[range] }
func at<C: Collection>(_ values: C, _ index: C.Index) -> C.Element { values[index] }
func find<Key: Hashable>(_ key: Key, _ values: [Key: Int]) -> Int { values[key] ?? -1 }

let values = [10, 20, 30, 40, 50]
let word = "scenario"
print(values[1], values[1...2], values[..<2], values[3...], values[...], values[...1], values[Window(start: 1, length: 2)])
print(part(values, 1..<3), part(values, 2...), part(values, Window(start: 0, length: 1)), part(of: values, 1..<2), at(values, 3))
print(word[word.startIndex], word[word.startIndex...], word[..<word.index(word.startIndex, offsetBy: 3)])
print(part(of: word, word.startIndex..<word.index(after: word.startIndex)), at(word, word.startIndex))

let byRange = [0..<2: "low", 2..<4: "high"]
print(byRange[0..<2]!, byRange[2..<4, default: "-"], byRange[5..<6] ?? "none")
print(find("b", ["a": 1, "b": 2]), find(3, [3: 4]), [true: 1][true]!, [Window.first.start: "x"][0]!)
let range = values.indices
let (low, high) = (values.startIndex, values.endIndex)
print(values[range], values[low..<high].count, values[range.dropFirst()].first!, values[(low + 1)...].count)
var changed = values
changed[1..<3] = [0]
changed[0] += 5
changed[changed.count - 1] -= 1
print(changed, Grid()[1, 2], Grid()[rows: 0..<1], Grid()[any: 2..<4], Grid()[any: ...0])
let offsets: [Any.Type] = [Int.self, String.self]
print(offsets[0] == Int.self, [[1, 2], [3]][1][0], [values[0]: 1][10]!, values[values[0] / 10])
for index in values.indices where values[index] > 30 { print(index, values[index]) }
let slices = [0...1, 2...3].map { values[$0].reduce(0, +) }
print(slices, [2, 0].map { values[$0] })
