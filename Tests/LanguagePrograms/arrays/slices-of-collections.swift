// Slices of collections can be changed in size, where what they are of can be; empty collections have iterators.
var slice = Slice(base: [1, 2, 3, 4], bounds: 1..<3)
slice.replaceSubrange(1..<2, with: [7, 8, 9])
print(Array(slice), slice.startIndex, slice.endIndex, slice.base)
slice.append(5)
slice.insert(0, at: slice.startIndex)
print(Array(slice), slice.base, slice.remove(at: 2), slice.count)
slice.removeAll { $0 == 5 }
print(Array(slice), Array(slice + [1]))
slice[1] = 6
print(Array(slice), slice.first as Any, slice.indices)
struct Row: RangeReplaceableCollection, BidirectionalCollection {
  var cells: [String] = []
  var startIndex: Int { 0 }
  var endIndex: Int { cells.count }
  subscript(position: Int) -> String { cells[position] }
  func index(after position: Int) -> Int { position + 1 }
  func index(before position: Int) -> Int { position - 1 }
  mutating func replaceSubrange<C: Collection>(_ bounds: Range<Int>, with new: C) where C.Element == String {
    cells.replaceSubrange(bounds, with: new)
  }
}
var part = Row(["a", "b", "c", "d"])[1..<3]
part.append(contentsOf: ["x", "y"])
part.removeFirst()
print(Array(part), part.base.cells, type(of: part), part.popLast() as Any, Array(part.reversed()))
let none = AnySequence<Int> { EmptyCollection<Int>.Iterator() }
print(Array(none).count, EmptyCollection<String>().map { $0 }, EmptyCollection<Int>().isEmpty)
var ends = Slice(base: [1, 2, 3, 4, 5], bounds: 0..<5)
print(ends.removeFirst(), ends.removeLast(), Array(ends), ends.base.count, ends.startIndex)
ends.removeLast(1)
ends.removeFirst(1)
print(Array(ends), ends.endIndex, ends.popLast() as Any, ends.popLast() as Any)
print(ends.popFirst() as Any, ends.base, ends.isEmpty)
