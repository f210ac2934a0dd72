#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The functions of C for `Float`: their last digit is not that of the function for `Double`, rounded. A `Float` lies where a `Double` does.
extension NativeLibrary {
  static let floatMathematics: [Entry] = [
    ("_floatMath(_:_:)", { call in call.window.setDouble(0, Double(compute(call.words[2], Float(call.window.double(1))))) }),
    (
      "_floatPower(_:_:)",
      { call in call.window.setDouble(0, Double(powf(Float(call.window.double(1)), Float(call.window.double(2))))) }
    ),
    (
      "_floatAngle(_:_:)",
      { call in call.window.setDouble(0, Double(atan2f(Float(call.window.double(1)), Float(call.window.double(2))))) }
    ),
    (
      "_floatLength(_:_:)",
      { call in call.window.setDouble(0, Double(hypotf(Float(call.window.double(1)), Float(call.window.double(2))))) }
    ),
  ]

  /// The `Float` that lies there. Hardware makes a NaN quiet when it converts it; this one stays as it is.
  static func float(_ value: Double) -> Float {
    guard value.isSignalingNaN else { return Float(value) }
    return Float(bitPattern: (value.sign == .minus ? 0x8000_0000 : 0) | 0x7F80_0000 | UInt32(value.bitPattern >> 29 & 0x7F_FFFF))
  }

  static func double(_ value: Float) -> Double {
    guard value.isSignalingNaN else { return Double(value) }
    let sign: UInt64 = value.sign == .minus ? 0x8000_0000_0000_0000 : 0
    return Double(bitPattern: sign | 0x7FF0_0000_0000_0000 | UInt64(value.significandBitPattern) << 29)
  }

  /// By the numbers that the functions for `Double` have.
  private static func compute(_ function: Int, _ value: Float) -> Float {
    switch function {
    case 9: logf(value)
    case 10: log2f(value)
    case 11: log10f(value)
    case 12: expf(value)
    case 13: sinf(value)
    case 14: cosf(value)
    case 15: tanf(value)
    case 18: atanf(value)
    case 19: cbrtf(value)
    case 23: acosf(value)
    case 24: asinf(value)
    case 25: sinhf(value)
    case 26: coshf(value)
    case 27: tanhf(value)
    case 28: asinhf(value)
    case 29: acoshf(value)
    case 30: atanhf(value)
    case 31: exp2f(value)
    case 32: expm1f(value)
    case 33: log1pf(value)
    case 34: tgammaf(value)
    case 35: erff(value)
    case 36: erfcf(value)
    default: value
    }
  }
}
