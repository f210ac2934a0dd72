// A collection's own name for the iterator that it has by default.
struct Squares: RandomAccessCollection {
  typealias Iterator = IndexingIterator<Self>
  var startIndex: Int { 0 }
  var endIndex: Int { 4 }
  subscript(i: Int) -> Int { i * i }
}
for s in Squares() { print(s) }
print(Squares().map { $0 + 1 }, Squares().reversed() as [Int])
var it: IndexingIterator<[Int]> = [1, 2].makeIterator()
print(it.next()!)
