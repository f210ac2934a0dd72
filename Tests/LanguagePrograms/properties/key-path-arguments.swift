// What a subscript in a key path takes is evaluated once, where the path is made, and decides whether two paths are equal.
struct Grid {
  var cells = [0, 1, 2, 3]
  var names = ["x": 1]
  var rows = [[1, 2], [3, 4]]
  subscript(i: Int) -> Int {
    get { cells[i] }
    set { cells[i] = newValue }
  }
  subscript(i: Int, or other: Int) -> Int { cells.indices.contains(i) ? cells[i] : other }
}
final class Cursor {
  var index = 1
  var grid = Grid()
  deinit { print("no cursor") }
  func path() -> WritableKeyPath<[Int], Int> { \[Int].[index] }
}
func number(_ name: String, _ value: Int) -> Int {
  print("number", name)
  return value
}
var grid = Grid()
let first = \Grid.[number("a", 1)]
print("made")
print(grid[keyPath: first])
grid[keyPath: first] += 5
print(grid.cells)

var index = 2
let second = \Grid.cells[index]
index = 3
print(grid[keyPath: second])
grid[keyPath: second] = 9
print(grid.cells)
let nested = \Grid.rows[number("row", 1)][number("column", 0)]
grid[keyPath: nested] = 7
print(grid[keyPath: nested], grid.rows)
let mixed = \Grid.[number("mixed", 8), or: -1]
print(grid[keyPath: mixed], grid[keyPath: mixed])
let named = \Grid.names["x" + "y"]
grid[keyPath: named] = 4
print(grid.names.count, grid[keyPath: \.names[String(number("text", 5))]?.description] ?? "none")

func made(_ start: Int) -> WritableKeyPath<Grid, Int> {
  var i = start
  defer { i += 1 }
  return \.cells[i]
}
print(grid[keyPath: made(0)], (0..<3).map { \Grid.cells[$0] }.map { grid[keyPath: $0] })
print([grid, grid].map(\.cells[number("function", 1)]))
print(first == \Grid.[1], second == \Grid.cells[2], second == \Grid.cells[3], named == \Grid.names["xy"], made(1) == made(1))

func lifetime() {
  let cursor = Cursor()
  let path = \Cursor.grid.cells[cursor.index]
  cursor.index = 3
  print(cursor[keyPath: path])
  cursor[keyPath: path] = 100
  print(cursor.grid.cells)
  var list = [5, 6]
  let own = cursor.path()
  cursor.index = 0
  print(own == \[Int].[3])
  cursor.index = 1
  let other = cursor.path()
  cursor.index = 0
  list[keyPath: other] = 1
  print(list, own == other)
}
lifetime()
let joined = (\Grid.rows).appending(path: \.[number("joined", 1)])
print(grid[keyPath: joined], grid[keyPath: \.cells[number("inline", 1)]])
grid[keyPath: \.cells[number("changed", 1)]] += 1
print(grid.cells)
