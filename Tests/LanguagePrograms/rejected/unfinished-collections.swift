// Collections that say neither what is in them nor how to find it: refused, not asked without end.
struct Shelf: RandomAccessCollection {
  var startIndex: Int { self.books.startIndex }
}
struct Box<Bound: Strideable>: RandomAccessCollection {
  typealias Iterator = IndexingIterator<Self>
  var startIndex: Int { 0 }
}
struct Bag: BidirectionalCollection, SetAlgebra {
  func makeIterator() -> IndexingIterator<Bag> { fatalError() }
}
print(Shelf())
