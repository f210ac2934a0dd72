/// What C's headers call the limits of numbers and what mathematics knows by name.
extension LibraryArea {
  static let constantNames = [
    "M_PI", "M_E", "M_SQRT2", "M_SQRT1_2", "M_PI_2", "M_PI_4", "M_1_PI", "M_2_PI", "M_2_SQRTPI", "M_LN2", "M_LN10", "M_LOG2E",
    "M_LOG10E", "DBL_MAX", "DBL_MIN", "DBL_EPSILON", "FLT_MAX", "FLT_MIN", "FLT_EPSILON", "CHAR_BIT", "DBL_DIG", "INT8_MIN",
    "INT8_MAX", "UINT8_MAX", "INT16_MAX", "INT16_MIN", "UINT16_MAX", "SHRT_MAX", "SCHAR_MAX", "CHAR_MAX", "INT32_MAX",
    "INT32_MIN",
    "INT_MAX", "INT_MIN", "RAND_MAX", "PATH_MAX", "UINT32_MAX", "UINT_MAX", "LONG_MAX", "LONG_MIN", "ULONG_MAX", "SIZE_MAX",
    "LLONG_MAX", "LLONG_MIN", "INT64_MAX", "INT64_MIN", "UINT64_MAX",
  ]

  static let constantsOfC = #"""
    var M_PI: Double { 3.141592653589793 }
    var M_E: Double { 2.718281828459045 }
    var M_SQRT2: Double { 1.4142135623730951 }
    var M_SQRT1_2: Double { 0.7071067811865476 }
    var M_PI_2: Double { 1.5707963267948966 }
    var M_PI_4: Double { 0.7853981633974483 }
    var M_1_PI: Double { 0.3183098861837907 }
    var M_2_PI: Double { 0.6366197723675814 }
    var M_2_SQRTPI: Double { 1.1283791670955126 }
    var M_LN2: Double { 0.6931471805599453 }
    var M_LN10: Double { 2.302585092994046 }
    var M_LOG2E: Double { 1.4426950408889634 }
    var M_LOG10E: Double { 0.4342944819032518 }
    var DBL_MAX: Double { 1.7976931348623157e308 }
    var DBL_MIN: Double { 2.2250738585072014e-308 }
    var DBL_EPSILON: Double { 2.220446049250313e-16 }
    var FLT_MAX: Float { 3.4028235e38 }
    var FLT_MIN: Float { 1.1754944e-38 }
    var FLT_EPSILON: Float { 1.1920929e-07 }
    var CHAR_BIT: Int32 { 8 }
    var DBL_DIG: Int32 { 15 }
    var INT8_MIN: Int32 { -128 }
    var INT8_MAX: Int32 { 127 }
    var UINT8_MAX: Int32 { 255 }
    var INT16_MAX: Int32 { 32767 }
    var INT16_MIN: Int32 { -32768 }
    var UINT16_MAX: Int32 { 65535 }
    var SHRT_MAX: Int32 { 32767 }
    var SCHAR_MAX: Int32 { 127 }
    var CHAR_MAX: Int32 { 127 }
    var INT32_MAX: Int32 { 2147483647 }
    var INT32_MIN: Int32 { -2147483648 }
    var INT_MAX: Int32 { 2147483647 }
    var INT_MIN: Int32 { -2147483648 }
    var RAND_MAX: Int32 { 2147483647 }
    var PATH_MAX: Int32 { 4096 }
    var UINT32_MAX: UInt32 { 4294967295 }
    var UINT_MAX: UInt32 { 4294967295 }
    var LONG_MAX: Int { 9223372036854775807 }
    var LONG_MIN: Int { -9223372036854775808 }
    var ULONG_MAX: UInt { 18446744073709551615 }
    var SIZE_MAX: UInt { 18446744073709551615 }
    var LLONG_MAX: Int64 { 9223372036854775807 }
    var LLONG_MIN: Int64 { -9223372036854775808 }
    var INT64_MAX: Int64 { 9223372036854775807 }
    var INT64_MIN: Int64 { -9223372036854775808 }
    var UINT64_MAX: UInt64 { 18446744073709551615 }

    """#
}
