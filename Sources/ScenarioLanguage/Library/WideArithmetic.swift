/// Products and quotients of twice an integer's width.
extension LibraryArea {
  static let wideArithmetic = #"""
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

    """#
}
