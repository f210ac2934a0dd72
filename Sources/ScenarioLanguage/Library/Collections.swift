/// `Collection` and what all collections have.
extension LibraryArea {
  static let collectionMembers = #"""
    protocol Collection<Element>: Sequence {
      associatedtype Index: Comparable
      associatedtype Iterator = _IndexingIterator<Self>
      associatedtype SubSequence: Collection = Slice<Self>
      var startIndex: Index { get }
      var endIndex: Index { get }
      func index(after position: Index) -> Index
      subscript(position: Index) -> Element { get }
      subscript(bounds: Range<Index>) -> SubSequence { get }
    }
    protocol BidirectionalCollection<Element>: Collection where SubSequence: BidirectionalCollection { func index(before position: Index) -> Index }
    protocol RandomAccessCollection<Element>: BidirectionalCollection where SubSequence: RandomAccessCollection {}
    protocol MutableCollection<Element>: Collection { subscript(position: Index) -> Element { get set } }
    extension MutableCollection {
      mutating func swapAt(_ i: Index, _ j: Index) {
        let old = self[i]
        self[i] = self[j]
        self[j] = old
      }
      mutating func _setAll(_ elements: [Element]) {
        var position = startIndex
        for element in elements {
          self[position] = element
          position = index(after: position)
        }
      }
    }
    extension MutableCollection where Self: BidirectionalCollection { mutating func reverse() { _setAll(reversed()) } }
    extension MutableCollection where Self: RandomAccessCollection {
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows { _setAll(try sorted(by: areInIncreasingOrder)) }
      mutating func shuffle() { _setAll(shuffled()) }
    }
    extension MutableCollection where Self: RandomAccessCollection, Element: Comparable { mutating func sort() { _setAll(sorted()) } }
    protocol RangeReplaceableCollection<Element>: Collection {
      init()
      mutating func append(_ element: Element)
      mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element
      mutating func insert(_ element: Element, at position: Index)
      mutating func remove(at position: Index) -> Element
      mutating func replaceSubrange<C: Collection>(_ bounds: Range<Index>, with elements: C) where C.Element == Element
    }
    extension Collection {
      subscript(bounds: Range<Index>) -> Slice<Self> { Slice(base: self, bounds: bounds) }
      subscript<R: RangeExpression>(bounds: R) -> SubSequence where R.Bound == Index { self[bounds.relative(to: self)] }
      func prefix(_ count: Int) -> SubSequence {
        if count < 0 { fatalError("Can't take a prefix of negative length from a collection") }
        let end = index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
        return self[Range._make(startIndex, end)]
      }
      func dropFirst(_ count: Int = 1) -> SubSequence {
        if count < 0 { fatalError("Can't drop a negative number of elements from a collection") }
        let start = index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
        return self[Range._make(start, endIndex)]
      }
      func prefix(upTo end: Index) -> SubSequence { self[Range._make(startIndex, end)] }
      func prefix(through end: Index) -> SubSequence { self[Range._make(startIndex, index(after: end))] }
      func suffix(from start: Index) -> SubSequence { self[Range._make(start, endIndex)] }
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var end = startIndex
        while end != endIndex {
          if !(try predicate(self[end])) { break }
          end = index(after: end)
        }
        return self[Range._make(startIndex, end)]
      }
      func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
        var start = startIndex
        while start != endIndex {
          if !(try predicate(self[start])) { break }
          start = index(after: start)
        }
        return self[Range._make(start, endIndex)]
      }
    }
    struct Slice<Base: Collection>: Collection {
      typealias Element = Base.Element
      typealias Index = Base.Index
      typealias SubSequence = Slice<Base>
      let startIndex: Base.Index
      let endIndex: Base.Index
      let base: Base
      init(base: Base, bounds: Range<Base.Index>) {
        startIndex = bounds.lowerBound
        endIndex = bounds.upperBound
        self.base = base
      }
      func index(after position: Base.Index) -> Base.Index { base.index(after: position) }
      subscript(position: Base.Index) -> Base.Element { base[position] }
      subscript(bounds: Range<Base.Index>) -> Slice<Base> { Slice(base: base, bounds: bounds) }
    }
    extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
      func index(before position: Base.Index) -> Base.Index { base.index(before: position) }
    }
    extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}
    extension BidirectionalCollection {
      func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
      func reversed() -> [Element] {
        var result = _array()
        result.reverse()
        return result
      }
      var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
      func suffix(_ count: Int) -> SubSequence {
        if count < 0 { fatalError("Can't take a suffix of negative length from a collection") }
        return self[Range._make(_before(endIndex, by: count), endIndex)]
      }
      func dropLast(_ count: Int = 1) -> SubSequence {
        if count < 0 { fatalError("Can't drop a negative number of elements from a collection") }
        return self[Range._make(startIndex, _before(endIndex, by: count))]
      }
      func _before(_ end: Index, by count: Int) -> Index {
        var position = end
        var left = count
        while left > 0 && position != startIndex {
          position = index(before: position)
          left -= 1
        }
        return position
      }
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
        guard let position = try lastIndex(where: predicate) else { return nil }
        return self[position]
      }
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var position = endIndex
        while position != startIndex {
          position = index(before: position)
          if try predicate(self[position]) { return position }
        }
        return nil
      }
    }
    extension BidirectionalCollection where Element: Equatable {
      func lastIndex(of wanted: Element) -> Index? { lastIndex { $0 == wanted } }
    }
    extension RandomAccessCollection where Index == Int {
      func index(before position: Int) -> Int { position - 1 }
      func index(after position: Int) -> Int { position + 1 }
    }
    typealias IndexingIterator<Elements: Collection> = Elements.Iterator
    struct _IndexingIterator<Base: Collection>: IteratorProtocol {
      let _base: Base
      var _position: Base.Index
      mutating func next() -> Base.Element? {
        if _position == _base.endIndex { return nil }
        let element = _base[_position]
        _position = _base.index(after: _position)
        return element
      }
    }
    extension Collection {
      func makeIterator() -> _IndexingIterator<Self> { _IndexingIterator(_base: self, _position: startIndex) }
      var isEmpty: Bool { startIndex == endIndex }
      var indices: [Index] {
        var result: [Index] = []
        var position = startIndex
        while position != endIndex {
          result.append(position)
          position = index(after: position)
        }
        return result
      }
      var count: Int {
        var result = 0
        var position = startIndex
        while position != endIndex {
          result += 1
          position = index(after: position)
        }
        return result
      }
      func randomElement() -> Element? { isEmpty ? nil : self[index(startIndex, offsetBy: Int.random(in: 0..<count))] }
      func randomElement<G: RandomNumberGenerator>(using generator: inout G) -> Element? {
        isEmpty ? nil : self[index(startIndex, offsetBy: Int.random(in: 0..<count, using: &generator))]
      }
      var first: Element? { isEmpty ? nil : self[startIndex] }
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
        var position = startIndex
        while position != endIndex {
          if try predicate(self[position]) { return position }
          position = index(after: position)
        }
        return nil
      }
      func index(_ start: Index, offsetBy distance: Int) -> Index {
        var result = start
        for _ in 0..<distance { result = index(after: result) }
        return result
      }
      func index(_ start: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
        var result = start
        for _ in 0..<distance {
          if result == limit { return nil }
          result = index(after: result)
        }
        return result
      }
      func distance(from start: Index, to end: Index) -> Int {
        var result = 0
        var position = start
        while position != end {
          position = index(after: position)
          result += 1
        }
        return result
      }
    }
    extension Collection {
      func split(
        maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool
      ) rethrows -> [SubSequence] {
        var result: [SubSequence] = []
        var start = startIndex
        var position = startIndex
        while position != endIndex && result.count < maxSplits {
          let next = index(after: position)
          if try isSeparator(self[position]) {
            if position != start || !omittingEmptySubsequences { result.append(self[Range._make(start, position)]) }
            start = next
          }
          position = next
        }
        if start != endIndex || !omittingEmptySubsequences { result.append(self[Range._make(start, endIndex)]) }
        return result
      }
    }
    extension Collection where Element: Equatable {
      func split(separator: Element, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [SubSequence] {
        split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
      }
      func firstIndex(of wanted: Element) -> Index? {
        var position = startIndex
        while position != endIndex {
          if self[position] == wanted { return position }
          position = index(after: position)
        }
        return nil
      }
    }
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
