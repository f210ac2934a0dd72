struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral,
  CustomStringConvertible, CustomDebugStringConvertible
{
  typealias Index = Int
  typealias Iterator = SliceIterator<Element>
  typealias SubSequence = ArraySlice<Element>
  typealias ArrayLiteralElement = Element
  var _base: [Element]
  var _start: Int
  var _end: Int
  // The index of the first element in `_base`, and for how many more the compiled program's memory has room: what was dropped
  // in front lives until an append moves the rest.
  var _offset: Int = 0
  var _room: Int = 0
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
  init(_base: [Element], _start: Int, _end: Int, _offset: Int, _room: Int) {
    self._base = _base
    self._start = _start
    self._end = _end
    self._offset = _offset
    self._room = _room
  }
  init(arrayLiteral elements: Element...) {
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
  typealias Indices = Range<Int>
  var indices: Range<Int> { _start..<_end }
  var first: Element? { isEmpty ? nil : _base[_start - _offset] }
  var last: Element? { isEmpty ? nil : _base[_end - 1 - _offset] }
  subscript(index: Int) -> Element {
    get {
      if index < _start || index >= _end { _fatal("Index out of bounds") }
      return _base[index - _offset]
    }
    set {
      if index < _start || index >= _end { _fatal("Index out of bounds") }
      _base[index - _offset] = newValue
    }
  }
  subscript(range: Range<Int>) -> ArraySlice<Element> {
    get { _slice(range.lowerBound, range.upperBound) }
    set { replaceSubrange(range, with: newValue) }
  }
  subscript(range: ClosedRange<Int>) -> ArraySlice<Element> {
    get { _slice(range.lowerBound, range.upperBound + 1) }
    set { replaceSubrange(range.lowerBound..<range.upperBound + 1, with: newValue) }
  }
  subscript(range: PartialRangeFrom<Int>) -> ArraySlice<Element> {
    get { _slice(range.lowerBound, _end) }
    set { replaceSubrange(range.lowerBound..<_end, with: newValue) }
  }
  subscript(range: PartialRangeUpTo<Int>) -> ArraySlice<Element> {
    get { _slice(_start, range.upperBound) }
    set { replaceSubrange(_start..<range.upperBound, with: newValue) }
  }
  subscript(range: PartialRangeThrough<Int>) -> ArraySlice<Element> {
    get { _slice(_start, range.upperBound + 1) }
    set { replaceSubrange(_start..<range.upperBound + 1, with: newValue) }
  }
  func _slice(_ start: Int, _ end: Int) -> ArraySlice<Element> {
    if start < _start || end > _end || end < start { _fatal("Index out of bounds") }
    return _part(start, end)
  }
  func _part(_ start: Int, _ end: Int) -> ArraySlice<Element> {
    ArraySlice(_base: _base, _start: start, _end: end, _offset: _offset, _room: end == _end ? _room : 0)
  }
  func _array() -> [Element] { _base._slice(_start - _offset, _end - _offset) }
  func makeIterator() -> SliceIterator<Element> { SliceIterator(_base, _start - _offset, _end - _offset) }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] { try _array().map(transform) }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { try _array().filter(isIncluded) }
  mutating func append(_ element: Element) {
    _own()
    if _room == 0 { _move(1) }
    _base.append(element)
    _end += 1
    _room -= 1
  }
  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    _own()
    let more = elements._array()
    if _room < more.count { _move(more.count) }
    _base.append(contentsOf: more)
    _end += more.count
    _room -= more.count
  }
  mutating func _own() {
    if _end - _offset != _base.count { _base._remove(_end - _offset, _base.count) }
  }
  // To new memory, as large as that of the compiled program for elements of eight bytes.
  mutating func _move(_ more: Int) {
    let needed = count + more
    let wanted = needed > 2 * count ? needed : 2 * count
    if _start != _offset { _base = _array() }
    _offset = _start
    _room = (8 * wanted + 55) / 16 * 2 - 5 - count
  }
  mutating func removeFirst() -> Element {
    if isEmpty { _fatal("Can't remove first element from an empty collection") }
    _start += 1
    return _base[_start - 1 - _offset]
  }
  mutating func removeLast() -> Element {
    if isEmpty { _fatal("Can't remove last element from an empty collection") }
    _own()
    _end -= 1
    _room += 1
    return _base.removeLast()
  }
  mutating func insert(_ element: Element, at index: Int) {
    if index < _start || index > _end { _fatal("Index out of bounds") }
    _own()
    _base.insert(element, at: index - _offset)
    _end += 1
    _room = _room == 0 ? 0 : _room - 1
  }
  @discardableResult mutating func remove(at index: Int) -> Element {
    if index < _start || index >= _end { _fatal("Index out of bounds") }
    _own()
    _end -= 1
    _room += 1
    return _base.remove(at: index - _offset)
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
    for offset in 0..<elements.count { _base[_start - _offset + offset] = elements[offset] }
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
  mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
    var elements = _array()
    elements.shuffle(using: &generator)
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
  static func += (left: inout ArraySlice<Element>, right: [Element]) { left.append(contentsOf: right) }
  static func += <S: Sequence>(left: inout ArraySlice<Element>, right: S) where S.Element == Element {
    left.append(contentsOf: right)
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
extension ArraySlice: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(_array()) }
}
struct SliceIterator<Element>: IteratorProtocol, Sequence {
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
    return _part(_start, maxLength < count ? _start + maxLength : _end)
  }
  func suffix(_ maxLength: Int) -> ArraySlice<Element> {
    if maxLength < 0 { _fatal("Can't take a suffix of negative length from a collection") }
    return _part(maxLength < count ? _end - maxLength : _start, _end)
  }
  func dropFirst(_ k: Int = 1) -> ArraySlice<Element> {
    if k < 0 { _fatal("Can't drop a negative number of elements from a collection") }
    return _part(k < count ? _start + k : _end, _end)
  }
  func dropLast(_ k: Int = 1) -> ArraySlice<Element> {
    if k < 0 { _fatal("Can't drop a negative number of elements from a collection") }
    return _part(_start, k < count ? _end - k : _start)
  }
  func prefix(upTo end: Int) -> ArraySlice<Element> { _slice(_start, end) }
  func prefix(through end: Int) -> ArraySlice<Element> { _slice(_start, end + 1) }
  func suffix(from start: Int) -> ArraySlice<Element> { _slice(start, _end) }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
    var end = _start
    while end < _end {
      if !(try predicate(_base[end - _offset])) { break }
      end += 1
    }
    return _part(_start, end)
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element> {
    var start = _start
    while start < _end {
      if !(try predicate(_base[start - _offset])) { break }
      start += 1
    }
    return _part(start, _end)
  }
  mutating func removeFirst(_ k: Int) {
    if k > count { _fatal("Can't remove more items from a collection than it contains") }
    _start += k
  }
  mutating func removeLast(_ k: Int) {
    if k > count { _fatal("Can't remove more items from a collection than it contains") }
    removeSubrange(_end - k..<_end)
  }
  mutating func removeSubrange(_ bounds: Range<Int>) {
    if bounds.lowerBound < _start || bounds.upperBound > _end { _fatal("Index out of bounds") }
    _own()
    _base._remove(bounds.lowerBound - _offset, bounds.upperBound - _offset)
    _end -= bounds.count
    _room += bounds.count
  }
  mutating func removeSubrange(_ bounds: ClosedRange<Int>) { removeSubrange(bounds.lowerBound..<bounds.upperBound + 1) }
  mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Int { removeSubrange(bounds.relative(to: self)) }
  mutating func replaceSubrange<S: Sequence>(_ bounds: Range<Int>, with elements: S) where S.Element == Element {
    if bounds.lowerBound < _start || bounds.upperBound > _end { _fatal("Index out of bounds") }
    let more = elements._array()
    _own()
    let growth = more.count - bounds.count
    if growth > _room { _move(growth) }
    _base.replaceSubrange(bounds.lowerBound - _offset..<bounds.upperBound - _offset, with: more)
    _end += growth
    _room -= growth
  }
  mutating func insert<S: Sequence>(contentsOf elements: S, at index: Int) where S.Element == Element {
    replaceSubrange(index..<index, with: elements)
  }
  mutating func reserveCapacity(_ capacity: Int) {
    if capacity - count > _room { _move(capacity - count) }
  }
}
