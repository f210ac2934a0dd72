/// Fractions that C's headers have names for; its whole numbers are those of `Library.constants`.
extension LibraryArea {
  static let constantNames = [
    "M_PI", "M_E", "M_SQRT2", "M_SQRT1_2", "M_PI_2", "M_PI_4", "M_1_PI", "M_2_PI", "M_2_SQRTPI", "M_LN2", "M_LN10", "M_LOG2E",
    "M_LOG10E", "DBL_MAX", "DBL_MIN", "DBL_EPSILON", "FLT_MAX", "FLT_MIN", "FLT_EPSILON",
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

    """#
}
