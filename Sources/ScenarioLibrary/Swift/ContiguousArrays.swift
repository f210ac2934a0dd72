struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral,
  CustomStringConvertible, CustomDebugStringConvertible
{
  typealias ArrayLiteralElement = Element
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = ArrayIterator<Element>
  typealias SubSequence = ArraySlice<Element>
  var _elements: [Element]
  init() { _elements = [] }
  init(arrayLiteral elements: Element...) { _elements = elements }
  init(repeating element: Element, count: Int) { _elements = [Element](repeating: element, count: count) }
  init<S: Sequence>(_ elements: S) where S.Element == Element { _elements = elements._array() }
  var count: Int { _elements.count }
  var isEmpty: Bool { _elements.count == 0 }
  var capacity: Int { _elements.capacity }
  var startIndex: Int { 0 }
  var endIndex: Int { _elements.count }
  var indices: Range<Int> { 0..<_elements.count }
  var underestimatedCount: Int { _elements.count }
  var first: Element? { _elements.first }
  var last: Element? { _elements.last }
  func index(after position: Int) -> Int { position + 1 }
  func index(before position: Int) -> Int { position - 1 }
  func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  func makeIterator() -> ArrayIterator<Element> { _elements.makeIterator() }
  func _array() -> [Element] { _elements }
  subscript(position: Int) -> Element {
    get { _elements[position] }
    set { _elements[position] = newValue }
  }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { _elements[bounds] }
    set { _elements[bounds] = newValue }
  }
  mutating func append(_ element: Element) { _elements.append(element) }
  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    _elements.append(contentsOf: elements)
  }
  mutating func insert(_ element: Element, at index: Int) { _elements.insert(element, at: index) }
  mutating func insert<S: Sequence>(contentsOf elements: S, at index: Int) where S.Element == Element {
    _elements.insert(contentsOf: elements, at: index)
  }
  @discardableResult mutating func remove(at index: Int) -> Element { _elements.remove(at: index) }
  @discardableResult mutating func removeFirst() -> Element { _elements.removeFirst() }
  @discardableResult mutating func removeLast() -> Element { _elements.removeLast() }
  mutating func removeFirst(_ amount: Int) { _elements.removeFirst(amount) }
  mutating func removeLast(_ amount: Int) { _elements.removeLast(amount) }
  mutating func removeSubrange(_ bounds: Range<Int>) { _elements.removeSubrange(bounds) }
  mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Int { _elements.removeSubrange(bounds) }
  mutating func popLast() -> Element? { _elements.popLast() }
  mutating func removeAll(keepingCapacity: Bool = false) { _elements.removeAll(keepingCapacity: keepingCapacity) }
  mutating func removeAll(where shouldRemove: (Element) throws -> Bool) rethrows {
    try _elements.removeAll(where: shouldRemove)
  }
  mutating func replaceSubrange<S: Sequence>(_ bounds: Range<Int>, with elements: S) where S.Element == Element {
    _elements.replaceSubrange(bounds, with: elements)
  }
  mutating func replaceSubrange<R: RangeExpression, S: Sequence>(_ bounds: R, with elements: S)
  where R.Bound == Int, S.Element == Element {
    _elements.replaceSubrange(bounds, with: elements)
  }
  mutating func reserveCapacity(_ capacity: Int) { _elements.reserveCapacity(capacity) }
  mutating func swapAt(_ first: Int, _ second: Int) { _elements.swapAt(first, second) }
  mutating func reverse() { _elements.reverse() }
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try _elements.sort(by: areInIncreasingOrder)
  }
  mutating func shuffle() { _elements.shuffle() }
  mutating func shuffle<G: RandomNumberGenerator>(using generator: inout G) { _elements.shuffle(using: &generator) }
  mutating func partition(by belongsInSecond: (Element) throws -> Bool) rethrows -> Int {
    try _elements.partition(by: belongsInSecond)
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { try _elements.filter(isIncluded) }
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? {
    try _elements.withUnsafeBufferPointer(body)
  }
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try _elements.withUnsafeBufferPointer(body)
  }
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    try _elements.withUnsafeMutableBufferPointer(body)
  }
  static func + (left: ContiguousArray<Element>, right: ContiguousArray<Element>) -> ContiguousArray<Element> {
    ContiguousArray(left._elements + right._elements)
  }
  static func + <S: Sequence>(left: ContiguousArray<Element>, right: S) -> ContiguousArray<Element> where S.Element == Element {
    ContiguousArray(left._elements + right._array())
  }
  static func += <S: Sequence>(left: inout ContiguousArray<Element>, right: S) where S.Element == Element {
    left._elements.append(contentsOf: right)
  }
  var description: String { _describeArray(_elements) }
  var debugDescription: String { "ContiguousArray(" + _describeArray(_elements) + ")" }
}
extension ContiguousArray where Element: Comparable { mutating func sort() { _elements.sort() } }
extension ContiguousArray: Equatable where Element: Equatable {
  static func == (left: ContiguousArray<Element>, right: ContiguousArray<Element>) -> Bool { left._elements == right._elements }
}
extension ContiguousArray: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(_elements) }
}
