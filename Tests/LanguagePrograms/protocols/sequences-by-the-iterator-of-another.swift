// Sequences whose iterator is that of an array: what their elements are follows from it, also behind conditions.
struct Grid<T: Numeric>: Equatable where T: Comparable {
  private(set) var cells: [T]
}
extension Grid: Sequence {
  func makeIterator() -> IndexingIterator<[T]> { cells.makeIterator() }
}
struct Names: Sequence {
  var list: [String]
  func makeIterator() -> Array<String>.Iterator { list.makeIterator() }
}
struct Letters: Collection {
  let text: [Character]
  var startIndex: Int { 0 }
  var endIndex: Int { text.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Character { text[i] }
}
struct Twice<Base: Collection>: Sequence, IteratorProtocol {
  var iterator: IndexingIterator<Base>
  var held: Base.Element?
  mutating func next() -> Base.Element? {
    if let element = held {
      held = nil
      return element
    }
    held = iterator.next()
    return held
  }
}
let grid = Grid(cells: [3, 1, 2])
print(grid.max()!, grid.contains(2), grid.sorted(), grid.map { $0 + 1 }, grid.reduce(0, +))
for cell in grid where cell > 1 { print(cell) }
print(Names(list: ["b", "a"]).sorted().joined(), Names(list: ["b"]).first { $0 == "b" } ?? "-")
print(Array(Twice<[Int]>(iterator: [1, 2].makeIterator())), String(Twice<Letters>(iterator: Letters(text: ["x", "y"]).makeIterator())))
