// Foundation's ranges, in units of UTF-16 where they are of a text.
struct NSRange: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  var location: Int
  var length: Int
  init() {
    location = 0
    length = 0
  }
  init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
  init(_ range: Range<Int>) {
    location = range.lowerBound
    length = range.upperBound - range.lowerBound
  }
  init(_ range: ClosedRange<Int>) {
    location = range.lowerBound
    length = range.upperBound - range.lowerBound + 1
  }
  init<R: RangeExpression, S: StringProtocol>(_ range: R, in text: S) where R.Bound == String.Index {
    self.init(range.relative(to: text), in: text)
  }
  init<S: StringProtocol>(_ range: Range<String.Index>, in text: S) {
    location = range.lowerBound.utf16Offset(in: text)
    length = range.upperBound.utf16Offset(in: text) - location
  }
  init<S: StringProtocol>(_ range: PartialRangeFrom<String.Index>, in text: S) {
    location = range.lowerBound.utf16Offset(in: text)
    length = text.utf16.count - location
  }
  var lowerBound: Int { location }
  var upperBound: Int { location + length }
  func contains(_ index: Int) -> Bool { index >= location && index < upperBound }
  func union(_ other: NSRange) -> NSRange {
    let low = min(location, other.location)
    return NSRange(location: low, length: max(upperBound, other.upperBound) - low)
  }
  func intersection(_ other: NSRange) -> NSRange? {
    let low = max(location, other.location)
    let high = min(upperBound, other.upperBound)
    return low < high ? NSRange(location: low, length: high - low) : nil
  }
  var description: String { "{\(location), \(length)}" }
  var debugDescription: String { description }
}
func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }
func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
func NSEqualRanges(_ first: NSRange, _ second: NSRange) -> Bool { first == second }
func NSUnionRange(_ first: NSRange, _ second: NSRange) -> NSRange { first.union(second) }
func NSIntersectionRange(_ first: NSRange, _ second: NSRange) -> NSRange { first.intersection(second) ?? NSRange() }
