// parts of any mutable collection are changed in place
extension MutableCollection where Self: BidirectionalCollection {
  mutating func reverseTail(from i: Index) { self[i...].reverse() }
}
var a = [1, 2, 3, 4]
a.reverseTail(from: 1)
print(a)
extension MutableCollection where Element: Comparable, Self: RandomAccessCollection {
  mutating func sortTail(from i: Index) { self[i...].sort() }
}
var b = [4, 3, 2, 1][1...]
b.sortTail(from: 2)
print(b)
struct Row: MutableCollection, RandomAccessCollection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> Int {
    get { items[i] }
    set { items[i] = newValue }
  }
}
var row = Row(items: [5, 4, 3, 2, 1])
row[1...3].reverse()
print(row.items)
row[0..<2].swapAt(0, 1)
row[3...].sort()
print(row.items, row[1..<3].map { $0 * 2 })
row.reverseTail(from: 2)
row.sortTail(from: 0)
print(row.items)
row[...].reverse()
row[..<2] = row[3...]
print(row.items)
extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  /// A sort that divides the part and works in it.
  mutating func quickSort() {
    guard count > 1 else { return }
    let pivot = self[index(endIndex, offsetBy: -1)]
    let p = partition { $0 >= pivot }
    self[..<p].quickSort()
    if p < endIndex { swapAt(p, index(endIndex, offsetBy: -1)) }
    let next = index(after: p)
    self[next...].quickSort()
  }
}
var c = [3, 7, 1, 9, 4, 4, 0]
c.quickSort()
print(c)
