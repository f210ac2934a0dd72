// Numbers with a fraction.
enum FloatingPointRoundingRule { case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero }
enum FloatingPointSign: Int { case plus, minus }
struct Double: BinaryFloatingPoint, LosslessStringConvertible {
  var description: String { get }
  var debugDescription: String { get }
  static func random(in range: ClosedRange<Double>) -> Double { _random(from: range.lowerBound, to: range.upperBound) }
  static func random(in range: Range<Double>) -> Double {
    if range.isEmpty { fatalError("Can't get random value with an empty range") }
    return _random(from: range.lowerBound, to: range.upperBound)
  }
  static func _random(from low: Double, to high: Double) -> Double {
    low + (high - low) * (Double(_random(9_007_199_254_740_991)) / 9_007_199_254_740_992)
  }
  init(sign: FloatingPointSign, exponent: Int, significand: Double) {
    self = sign == .minus ? -significand : significand
    var left = exponent
    while left != 0 && self != 0 && isFinite {
      let step = left > 1_000 ? 1_000 : left < -1_000 ? -1_000 : left
      self = self * _power(2, Double(step))
      left -= step
    }
  }
  init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    let signBit: UInt64 = sign == .minus ? 0x8000_0000_0000_0000 : 0
    self.init(bitPattern: signBit | UInt64(exponentBitPattern & 0x7FF) << 52 | significandBitPattern & 0xF_FFFF_FFFF_FFFF)
  }
  typealias RawSignificand = UInt64
  typealias RawExponent = UInt
  typealias Exponent = Int
  typealias Magnitude = Double
  static var exponentBitCount: Int { 11 }
  var significandBitPattern: UInt64 { bitPattern & 0xF_FFFF_FFFF_FFFF }
  var exponentBitPattern: UInt { UInt(bitPattern >> 52) & 0x7FF }
  var significandWidth: Int {
    if !isFinite || isZero { return -1 }
    let bits = significandBitPattern
    if isNormal { return bits == 0 ? 0 : 52 - bits.trailingZeroBitCount }
    return 63 - bits.leadingZeroBitCount - bits.trailingZeroBitCount
  }
  static var significandBitCount: Int { 52 }
  init(signOf value: Double, magnitudeOf size: Double) { self = value.sign == size.sign ? size : -size }
  static var pi: Double { 3.141592653589793 }
  static var infinity: Double { 1.0 / 0.0 }
  static var nan: Double { _math(0.0, 22) }
  static var greatestFiniteMagnitude: Double { 1.7976931348623157e308 }
  static var leastNonzeroMagnitude: Double { 5e-324 }
  static var leastNormalMagnitude: Double { 2.2250738585072014e-308 }
  static var ulpOfOne: Double { 2.220446049250313e-16 }
  init(bitPattern value: UInt64) { self = _doubleFromBits(value) }
  var bitPattern: UInt64 { _doubleBits(self) }
  var nextUp: Double { _math(self, 16) }
  var exponent: Int {
    if self == 0 { return Int.min }
    let bits = bitPattern & 0x7FFF_FFFF_FFFF_FFFF
    if bits < 0x10_0000_0000_0000 { return -1011 - bits.leadingZeroBitCount }
    return bits >= 0x7FF0_0000_0000_0000 ? Int.max : Int(bits >> 52) - 1023
  }
  var significand: Double {
    if self == 0 || !isFinite { return magnitude }
    var bits = bitPattern & 0x7FFF_FFFF_FFFF_FFFF
    if bits < 0x10_0000_0000_0000 { bits <<= UInt64(bits.leadingZeroBitCount - 11) }
    return Double(bitPattern: bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
  }
  var ulp: Double { _math(self, 17) }
}
struct Float: BinaryFloatingPoint, LosslessStringConvertible {
  var description: String { get }
  var debugDescription: String { get }
  init(sign: FloatingPointSign, exponent: Int, significand: Float) {
    self = _number(Double(sign: sign, exponent: exponent, significand: significand._double))
  }
  init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32) {
    let signBit: UInt32 = sign == .minus ? 0x8000_0000 : 0
    self.init(bitPattern: signBit | UInt32(exponentBitPattern & 0xFF) << 23 | significandBitPattern & 0x7F_FFFF)
  }
  typealias RawSignificand = UInt32
  typealias RawExponent = UInt
  typealias Exponent = Int
  typealias Magnitude = Float
  static var exponentBitCount: Int { 8 }
  init(signOf value: Float, magnitudeOf size: Float) { self = value.sign == size.sign ? size : -size }
  var significandBitPattern: UInt32 { bitPattern & 0x7F_FFFF }
  var exponentBitPattern: UInt { UInt(bitPattern >> 23) & 0xFF }
  var significandWidth: Int {
    if !isFinite || isZero { return -1 }
    let bits = significandBitPattern
    if isNormal { return bits == 0 ? 0 : 23 - bits.trailingZeroBitCount }
    return 31 - bits.leadingZeroBitCount - bits.trailingZeroBitCount
  }
  static var significandBitCount: Int { 23 }
  static var pi: Float { 3.1415925 }
  static var infinity: Float { 1.0 / 0.0 }
  static var nan: Float { _number(_math(0.0, 22)) }
  static var greatestFiniteMagnitude: Float { 3.4028235e38 }
  static var leastNonzeroMagnitude: Float { 1e-45 }
  static var leastNormalMagnitude: Float { 1.1754944e-38 }
  static var ulpOfOne: Float { 1.1920929e-07 }
  init(bitPattern value: UInt32) { self = _floatFromBits(value) }
  var bitPattern: UInt32 { _floatBits(self) }
  var nextUp: Float { _number(_math(_double, 20)) }
  var exponent: Int { _double.exponent }
  var significand: Float { _number(_double.significand) }
  var ulp: Float { _number(_math(_double, 21)) }
}
