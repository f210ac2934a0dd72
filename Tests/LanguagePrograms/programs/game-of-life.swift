// programs: the game of life with sets of hashable cells, extensions, a generic sequence of generations, string building
struct Cell: Hashable {
  let x: Int
  let y: Int
  var neighbours: [Cell] {
    (-1...1).flatMap { dx in
      (-1...1).compactMap { dy in dx == 0 && dy == 0 ? nil : Cell(x: x + dx, y: y + dy) }
    }
  }
}

struct World: Equatable {
  var alive: Set<Cell>

  init(_ picture: String) {
    alive = []
    for (y, line) in picture.split(separator: "\n").enumerated() {
      for (x, character) in line.enumerated() where character == "#" { alive.insert(Cell(x: x, y: y)) }
    }
  }

  func next() -> World {
    var counts: [Cell: Int] = [:]
    for cell in alive { for neighbour in cell.neighbours { counts[neighbour, default: 0] += 1 } }
    var world = self
    world.alive = Set(counts.filter { $0.value == 3 || ($0.value == 2 && alive.contains($0.key)) }.map { $0.key })
    return world
  }

  func draw(width: Int, height: Int) -> String {
    (0..<height).map { y in
      (0..<width).map { x in alive.contains(Cell(x: x, y: y)) ? "#" : "." }.joined()
    }.joined(separator: "\n")
  }
}

extension World: Sequence {
  struct Generations: IteratorProtocol {
    var current: World?
    mutating func next() -> World? {
      defer { current = current?.alive.isEmpty == true ? nil : current?.next() }
      return current
    }
  }
  func makeIterator() -> Generations { Generations(current: self) }
}

let blinker = World(
  """
  .....
  .###.
  .....
  """)
for world in blinker.prefix(2) {
  print(world.draw(width: 5, height: 4))
  print("--")
}
print("period two:", blinker.next().next() == blinker, blinker.next() != blinker)

var glider = World(".#.\n..#\n###")
for _ in 0..<8 { glider = glider.next() }
print(glider.draw(width: 6, height: 6))
print("cells", glider.alive.count, "corner", glider.alive.map { $0.x + $0.y }.min()!)
let dying = World("##")
print("generations until empty:", dying.reduce(0) { n, _ in n + 1 })
print(dying.map { $0.alive.count })
