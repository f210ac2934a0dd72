/// What collections make of themselves: enumerated, lazy, repeated, reversed.
extension LibraryArea {
  static let collectionViews = #"""
    struct EnumeratedSequence<Base: Sequence>: Sequence {
      let _base: Base
      func makeIterator() -> EnumeratedIterator<Base> { EnumeratedIterator(_base: _base.makeIterator()) }
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
      func makeIterator() -> Base.Iterator { _base.makeIterator() }
      func map<T>(_ transform: @escaping (Base.Element) -> T) -> LazySequence<LazyMapSequence<Base, T>> {
        LazySequence<LazyMapSequence<Base, T>>(_base: LazyMapSequence(_base: _base, _transform: transform))
      }
      func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazySequence<LazyFilterSequence<Base>> {
        LazySequence<LazyFilterSequence<Base>>(_base: LazyFilterSequence(_base: _base, _isIncluded: isIncluded))
      }
      func compactMap<T>(_ transform: @escaping (Base.Element) -> T?) -> LazySequence<LazyCompactMapSequence<Base, T>> {
        LazySequence<LazyCompactMapSequence<Base, T>>(_base: LazyCompactMapSequence(_base: _base, _transform: transform))
      }
      var first: Base.Element? {
        var iterator = makeIterator()
        return iterator.next()
      }
    }
    extension LazySequence where Base: Collection {
      var count: Int { _base.count }
      var isEmpty: Bool { _base.isEmpty }
      var last: Base.Element? { _base.last }
    }
    protocol _Counted: Sequence { var _count: Int { get } }
    extension LazySequence where Base: _Counted {
      var count: Int { _base._count }
      var isEmpty: Bool { first == nil }
    }
    struct LazyMapSequence<Base: Sequence, T>: Sequence, _Counted {
      let _base: Base
      var _count: Int {
        var count = 0
        for _ in _base { count += 1 }
        return count
      }
      let _transform: (Base.Element) -> T
      func makeIterator() -> LazyMapIterator<Base, T> { LazyMapIterator(_base: _base.makeIterator(), _transform: _transform) }
    }
    struct LazyMapIterator<Base: Sequence, T>: IteratorProtocol {
      var _base: Base.Iterator
      let _transform: (Base.Element) -> T
      mutating func next() -> T? {
        guard let element = _base.next() else { return nil }
        return _transform(element)
      }
    }
    struct LazyFilterSequence<Base: Sequence>: Sequence, _Counted {
      let _base: Base
      var _count: Int {
        var count = 0
        for _ in self { count += 1 }
        return count
      }
      let _isIncluded: (Base.Element) -> Bool
      func makeIterator() -> LazyFilterIterator<Base> { LazyFilterIterator(_base: _base.makeIterator(), _isIncluded: _isIncluded) }
    }
    struct LazyFilterIterator<Base: Sequence>: IteratorProtocol {
      var _base: Base.Iterator
      let _isIncluded: (Base.Element) -> Bool
      mutating func next() -> Base.Element? {
        while let element = _base.next() { if _isIncluded(element) { return element } }
        return nil
      }
    }
    struct LazyCompactMapSequence<Base: Sequence, T>: Sequence, _Counted {
      let _base: Base
      var _count: Int {
        var count = 0
        for _ in self { count += 1 }
        return count
      }
      let _transform: (Base.Element) -> T?
      func makeIterator() -> LazyCompactMapIterator<Base, T> {
        LazyCompactMapIterator(_base: _base.makeIterator(), _transform: _transform)
      }
    }
    struct LazyCompactMapIterator<Base: Sequence, T>: IteratorProtocol {
      var _base: Base.Iterator
      let _transform: (Base.Element) -> T?
      mutating func next() -> T? {
        while let element = _base.next() { if let value = _transform(element) { return value } }
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
