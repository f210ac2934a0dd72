// dictionaries: mapValues, filter, reduce, merging, grouping, uniqueKeys, sorting of entries, keys of different types
let prices = ["tea": 2.5, "cake": 4, "pie": 3]
print(prices.mapValues { $0 * 2 }["cake"]!, prices.filter { $0.value < 4 }.keys.sorted())
print(prices.values.reduce(0, +), prices.map { $0.key.count }.sorted(), prices.count)
print(prices.sorted { $0.value < $1.value }.map(\.key), prices.max { $0.value < $1.value }!.key)
print(prices.reduce(into: 0.0) { $0 += $1.value }, prices["tea"]! / 2)

let pairs = [("a", 1), ("b", 2)]
let made = Dictionary(uniqueKeysWithValues: pairs)
print(made["a"]!, made["b"]!, made.count)
var merged = made.merging(["b": 20, "c": 30]) { old, new in old + new }
print(merged.sorted { $0.key < $1.key }.map { $0.value })
merged.merge(["a": 5]) { _, new in new }
print(merged["a"]!)
let byLength = Dictionary(grouping: ["x", "yy", "z"], by: { $0.count })
print(byLength[1]!, byLength[2]!)
let zipped = Dictionary(zip(["k", "l", "k"], 1...3), uniquingKeysWith: +)
print(zipped["k"]!, zipped["l"]!)
let squares = Dictionary(uniqueKeysWithValues: (1...3).map { ($0, $0 * $0) })
print(squares.keys.sorted().map { squares[$0]! })

struct Cell: Hashable {
  let row: Int
  let column: Int
}
enum Piece { case king, queen }
var board: [Cell: Piece] = [:]
board[Cell(row: 0, column: 4)] = .king
print(board[Cell(row: 0, column: 4)] == .king, board[Cell(row: 4, column: 0)] == nil)
print(made.compactMapValues { $0 > 1 ? "big" : nil }, made.mapValues { _ in "v" }.values.sorted())
for (key, value) in made where value == 2 { print(key, value) }
print(made.first { $0.value == 1 }!.key, made.allSatisfy { $0.value > 0 }, [true: "yes"][true]!)
