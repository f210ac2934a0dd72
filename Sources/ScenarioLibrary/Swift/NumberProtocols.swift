// What numbers are, and what can be stepped through.
protocol AdditiveArithmetic: Equatable { static var zero: Self { get } }
protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  associatedtype Magnitude: Comparable, Numeric
  var magnitude: Magnitude { get }
  init?<T: BinaryInteger>(exactly source: T)
}
protocol SignedNumeric: Numeric {}
protocol Strideable<Stride>: Comparable {
  associatedtype Stride: Comparable, SignedNumeric
  func distance(to other: Self) -> Stride
  func advanced(by step: Stride) -> Self
  static func _isLast(_ value: Self, _ step: Self) -> Bool
  static func _successor(_ value: Self) -> Self
}
extension Strideable {
  static func _isLast(_ value: Self, _ step: Self) -> Bool { false }
  static func _successor(_ value: Self) -> Self { value.advanced(by: 1) }
}
/// Numbers that are counted by multiplying: what is strideable otherwise goes from one to the next.
protocol _Multiplied: Strideable, Numeric {
  static func _after(_ value: Self, _ start: Self, _ step: Self, _ count: Int) -> Self
}
extension _Multiplied {
  static func _after(_ value: Self, _ start: Self, _ step: Self, _ count: Int) -> Self { start + step * (_number(count) as Self) }
}
protocol BinaryInteger: _Multiplied, Hashable, CustomStringConvertible where Stride == Int, Magnitude: BinaryInteger {
  static var isSigned: Bool { get }
  init<T: BinaryInteger>(_ value: T)
  init<T: BinaryFloatingPoint>(_ value: T)
  init?<T: BinaryFloatingPoint>(exactly value: T)
}
protocol SignedInteger: BinaryInteger, SignedNumeric {}
protocol UnsignedInteger: BinaryInteger {}
protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible where Magnitude: FixedWidthInteger & UnsignedInteger {
  static var min: Self { get }
  static var max: Self { get }
}
protocol FloatingPoint: SignedNumeric, Hashable, _Multiplied where Stride == Self, Magnitude == Self {
  associatedtype Exponent: SignedInteger
  init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
  static var radix: Int { get }
  static var signalingNaN: Self { get }
  static var nan: Self { get }
  static var infinity: Self { get }
  static var pi: Self { get }
  static var greatestFiniteMagnitude: Self { get }
  static var leastNonzeroMagnitude: Self { get }
  static var leastNormalMagnitude: Self { get }
  static var ulpOfOne: Self { get }
  func squareRoot() -> Self
  func rounded() -> Self
  func rounded(_ rule: FloatingPointRoundingRule) -> Self
  func truncatingRemainder(dividingBy other: Self) -> Self
  func remainder(dividingBy other: Self) -> Self
  mutating func round(_ rule: FloatingPointRoundingRule)
  var isNaN: Bool { get }
  var isFinite: Bool { get }
  var isInfinite: Bool { get }
  var isZero: Bool { get }
  var sign: FloatingPointSign { get }
  var exponent: Exponent { get }
  var significand: Self { get }
  var floatingPointClass: FloatingPointClassification { get }
  var isNormal: Bool { get }
  var isSubnormal: Bool { get }
  var isCanonical: Bool { get }
  var isSignalingNaN: Bool { get }
  func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
  func isEqual(to other: Self) -> Bool
  func isLess(than other: Self) -> Bool
  func isLessThanOrEqualTo(_ other: Self) -> Bool
  func addingProduct(_ left: Self, _ right: Self) -> Self
  mutating func addProduct(_ left: Self, _ right: Self)
  mutating func formRemainder(dividingBy other: Self)
  mutating func formTruncatingRemainder(dividingBy other: Self)
  mutating func formSquareRoot()
  static func minimum(_ first: Self, _ second: Self) -> Self
  static func maximum(_ first: Self, _ second: Self) -> Self
  static func minimumMagnitude(_ first: Self, _ second: Self) -> Self
  static func maximumMagnitude(_ first: Self, _ second: Self) -> Self
  var ulp: Self { get }
  var nextUp: Self { get }
  var nextDown: Self { get }
}
protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral, CustomStringConvertible {
  associatedtype RawSignificand: UnsignedInteger
  associatedtype RawExponent: UnsignedInteger
  init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand)
  init?<T: BinaryFloatingPoint>(exactly value: T)
  static var significandBitCount: Int { get }
  static var exponentBitCount: Int { get }
  var significandBitPattern: RawSignificand { get }
  var exponentBitPattern: RawExponent { get }
  var significandWidth: Int { get }
  var binade: Self { get }
}
enum FloatingPointClassification {
  case signalingNaN, quietNaN, negativeInfinity, negativeNormal, negativeSubnormal, negativeZero, positiveZero
  case positiveSubnormal, positiveNormal, positiveInfinity
}
extension SignedInteger { static var isSigned: Bool { true } }
extension UnsignedInteger { static var isSigned: Bool { false } }
extension FloatingPoint { init(_ value: Int) { self = _number(value) } }
extension AdditiveArithmetic { static var zero: Self { 0 } }
extension BinaryFloatingPoint {
  static var radix: Int { 2 }
  init(nan payload: RawSignificand, signaling: Bool) {
    let quiet: RawSignificand = 1 << RawSignificand(Self.significandBitCount - 1)
    if payload >= quiet >> 1 { _fatal("NaN payload is not encodable.") }
    let bits = payload | (signaling ? quiet >> 1 : quiet)
    self.init(sign: .plus, exponentBitPattern: Self.infinity.exponentBitPattern, significandBitPattern: bits)
  }
  static var signalingNaN: Self { Self(nan: 0, signaling: true) }
  var isCanonical: Bool { true }
  var isSignalingNaN: Bool { isNaN && significandBitPattern < 1 << RawSignificand(Self.significandBitCount - 1) }
  var isSubnormal: Bool { isFinite && !isZero && !isNormal }
  var floatingPointClass: FloatingPointClassification {
    let isNegative = sign == .minus
    if isNaN { return isSignalingNaN ? .signalingNaN : .quietNaN }
    if isInfinite { return isNegative ? .negativeInfinity : .positiveInfinity }
    if isZero { return isNegative ? .negativeZero : .positiveZero }
    if isNormal { return isNegative ? .negativeNormal : .positiveNormal }
    return isNegative ? .negativeSubnormal : .positiveSubnormal
  }
  var binade: Self {
    if isNaN { return self }
    if isInfinite { return .nan }
    if isZero { return self }
    return Self(sign: sign, exponent: exponent, significand: 1)
  }
  func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool {
    if self < other { return true }
    if other < self { return false }
    if self == other && !isZero { return true }
    if isNaN || other.isNaN {
      if isNaN != other.isNaN { return isNaN ? sign == .minus : other.sign == .plus }
      // A NaN that signals is nearer to the numbers.
      if sign == other.sign && isSignalingNaN != other.isSignalingNaN { return (sign == .plus) == isSignalingNaN }
      return sign == .minus || other.sign == .plus
    }
    return sign == .minus || other.sign == .plus
  }
  func isLessThanOrEqualTo(_ other: Self) -> Bool { self <= other }
  mutating func addProduct(_ left: Self, _ right: Self) { self = addingProduct(left, right) }
  mutating func formRemainder(dividingBy other: Self) { self = remainder(dividingBy: other) }
  mutating func formTruncatingRemainder(dividingBy other: Self) { self = truncatingRemainder(dividingBy: other) }
  static func minimumMagnitude(_ first: Self, _ second: Self) -> Self {
    if first.isNaN { return second }
    if second.isNaN { return first }
    return second.magnitude < first.magnitude ? second : first
  }
  static func maximumMagnitude(_ first: Self, _ second: Self) -> Self {
    if first.isNaN { return second }
    if second.isNaN { return first }
    return first.magnitude < second.magnitude ? second : first
  }
}
extension BinaryInteger { init(integerLiteral value: Self) { self = value } }
extension BinaryFloatingPoint {
  typealias IntegerLiteralType = Int64
  init(integerLiteral value: Int64) { self = _number(value) }
  init(floatLiteral value: Self) { self = value }
}
