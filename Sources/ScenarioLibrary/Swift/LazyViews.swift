// What `lazy` makes: views that run closures when their elements are asked for, of the types that the standard library gives them.
protocol LazySequenceProtocol: Sequence {
  associatedtype Elements: Sequence = Self where Elements.Element == Element
  var elements: Elements { get }
}
protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}
extension LazySequenceProtocol where Elements == Self { var elements: Self { self } }
extension LazySequenceProtocol {
  var lazy: Self { self }
  func map<T>(_ transform: @escaping (Element) -> T) -> LazyMapSequence<Elements, T> {
    LazyMapSequence(_base: elements, _transform: transform)
  }
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements> {
    LazyFilterSequence(_base: elements, _predicate: isIncluded)
  }
  func compactMap<T>(
    _ transform: @escaping (Element) -> T?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, T?>>, T> {
    LazyMapSequence<Elements, T?>(_base: elements, _transform: transform).filter { $0 != nil }.map { $0! }
  }
  func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
    LazyPrefixWhileSequence(_base: elements, _predicate: predicate)
  }
  func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> {
    LazyDropWhileSequence(_base: elements, _predicate: predicate)
  }
  func flatMap<S: Sequence>(
    _ transform: @escaping (Element) -> S
  ) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, S>>> {
    LazySequence(_base: FlattenSequence(_base: LazyMapSequence<Elements, S>(_base: elements, _transform: transform)))
  }
}
extension LazyCollectionProtocol {
  func prefix(while predicate: @escaping (Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
    LazyPrefixWhileSequence(_base: elements, _predicate: predicate)
  }
  func drop(while predicate: @escaping (Element) -> Bool) -> LazyDropWhileSequence<Elements> {
    LazyDropWhileSequence(_base: elements, _predicate: predicate)
  }
}
extension LazySequenceProtocol where Element: Sequence {
  func joined() -> LazySequence<FlattenSequence<Elements>> { LazySequence(_base: FlattenSequence(_base: elements)) }
}
struct LazySequence<Base: Sequence>: LazySequenceProtocol {
  let _base: Base
  var elements: Base { _base }
  func makeIterator() -> Base.Iterator { _base.makeIterator() }
}
typealias LazyCollection<Base: Collection> = LazySequence<Base>
extension LazySequence: LazyCollectionProtocol where Base: Collection {
  typealias Element = Base.Element
  typealias Index = Base.Index
  var startIndex: Base.Index { _base.startIndex }
  var endIndex: Base.Index { _base.endIndex }
  func index(after position: Base.Index) -> Base.Index { _base.index(after: position) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
  var count: Int { _base.count }
  var underestimatedCount: Int { _base.underestimatedCount }
  var isEmpty: Bool { _base.isEmpty }
}
extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before position: Base.Index) -> Base.Index { _base.index(before: position) }
}
extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension Slice: LazyCollectionProtocol where Base: LazyCollectionProtocol {}
extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension ReversedCollection: LazyCollectionProtocol where Base: LazyCollectionProtocol {}
struct LazyMapSequence<Base: Sequence, T>: LazySequenceProtocol {
  let _base: Base
  let _transform: (Base.Element) -> T
  func makeIterator() -> LazyMapIterator<Base, T> { LazyMapIterator(_base: _base.makeIterator(), _transform: _transform) }
  func map<U>(_ transform: @escaping (T) -> U) -> LazyMapSequence<Base, U> {
    let own = _transform
    return LazyMapSequence<Base, U>(_base: _base, _transform: { transform(own($0)) })
  }
}
extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {
  typealias Element = T
  typealias Index = Base.Index
  typealias SubSequence = LazyMapSequence<Base.SubSequence, T>
  var startIndex: Base.Index { _base.startIndex }
  var endIndex: Base.Index { _base.endIndex }
  func index(after position: Base.Index) -> Base.Index { _base.index(after: position) }
  subscript(position: Base.Index) -> T { _transform(_base[position]) }
  subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base.SubSequence, T> {
    LazyMapSequence<Base.SubSequence, T>(_base: _base[bounds], _transform: _transform)
  }
  var count: Int { _base.count }
  var underestimatedCount: Int { _base.underestimatedCount }
  var isEmpty: Bool { _base.isEmpty }
}
extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before position: Base.Index) -> Base.Index { _base.index(before: position) }
}
extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
typealias LazyMapCollection<Base: Collection, T> = LazyMapSequence<Base, T>
struct LazyMapIterator<Base: Sequence, T>: IteratorProtocol {
  var _base: Base.Iterator
  let _transform: (Base.Element) -> T
  mutating func next() -> T? {
    guard let element = _base.next() else { return nil }
    return _transform(element)
  }
}
struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol {
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  func makeIterator() -> LazyFilterIterator<Base> { LazyFilterIterator(_base: _base.makeIterator(), _predicate: _predicate) }
  func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base> {
    let own = _predicate
    return LazyFilterSequence(_base: _base, _predicate: { own($0) && isIncluded($0) })
  }
}
extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {
  typealias Element = Base.Element
  typealias Index = Base.Index
  typealias SubSequence = LazyFilterSequence<Base.SubSequence>
  // Nothing is asked of the predicate for that.
  var underestimatedCount: Int { 0 }
  var startIndex: Base.Index { _included(from: _base.startIndex) }
  var endIndex: Base.Index { _base.endIndex }
  func index(after position: Base.Index) -> Base.Index { _included(from: _base.index(after: position)) }
  func _included(from start: Base.Index) -> Base.Index {
    var position = start
    while position != _base.endIndex && !_predicate(_base[position]) { position = _base.index(after: position) }
    return position
  }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
  subscript(bounds: Range<Base.Index>) -> LazyFilterSequence<Base.SubSequence> {
    LazyFilterSequence<Base.SubSequence>(_base: _base[bounds], _predicate: _predicate)
  }
}
extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before position: Base.Index) -> Base.Index {
    var position = _base.index(before: position)
    while !_predicate(_base[position]) { position = _base.index(before: position) }
    return position
  }
}
typealias LazyFilterCollection<Base: Collection> = LazyFilterSequence<Base>
struct LazyFilterIterator<Base: Sequence>: IteratorProtocol {
  var _base: Base.Iterator
  let _predicate: (Base.Element) -> Bool
  mutating func next() -> Base.Element? {
    while let element = _base.next() { if _predicate(element) { return element } }
    return nil
  }
}
struct LazyPrefixWhileSequence<Base: Sequence>: LazySequenceProtocol {
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  func makeIterator() -> _LazyPrefixWhileIterator<Base> {
    _LazyPrefixWhileIterator(_base: _base.makeIterator(), _predicate: _predicate)
  }
}
extension LazyPrefixWhileSequence: LazyCollectionProtocol where Base: Collection {
  typealias Element = Base.Element
  typealias Index = _LazyPrefixWhileIndex<Base>
  var underestimatedCount: Int { 0 }
  var startIndex: _LazyPrefixWhileIndex<Base> { _index(at: _base.startIndex) }
  var endIndex: _LazyPrefixWhileIndex<Base> { _LazyPrefixWhileIndex(_base: nil) }
  func index(after position: _LazyPrefixWhileIndex<Base>) -> _LazyPrefixWhileIndex<Base> {
    _index(at: _base.index(after: position._base!))
  }
  func _index(at position: Base.Index) -> _LazyPrefixWhileIndex<Base> {
    _LazyPrefixWhileIndex(_base: position != _base.endIndex && _predicate(_base[position]) ? position : nil)
  }
  subscript(position: _LazyPrefixWhileIndex<Base>) -> Base.Element { _base[position._base!] }
}
extension LazyPrefixWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before position: _LazyPrefixWhileIndex<Base>) -> _LazyPrefixWhileIndex<Base> {
    if let known = position._base { return _LazyPrefixWhileIndex(_base: _base.index(before: known)) }
    var last = _base.startIndex
    while true {
      let next = _base.index(after: last)
      if next == _base.endIndex || !_predicate(_base[next]) { return _LazyPrefixWhileIndex(_base: last) }
      last = next
    }
  }
}
struct _LazyPrefixWhileIndex<Base: Collection>: Comparable {
  let _base: Base.Index?
  static func == (first: _LazyPrefixWhileIndex<Base>, second: _LazyPrefixWhileIndex<Base>) -> Bool { first._base == second._base }
  static func < (first: _LazyPrefixWhileIndex<Base>, second: _LazyPrefixWhileIndex<Base>) -> Bool {
    guard let left = first._base else { return false }
    return second._base.map { left < $0 } ?? true
  }
}
struct _LazyPrefixWhileIterator<Base: Sequence>: IteratorProtocol {
  var _base: Base.Iterator
  let _predicate: (Base.Element) -> Bool
  var _isDone = false
  mutating func next() -> Base.Element? {
    if _isDone { return nil }
    if let element = _base.next(), _predicate(element) { return element }
    _isDone = true
    return nil
  }
}
struct LazyDropWhileSequence<Base: Sequence>: LazySequenceProtocol {
  let _base: Base
  let _predicate: (Base.Element) -> Bool
  func makeIterator() -> _LazyDropWhileIterator<Base> {
    _LazyDropWhileIterator(_base: _base.makeIterator(), _predicate: _predicate)
  }
}
extension LazyDropWhileSequence: LazyCollectionProtocol where Base: Collection {
  typealias Element = Base.Element
  typealias Index = Base.Index
  var underestimatedCount: Int { 0 }
  var startIndex: Base.Index {
    var position = _base.startIndex
    while position != _base.endIndex && _predicate(_base[position]) { position = _base.index(after: position) }
    return position
  }
  var endIndex: Base.Index { _base.endIndex }
  func index(after position: Base.Index) -> Base.Index { _base.index(after: position) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
}
extension LazyDropWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before position: Base.Index) -> Base.Index { _base.index(before: position) }
}
struct _LazyDropWhileIterator<Base: Sequence>: IteratorProtocol {
  var _base: Base.Iterator
  let _predicate: (Base.Element) -> Bool
  var _hasBegun = false
  mutating func next() -> Base.Element? {
    if _hasBegun { return _base.next() }
    while let element = _base.next() {
      if !_predicate(element) {
        _hasBegun = true
        return element
      }
    }
    return nil
  }
}
struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {
  let _base: Base
  func makeIterator() -> _FlattenIterator<Base> { _FlattenIterator(_base: _base.makeIterator()) }
  func _array() -> [Base.Element.Element] {
    var result: [Base.Element.Element] = []
    for part in _base { for element in part { result.append(element) } }
    return result
  }
}
extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
  typealias Element = Base.Element.Element
  typealias Index = _FlattenIndex<Base>
  var underestimatedCount: Int { 0 }
  var startIndex: _FlattenIndex<Base> { _index(from: _base.startIndex) }
  var endIndex: _FlattenIndex<Base> { _FlattenIndex(_outer: _base.endIndex, _inner: nil) }
  func _index(from start: Base.Index) -> _FlattenIndex<Base> {
    var outer = start
    while outer != _base.endIndex {
      let part = _base[outer]
      if !part.isEmpty { return _FlattenIndex(_outer: outer, _inner: part.startIndex) }
      outer = _base.index(after: outer)
    }
    return endIndex
  }
  func index(after position: _FlattenIndex<Base>) -> _FlattenIndex<Base> {
    let part = _base[position._outer]
    let next = part.index(after: position._inner!)
    if next != part.endIndex { return _FlattenIndex(_outer: position._outer, _inner: next) }
    return _index(from: _base.index(after: position._outer))
  }
  subscript(position: _FlattenIndex<Base>) -> Base.Element.Element { _base[position._outer][position._inner!] }
}
extension FlattenSequence: BidirectionalCollection where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
  func index(before position: _FlattenIndex<Base>) -> _FlattenIndex<Base> {
    var outer = position._outer == _base.endIndex ? _base.index(before: position._outer) : position._outer
    var part = _base[outer]
    var inner = position._inner ?? part.endIndex
    while inner == part.startIndex {
      outer = _base.index(before: outer)
      part = _base[outer]
      inner = part.endIndex
    }
    return _FlattenIndex(_outer: outer, _inner: part.index(before: inner))
  }
}
struct _FlattenIndex<Base: Collection>: Comparable where Base.Element: Collection {
  let _outer: Base.Index
  let _inner: Base.Element.Index?
  static func == (first: _FlattenIndex<Base>, second: _FlattenIndex<Base>) -> Bool {
    first._outer == second._outer && first._inner == second._inner
  }
  static func < (first: _FlattenIndex<Base>, second: _FlattenIndex<Base>) -> Bool {
    if first._outer != second._outer { return first._outer < second._outer }
    guard let left = first._inner, let right = second._inner else { return false }
    return left < right
  }
}
struct _FlattenIterator<Base: Sequence>: IteratorProtocol where Base.Element: Sequence {
  var _base: Base.Iterator
  var _inner: Base.Element.Iterator?
  init(_base: Base.Iterator) { self._base = _base }
  mutating func next() -> Base.Element.Element? {
    while true {
      if let element = _inner?.next() { return element }
      guard let next = _base.next() else { return nil }
      _inner = next.makeIterator()
    }
  }
}
