// A collection of one's own has the same ends as the library's: suffix and dropLast are slices with its indices.
struct Ring: BidirectionalCollection {
  var items: [String]
  var startIndex: Int { 10 }
  var endIndex: Int { 10 + items.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(i: Int) -> String { items[i - 10] }
}

let ring = Ring(items: ["a", "b", "c", "b"])
print(type(of: ring.suffix(2)), ring.suffix(2).startIndex, Array(ring.suffix(2)))
print(ring.dropLast().endIndex, Array(ring.dropLast(3)), Array(ring.dropLast(9)), ring.suffix(0).isEmpty)
print(ring.lastIndex(of: "b")!, ring.lastIndex(of: "z") as Any, ring.last!)
print(ring.suffix(3).dropLast().map { $0 + $0 }, ring.dropLast(2).suffix(1).first ?? "-")
print(Array(ring.reversed().suffix(2)), Array(ring.reversed().dropLast(3)), ring.reversed().lastIndex(of: "b")!.base)
print(Array(ring[11...].suffix(1)), ring.prefix(2).lastIndex(of: "a")!)
print((1..<9).dropLast(6), Array("hello".suffix(2)), [1, 2, 1].lastIndex(of: 1)!)
let scores = ["x": 1, "y": 2]
print(scores.keys.sorted().suffix(1), repeatElement(7, count: 3).suffix(2).count)
func tail<C: BidirectionalCollection>(_ all: C) -> [C.Element] { Array(all.suffix(1)) + Array(all.dropLast(2)) }
print(tail([1, 2, 3]), tail("abc"), tail(ring), tail(1...4), tail([4, 5, 6, 7].dropFirst()))
