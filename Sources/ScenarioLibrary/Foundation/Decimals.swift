func _decimal(
  _ operation: Int, _ low: UInt, _ high: UInt, _ exponent: Int, _ otherLow: UInt, _ otherHigh: UInt, _ otherExponent: Int
) -> (UInt, UInt, Int, Bool)
func _decimalDigits(_ low: UInt, _ high: UInt) -> String
func _decimalNumber(_ digits: String) -> (UInt, UInt, Int)
struct Decimal: Hashable, Comparable, SignedNumeric, Strideable, CustomStringConvertible, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  func formatted(_ style: _NumberStyle = .number) -> String { style._text(NSDecimalNumber(decimal: self), isWhole: false) }
  typealias Stride = Decimal
  typealias Magnitude = Decimal
  enum RoundingMode: UInt { case plain, down, up, bankers }
  enum CalculationError: UInt { case noError, lossOfPrecision, underflow, overflow, divideByZero }
  var _low: UInt = 0
  var _high: UInt = 0
  var _exponent = 0
  var _isNegative = false
  var isNaN = false
  init() {}
  init(_low: UInt, _high: UInt, _exponent: Int, _isNegative: Bool) {
    self._low = _low
    self._high = _high
    self._exponent = _exponent
    self._isNegative = _isNegative && (_low != 0 || _high != 0)
    if _exponent > 127 || _exponent < -128 { self = Decimal.nan }
  }
  /// Without zeros at the end.
  static func _settled(_ low: UInt, _ exponent: Int, _ isNegative: Bool) -> Decimal {
    let (low, high, exponent, _) = Decimal._decimalOf(2, low, 0, exponent, 1, 0, 0)
    return Decimal(_low: low, _high: high, _exponent: exponent, _isNegative: isNegative)
  }
  static func _decimalOf(_ operation: Int, _ a: UInt, _ b: UInt, _ c: Int, _ d: UInt, _ e: UInt, _ f: Int) -> (
    UInt, UInt, Int, Bool
  ) {
    _decimal(operation, a, b, c, d, e, f)
  }
  init<T: BinaryInteger>(_ value: T) { self = Decimal._settled(UInt(Decimal._magnitude(value)), 0, value < 0) }
  static func _magnitude<T: BinaryInteger>(_ value: T) -> UInt {
    value < 0 ? 0 &- UInt(truncatingIfNeeded: value) : UInt(truncatingIfNeeded: value)
  }
  init(integerLiteral value: Int) { self.init(value) }
  init(floatLiteral value: Double) { self.init(value) }
  init?<T: BinaryInteger>(exactly value: T) { self.init(value) }
  /// Foundation's way, with its errors: `Decimal(19.99)` is 19.98999999999999488.
  init(_ value: Double) {
    if !value.isFinite {
      self = Decimal.nan
      return
    }
    if value == 0 { return }
    var rest = value.magnitude
    var exponent = 0
    while rest < 18_446_744_073_709_551_614.0 {
      rest *= 10
      exponent -= 1
    }
    while rest >= 18_446_744_073_709_551_616.0 {
      rest /= 10
      exponent += 1
    }
    self = Decimal._settled(UInt(rest), exponent, value < 0)
  }
  init?(string text: String, locale: Locale? = nil) {
    let characters = Array(text.trimmingCharacters(in: .whitespaces))
    var index = 0
    if index < characters.count, characters[index] == "-" || characters[index] == "+" { index += 1 }
    let isNegative = index > 0 && characters[0] == "-"
    func digits() -> String {
      var result = ""
      while index < characters.count, characters[index].isASCII, characters[index].isNumber {
        result.append(characters[index])
        index += 1
      }
      return result
    }
    let start = index
    let whole = digits()
    var fraction = ""
    if index < characters.count, characters[index] == "." {
      index += 1
      fraction = digits()
    }
    if index == start { return nil }
    var exponent = 0
    if index < characters.count, characters[index] == "e" || characters[index] == "E" {
      index += 1
      let isBelow = index < characters.count && characters[index] == "-"
      if isBelow || index < characters.count && characters[index] == "+" { index += 1 }
      exponent = (Int(digits()) ?? 0) * (isBelow ? -1 : 1)
    }
    let all = String((whole + fraction).drop { $0 == "0" })
    let (low, high, count) = _decimalNumber(all)
    let (settledLow, settledHigh, power, _) = _decimal(2, low, high, exponent - fraction.count + all.count - count, 1, 0, 0)
    self.init(_low: settledLow, _high: settledHigh, _exponent: power, _isNegative: isNegative)
    if isNaN { return nil }
  }
  init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {
    self = significand
    _exponent += exponent
    if sign == .minus { _isNegative.toggle() }
  }
  init(signOf: Decimal, magnitudeOf: Decimal) {
    self = magnitudeOf
    _isNegative = signOf._isNegative
  }
  static var nan: Decimal {
    var value = Decimal()
    value.isNaN = true
    return value
  }
  static var quietNaN: Decimal { nan }
  static var zero: Decimal { Decimal() }
  static var pi: Decimal { Decimal(string: "3.14159265358979323846264338327950288419")! }
  static var greatestFiniteMagnitude: Decimal { Decimal(_low: UInt.max, _high: UInt.max, _exponent: 127, _isNegative: false) }
  static var leastFiniteMagnitude: Decimal { -greatestFiniteMagnitude }
  static var leastNonzeroMagnitude: Decimal { Decimal(_low: 1, _high: 0, _exponent: -127, _isNegative: false) }
  static var leastNormalMagnitude: Decimal { leastNonzeroMagnitude }
  static var radix: Int { 10 }
  var isZero: Bool { !isNaN && _low == 0 && _high == 0 }
  var isFinite: Bool { !isNaN }
  var isInfinite: Bool { false }
  var isNormal: Bool { !isZero && !isNaN }
  var isSignMinus: Bool { _isNegative }
  var isSignaling: Bool { false }
  var isSignalingNaN: Bool { false }
  var isSubnormal: Bool { false }
  var isCanonical: Bool { true }
  var floatingPointClass: FloatingPointClassification {
    isNaN ? .quietNaN : isZero ? .positiveZero : _isNegative ? .negativeNormal : .positiveNormal
  }
  var sign: FloatingPointSign { _isNegative ? .minus : .plus }
  var exponent: Int { _exponent }
  var significand: Decimal { Decimal(_low: _low, _high: _high, _exponent: 0, _isNegative: false) }
  var magnitude: Decimal {
    var result = self
    result._isNegative = false
    return result
  }
  static func _apply(_ operation: Int, _ left: Decimal, _ right: Decimal, _ isNegative: Bool) -> Decimal {
    if left.isNaN || right.isNaN { return nan }
    let (low, high, exponent, isTurned) = _decimalOf(
      operation, left._low, left._high, left._exponent, right._low, right._high, right._exponent)
    return Decimal(_low: low, _high: high, _exponent: exponent, _isNegative: isNegative != isTurned)
  }
  static func + (left: Decimal, right: Decimal) -> Decimal {
    if left.isZero && !right.isNaN { return right }
    if right.isZero && !left.isNaN { return left }
    return _apply(left._isNegative == right._isNegative ? 0 : 1, left, right, left._isNegative)
  }
  static func - (left: Decimal, right: Decimal) -> Decimal { left + -right }
  static func * (left: Decimal, right: Decimal) -> Decimal { _apply(2, left, right, left._isNegative != right._isNegative) }
  static func / (left: Decimal, right: Decimal) -> Decimal {
    right.isZero ? nan : _apply(3, left, right, left._isNegative != right._isNegative)
  }
  static prefix func - (value: Decimal) -> Decimal {
    var result = value
    result._isNegative = !value._isNegative && !value.isZero
    return result
  }
  static func += (left: inout Decimal, right: Decimal) { left = left + right }
  static func -= (left: inout Decimal, right: Decimal) { left = left - right }
  static func *= (left: inout Decimal, right: Decimal) { left = left * right }
  static func /= (left: inout Decimal, right: Decimal) { left = left / right }
  mutating func add(_ other: Decimal) { self = self + other }
  mutating func subtract(_ other: Decimal) { self = self - other }
  mutating func multiply(by other: Decimal) { self = self * other }
  mutating func divide(by other: Decimal) { self = self / other }
  mutating func negate() { self = -self }
  static func == (left: Decimal, right: Decimal) -> Bool {
    if left.isNaN || right.isNaN { return left.isNaN && right.isNaN }
    return left._low == right._low && left._high == right._high && left._exponent == right._exponent
      && left._isNegative == right._isNegative
  }
  static func < (left: Decimal, right: Decimal) -> Bool {
    if left.isNaN || right.isNaN { return left.isNaN && !right.isNaN }
    return (left - right)._isNegative
  }
  func isEqual(to other: Decimal) -> Bool { self == other }
  func isLess(than other: Decimal) -> Bool { self < other }
  func isLessThanOrEqualTo(_ other: Decimal) -> Bool { self <= other }
  func distance(to other: Decimal) -> Decimal { other - self }
  func advanced(by step: Decimal) -> Decimal { self + step }
  func _rounded(_ scale: Int, _ mode: RoundingMode) -> Decimal {
    if isNaN { return self }
    let flags = UInt(mode.rawValue) | (_isNegative ? 4 : 0)
    let (low, high, exponent, _) = _decimal(4, _low, _high, _exponent, UInt(bitPattern: scale), flags, 0)
    return Decimal(_low: low, _high: high, _exponent: exponent, _isNegative: _isNegative)
  }
  func _raised(_ power: Int) -> Decimal {
    if power < 0 { return Decimal(1) / _raised(-power) }
    var (result, base, rest) = (Decimal(1), self, power)
    while rest > 1 {
      if rest % 2 == 1 { result = result * base }
      base = base * base
      rest /= 2
    }
    return rest == 0 ? result : result * base
  }
  var _double: Double {
    if isNaN { return Double.nan }
    var value = 0.0
    for word in [_high >> 32, _high & 4_294_967_295, _low >> 32, _low & 4_294_967_295] {
      value = value * 65_536 + Double(word >> 16)
      value = value * 65_536 + Double(word & 65_535)
    }
    var exponent = _exponent
    while exponent > 0 {
      value *= 10
      exponent -= 1
    }
    while exponent < 0 {
      value /= 10
      exponent += 1
    }
    return _isNegative ? -value : value
  }
  var description: String {
    if isNaN { return "NaN" }
    let digits = _decimalDigits(_low, _high)
    let sign = _isNegative ? "-" : ""
    if isZero { return "0" }
    if _exponent >= 0 { return sign + digits + String(repeating: "0", count: _exponent) }
    let places = -_exponent
    let padded = digits.count > places ? digits : String(repeating: "0", count: places - digits.count + 1) + digits
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
