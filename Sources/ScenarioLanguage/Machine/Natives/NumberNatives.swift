#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension IntegerKind {
  fileprivate init(_ kind: RuntimeType.Kind) {
    guard case .int(let bits, let isSigned) = kind else {
      self.init(3)
      return
    }
    self.init((isSigned ? 0 : 4) + (bits == 8 ? 0 : bits == 16 ? 1 : bits == 32 ? 2 : 3))
  }

  fileprivate var mask: UInt { bits == 64 ? .max : (1 << UInt(bits)) - 1 }

  fileprivate func parse(_ text: String, radix: Int) -> Int? {
    if number == 7 { return UInt(text, radix: radix).map { Int(bitPattern: $0) } }
    return Int(text, radix: radix).flatMap { holds($0) ? $0 : nil }
  }

  /// The word, which is of `source`'s type, is a value of this type, too.
  fileprivate func holds(_ word: Int, of source: RuntimeType.Kind) -> Bool {
    switch source {
    case .double, .float:
      let value = word.asDouble.rounded(.towardZero)
      if number == 7 { return UInt(exactly: value) != nil }
      return Int(exactly: value).map { holds($0) } ?? false
    case .int(64, false):
      if number == 7 { return true }
      return word >= 0 && holds(word)
    case .int, .bool, .string, .character, .tuple, .structure, .enumeration, .optional, .array, .set, .dictionary, .instance,
      .existential, .function, .metatype, .object:
      if number == 7 { return word >= 0 }
      return holds(word)
    }
  }

  fileprivate func reporting(_ operation: Int, _ left: Int, _ right: Int) -> (Int, Bool) {
    if number == 7 {
      let (first, second) = (UInt(bitPattern: left), UInt(bitPattern: right))
      let result =
        switch operation {
        case 0: first.addingReportingOverflow(second)
        case 1: first.subtractingReportingOverflow(second)
        default: first.multipliedReportingOverflow(by: second)
        }
      return (Int(bitPattern: result.partialValue), result.overflow)
    }
    let result =
      switch operation {
      case 0: left.addingReportingOverflow(right)
      case 1: left.subtractingReportingOverflow(right)
      default: left.multipliedReportingOverflow(by: right)
      }
    return (truncate(result.partialValue), result.overflow || !holds(result.partialValue))
  }
}

/// Conversions and bits. The values of all integer types are words; those of 64 bits without a sign by their bits.
extension NativeLibrary {
  static let integers: [Entry] = [
    ("_truncate(_:)", { call in call.words[0] = IntegerKind(call.kind(1)).truncate(call.words[1]) }),
    ("_fits(_:_:)", { call in call.set(word: 0, IntegerKind(call.kind(1)).holds(call.words[1], of: call.kind(0))) }),
    (
      "_parse(_:_:_:)",
      { call throws(MachineStop) in
        let radix = call.words[2]
        if radix < 2 || radix > 36 { throw .trap("Radix must be in 2...36") }
        let result = IntegerKind(call.kind(0)).parse(try call.text(0), radix: radix)
        call.words[0] = result ?? 0
        call.set(word: 1, result != nil)
      }
    ),
    (
      "_bits(_:_:)",
      { call in
        let kind = IntegerKind(call.kind(0))
        let bits = UInt(bitPattern: call.words[1]) & kind.mask
        switch call.words[2] {
        case 0: call.words[0] = bits.nonzeroBitCount
        case 1: call.words[0] = bits.leadingZeroBitCount - (64 - kind.bits)
        case 2: call.words[0] = min(bits.trailingZeroBitCount, kind.bits)
        case 4: call.words[0] = Int(bitPattern: bits.byteSwapped >> UInt(64 - kind.bits))
        default: call.words[0] = kind.bits
        }
      }
    ),
    (
      "_overflows(_:_:_:)",
      { call in
        let (value, overflow) = IntegerKind(call.kind(0)).reporting(call.words[4], call.words[2], call.words[3])
        call.words[0] = value
        call.set(word: 1, overflow)
      }
    ),
    (
      "_radix(_:_:_:)",
      { call throws(MachineStop) in
        let radix = call.words[1]
        if radix < 2 || radix > 36 { throw .trap("Radix must be between 2 and 36") }
        let isUppercase = call.words[2] != 0
        if case .int(64, false) = call.kind(0) {
          call.set(0, String(UInt(bitPattern: call.words[0]), radix: radix, uppercase: isUppercase))
        } else {
          call.set(0, String(call.words[0], radix: radix, uppercase: isUppercase))
        }
      }
    ),
    ("_doubleBits(_:)", { call in call.words[0] = call.words[1] }),
    ("_floatBits(_:)", { call in call.words[0] = Int(float(call.window.double(1)).bitPattern) }),
    (
      "_floatFromBits(_:)",
      { call in
        call.window.setDouble(0, double(Float(bitPattern: UInt32(truncatingIfNeeded: call.words[1]))))
      }
    ),
    ("_doubleFromBits(_:)", { call in call.words[0] = call.words[1] }),
    (
      "_parseDouble(_:)",
      { call throws(MachineStop) in
        let result = Double(try call.text(0))
        call.set(word: 0, result != nil)
        call.window.setDouble(1, result ?? 0)
      }
    ),
  ]

