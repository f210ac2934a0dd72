// `_make` is what the operators `..<` and `...` call.
protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
  func contains(_ element: Bound) -> Bool
}
enum UnboundedRange_ {}
typealias UnboundedRange = (UnboundedRange_) -> ()
typealias CountableRange = Range
typealias CountableClosedRange = ClosedRange
struct Range<Bound: Comparable>: RangeExpression, CustomStringConvertible, CustomDebugStringConvertible {
  let lowerBound: Bound
  let upperBound: Bound
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
  static func _make(_ lower: Bound, _ upper: Bound) -> Range<Bound> {
    if !(lower <= upper) { _fatal("Range requires lowerBound <= upperBound") }
    return Range(uncheckedBounds: (lower: lower, upper: upper))
  }
  var isEmpty: Bool { lowerBound == upperBound }
  func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
  static func ~= (range: Range<Bound>, element: Bound) -> Bool { range.contains(element) }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound { self }
  func clamped(to limits: Range<Bound>) -> Range<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : (limits.upperBound < lowerBound ? limits.upperBound : lowerBound)
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : (limits.lowerBound > upperBound ? limits.lowerBound : upperBound)
    return Range(uncheckedBounds: (lower: lower, upper: upper))
  }
  func overlaps(_ other: Range<Bound>) -> Bool {
    if isEmpty || other.isEmpty { return false }
    return lowerBound < other.upperBound && other.lowerBound < upperBound
  }
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    if isEmpty { return false }
    return lowerBound <= other.upperBound && other.lowerBound < upperBound
  }
  var description: String { "\(lowerBound)..<\(upperBound)" }
  var debugDescription: String { "Range(" + String(reflecting: lowerBound) + "..<" + String(reflecting: upperBound) + ")" }
}
extension Range: Equatable {}
extension Range: Hashable where Bound: Hashable {}
extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: ClosedRange<Bound>) {
    lowerBound = other.lowerBound
    upperBound = Bound._successor(other.upperBound)
  }
}
extension Range where Bound == _StringIndex {
  init?<S: StringProtocol>(_ range: NSRange, in text: S) {
    if range.location > text.utf16.count || range.upperBound > text.utf16.count { return nil }
    lowerBound = _StringIndex(utf16Offset: range.location, in: text)
    upperBound = _StringIndex(utf16Offset: range.upperBound, in: text)
  }
}
extension Range where Bound == Int {
  init?(_ range: NSRange) {
    if range.location == 9223372036854775807 { return nil }
    lowerBound = range.location
    upperBound = range.upperBound
  }
}
extension Range: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  typealias Index = Bound
  typealias Iterator = RangeIterator<Bound>
  typealias SubSequence = Range<Bound>
  var startIndex: Bound { lowerBound }
  var endIndex: Bound { upperBound }
  var indices: Range<Bound> { self }
  var count: Int { _number(lowerBound.distance(to: upperBound)) }
  var first: Bound? { isEmpty ? nil : lowerBound }
  var last: Bound? { isEmpty ? nil : upperBound.advanced(by: -1) }
  func index(after i: Bound) -> Bound { Bound._successor(i) }
  func index(before i: Bound) -> Bound { i.advanced(by: -1) }
  func index(_ i: Bound, offsetBy distance: Int) -> Bound { i.advanced(by: _number(distance)) }
  func distance(from start: Bound, to end: Bound) -> Int { _number(start.distance(to: end)) }
  subscript(position: Bound) -> Bound {
    if position < lowerBound || position >= upperBound { _fatal("Index out of range") }
    return position
  }
  subscript(bounds: Range<Bound>) -> Range<Bound> {
    if bounds.lowerBound < lowerBound || bounds.upperBound > upperBound { _fatal("Range out of bounds") }
    return bounds
  }
  func makeIterator() -> RangeIterator<Bound> { RangeIterator(lowerBound, upperBound) }
  func firstIndex(of element: Bound) -> Bound? { contains(element) ? element : nil }
  func min() -> Bound? { first }
  func max() -> Bound? { last }
  func dropFirst(_ k: Int = 1) -> Range<Bound> {
    if k < 0 { _fatal("Can't drop a negative number of elements from a collection") }
    return k >= count ? upperBound..<upperBound : lowerBound.advanced(by: _number(k))..<upperBound
  }
  func dropLast(_ k: Int = 1) -> Range<Bound> {
    if k < 0 { _fatal("Can't drop a negative number of elements from a collection") }
    return k >= count ? lowerBound..<lowerBound : lowerBound..<upperBound.advanced(by: _number(-k))
  }
  func prefix(_ k: Int) -> Range<Bound> {
    if k < 0 { _fatal("Can't take a prefix of negative length from a collection") }
    return k >= count ? self : lowerBound..<lowerBound.advanced(by: _number(k))
  }
  func suffix(_ k: Int) -> Range<Bound> {
    if k < 0 { _fatal("Can't take a suffix of negative length from a collection") }
    return k >= count ? self : upperBound.advanced(by: _number(-k))..<upperBound
  }
}
extension Range where Bound: BinaryInteger {
  func map<T>(_ transform: (Bound) throws -> T) rethrows -> [T] {
    var result: [T] = []
    result.reserveCapacity(count)
    var i = lowerBound
    while i < upperBound {
      result.append(try transform(i))
      i += 1
    }
    return result
  }
  func forEach(_ body: (Bound) throws -> Void) rethrows {
    var i = lowerBound
    while i < upperBound {
      try body(i)
      i += 1
    }
  }
  func reduce<Result>(_ initial: Result, _ combine: (Result, Bound) throws -> Result) rethrows -> Result {
    var result = initial
    var i = lowerBound
    while i < upperBound {
      result = try combine(result, i)
      i += 1
    }
    return result
  }
}
struct RangeIterator<Bound: Comparable> {
  var _next: Bound
  let _end: Bound
  init(_ next: Bound, _ end: Bound) {
    _next = next
    _end = end
  }
}
extension RangeIterator: IteratorProtocol, Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  mutating func next() -> Bound? {
    if _next >= _end { return nil }
    let value = _next
    _next = Bound._successor(value)
    return value
  }
}
