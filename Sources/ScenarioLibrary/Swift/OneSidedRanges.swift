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
