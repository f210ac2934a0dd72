/// Slices of arrays: they keep the indices of the array they were taken from.
extension LibraryArea {
  static let arraySlices = #"""
    struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      typealias Index = Int
      typealias Iterator = SliceIterator<Element>
      typealias SubSequence = ArraySlice<Element>
      typealias ArrayLiteralElement = Element
      var _base: [Element]
      var _start: Int
      var _end: Int
      init() {
        _base = []
        _start = 0
        _end = 0
      }
      init(_base: [Element], _start: Int, _end: Int) {
        self._base = _base
        self._start = _start
        self._end = _end
      }
      init(arrayLiteral elements: [Element]) {
        _base = elements
        _start = 0
        _end = elements.count
      }
      init<S: Sequence>(_ elements: S) where S.Element == Element {
        _base = elements._array()
        _start = 0
        _end = _base.count
      }
      var startIndex: Int { _start }
      var endIndex: Int { _end }
      var count: Int { _end - _start }
      var isEmpty: Bool { _end == _start }
      var indices: Range<Int> { _start..<_end }
      var first: Element? { isEmpty ? nil : _base[_start] }
      var last: Element? { isEmpty ? nil : _base[_end - 1] }
      subscript(index: Int) -> Element {
        get {
          if index < _start || index >= _end { _fatal("Index out of bounds") }
          return _base[index]
        }
        set {
          if index < _start || index >= _end { _fatal("Index out of bounds") }
          _base[index] = newValue
        }
      }
      subscript(range: Range<Int>) -> ArraySlice<Element> { _slice(range.lowerBound, range.upperBound) }
      subscript(range: ClosedRange<Int>) -> ArraySlice<Element> { _slice(range.lowerBound, range.upperBound + 1) }
      subscript(range: PartialRangeFrom<Int>) -> ArraySlice<Element> { _slice(range.lowerBound, _end) }
      subscript(range: PartialRangeUpTo<Int>) -> ArraySlice<Element> { _slice(_start, range.upperBound) }
      subscript(range: PartialRangeThrough<Int>) -> ArraySlice<Element> { _slice(_start, range.upperBound + 1) }
      subscript(everything: UnboundedRange) -> ArraySlice<Element> { self }
      func _slice(_ start: Int, _ end: Int) -> ArraySlice<Element> {
        if start < _start || end > _end || end < start { _fatal("Index out of bounds") }
        return ArraySlice(_base: _base, _start: start, _end: end)
      }
      func _array() -> [Element] { _base._slice(_start, _end) }
      func makeIterator() -> SliceIterator<Element> { SliceIterator(_base, _start, _end) }
      func index(after i: Int) -> Int { i + 1 }
      func index(before i: Int) -> Int { i - 1 }
      func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
      func distance(from start: Int, to end: Int) -> Int { end - start }
      func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] { try _array().map(transform) }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { try _array().filter(isIncluded) }
      mutating func append(_ element: Element) {
        _own()
        _base.append(element)
        _end += 1
      }
      mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
        _own()
        _base.append(contentsOf: elements)
        _end = _base.count
      }
      mutating func _own() {
        if _end != _base.count { _base._remove(_end, _base.count) }
      }
      mutating func removeFirst() -> Element {
        if isEmpty { _fatal("Can't remove first element from an empty collection") }
        _start += 1
        return _base[_start - 1]
      }
      mutating func removeLast() -> Element {
        if isEmpty { _fatal("Can't remove last element from an empty collection") }
        _end -= 1
        return _base[_end]
      }
      mutating func insert(_ element: Element, at index: Int) {
        if index < _start || index > _end { _fatal("Index out of bounds") }
        _own()
        _base.insert(element, at: index)
        _end += 1
      }
      @discardableResult mutating func remove(at index: Int) -> Element {
        if index < _start || index >= _end { _fatal("Index out of bounds") }
        _own()
        _end -= 1
        return _base.remove(at: index)
      }
      mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
      mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
      mutating func swapAt(_ i: Int, _ j: Int) {
        let old = self[i]
        self[i] = self[j]
        self[j] = old
      }
      mutating func _setAll(_ elements: [Element]) {
        _own()
        for offset in 0..<elements.count { _base[_start + offset] = elements[offset] }
      }
      mutating func reverse() {
        var elements = _array()
        elements.reverse()
        _setAll(elements)
      }
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        var elements = _array()
        try elements.sort(by: areInIncreasingOrder)
        _setAll(elements)
      }
      mutating func shuffle() {
        var elements = _array()
        elements.shuffle()
        _setAll(elements)
      }
      mutating func partition(by belongsInSecond: (Element) throws -> Bool) rethrows -> Int {
        var elements = _array()
        let middle = try elements.partition(by: belongsInSecond)
        _setAll(elements)
        return _start + middle
      }
      mutating func removeAll(keepingCapacity: Bool = false) { self = ArraySlice() }
      mutating func removeAll(where shouldRemove: (Element) throws -> Bool) rethrows {
        let kept = try _array().filter { !(try shouldRemove($0)) }
        _end = _start + kept.count
        _setAll(kept)
      }
      static func + (left: ArraySlice<Element>, right: ArraySlice<Element>) -> ArraySlice<Element> {
        var result = left
        result.append(contentsOf: right)
        return result
      }
      static func + (left: ArraySlice<Element>, right: [Element]) -> ArraySlice<Element> {
        var result = left
        result.append(contentsOf: right)
        return result
      }
      static func + <S: Sequence>(left: ArraySlice<Element>, right: S) -> ArraySlice<Element> where S.Element == Element {
        var result = left
        result.append(contentsOf: right)
        return result
      }
      var description: String { _describeArray(_array()) }
      var debugDescription: String { "ArraySlice(" + _describeArray(_array()) + ")" }
    }
    extension ArraySlice where Element: Comparable {
      mutating func sort() { sort { _less($0, $1) } }
    }
    extension ArraySlice: Equatable where Element: Equatable {
      static func == (left: ArraySlice<Element>, right: ArraySlice<Element>) -> Bool { left._array() == right._array() }
    }
    struct SliceIterator<Element>: IteratorProtocol {
      let _base: [Element]
      var _next: Int
      let _end: Int
      init(_ base: [Element], _ next: Int, _ end: Int) {
        _base = base
        _next = next
        _end = end
      }
      mutating func next() -> Element? {
        if _next >= _end { return nil }
        let element = _base[_next]
        _next += 1
        return element
      }
    }
    extension ArraySlice {
      func prefix(_ maxLength: Int) -> ArraySlice<Element> {
        if maxLength < 0 { _fatal("Can't take a prefix of negative length from a collection") }
        return ArraySlice(_base: _base, _start: _start, _end: maxLength < count ? _start + maxLength : _end)
      }
      func suffix(_ maxLength: Int) -> ArraySlice<Element> {
        if maxLength < 0 { _fatal("Can't take a suffix of negative length from a collection") }
        return ArraySlice(_base: _base, _start: maxLength < count ? _end - maxLength : _start, _end: _end)
      }
      func dropFirst(_ k: Int = 1) -> ArraySlice<Element> {
        if k < 0 { _fatal("Can't drop a negative number of elements from a collection") }
        return ArraySlice(_base: _base, _start: k < count ? _start + k : _end, _end: _end)
      }
      func dropLast(_ k: Int = 1) -> ArraySlice<Element> {
        if k < 0 { _fatal("Can't drop a negative number of elements from a collection") }
        return ArraySlice(_base: _base, _start: _start, _end: k < count ? _end - k : _start)
      }
      func prefix(upTo end: Int) -> ArraySlice<Element> { _slice(_start, end) }
      func prefix(through end: Int) -> ArraySlice<Element> { _slice(_start, end + 1) }
      func suffix(from start: Int) -> ArraySlice<Element> { _slice(start, _end) }
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
        var end = _start
        while end < _end {
          if !(try predicate(_base[end])) { break }
          end += 1
        }
        return ArraySlice(_base: _base, _start: _start, _end: end)
      }
      func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
        var start = _start
        while start < _end {
          if !(try predicate(_base[start])) { break }
          start += 1
        }
        return ArraySlice(_base: _base, _start: start, _end: _end)
      }
      mutating func removeFirst(_ k: Int) {
        if k > count { _fatal("Can't remove more items from a collection than it contains") }
        _start += k
      }
      mutating func removeLast(_ k: Int) {
        if k > count { _fatal("Can't remove more items from a collection than it contains") }
        _end -= k
      }
    }

    """#

  /// Members of arrays that answer slices.
  static let sliceMembers = #"""
    extension Array {
      func prefix(_ maxLength: Int) -> ArraySlice<Element> {
        if maxLength < 0 { _fatal("Can't take a prefix of negative length from a collection") }
        return ArraySlice(_base: self, _start: 0, _end: maxLength < count ? maxLength : count)
      }
      func suffix(_ maxLength: Int) -> ArraySlice<Element> {
        if maxLength < 0 { _fatal("Can't take a suffix of negative length from a collection") }
        return ArraySlice(_base: self, _start: maxLength < count ? count - maxLength : 0, _end: count)
      }
      func dropFirst(_ k: Int = 1) -> ArraySlice<Element> {
        if k < 0 { _fatal("Can't drop a negative number of elements from a collection") }
        return ArraySlice(_base: self, _start: k < count ? k : count, _end: count)
      }
      func dropLast(_ k: Int = 1) -> ArraySlice<Element> {
        if k < 0 { _fatal("Can't drop a negative number of elements from a collection") }
        return ArraySlice(_base: self, _start: 0, _end: k < count ? count - k : 0)
      }
      func prefix(upTo end: Int) -> ArraySlice<Element> { _view(0, end) }
      func prefix(through end: Int) -> ArraySlice<Element> { _view(0, end + 1) }
      func suffix(from start: Int) -> ArraySlice<Element> { _view(start, count) }
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
        var end = 0
        while end < count {
          if !(try predicate(self[end])) { break }
          end += 1
        }
        return ArraySlice(_base: self, _start: 0, _end: end)
      }
      func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
        var start = 0
        while start < count {
          if !(try predicate(self[start])) { break }
          start += 1
        }
        return ArraySlice(_base: self, _start: start, _end: count)
      }
    }
    extension Array where Element: Equatable {
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>] {
        split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
      }
    }
    extension Array {
      func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool
      ) rethrows -> [ArraySlice<Element>] {
        var result: [ArraySlice<Element>] = []
        var start = 0
        var i = 0
        while i < count && result.count < maxSplits {
          if try isSeparator(self[i]) {
            if i > start || !omittingEmptySubsequences { result.append(ArraySlice(_base: self, _start: start, _end: i)) }
            start = i + 1
          }
          i += 1
        }
        if start < count || !omittingEmptySubsequences { result.append(ArraySlice(_base: self, _start: start, _end: count)) }
        return result
      }
    }


    """#
}
