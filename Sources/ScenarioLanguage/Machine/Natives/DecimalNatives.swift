/// The arithmetic of Foundation's `Decimal`: 128 bits and a power of ten. What does not fit loses its last digits, as there; nothing
/// is rounded on the way.
struct WideNumber: Equatable {
  /// The least of them first; none is zero at the end.
  private(set) var digits: [UInt32]

  init(_ digits: [UInt32]) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
  }

  init(low: UInt, high: UInt) {
    self.init([low, low >> 32, high, high >> 32].map { UInt32(truncatingIfNeeded: $0) })
  }

  static let one = WideNumber([1])

  var isZero: Bool { digits.isEmpty }
  var fits: Bool { digits.count <= 4 }
  var low: UInt { word(0) | word(1) << 32 }
  var high: UInt { word(2) | word(3) << 32 }

  /// How many digits of 16 bits it has: what Foundation guesses by how much it may grow.
  var length: Int {
    guard let last = digits.last else { return 0 }
    return digits.count * 2 - (last >> 16 == 0 ? 1 : 0)
  }

  private func word(_ index: Int) -> UInt { index < digits.count ? UInt(digits[index]) : 0 }

  func times(_ factor: WideNumber) -> WideNumber {
    var result = [UInt32](repeating: 0, count: digits.count + factor.digits.count)
    for (i, digit) in digits.enumerated() {
      var carry: UInt64 = 0
      for (j, other) in factor.digits.enumerated() {
        let sum = UInt64(digit) * UInt64(other) + UInt64(result[i + j]) + carry
        result[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      result[i + factor.digits.count] = UInt32(truncatingIfNeeded: carry)
    }
    return WideNumber(result)
  }

  func tenTimes(_ count: Int) -> WideNumber {
    var result = self
    for _ in 0..<count { result = result.times(WideNumber([10])) }
    return result
  }

  func plus(_ other: WideNumber) -> WideNumber {
    var result: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0...max(digits.count, other.digits.count) {
      let sum = UInt64(word(index)) + UInt64(other.word(index)) + carry
      result.append(UInt32(truncatingIfNeeded: sum))
      carry = sum >> 32
    }
    return WideNumber(result)
  }

  /// Of what is not less than the other.
  func minus(_ other: WideNumber) -> WideNumber {
    var result: [UInt32] = []
    var borrow: Int64 = 0
    for index in digits.indices {
      let difference = Int64(digits[index]) - Int64(other.word(index)) - borrow
      borrow = difference < 0 ? 1 : 0
      result.append(UInt32(truncatingIfNeeded: difference))
    }
    return WideNumber(result)
  }

  func isLess(than other: WideNumber) -> Bool {
    if digits.count != other.digits.count { return digits.count < other.digits.count }
    for index in digits.indices.reversed() where digits[index] != other.digits[index] {
      return digits[index] < other.digits[index]
    }
    return false
  }

  func divided(by divisor: UInt32) -> (quotient: WideNumber, remainder: UInt32) {
    var result = digits
    var remainder: UInt64 = 0
    for index in digits.indices.reversed() {
      let value = remainder << 32 | UInt64(digits[index])
      result[index] = UInt32(truncatingIfNeeded: value / UInt64(divisor))
      remainder = value % UInt64(divisor)
    }
    return (WideNumber(result), UInt32(truncatingIfNeeded: remainder))
  }

  /// Bit by bit.
  func divided(by divisor: WideNumber) -> WideNumber {
    var quotient = [UInt32](repeating: 0, count: digits.count)
    var rest = WideNumber([])
    for index in digits.indices.reversed() {
      for bit in (0..<32).reversed() {
        rest = rest.plus(rest)
        if digits[index] >> UInt32(bit) & 1 == 1 { rest = rest.plus(.one) }
        if !rest.isLess(than: divisor) {
          rest = rest.minus(divisor)
          quotient[index] |= 1 << UInt32(bit)
        }
      }
    }
    return WideNumber(quotient)
  }

  var text: String {
    var result = ""
    var rest = self
    while !rest.isZero {
      let (quotient, digit) = rest.divided(by: 10)
      result = String(digit) + result
      rest = quotient
    }
    return result.isEmpty ? "0" : result
  }
}

/// A number without its sign.
struct WideDecimal {
  var number: WideNumber
  var exponent: Int

  /// As many digits as fit, and no zeros at the end.
  mutating func settle() {
    while !number.fits {
      number = number.divided(by: 10).quotient
      exponent += 1
    }
    if number.isZero { exponent = 0 }
    while !number.isZero, exponent < 127 {
      let (quotient, digit) = number.divided(by: 10)
      if digit != 0 { break }
      number = quotient
      exponent += 1
    }
  }

  /// Both with one exponent; the one with the lower loses digits when the other cannot grow so far.
  static func align(_ left: inout WideDecimal, _ right: inout WideDecimal) {
    if left.exponent < right.exponent { return align(&right, &left) }
    let distance = left.exponent - right.exponent
    if distance == 0 { return }
    let grown = distance > 38 ? left.number : left.number.tenTimes(distance)
    if distance <= 38, grown.fits {
      left = WideDecimal(number: grown, exponent: right.exponent)
      return
    }
    let power = min(Int(Double(8 - left.number.length) * 4.816_479_93), distance)
    for _ in 0..<distance - power { right.number = right.number.divided(by: 10).quotient }
    right.exponent += distance - power
    left = WideDecimal(number: left.number.tenTimes(power), exponent: left.exponent - power)
  }

  func rounded(to scale: Int, mode: Int, isNegative: Bool) -> WideDecimal {
    var result = self
    var last: UInt32 = 0
    var hasMore = false
    let dropped = -(scale + exponent)
    if dropped <= 0 { return self }
    for _ in 0..<min(dropped, 60) {
      hasMore = hasMore || last != 0
      (result.number, last) = result.number.divided(by: 10)
    }
    result.exponent += dropped
    let isOdd = (result.number.low & 1) == 1
    let goesUp =
      switch mode {
      case 0: last >= 5
      case 1: isNegative && (last != 0 || hasMore)
      case 2: !isNegative && (last != 0 || hasMore)
      default: last > 5 || last == 5 && (hasMore || isOdd)
      }
    if goesUp { result.number = result.number.plus(.one) }
    result.settle()
    return result
  }
}

extension NativeLibrary {
  /// `_decimal(operation, low, high, exponent, low, high, exponent)`: the parts of the result, and whether its sign is the other one.
  static let decimals: [Entry] = [
    (
      "_decimal(_:_:_:_:_:_:_:)",
      { call in
        let words = call.words
        func operand(_ index: Int) -> WideDecimal {
          WideDecimal(
            number: WideNumber(low: UInt(bitPattern: words[index]), high: UInt(bitPattern: words[index + 1])),
            exponent: words[index + 2])
        }
        var (left, right) = (operand(5), operand(8))
        var result = left
        var isTurned = false
        switch words[4] {
        case 0:
          WideDecimal.align(&left, &right)
          result = WideDecimal(number: left.number.plus(right.number), exponent: left.exponent)
        case 1:
          WideDecimal.align(&left, &right)
          isTurned = left.number.isLess(than: right.number)
          let difference = isTurned ? right.number.minus(left.number) : left.number.minus(right.number)
          result = WideDecimal(number: difference, exponent: left.exponent)
        case 2: result = WideDecimal(number: left.number.times(right.number), exponent: left.exponent + right.exponent)
        case 3 where right.number.isZero: break
        case 3:
          let quotient = left.number.tenTimes(38).divided(by: right.number)
          result = WideDecimal(number: quotient, exponent: left.exponent - right.exponent - 38)
        default:
          result = left.rounded(to: words[8], mode: words[9] & 3, isNegative: words[9] & 4 != 0)
        }
        result.settle()
        words[0] = Int(bitPattern: result.number.low)
        words[1] = Int(bitPattern: result.number.high)
        words[2] = result.exponent
        call.set(word: 3, isTurned)
      }
    ),
    (
      "_decimalDigits(_:_:)",
      { call in
        call.set(0, WideNumber(low: UInt(bitPattern: call.words[0]), high: UInt(bitPattern: call.words[1])).text)
      }
    ),
    (
      // The digits at the beginning of the text, as many as fit, and how many those are.
      "_decimalNumber(_:)",
      { call throws(MachineStop) in
        var number = WideNumber([])
        var count = 0
        for digit in try call.text(0).utf8 {
          guard digit >= 48, digit <= 57 else { break }
          let next = number.times(WideNumber([10])).plus(WideNumber([UInt32(digit) - 48]))
          if !next.fits { break }
          number = next
          count += 1
        }
        call.words[0] = Int(bitPattern: number.low)
        call.words[1] = Int(bitPattern: number.high)
        call.words[2] = count
      }
    ),
  ]
}
