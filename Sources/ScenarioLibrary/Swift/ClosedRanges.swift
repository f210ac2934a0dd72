struct ClosedRange<Bound: Comparable>: RangeExpression, CustomStringConvertible, CustomDebugStringConvertible {
  let lowerBound: Bound
  let upperBound: Bound
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
  static func _make(_ lower: Bound, _ upper: Bound) -> ClosedRange<Bound> {
    if !(lower <= upper) { _fatal("Range requires lowerBound <= upperBound") }
    return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
  }
  var isEmpty: Bool { false }
  func contains(_ element: Bound) -> Bool { lowerBound <= element && element <= upperBound }
  static func ~= (range: ClosedRange<Bound>, element: Bound) -> Bool { range.contains(element) }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    Range._make(lowerBound, collection.index(after: upperBound))
  }
  func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : (limits.upperBound < lowerBound ? limits.upperBound : lowerBound)
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : (limits.lowerBound > upperBound ? limits.lowerBound : upperBound)
    return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
  }
  func overlaps(_ other: ClosedRange<Bound>) -> Bool { lowerBound <= other.upperBound && other.lowerBound <= upperBound }
  func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
  var description: String { "\(lowerBound)...\(upperBound)" }
  var debugDescription: String { "ClosedRange(" + String(reflecting: lowerBound) + "..." + String(reflecting: upperBound) + ")" }
}
extension ClosedRange: Equatable {}
extension ClosedRange: Hashable where Bound: Hashable {}
extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: Range<Bound>) {
    if other.isEmpty { _fatal("Cannot form ClosedRange from an empty Range") }
    lowerBound = other.lowerBound
    upperBound = other.upperBound.advanced(by: -1)
  }
}
extension ClosedRange: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  typealias Index = _ClosedRangeIndex<Bound>
  typealias Iterator = ClosedRangeIterator<Bound>
  typealias SubSequence = Slice<ClosedRange<Bound>>
  var startIndex: Index { .inRange(lowerBound) }
  var endIndex: Index { .pastEnd }
  var count: Int { _number(lowerBound.distance(to: upperBound)) + 1 }
  var first: Bound? { lowerBound }
  var last: Bound? { upperBound }
  func index(after i: Index) -> Index {
    guard case .inRange(let value) = i else { _fatal("Incrementing past end index") }
    return value == upperBound ? .pastEnd : .inRange(Bound._successor(value))
  }
  func index(before i: Index) -> Index {
    guard case .inRange(let value) = i else { return .inRange(upperBound) }
    if value <= lowerBound { _fatal("Incrementing past start index") }
    return .inRange(value.advanced(by: -1))
  }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = self.distance(from: startIndex, to: i) + distance
    if offset == count { return .pastEnd }
    if offset < 0 { _fatal("Advancing past start index") }
    if offset > count { _fatal("Advancing past end index") }
    return .inRange(lowerBound.advanced(by: _number(offset)))
  }
  func distance(from start: Index, to end: Index) -> Int { _offset(of: end) - _offset(of: start) }
  func _offset(of i: Index) -> Int {
    guard case .inRange(let value) = i else { return count }
    return _number(lowerBound.distance(to: value))
  }
  subscript(position: Index) -> Bound {
    guard case .inRange(let value) = position else { _fatal("Index out of range") }
    if value < lowerBound || value > upperBound { _fatal("Index out of range") }
    return value
  }
  func firstIndex(of element: Bound) -> Index? { contains(element) ? .inRange(element) : nil }
  func makeIterator() -> ClosedRangeIterator<Bound> { ClosedRangeIterator(lowerBound, upperBound) }
  func min() -> Bound? { lowerBound }
  func max() -> Bound? { upperBound }
}
extension ClosedRange where Bound: BinaryInteger {
  func map<T>(_ transform: (Bound) throws -> T) rethrows -> [T] {
    var result: [T] = []
    result.reserveCapacity(count)
    var i = lowerBound
    while true {
      result.append(try transform(i))
      if i == upperBound { return result }
      i += 1
    }
  }
  func forEach(_ body: (Bound) throws -> Void) rethrows {
    var i = lowerBound
    while true {
      try body(i)
      if i == upperBound { return }
      i += 1
    }
  }
  func reduce<Result>(_ initial: Result, _ combine: (Result, Bound) throws -> Result) rethrows -> Result {
    var result = initial
    var i = lowerBound
    while true {
      result = try combine(result, i)
      if i == upperBound { return result }
      i += 1
    }
  }
}
// The last bound of a type has nothing behind it that could be the end.
enum _ClosedRangeIndex<Bound: Comparable>: Comparable { case inRange(Bound), pastEnd }
extension _ClosedRangeIndex: Hashable where Bound: Hashable {}
struct ClosedRangeIterator<Bound: Comparable> {
  var _next: Bound
  let _end: Bound
  var _isDone: Bool
  init(_ next: Bound, _ end: Bound) {
    _next = next
    _end = end
    _isDone = false
  }
}
extension ClosedRangeIterator: IteratorProtocol, Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  mutating func next() -> Bound? {
    if _isDone { return nil }
    let value = _next
    if value == _end { _isDone = true } else { _next = Bound._successor(value) }
    return value
  }
}
