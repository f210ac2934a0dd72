/// What collections make of themselves: enumerated, lazy, repeated, reversed.
extension LibraryArea {
  static let collectionViews = #"""
    struct EnumeratedSequence<Base: Sequence>: Sequence {
      let _base: Base
      func makeIterator() -> EnumeratedIterator<Base> { EnumeratedIterator(_base: _base.makeIterator()) }
    }
    extension EnumeratedSequence where Base: Collection {
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
      var first: (offset: Int, element: Base.Element)? { first { _ in true } }
    }
    struct EnumeratedIterator<Base: Sequence>: IteratorProtocol {
      var _base: Base.Iterator
      var _offset = 0
      mutating func next() -> (offset: Int, element: Base.Element)? {
        guard let element = _base.next() else { return nil }
        let offset = _offset
        _offset += 1
        return (offset: offset, element: element)
      }
    }
    struct LazySequence<Base: Sequence>: Sequence {
      let _base: Base
      var elements: Base { _base }
      func makeIterator() -> Base.Iterator { _base.makeIterator() }
      func map<T>(_ transform: @escaping (Base.Element) -> T) -> LazySequence<LazyMapSequence<Base, T>> {
        LazySequence<LazyMapSequence<Base, T>>(_base: LazyMapSequence(_base: _base, _transform: transform))
      }
      func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazySequence<LazyFilterSequence<Base>> {
        LazySequence<LazyFilterSequence<Base>>(_base: LazyFilterSequence(_base: _base, _isIncluded: isIncluded))
      }
      func compactMap<T>(
        _ transform: @escaping (Base.Element) -> T?
      ) -> LazySequence<LazyMapSequence<LazyFilterSequence<LazyMapSequence<Base, T?>>, T>> {
        map(transform).filter { $0 != nil }.map { $0! }
      }
    }
    extension LazySequence: Collection where Base: Collection {
      typealias Element = Base.Element
      typealias Index = Base.Index
      var startIndex: Base.Index { _base.startIndex }
      var endIndex: Base.Index { _base.endIndex }
      func index(after position: Base.Index) -> Base.Index { _base.index(after: position) }
      subscript(position: Base.Index) -> Base.Element { _base[position] }
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
    }
    extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before position: Base.Index) -> Base.Index { _base.index(before: position) }
    }
    extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
    struct LazyMapSequence<Base: Sequence, T>: Sequence {
      let _base: Base
      let _transform: (Base.Element) -> T
      func makeIterator() -> LazyMapIterator<Base, T> { LazyMapIterator(_base: _base.makeIterator(), _transform: _transform) }
    }
    extension LazyMapSequence: Collection where Base: Collection {
      typealias Element = T
      typealias Index = Base.Index
      var startIndex: Base.Index { _base.startIndex }
      var endIndex: Base.Index { _base.endIndex }
      func index(after position: Base.Index) -> Base.Index { _base.index(after: position) }
      subscript(position: Base.Index) -> T { _transform(_base[position]) }
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
    }
    extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before position: Base.Index) -> Base.Index { _base.index(before: position) }
    }
    extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
    struct LazyMapIterator<Base: Sequence, T>: IteratorProtocol {
      var _base: Base.Iterator
      let _transform: (Base.Element) -> T
      mutating func next() -> T? {
        guard let element = _base.next() else { return nil }
        return _transform(element)
      }
    }
    struct LazyFilterSequence<Base: Sequence>: Sequence {
      let _base: Base
      let _isIncluded: (Base.Element) -> Bool
      func makeIterator() -> LazyFilterIterator<Base> { LazyFilterIterator(_base: _base.makeIterator(), _isIncluded: _isIncluded) }
    }
    extension LazyFilterSequence: Collection where Base: Collection {
      typealias Element = Base.Element
      typealias Index = Base.Index
      var startIndex: Base.Index { _included(from: _base.startIndex) }
      var endIndex: Base.Index { _base.endIndex }
      func index(after position: Base.Index) -> Base.Index { _included(from: _base.index(after: position)) }
      func _included(from start: Base.Index) -> Base.Index {
        var position = start
        while position != _base.endIndex && !_isIncluded(_base[position]) { position = _base.index(after: position) }
        return position
      }
      subscript(position: Base.Index) -> Base.Element { _base[position] }
    }
    extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before position: Base.Index) -> Base.Index {
        var position = _base.index(before: position)
        while !_isIncluded(_base[position]) { position = _base.index(before: position) }
        return position
      }
    }
    struct LazyFilterIterator<Base: Sequence>: IteratorProtocol {
      var _base: Base.Iterator
      let _isIncluded: (Base.Element) -> Bool
      mutating func next() -> Base.Element? {
        while let element = _base.next() { if _isIncluded(element) { return element } }
        return nil
      }
    }
    struct EmptyCollection<Element>: RandomAccessCollection {
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(position: Int) -> Element { fatalError("Index out of range") }
    }
    struct CollectionOfOne<Element>: RandomAccessCollection, CustomStringConvertible {
      var description: String { "CollectionOfOne(\(String(reflecting: _element)))" }
      let _element: Element
      init(_ element: Element) { _element = element }
      var startIndex: Int { 0 }
      var endIndex: Int { 1 }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(position: Int) -> Element {
        precondition(position == 0, "Index out of range")
        return _element
      }
    }
    struct Repeated<Element>: RandomAccessCollection {
      let count: Int
      let repeatedValue: Element
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      subscript(position: Int) -> Element {
        precondition(position >= 0 && position < count, "Index out of range")
        return repeatedValue
      }
    }
    struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
      let _base: Base
      var startIndex: ReversedIndex<Base> { ReversedIndex(base: _base.endIndex) }
      var endIndex: ReversedIndex<Base> { ReversedIndex(base: _base.startIndex) }
      func index(after i: ReversedIndex<Base>) -> ReversedIndex<Base> { ReversedIndex(base: _base.index(before: i.base)) }
      func index(before i: ReversedIndex<Base>) -> ReversedIndex<Base> { ReversedIndex(base: _base.index(after: i.base)) }
      subscript(position: ReversedIndex<Base>) -> Base.Element { _base[_base.index(before: position.base)] }
      var count: Int { _base.count }
      func makeIterator() -> ReversedIterator<Base> { ReversedIterator(_base: _base, _position: _base.endIndex) }
      func reversed() -> Base { _base }
    }
    struct ReversedIndex<Base: BidirectionalCollection>: Comparable {
      let base: Base.Index
      static func == (first: ReversedIndex<Base>, second: ReversedIndex<Base>) -> Bool { first.base == second.base }
      static func < (first: ReversedIndex<Base>, second: ReversedIndex<Base>) -> Bool { first.base > second.base }
    }
    struct ReversedIterator<Base: BidirectionalCollection>: IteratorProtocol {
      let _base: Base
      var _position: Base.Index
      mutating func next() -> Base.Element? {
        if _position == _base.startIndex { return nil }
        _position = _base.index(before: _position)
        return _base[_position]
      }
    }

    """#
}
