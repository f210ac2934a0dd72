// Products and quotients of twice an integer's width.
extension FixedWidthInteger {
  func remainderReportingOverflow(dividingBy other: Self) -> (partialValue: Self, overflow: Bool) {
    if other == 0 { return (self, true) }
    return dividedReportingOverflow(by: other).overflow ? (0, true) : (self % other, false)
  }
}
extension FixedWidthInteger {
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude) {
    var (high, low) = magnitude.multipliedFullWidth(by: other.magnitude)
    if (self < 0) != (other < 0) {
      low = ~low &+ 1
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    return (high: Self(truncatingIfNeeded: high), low: low)
  }
  func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self) {
    let isNegative = dividend.high < 0
    var (high, low) = (Magnitude(truncatingIfNeeded: dividend.high), dividend.low)
    if isNegative {
      low = ~low &+ 1
      high = ~high &+ (low == 0 ? 1 : 0)
    }
    let (quotient, rest) = magnitude.dividingFullWidth((high, low))
    let isTurned = isNegative != (self < 0)
    let result = Self(truncatingIfNeeded: isTurned ? 0 &- quotient : quotient)
    if quotient != 0 && (result < 0) != isTurned { fatalError("Quotient is not representable") }
    return (quotient: result, remainder: Self(truncatingIfNeeded: isNegative ? 0 &- rest : rest))
  }
}
extension FixedWidthInteger where Self: UnsignedInteger {
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Self) {
    let half: Self = _number(Self.bitWidth / 2)
    let mask = Self.max >> half
    let (high, low) = (self >> half, self & mask)
    let (otherHigh, otherLow) = (other >> half, other & mask)
    let (first, second) = (high * otherLow, low * otherHigh)
    let middle = ((low * otherLow) >> half) + (first & mask) + (second & mask)
    return (high * otherHigh + (first >> half) + (second >> half) + (middle >> half), self &* other)
  }
  func dividingFullWidth(_ dividend: (high: Self, low: Self)) -> (quotient: Self, remainder: Self) {
    if self == 0 { fatalError("Division by zero") }
    if dividend.high >= self { fatalError("Quotient is not representable") }
    var (rest, quotient) = (dividend.high, 0 as Self)
    for bit in stride(from: Self.bitWidth - 1, through: 0, by: -1) {
      let carries = rest > Self.max / 2
      rest = rest << 1 | (dividend.low >> (_number(bit) as Self)) & 1
      quotient = quotient << 1
      if carries || rest >= self {
        rest = rest &- self
        quotient |= 1
      }
    }
    return (quotient, rest)
  }
}
func _wideProduct<S: SignedInteger, U: FixedWidthInteger & UnsignedInteger>(_ first: S, _ second: S, _ zero: U) -> (
  high: S, low: U
) {
  let (left, right): (U, U) = (_truncate(first), _truncate(second))
  var (high, low) = left.multipliedFullWidth(by: right)
  if first < 0 { high = high &- right }
  if second < 0 { high = high &- left }
  return (high: _truncate(high), low: low)
}
func _wideQuotient<S: SignedInteger, U: FixedWidthInteger & UnsignedInteger>(
  _ divisor: S, _ high: S, _ low: U
) -> (quotient: S, remainder: S) {
  if divisor == 0 { fatalError("Division by zero") }
  let (isNegative, size): (Bool, U) = (high < 0, _truncate(divisor))
  let zero: U = 0
  var upper: U = _truncate(high)
  if isNegative { upper = low == 0 ? zero &- upper : ~upper }
  let (quotient, rest) = (divisor < 0 ? zero &- size : size).dividingFullWidth((upper, isNegative ? zero &- low : low))
  let isTurned = isNegative != (divisor < 0)
  let result: S = _truncate(isTurned ? zero &- quotient : quotient)
  if quotient != 0 && (result < 0) != isTurned { fatalError("Quotient is not representable") }
  return (quotient: result, remainder: _truncate(isNegative ? zero &- rest : rest))
}
extension Int {
  func multipliedFullWidth(by other: Int) -> (high: Int, low: UInt) { _wideProduct(self, other, 0 as UInt) }
  func dividingFullWidth(_ dividend: (high: Int, low: UInt)) -> (quotient: Int, remainder: Int) {
    _wideQuotient(self, dividend.high, dividend.low)
  }
}
extension Int8 {
  func multipliedFullWidth(by other: Int8) -> (high: Int8, low: UInt8) { _wideProduct(self, other, 0 as UInt8) }
  func dividingFullWidth(_ dividend: (high: Int8, low: UInt8)) -> (quotient: Int8, remainder: Int8) {
    _wideQuotient(self, dividend.high, dividend.low)
  }
}
extension Int16 {
  func multipliedFullWidth(by other: Int16) -> (high: Int16, low: UInt16) { _wideProduct(self, other, 0 as UInt16) }
  func dividingFullWidth(_ dividend: (high: Int16, low: UInt16)) -> (quotient: Int16, remainder: Int16) {
    _wideQuotient(self, dividend.high, dividend.low)
  }
}
extension Int32 {
  func multipliedFullWidth(by other: Int32) -> (high: Int32, low: UInt32) { _wideProduct(self, other, 0 as UInt32) }
  func dividingFullWidth(_ dividend: (high: Int32, low: UInt32)) -> (quotient: Int32, remainder: Int32) {
    _wideQuotient(self, dividend.high, dividend.low)
  }
}
extension Int64 {
  func multipliedFullWidth(by other: Int64) -> (high: Int64, low: UInt64) { _wideProduct(self, other, 0 as UInt64) }
  func dividingFullWidth(_ dividend: (high: Int64, low: UInt64)) -> (quotient: Int64, remainder: Int64) {
    _wideQuotient(self, dividend.high, dividend.low)
  }
}
