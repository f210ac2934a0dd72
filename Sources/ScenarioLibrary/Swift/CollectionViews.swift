// What collections make of themselves: enumerated, repeated, reversed.
struct EnumeratedSequence<Base: Sequence>: Sequence {
  let _base: Base
  func makeIterator() -> EnumeratedIterator<Base> { EnumeratedIterator(_base: _base.makeIterator()) }
}
extension EnumeratedSequence: Collection where Base: Collection {
  typealias Element = (offset: Int, element: Base.Element)
  typealias Index = _EnumeratedIndex<Base>
  var startIndex: _EnumeratedIndex<Base> { _EnumeratedIndex(base: _base.startIndex, _offset: 0) }
  var endIndex: _EnumeratedIndex<Base> { _EnumeratedIndex(base: _base.endIndex, _offset: 0) }
  func index(after position: _EnumeratedIndex<Base>) -> _EnumeratedIndex<Base> {
    _EnumeratedIndex(base: _base.index(after: position.base), _offset: position._offset + 1)
  }
  subscript(position: _EnumeratedIndex<Base>) -> (offset: Int, element: Base.Element) {
    precondition(_base.startIndex <= position.base && position.base < _base.endIndex, "Index out of bounds")
    return (offset: position._offset, element: _base[position.base])
  }
  var count: Int { _base.count }
  var underestimatedCount: Int { 0 }
  var isEmpty: Bool { _base.isEmpty }
}
extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {
  func index(before position: _EnumeratedIndex<Base>) -> _EnumeratedIndex<Base> {
    // The end does not know how many there are.
    let offset = position.base == _base.endIndex ? _base.count : position._offset
    return _EnumeratedIndex(base: _base.index(before: position.base), _offset: offset - 1)
  }
}
struct _EnumeratedIndex<Base: Collection>: Comparable {
  let base: Base.Index
  let _offset: Int
  static func == (first: _EnumeratedIndex<Base>, second: _EnumeratedIndex<Base>) -> Bool { first.base == second.base }
  static func < (first: _EnumeratedIndex<Base>, second: _EnumeratedIndex<Base>) -> Bool { first.base < second.base }
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
struct EmptyCollection<Element>: RandomAccessCollection {
  typealias Iterator = _EmptyIterator<Element>
  func makeIterator() -> _EmptyIterator<Element> { _EmptyIterator<Element>() }
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> Element { fatalError("Index out of range") }
}
struct _EmptyIterator<Element>: IteratorProtocol, Sequence {
  init() {}
  mutating func next() -> Element? { nil }
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