  static let mathematics: [Entry] = [
    ("_math(_:_:)", { call in call.window.setDouble(0, compute(call.words[2], call.window.double(1))) }),
    ("_power(_:_:)", { call in call.window.setDouble(0, pow(call.window.double(1), call.window.double(2))) }),
    (
      "_remainder(_:_:)",
      { call in
        call.window.setDouble(0, call.window.double(1).truncatingRemainder(dividingBy: call.window.double(2)))
      }
    ),
    (
      "_ieeeRemainder(_:_:)",
      { call in
        call.window.setDouble(0, call.window.double(1).remainder(dividingBy: call.window.double(2)))
      }
    ),
    (
      "_addingProduct(_:_:_:)",
      { call in
        call.window.setDouble(0, call.window.double(1).addingProduct(call.window.double(2), call.window.double(3)))
      }
    ),
    ("atan2(_:_:)", { call in call.window.setDouble(0, atan2(call.window.double(1), call.window.double(2))) }),
    ("hypot(_:_:)", { call in call.window.setDouble(0, hypot(call.window.double(1), call.window.double(2))) }),
  ]

  /// The functions of one argument, by their numbers in the library's text.
  private static func compute(_ function: Int, _ value: Double) -> Double {
    switch function {
    case 0: value.rounded()
    case 1: value.rounded(.toNearestOrEven)
    case 2: value.rounded(.up)
    case 3: value.rounded(.down)
    case 4: value.rounded(.towardZero)
    case 5: value.rounded(.awayFromZero)
    case 6: value.sign == .minus ? -1 : 1
    case 7: abs(value)
    case 8: value.squareRoot()
    case 9: log(value)
    case 10: log2(value)
    case 11: log10(value)
    case 12: exp(value)
    case 13: sin(value)
    case 14: cos(value)
    case 15: tan(value)
    case 16: value.nextUp
    case 17: value.ulp
    case 18: atan(value)
    case 19: cbrt(value)
    case 20: Double(Float(value).nextUp)
    case 21: Double(Float(value).ulp)
    case 22: .nan
    case 23: acos(value)
    case 24: asin(value)
    case 25: sinh(value)
    case 26: cosh(value)
    case 27: tanh(value)
    case 28: asinh(value)
    case 29: acosh(value)
    case 30: atanh(value)
    case 31: exp2(value)
    case 32: expm1(value)
    case 33: log1p(value)
    case 34: tgamma(value)
    case 35: erf(value)
    case 36: erfc(value)
    case 37: lgamma(value)
    default: value
    }
  }

  // MARK: - Texts

  static let descriptions: [Entry] = signedDescriptions + unsignedDescriptions + floatDescriptions

  private static let signedDescriptions: [Entry] = ["Int", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32"].map {
    ("\($0).description", { call in call.set(0, String(call.words[0])) })
  }

  private static let unsignedDescriptions: [Entry] = ["UInt", "UInt64"].map {
    ("\($0).description", { call in call.set(0, String(UInt(bitPattern: call.words[0]))) })
  }

  private static let floatDescriptions: [Entry] = [
    ("Double.description", { call in call.set(0, call.window.double(0).description) }),
    ("Double.debugDescription", { call in call.set(0, call.window.double(0).debugDescription) }),
    ("Float.debugDescription", { call in call.set(0, float(call.window.double(0)).debugDescription) }),
    ("Float.description", { call in call.set(0, float(call.window.double(0)).description) }),
  ]
}
