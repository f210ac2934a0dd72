struct Int: FixedWidthInteger, SignedInteger {
  typealias Stride = Int
  typealias Magnitude = UInt
  var description: String { get }
  static var min: Int { -9223372036854775808 }
  static var max: Int { 9223372036854775807 }
  static var bitWidth: Int { 64 }
  init(bitPattern value: UInt) { self = _truncate(value) }
  init(bitPattern identifier: ObjectIdentifier) { self = identifier._bits }
  var magnitude: UInt { self < 0 ? 0 &- (_truncate(self) as UInt) : _truncate(self) }
}
struct Int8: FixedWidthInteger, SignedInteger {
  typealias Stride = Int
  typealias Magnitude = UInt8
  var description: String { get }
  static var min: Int8 { -128 }
  static var max: Int8 { 127 }
  static var bitWidth: Int { 8 }
  init(bitPattern value: UInt8) { self = _truncate(value) }
  var magnitude: UInt8 { self < 0 ? 0 &- (_truncate(self) as UInt8) : _truncate(self) }
}
struct Int16: FixedWidthInteger, SignedInteger {
  typealias Stride = Int
  typealias Magnitude = UInt16
  var description: String { get }
  static var min: Int16 { -32768 }
  static var max: Int16 { 32767 }
  static var bitWidth: Int { 16 }
  init(bitPattern value: UInt16) { self = _truncate(value) }
  var magnitude: UInt16 { self < 0 ? 0 &- (_truncate(self) as UInt16) : _truncate(self) }
}
struct Int32: FixedWidthInteger, SignedInteger {
  typealias Stride = Int
  typealias Magnitude = UInt32
  var description: String { get }
  static var min: Int32 { -2147483648 }
  static var max: Int32 { 2147483647 }
  static var bitWidth: Int { 32 }
  init(bitPattern value: UInt32) { self = _truncate(value) }
  var magnitude: UInt32 { self < 0 ? 0 &- (_truncate(self) as UInt32) : _truncate(self) }
}
struct Int64: FixedWidthInteger, SignedInteger {
  typealias Stride = Int
  typealias Magnitude = UInt64
  var description: String { get }
  static var min: Int64 { -9223372036854775808 }
  static var max: Int64 { 9223372036854775807 }
  static var bitWidth: Int { 64 }
  init(bitPattern value: UInt64) { self = _truncate(value) }
  var magnitude: UInt64 { self < 0 ? 0 &- (_truncate(self) as UInt64) : _truncate(self) }
}
struct UInt: FixedWidthInteger, UnsignedInteger {
  typealias Stride = Int
  typealias Magnitude = UInt
  var description: String { get }
  static var min: UInt { 0 }
  static var max: UInt { 18446744073709551615 }
  static var bitWidth: Int { 64 }
  init(bitPattern value: Int) { self = _truncate(value) }
  init(bitPattern identifier: ObjectIdentifier) { self = _truncate(identifier._bits) }
  var magnitude: UInt { self }
}
struct UInt8: FixedWidthInteger, UnsignedInteger {
  typealias Stride = Int
  typealias Magnitude = UInt8
  var description: String { get }
  static var min: UInt8 { 0 }
  static var max: UInt8 { 255 }
  static var bitWidth: Int { 8 }
  init(bitPattern value: Int8) { self = _truncate(value) }
  init(ascii scalar: Unicode.Scalar) {
    if !scalar.isASCII { _fatal("Code point value does not fit into ASCII") }
    self = _truncate(scalar.value)
  }
  var magnitude: UInt8 { self }
}
struct UInt16: FixedWidthInteger, UnsignedInteger {
  typealias Stride = Int
  typealias Magnitude = UInt16
  var description: String { get }
  static var min: UInt16 { 0 }
  static var max: UInt16 { 65535 }
  static var bitWidth: Int { 16 }
  init(bitPattern value: Int16) { self = _truncate(value) }
  var magnitude: UInt16 { self }
}
struct UInt32: FixedWidthInteger, UnsignedInteger {
  typealias Stride = Int
  typealias Magnitude = UInt32
  var description: String { get }
  static var min: UInt32 { 0 }
  static var max: UInt32 { 4294967295 }
  static var bitWidth: Int { 32 }
  init(bitPattern value: Int32) { self = _truncate(value) }
  init(_ scalar: Unicode.Scalar) { self = scalar.value }
  var magnitude: UInt32 { self }
}
struct UInt64: FixedWidthInteger, UnsignedInteger {
  typealias Stride = Int
  typealias Magnitude = UInt64
  var description: String { get }
  static var min: UInt64 { 0 }
  static var max: UInt64 { 18446744073709551615 }
  static var bitWidth: Int { 64 }
  init(bitPattern value: Int64) { self = _truncate(value) }
  init(_ scalar: Unicode.Scalar) { self = _truncate(scalar.value) }
  init(bitPattern value: Double) { self = _doubleBits(value) }
  var magnitude: UInt64 { self }
}
func _random(_ last: UInt64) -> UInt64
func _number<From, To>(_ value: From) -> To
func _truncate<From, To>(_ value: From) -> To
func _fits<From, To>(_ value: From, _ target: To) -> Bool
func _parse<T>(_ text: String, _ radix: Int, _ target: T) -> (Int, Bool)
func _bits<T>(_ value: T, _ which: Int) -> Int
func _overflows<T>(_ first: T, _ second: T, _ operation: Int) -> (Int, Bool)
func _doubleBits(_ value: Double) -> UInt64
func _radix<T>(_ value: T, _ radix: Int, _ uppercase: Bool) -> String
func _order<First: BinaryInteger, Second: BinaryInteger>(_ first: First, _ second: Second) -> Int {
  if first < 0 {
    if second >= 0 { return -1 }
  } else if second < 0 {
    return 1
  }
  let left: UInt64 = _truncate(first)
  let right: UInt64 = _truncate(second)
  return left < right ? -1 : left == right ? 0 : 1
}
extension BinaryInteger {
  init() { self = 0 }
  func formatted(_ style: _NumberStyle = .number) -> String {
    style._text(NSNumber(value: Int(truncatingIfNeeded: self)), isWhole: true)
  }
  func formatted(_ style: _ByteCountStyle) -> String { style.format(Int64(truncatingIfNeeded: self)) }
  init<T: BinaryInteger>(_ value: T) { self = _number(value) }
  init<T: BinaryFloatingPoint>(_ value: T) { self = _number(value) }
  init(_ value: Double) { self = _number(value) }
  init(truncating number: NSNumber) { self = Self(truncatingIfNeeded: number.intValue) }
  init?(exactly number: NSNumber) {
    guard let made: Self = number._exactly() else { return nil }
    self = made
  }
  init<T: BinaryInteger>(truncatingIfNeeded value: T) { self = _truncate(value) }
  init?<T: BinaryInteger>(exactly value: T) {
    if !_fits(value, 0 as Self) { return nil }
    self = _number(value)
  }
  init?(exactly value: Double) {
    if !_fits(value, 0 as Self) || value.rounded(.towardZero) != value { return nil }
    self = _number(value)
  }
  init?<T: BinaryFloatingPoint>(exactly value: T) { self.init(exactly: value._double) }
  func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
  func signum() -> Self { self > 0 ? 1 : self < 0 ? _truncate(-1) : 0 }
  func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) { (self / other, self % other) }
  func distance(to other: Self) -> Int { _number(other) - _number(self) }
  func advanced(by count: Int) -> Self { _number((_number(self) as Int) + count) }
  var trailingZeroBitCount: Int { _bits(self, 2) }
  var bitWidth: Int { _bits(self, 3) }
  var words: [UInt] { [_truncate(self)] }
}
extension FixedWidthInteger {
  static func _successor(_ value: Self) -> Self { value + 1 }
  // What is passed so far may be more than the type can hold.
  static func _after(_ value: Self, _ start: Self, _ step: Self, _ count: Int) -> Self { value + step }
  static func _isLast(_ value: Self, _ step: Self) -> Bool { step > 0 ? value > max - step : value < min - step }
  init?(_ text: String) { self.init(text, radix: 10) }
  init?(_ text: String, radix: Int) {
    let (value, isNumber) = _parse(text, radix, 0 as Self)
    if !isNumber { return nil }
    self = _truncate(value)
  }
  init?<S: StringProtocol>(_ text: S, radix: Int = 10) { self.init(String(text), radix: radix) }
  init<T: BinaryInteger>(clamping value: T) {
    if _fits(value, 0 as Self) {
      self = _number(value)
    } else {
      self = value < 0 ? Self.min : Self.max
    }
  }
  static func random(in range: ClosedRange<Self>) -> Self {
    let low: UInt64 = _truncate(range.lowerBound)
    let high: UInt64 = _truncate(range.upperBound)
    return _truncate(low &+ _random(high &- low))
  }
  static func random(in range: Range<Self>) -> Self {
    if range.isEmpty { fatalError("Can't get random value with an empty range") }
    return random(in: range.lowerBound...(range.upperBound - 1))
  }
  static var bitWidth: Int { _bits(0 as Self, 3) }
  var bitWidth: Int { _bits(self, 3) }
  var nonzeroBitCount: Int { _bits(self, 0) }
  var leadingZeroBitCount: Int { _bits(self, 1) }
  func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
    let (value, overflow) = _overflows(self, other, 0)
    return (_truncate(value), overflow)
  }
  func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
    let (value, overflow) = _overflows(self, other, 1)
    return (_truncate(value), overflow)
  }
  func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
    let (value, overflow) = _overflows(self, other, 2)
    return (_truncate(value), overflow)
  }
  func dividedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
    if other == 0 { return (self, true) }
    let (negated, overflow) = _overflows(0 as Self, self, 1)
    if overflow && _fits(-1, 0 as Self) && other == _truncate(-1) { return (_truncate(negated), true) }
    return (self / other, false)
  }
  var byteSwapped: Self { _truncate(_bits(self, 4)) }
  var bigEndian: Self { byteSwapped }
  var _rawBytes: [UInt8] {
    (0..<_bits(self, 5) / 8).map { UInt8(truncatingIfNeeded: self >> (_number($0 * 8) as Self)) }
  }
  var littleEndian: Self { self }
  init(bigEndian value: Self) { self = value.byteSwapped }
  init(littleEndian value: Self) { self = value }
}
extension SignedNumeric {
  mutating func negate() { self = 0 - self }
  prefix static func - (value: Self) -> Self {
    var result = value
    result.negate()
    return result
  }
}
struct Bool: Hashable, ExpressibleByBooleanLiteral, LosslessStringConvertible {
  init() { self = false }
  init(_ value: Bool) { self = value }
  init(booleanLiteral value: Bool) { self = value }
  init?(_ text: String) { if text == "true" { self = true } else if text == "false" { self = false } else { return nil } }
  static func random() -> Bool { _random(1) == 1 }
  mutating func toggle() { self = !self }
  var description: String { self ? "true" : "false" }
}
enum Never: Error, Hashable, Comparable {
  static func < (left: Never, right: Never) -> Bool { switch left {} }
}
typealias CGFloat = Double
typealias NSInteger = Int
typealias NSUInteger = UInt
typealias CChar = Int8
typealias CSignedChar = Int8
typealias CUnsignedChar = UInt8
typealias CShort = Int16
typealias CUnsignedShort = UInt16
typealias CInt = Int32
typealias CUnsignedInt = UInt32
typealias CLong = Int
typealias CUnsignedLong = UInt
typealias CLongLong = Int64
typealias CUnsignedLongLong = UInt64
typealias CFloat = Float
typealias CDouble = Double
typealias Float32 = Float
typealias Float64 = Double
typealias CBool = Bool
typealias TimeInterval = Double
