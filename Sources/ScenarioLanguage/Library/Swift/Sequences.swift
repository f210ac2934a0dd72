/// `Sequence`, `Collection` and what follows from them, written once for every collection.
extension LibraryArea {
  static let sequences = LibraryArea(
    name: "Sequences",
    provides: [
      "_joinTexts", "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection", "RandomAccessCollection",
      "MutableCollection", "RangeReplaceableCollection", "EnumeratedSequence", "LazySequence",
      "EnumeratedIterator", "_EnumeratedIndex", "LazyFilterIterator", "LazyFilterSequence", "LazyMapIterator", "LazyMapSequence",
      "LazySequenceProtocol", "LazyCollectionProtocol", "LazyMapCollection", "LazyFilterCollection", "LazyPrefixWhileSequence",
      "LazyDropWhileSequence", "_LazyPrefixWhileIterator", "_LazyPrefixWhileIndex", "_LazyDropWhileIterator", "FlattenSequence",
      "_FlattenIterator", "LazyCollection",
      "_FlattenIndex",
      "_IndexingIterator", "IndexingIterator", "PrefixSequence", "PrefixIterator", "DropFirstSequence",
      "DropWhileSequence", "EmptyCollection", "_EmptyIterator", "CollectionOfOne",
      "Repeated", "Slice", "DefaultIndices", "ReversedCollection", "ReversedIndex", "ReversedIterator",
      "CollectionDifference", "_CollectionDifferenceChange", "_DifferenceBox", "_DifferenceSnake", "_DifferenceFinder",
      "RangeSet", "DiscontiguousSlice", "IteratorSequence",
      "AnyIndex", "AnyCollection", "AnyBidirectionalCollection",
      "AnyRandomAccessCollection",
    ],
    source: text(
      "Swift/SequenceMembers", "Swift/Collections", "Swift/SharedPositions", "Swift/CollectionViews", "Swift/LazyViews",
      "Swift/CollectionSearch", "Swift/Differences"))
}
