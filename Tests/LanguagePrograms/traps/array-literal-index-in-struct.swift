// traps: an index out of range inside a mutating method of a struct in a class
struct Grid {
  var cells = [0, 0, 0]
  mutating func set(_ i: Int, _ value: Int) { cells[i] = value }
}
final class Game {
  var grid = Grid()
  func play(_ moves: [Int]) {
    for move in moves {
      grid.set(move, 1)
      print(grid.cells)
    }
  }
}
Game().play([0, 2, 3])
