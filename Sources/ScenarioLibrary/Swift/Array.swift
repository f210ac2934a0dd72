func _minimum(_ first: Int, _ second: Int) -> Int { second < first ? second : first }
struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
  typealias ArrayLiteralElement = Element
  typealias Index = Int
  typealias Iterator = ArrayIterator<Element>
  typealias SubSequence = ArraySlice<Element>
  init() { self = [] }
  init(arrayLiteral elements: Element...) { self = elements }
  init(repeating element: Element, count: Int)
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self = elements._array()
  }
  var count: Int { get }
  var isEmpty: Bool { count == 0 }
  var capacity: Int { get }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  typealias Indices = Range<Int>
  var indices: Range<Int> { 0..<count }
  var underestimatedCount: Int { count }
  var first: Element? { count == 0 ? nil : self[0] }
  var last: Element? { count == 0 ? nil : self[count - 1] }
  func index(after position: Int) -> Int { position + 1 }
  func index(before position: Int) -> Int { position - 1 }
  func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  func makeIterator() -> ArrayIterator<Element> { ArrayIterator(_array: self) }
  subscript(position: Int) -> Element { get set }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { _view(bounds.lowerBound, bounds.upperBound) }
    set { replaceSubrange(bounds, with: newValue) }
  }
  subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> {
    get { _view(bounds.lowerBound, bounds.upperBound + 1) }
    set { replaceSubrange(bounds.lowerBound..<bounds.upperBound + 1, with: newValue) }
  }
  subscript(bounds: PartialRangeFrom<Int>) -> ArraySlice<Element> {
    get {
      if bounds.lowerBound > count { _fatal("Range requires lowerBound <= upperBound") }
      return _view(bounds.lowerBound, count)
    }
    set { replaceSubrange(bounds.lowerBound..<count, with: newValue) }
  }
  subscript(bounds: PartialRangeUpTo<Int>) -> ArraySlice<Element> {
    get { _view(0, bounds.upperBound) }
    set { replaceSubrange(0..<bounds.upperBound, with: newValue) }
  }
  subscript(bounds: PartialRangeThrough<Int>) -> ArraySlice<Element> {
    get { _view(0, bounds.upperBound + 1) }
    set { replaceSubrange(0..<bounds.upperBound + 1, with: newValue) }
  }
  subscript(everything: UnboundedRange) -> ArraySlice<Element> {
    get { _view(0, count) }
    set { replaceSubrange(0..<count, with: newValue) }
  }
  func _view(_ start: Int, _ end: Int) -> ArraySlice<Element> {
    if start < 0 || end > count || end < start { _fatal("Array index is out of range") }
    return ArraySlice(_base: self, _start: start, _end: end)
  }
  func _slice(_ start: Int, _ end: Int) -> [Element]
  // Nobody sees how its elements are walked over.
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    var result: [T] = []
    result.reserveCapacity(count)
    for element in self { result.append(try transform(element)) }
    return result
  }
  mutating func append(_ element: Element)
  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    _makeRoom(elements.underestimatedCount)
    for element in elements { append(element) }
  }
  mutating func append(contentsOf elements: [Element])
  mutating func _makeRoom(_ added: Int)
  mutating func insert(_ element: Element, at index: Int)
  mutating func insert<S: Sequence>(contentsOf elements: S, at index: Int) where S.Element == Element {
    if index < 0 || index > count { _fatal("Array index is out of range") }
    _replace(index, index, elements._array())
  }
  @discardableResult mutating func remove(at index: Int) -> Element
  @discardableResult mutating func removeFirst() -> Element {
    if count == 0 { fatalError("Can't remove first element from an empty collection") }
    return remove(at: 0)
  }
  @discardableResult mutating func removeLast() -> Element {
    if count == 0 { fatalError("Can't remove last element from an empty collection") }
    return remove(at: count - 1)
  }
  mutating func removeFirst(_ amount: Int) {
    if amount < 0 { fatalError("Number of elements to remove should be non-negative") }
    if amount > count { fatalError("Can't remove more items from a collection than it has") }
    _remove(0, amount)
  }
  mutating func removeLast(_ amount: Int) {
    if amount < 0 { fatalError("Number of elements to remove should be non-negative") }
    if amount > count { fatalError("Can't remove more items from a collection than it contains") }
    _remove(count - amount, count)
  }
  mutating func _remove(_ start: Int, _ end: Int)
  mutating func removeSubrange(_ bounds: Range<Int>) { _remove(bounds.lowerBound, bounds.upperBound) }
  mutating func removeSubrange(_ bounds: ClosedRange<Int>) { _remove(bounds.lowerBound, bounds.upperBound + 1) }
  mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Int { removeSubrange(bounds.relative(to: self)) }
  mutating func popLast() -> Element? { count == 0 ? nil : remove(at: count - 1) }
  mutating func removeAll(keepingCapacity: Bool = false) { if keepingCapacity { _remove(0, count) } else { self = [] } }
  mutating func removeAll(where shouldRemove: (Element) throws -> Bool) rethrows {
    var kept = 0
    var next = 0
    while next < count {
      if !(try shouldRemove(self[next])) {
        if kept != next { swapAt(kept, next) }
        kept += 1
      }
      next += 1
    }
    _remove(kept, count)
  }
  mutating func replaceSubrange<S: Sequence>(_ bounds: Range<Int>, with elements: S) where S.Element == Element {
    if bounds.lowerBound < 0 { _fatal("Array replace: subrange start is negative") }
    if bounds.upperBound > count { _fatal("Array replace: subrange extends past the end") }
    _replace(bounds.lowerBound, bounds.upperBound, elements._array())
  }
  mutating func replaceSubrange<S: Sequence>(_ bounds: ClosedRange<Int>, with elements: S) where S.Element == Element {
    replaceSubrange(bounds.lowerBound..<bounds.upperBound + 1, with: elements)
  }
  mutating func replaceSubrange<R: RangeExpression, S: Sequence>(_ bounds: R, with elements: S)
  where R.Bound == Int, S.Element == Element {
    replaceSubrange(bounds.relative(to: self), with: elements)
  }
  mutating func _replace(_ start: Int, _ end: Int, _ elements: [Element])
  mutating func reserveCapacity(_ capacity: Int)
  mutating func shuffle() {
    var next = count - 1
    while next > 0 {
      swapAt(next, Int.random(in: 0...next))
      next -= 1
    }
  }
  mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) {
    var next = 0
    while next < count - 1 {
      swapAt(next, next + Int.random(in: 0..<count - next, using: &generator))
      next += 1
    }
  }
  mutating func reverse() { _reverse() }
  mutating func _reverse()
  func reversed() -> ReversedCollection<[Element]> { ReversedCollection(_base: self) }
  func reversed() -> [Element] {
    var result = self
    result._reverse()
    return result
  }
  mutating func swapAt(_ first: Int, _ second: Int)
  func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    var position = count - 1
    while position >= 0 {
      if try predicate(self[position]) { return position }
      position -= 1
    }
    return nil
  }
  func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    var position = count - 1
    while position >= 0 {
      if try predicate(self[position]) { return self[position] }
      position -= 1
    }
    return nil
  }
  mutating func partition(by belongsInSecond: (Element) throws -> Bool) rethrows -> Int {
    var low = 0
    var high = count
    while true {
      while low < high { if try belongsInSecond(self[low]) { break }; low += 1 }
      if low == high { return low }
      high -= 1
      while low < high { if !(try belongsInSecond(self[high])) { break }; high -= 1 }
      if low == high { return low }
      swapAt(low, high)
      low += 1
    }
  }
  static func + (left: [Element], right: [Element]) -> [Element] {
    var result = left
    result.append(contentsOf: right)
    return result
  }
  static func + <S: Sequence>(left: [Element], right: S) -> [Element] where S.Element == Element {
    var result = left
    result.append(contentsOf: right)
    return result
  }
  static func + <S: Sequence>(left: S, right: [Element]) -> [Element] where S.Element == Element {
    var result = left._array()
    result.append(contentsOf: right)
    return result
  }
  static func += (left: inout [Element], right: [Element]) { left.append(contentsOf: right) }
  static func += <S: Sequence>(left: inout [Element], right: S) where S.Element == Element { left.append(contentsOf: right) }
}
extension Array: Equatable where Element: Equatable {}
extension Array: Hashable where Element: Hashable {}
extension Array where Element: Equatable {
  func index(of wanted: Element) -> Int? { firstIndex(of: wanted) }
  func firstIndex(of wanted: Element) -> Int? {
    var position = 0
    while position < count {
      if self[position] == wanted { return position }
      position += 1
    }
    return nil
  }
  func lastIndex(of wanted: Element) -> Int? {
    var position = count - 1
    while position >= 0 {
      if self[position] == wanted { return position }
      position -= 1
    }
    return nil
  }
}
extension Array where Element: Comparable {
  mutating func sort() { if !_sortPlain() { sort { _less($0, $1) } } }
  mutating func _sortPlain() -> Bool
}
struct ArrayIterator<Element>: IteratorProtocol, Sequence {
  let _array: [Element]
  var _position = 0
  mutating func next() -> Element? {
    if _position >= _array.count { return nil }
    _position += 1
    return _array[_position - 1]
  }
}
extension Array {
  init(
    unsafeUninitializedCapacity capacity: Int,
    initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void
  ) rethrows {
    var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
    var count = 0
    try initializer(&buffer, &count)
    self = buffer.baseAddress!._memory._first(count)
  }
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? {
    try withUnsafeBufferPointer(body)
  }
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    let start = UnsafePointer<Element>(_memory: _Memory<Element>(_values: self), _place: 0)
    return try body(UnsafeBufferPointer<Element>(start: start, count: count))
  }
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    let size = count
    // Who writes through it has the elements for himself, before he asks where they are.
    if !isEmpty { self[0] = self[0] }
    let memory = _Memory<Element>(_values: self)
    self = []
    defer { self = memory._first(size) }
    var buffer = UnsafeMutableBufferPointer<Element>(
      start: UnsafeMutablePointer<Element>(_memory: memory, _place: 0), count: size)
    return try body(&buffer)
  }
}
extension Array where Element: FixedWidthInteger {
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(_bytes: flatMap { $0._rawBytes }, _home: _storageOf(self)))
  }
  mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    if !isEmpty { self[0] = self[0] }
    let memory = UnsafeMutableRawBufferPointer(_bytes: flatMap { $0._rawBytes }, _home: _storageOf(self))
    let (size, number) = (MemoryLayout<Element>.size, count)
    defer { self = (0..<number).map { _numberOfBytes(memory._bytes, $0 * size, Element.self, isAligned: false) } }
    return try body(memory)
  }
}
extension Array: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _describeArray(self) }
  var debugDescription: String { _describeArray(self) }
}
func _equalArrays<T>(_ first: [T], _ second: [T]) -> Bool {
  if first.count != second.count { return false }
  var index = 0
  while index < first.count {
    if !_equal(first[index], second[index]) { return false }
    index += 1
  }
  return true
}
func _hashArray<T>(_ list: [T]) -> Int {
  var result = list.count
  for element in list { result = _mix(result &* 31, _hash(element)) }
  return result
}
func _describeArray<T>(_ list: [T]) -> String {
  var result = "["
  var isFirst = true
  for element in list {
    if !isFirst { result += ", " }
    isFirst = false
    result += String(reflecting: element)
  }
  return result + "]"
}
