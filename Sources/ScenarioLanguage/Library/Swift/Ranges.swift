/// Ranges with two ends, and with one.
extension LibraryArea {
  static let ranges = LibraryArea(
    name: "Ranges",
    provides: [
      "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough", "RangeExpression", "CountableRange",
      "CountableClosedRange", "_ClosedRangeIndex", "UnboundedRange", "UnboundedRange_", "RangeIterator", "ClosedRangeIterator",
      "_EndlessIterator",
    ],
    source: halfOpenRanges + closedRanges + oneSidedRanges)

  /// `_make` is what the operators `..<` and `...` call.
  private static let halfOpenRanges = #"""
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
        let lower = limits.lowerBound > lowerBound
          ? limits.lowerBound : (limits.upperBound < lowerBound ? limits.upperBound : lowerBound)
        let upper = limits.upperBound < upperBound
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

    """#

  private static let closedRanges = #"""
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
        let lower = limits.lowerBound > lowerBound
          ? limits.lowerBound : (limits.upperBound < lowerBound ? limits.upperBound : lowerBound)
        let upper = limits.upperBound < upperBound
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

    """#

  private static let oneSidedRanges = #"""
    struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
      let lowerBound: Bound
      init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
      func contains(_ element: Bound) -> Bool { lowerBound <= element }
      static func ~= (range: PartialRangeFrom<Bound>, element: Bound) -> Bool { range.contains(element) }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        Range._make(lowerBound, collection.endIndex)
      }
    }
    extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      typealias Iterator = _EndlessIterator<Bound>
      func makeIterator() -> _EndlessIterator<Bound> { _EndlessIterator(lowerBound) }
    }
    struct _EndlessIterator<Bound: Comparable> {
      var _next: Bound
      init(_ next: Bound) { _next = next }
    }
    extension _EndlessIterator: IteratorProtocol where Bound: Strideable, Bound.Stride: SignedInteger {
      typealias Element = Bound
      mutating func next() -> Bound? {
        let value = _next
        _next = Bound._successor(value)
        return value
      }
    }
    struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
      let upperBound: Bound
      init(_ upperBound: Bound) { self.upperBound = upperBound }
      func contains(_ element: Bound) -> Bool { element < upperBound }
      static func ~= (range: PartialRangeUpTo<Bound>, element: Bound) -> Bool { range.contains(element) }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        Range._make(collection.startIndex, upperBound)
      }
    }
    struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
      let upperBound: Bound
      init(_ upperBound: Bound) { self.upperBound = upperBound }
      func contains(_ element: Bound) -> Bool { element <= upperBound }
      static func ~= (range: PartialRangeThrough<Bound>, element: Bound) -> Bool { range.contains(element) }
      func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
        Range._make(collection.startIndex, collection.index(after: upperBound))
      }
    }
    """#
}
