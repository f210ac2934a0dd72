/// What types of the scenario have that are collections whose parts can be replaced, and what can be strided over: the library's own
/// types have members of their own for that.
extension LibraryArea {
  static let ownCollections = LibraryArea(
    name: "OwnCollections",
    provides: [],
    extends: Extended(
      types: ["RangeReplaceableCollection", "BidirectionalCollection", "RandomAccessCollection"],
      onMentionOf: ["RangeReplaceableCollection", "BidirectionalCollection", "RandomAccessCollection", "Slice"]),
    source: #"""
      extension BidirectionalCollection {
        func index(_ start: Index, offsetBy distance: Int) -> Index {
          var result = start
          for _ in 0..<distance.magnitude { result = distance < 0 ? index(before: result) : index(after: result) }
          return result
        }
        func index(_ start: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
          var result = start
          for _ in 0..<distance.magnitude {
            if result == limit { return nil }
            result = distance < 0 ? index(before: result) : index(after: result)
          }
          return result
        }
        func distance(from start: Index, to end: Index) -> Int {
          var result = 0
          var position = start
          while position < end {
            position = index(after: position)
            result += 1
          }
          while end < position {
            position = index(before: position)
            result -= 1
          }
          return result
        }
      }
      extension RandomAccessCollection where Index == Int { var indices: Range<Int> { startIndex..<endIndex } }
      extension RangeReplaceableCollection {
        init<S: Sequence>(_ elements: S) where S.Element == Element {
          self.init()
          append(contentsOf: elements)
        }
        init(repeating repeatedValue: Element, count: Int) {
          self.init()
          for _ in 0..<count { append(repeatedValue) }
        }
        mutating func append(_ element: Element) { insert(element, at: endIndex) }
        mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
          for element in elements { append(element) }
        }
        mutating func insert(_ element: Element, at position: Index) {
          replaceSubrange(Range._make(position, position), with: CollectionOfOne(element))
        }
        mutating func insert<C: Collection>(contentsOf elements: C, at position: Index) where C.Element == Element {
          replaceSubrange(Range._make(position, position), with: elements)
        }
        @discardableResult mutating func remove(at position: Index) -> Element {
          if isEmpty { _fatal("Can't remove from an empty collection") }
          let removed = self[position]
          replaceSubrange(Range._make(position, index(after: position)), with: EmptyCollection<Element>())
          return removed
        }
        mutating func removeSubrange(_ bounds: Range<Index>) { replaceSubrange(bounds, with: EmptyCollection<Element>()) }
        mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
          removeSubrange(bounds.relative(to: self))
        }
        mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ bounds: R, with elements: C)
        where C.Element == Element, R.Bound == Index {
          replaceSubrange(bounds.relative(to: self), with: elements)
        }
        @discardableResult mutating func removeFirst() -> Element {
          if isEmpty { _fatal("Can't remove items from an empty collection") }
          return remove(at: startIndex)
        }
        mutating func removeFirst(_ k: Int) {
          if k == 0 { return }
          if k < 0 { _fatal("Number of elements to remove should be non-negative") }
          guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
            _fatal("Can't remove more items from a collection than it has")
          }
          removeSubrange(Range._make(startIndex, end))
        }
        mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
          if keepCapacity { removeSubrange(Range._make(startIndex, endIndex)) } else { self = Self() }
        }
        mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
          var kept = Self()
          for element in self { if !(try shouldBeRemoved(element)) { kept.append(element) } }
          self = kept
        }
        mutating func reserveCapacity(_ capacity: Int) {}
        func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
          var result = Self()
          for element in self { if try isIncluded(element) { result.append(element) } }
          return result
        }
        static func + <Other: Sequence>(left: Self, right: Other) -> Self where Other.Element == Element {
          var result = left
          result.append(contentsOf: right)
          return result
        }
        static func + <Other: Sequence>(left: Other, right: Self) -> Self where Other.Element == Element {
          var result = Self()
          result.append(contentsOf: left)
          result.append(contentsOf: right)
          return result
        }
        static func += <Other: Sequence>(left: inout Self, right: Other) where Other.Element == Element {
          left.append(contentsOf: right)
        }
      }
      extension RangeReplaceableCollection where Self: MutableCollection {
        // In its place: the positions of a slice stay what they were.
        mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
          var next = startIndex
          var position = startIndex
          while position != endIndex {
            let element = self[position]
            if !(try shouldBeRemoved(element)) {
              self[next] = element
              next = index(after: next)
            }
            position = index(after: position)
          }
          removeSubrange(Range._make(next, endIndex))
        }
      }
      extension RangeReplaceableCollection where Self: BidirectionalCollection {
        mutating func popLast() -> Element? { isEmpty ? nil : remove(at: index(before: endIndex)) }
        @discardableResult mutating func removeLast() -> Element {
          if isEmpty { _fatal("Can't remove last element from an empty collection") }
          return remove(at: index(before: endIndex))
        }
        mutating func removeLast(_ k: Int) {
          if k == 0 { return }
          if k < 0 { _fatal("Number of elements to remove should be non-negative") }
          if k > count { _fatal("Can't remove more items from a collection than it contains") }
          removeSubrange(Range._make(_before(endIndex, by: k), endIndex))
        }
      }
      """#)

  static let strides = LibraryArea(
    name: "Strides",
    provides: ["_StrideTo", "_StrideThrough"],
    extends: Extended(types: ["Strideable", "stride", "RandomAccessCollection"], onMentionOf: ["Strideable", "Date"]),
    source: #"""
      extension Strideable {
        static func < (left: Self, right: Self) -> Bool { left.distance(to: right) > 0 }
        static func == (left: Self, right: Self) -> Bool { left.distance(to: right) == 0 }
      }
      extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
        var indices: Range<Index> { startIndex..<endIndex }
        func index(after position: Index) -> Index { position.advanced(by: 1) }
        func index(before position: Index) -> Index { position.advanced(by: -1) }
        func index(_ start: Index, offsetBy distance: Int) -> Index { start.advanced(by: distance) }
        func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }
      }
      func stride<T: Strideable>(from start: T, to end: T, by step: T.Stride) -> _StrideTo<T> { _StrideTo(start, end, step) }
      func stride<T: Strideable>(from start: T, through end: T, by step: T.Stride) -> _StrideThrough<T> { _StrideThrough(start, end, step) }
      struct _StrideTo<Element: Strideable>: Sequence, IteratorProtocol {
        let _end: Element
        let _step: Element.Stride
        var _next: Element
        init(_ start: Element, _ end: Element, _ step: Element.Stride) {
          if step == 0 { fatalError("Stride size must not be zero") }
          _end = end
          _step = step
          _next = start
        }
        func makeIterator() -> _StrideTo<Element> { self }
        mutating func next() -> Element? {
          let result = _next
          if _step > 0 ? result >= _end : result <= _end { return nil }
          let left = result.distance(to: _end)
          _next = (_step > 0 ? left > _step : left < _step) ? result.advanced(by: _step) : _end
          return result
        }
      }
      struct _StrideThrough<Element: Strideable>: Sequence, IteratorProtocol {
        let _end: Element
        let _step: Element.Stride
        var _next: Element
        var _isDone = false
        init(_ start: Element, _ end: Element, _ step: Element.Stride) {
          if step == 0 { fatalError("Stride size must not be zero") }
          _end = end
          _step = step
          _next = start
        }
        func makeIterator() -> _StrideThrough<Element> { self }
        mutating func next() -> Element? {
          let result = _next
          if _step > 0 ? result >= _end : result <= _end {
            if _isDone || result != _end { return nil }
            _isDone = true
            return result
          }
          let left = result.distance(to: _end)
          _isDone = _step > 0 ? left < _step : left > _step
          _next = _isDone ? _end : result.advanced(by: _step)
          return result
        }
      }
      """#)
}
