// generics: collections whose parts can be replaced, and types that can be strided over
import Foundation

struct Ring<Element>: RangeReplaceableCollection, RandomAccessCollection, MutableCollection {
  private var items: [Element] = []
  init() {}
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  subscript(position: Int) -> Element {
    get { items[position] }
    set { items[position] = newValue }
  }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C) where C.Element == Element {
    items.replaceSubrange(range, with: elements)
  }
}

struct Linked<Element>: BidirectionalCollection {
  struct Position: Comparable { let raw: Int; static func < (a: Position, b: Position) -> Bool { a.raw < b.raw } }
  var items: [Element]
  var startIndex: Position { Position(raw: 0) }
  var endIndex: Position { Position(raw: items.count) }
  func index(after i: Position) -> Position { Position(raw: i.raw + 1) }
  func index(before i: Position) -> Position { Position(raw: i.raw - 1) }
  subscript(i: Position) -> Element { items[i.raw] }
}

var ring = Ring([3, 1, 2])
ring.append(4)
ring.append(contentsOf: 5...7)
ring.insert(0, at: 0)
ring.insert(contentsOf: [10, 11], at: 2)
print(Array(ring), ring.count, ring.indices, ring.first ?? -1, ring.last ?? -1)
print(ring.remove(at: 2), ring.removeFirst(), ring.removeLast(), ring.popLast() ?? -1, Array(ring))
ring.removeAll { $0 % 2 == 0 }
ring.removeSubrange(1..<2)
print(Array(ring), Array(ring + [9, 9]), Array(ring.filter { $0 > 3 }))
ring += [8, 7]
ring.replaceSubrange(0...0, with: [100, 200])
ring.removeFirst(1)
ring.removeLast(1)
ring.swapAt(0, 1)
ring.sort()
print(Array(ring), Array(Ring(repeating: "x", count: 3)), ring.isEmpty)
ring.removeAll(keepingCapacity: true)
print(ring.isEmpty, Array(ring), ring.popLast() as Any)

func fill<C: RangeReplaceableCollection>(_ collection: inout C, with elements: [C.Element]) {
  collection.append(contentsOf: elements)
  if let first = elements.first { collection.insert(first, at: collection.startIndex) }
  collection.replaceSubrange(collection.startIndex..<collection.startIndex, with: elements.prefix(1))
}
var array = [1]
fill(&array, with: [2, 3])
var second = Ring<Int>()
fill(&second, with: [5])
print(array, Array(second))
func make<C: RangeReplaceableCollection>(_ type: C.Type, _ element: C.Element) -> C {
  var made = C()
  made.append(element)
  return made
}
print(make([String].self, "a"), Array(make(Ring<Bool>.self, true)))

let list = Linked(items: ["a", "b", "c", "d"])
let end = list.endIndex
print(list[list.index(end, offsetBy: -2)], list.distance(from: end, to: list.startIndex), list.distance(from: list.startIndex, to: end))
print(list.index(end, offsetBy: -9, limitedBy: list.startIndex) == nil, list.suffix(2).map { $0 }, String(list.reversed().joined()))

struct Day: Strideable, Hashable, CustomStringConvertible {
  var number: Int
  func distance(to other: Day) -> Int { other.number - number }
  func advanced(by n: Int) -> Day { Day(number: number + n) }
  var description: String { "day \(number)" }
}
struct Angle: Strideable { var degrees: Double
  func distance(to other: Angle) -> Double { other.degrees - degrees }
  func advanced(by n: Double) -> Angle { Angle(degrees: degrees + n) }
}
print(Day(number: 1) < Day(number: 3), Day(number: 2) == Day(number: 2), max(Day(number: 4), Day(number: 9)), [Day(number: 3), Day(number: 1)].sorted())
for day in stride(from: Day(number: 1), to: Day(number: 8), by: 3) { print(day, terminator: "; ") }
print(stride(from: Angle(degrees: 90), through: 0.angle, by: -45).map(\.degrees), (Day(number: 1)...Day(number: 3)).contains(Day(number: 2)))
extension Int { var angle: Angle { Angle(degrees: Double(self)) } }
let start = Date(timeIntervalSinceReferenceDate: 0)
print(stride(from: start, to: start.addingTimeInterval(10), by: 4).map { $0.timeIntervalSince(start) })
print(Array(stride(from: 0, to: 10, by: 5)), Array(stride(from: 1.0, through: 0, by: -0.5)), 3.advanced(by: 4), 3.distance(to: 10), (1.5).advanced(by: 2))
