/// `Sequence`, `Collection` and what follows from them, written once for every collection.
extension LibraryArea {
  static let sequences = LibraryArea(
    name: "Sequences",
    provides: [
      "_joinTexts", "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection", "RandomAccessCollection",
      "MutableCollection", "RangeReplaceableCollection", "EnumeratedSequence", "LazySequence", "AnyIterator",
      "EnumeratedIterator", "LazyCompactMapIterator", "LazyCompactMapSequence", "LazyFilterIterator",
      "LazyFilterSequence", "LazyMapIterator", "LazyMapSequence", "_IndexingIterator",
    ],
    source: #"""
      protocol IteratorProtocol {
        associatedtype Element
        mutating func next() -> Element?
      }
      protocol Sequence {
        associatedtype Element
        associatedtype Iterator: IteratorProtocol
        func makeIterator() -> Iterator
      }
      extension Sequence where Self: IteratorProtocol { func makeIterator() -> Self { self } }
      extension Sequence {
        func _array() -> [Element] {
          var result: [Element] = []
          for element in self { result.append(element) }
          return result
        }
        func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
          var result: [T] = []
          for element in self { result.append(try transform(element)) }
          return result
        }
        func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
          var result: [S.Element] = []
          for element in self { for inner in try transform(element) { result.append(inner) } }
          return result
        }
        func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
          var result: [T] = []
          for element in self { if let value = try transform(element) { result.append(value) } }
          return result
        }
        func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
          var result: [Element] = []
          for element in self { if try isIncluded(element) { result.append(element) } }
          return result
        }
        func forEach(_ body: (Element) throws -> Void) rethrows { for element in self { try body(element) } }
        func reduce<T>(_ initial: T, _ next: (T, Element) throws -> T) rethrows -> T {
          var result = initial
          for element in self { result = try next(result, element) }
          return result
        }
        func reduce<T>(into initial: T, _ update: (inout T, Element) throws -> Void) rethrows -> T {
          var result = initial
          for element in self { try update(&result, element) }
          return result
        }
        func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
          for element in self { if try predicate(element) { return true } }
          return false
        }
        func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
          for element in self { if !(try predicate(element)) { return false } }
          return true
        }
        func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
          for element in self { if try predicate(element) { return element } }
          return nil
        }
        func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
          var result = 0
          for element in self { if try predicate(element) { result += 1 } }
          return result
        }
        func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
          var result: Element? = nil
          for element in self {
            if let known = result { if try areInIncreasingOrder(element, known) { result = element } } else { result = element }
          }
          return result
        }
        func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
          var result: Element? = nil
          for element in self {
            if let known = result { if try areInIncreasingOrder(known, element) { result = element } } else { result = element }
          }
          return result
        }
        func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
          var result = _array()
          try result.sort(by: areInIncreasingOrder)
          return result
        }
        func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
        func reversed() -> [Element] {
          var result = _array()
          result.reverse()
          return result
        }
        func shuffled() -> [Element] {
          var result = _array()
          result.shuffle()
          return result
        }
        func prefix(_ count: Int) -> [Element] {
          if count < 0 { fatalError("Can't take a prefix of negative length from a collection") }
          var result: [Element] = []
          for element in self {
            if result.count >= count { break }
            result.append(element)
          }
          return result
        }
        func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
          var result: [Element] = []
          for element in self {
            if !(try predicate(element)) { break }
            result.append(element)
          }
          return result
        }
        func dropFirst(_ count: Int = 1) -> [Element] {
          if count < 0 { fatalError("Can't drop a negative number of elements from a collection") }
          var result: [Element] = []
          var left = count
          for element in self { if left > 0 { left -= 1 } else { result.append(element) } }
          return result
        }
        func dropLast(_ count: Int = 1) -> [Element] {
          if count < 0 { fatalError("Can't drop a negative number of elements from a collection") }
          var result = _array()
          result.removeLast(_minimum(count, result.count))
          return result
        }
        func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
          var result: [Element] = []
          var isDropping = true
          for element in self {
            if isDropping { if try predicate(element) { continue } }
            isDropping = false
            result.append(element)
          }
          return result
        }
        func suffix(_ count: Int) -> [Element] {
          if count < 0 { fatalError("Can't take a suffix of negative length from a collection") }
          let all = _array()
          return all.dropFirst((all.count < count ? 0 : all.count - count))
        }
        func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool {
          var second = other.makeIterator()
          for element in self {
            guard let next = second.next() else { return false }
            if !(try areEquivalent(element, next)) { return false }
          }
          return second.next() == nil
        }
        var lazy: LazySequence<Self> { LazySequence(_base: self) }
        var underestimatedCount: Int { 0 }
      }
      extension Sequence where Element: Equatable {
        func contains(_ wanted: Element) -> Bool {
          for element in self { if element == wanted { return true } }
          return false
        }
        func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
          var second = other.makeIterator()
          for element in self {
            guard let next = second.next() else { return false }
            if element != next { return false }
          }
          return second.next() == nil
        }
        func starts<S: Sequence>(with other: S) -> Bool where S.Element == Element {
          var own = makeIterator()
          for wanted in other {
            guard let element = own.next() else { return false }
            if element != wanted { return false }
          }
          return true
        }
        func split(separator: Element, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [[Element]] {
          var result: [[Element]] = []
          var part: [Element] = []
          for element in self {
            if element == separator && result.count < maxSplits {
              if !part.isEmpty || !omittingEmptySubsequences { result.append(part) }
              part = []
            } else {
              part.append(element)
            }
          }
          if !part.isEmpty || !omittingEmptySubsequences { result.append(part) }
          return result
        }
      }
      extension Sequence where Element: Comparable {
        func min() -> Element? {
          var result: Element? = nil
          for element in self { if let known = result { if element < known { result = element } } else { result = element } }
          return result
        }
        func max() -> Element? {
          var result: Element? = nil
          for element in self { if let known = result { if known < element { result = element } } else { result = element } }
          return result
        }
        func sorted() -> [Element] {
          var result = _array()
          result.sort()
          return result
        }
        func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
          var second = other.makeIterator()
          for element in self {
            guard let next = second.next() else { return false }
            if element < next { return true }
            if next < element { return false }
          }
          return second.next() != nil
        }
      }
      extension Sequence where Element == String {
        func joined(separator: String) -> String { _joinTexts(_array(), separator) }
        func joined() -> String { _joinTexts(_array(), "") }
      }
      extension Sequence where Element == Substring {
        func joined(separator: String) -> String { _joinTexts(map { String($0) }, separator) }
        func joined() -> String { _joinTexts(map { String($0) }, "") }
      }
      func _joinTexts(_ parts: [String], _ separator: String) -> String
      extension Sequence where Element: Sequence {
        func joined() -> [Element.Element] {
          var result: [Element.Element] = []
          for inner in self { for element in inner { result.append(element) } }
          return result
        }
      }
      protocol Collection: Sequence {
        associatedtype Index: Comparable
        var startIndex: Index { get }
        var endIndex: Index { get }
        func index(after position: Index) -> Index
        subscript(position: Index) -> Element { get }
      }
      protocol BidirectionalCollection: Collection {}
      protocol RandomAccessCollection: BidirectionalCollection {}
      protocol MutableCollection: Collection {}
      protocol RangeReplaceableCollection: Collection {
        init()
        mutating func append(_ element: Element)
        mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element
        mutating func insert(_ element: Element, at position: Index)
        mutating func remove(at position: Index) -> Element
      }
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
      extension Collection where Element: Equatable {
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
      struct LazyMapSequence<Base: Sequence, T>: Sequence {
        let _base: Base
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
      struct LazyFilterSequence<Base: Sequence>: Sequence {
        let _base: Base
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
      struct LazyCompactMapSequence<Base: Sequence, T>: Sequence {
        let _base: Base
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
      struct AnyIterator<Element>: Sequence, IteratorProtocol {
        let _next: () -> Element?
        init(_ next: @escaping () -> Element?) { _next = next }
        func makeIterator() -> AnyIterator<Element> { self }
        mutating func next() -> Element? { _next() }
      }
      """#)
}
