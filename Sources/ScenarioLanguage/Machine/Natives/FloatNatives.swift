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
    default: value
    }
  }
}
