/// The mathematics of C.
extension LibraryArea {
  static let mathematics = LibraryArea(
    name: "Mathematics",
    provides: [
      "sqrt", "pow", "floor", "ceil", "round", "trunc", "fabs", "log", "log2", "log10", "exp", "sin", "cos", "tan",
      "atan", "cbrt", "atan2", "hypot", "fmod", "acos", "asin", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh",
      "exp2", "expm1", "log1p", "rint", "nearbyint", "remainder", "fmin", "fmax", "modf", "atof", "atoi", "atol",
      "erf", "erfc", "tgamma", "lgamma", "lround", "llround", "lrint", "frexp", "ldexp", "scalbn", "logb", "ilogb",
      "fma", "copysign", "fdim", "nextafter",
      "_floatMath", "_floatPower", "_floatAngle", "_floatLength", "sinf", "cosf", "tanf", "asinf", "acosf", "atanf", "expf",
      "exp2f", "expm1f", "logf", "log2f", "log10f",
      "log1pf", "cbrtf", "sinhf", "coshf", "tanhf", "asinhf", "acoshf", "atanhf", "powf", "atan2f", "hypotf", "fmodf",
      "remainderf", "fminf", "fmaxf", "sqrtf", "floorf", "ceilf", "roundf", "truncf", "fabsf",
      "tgammaf", "erff", "erfcf",
      "M_PI", "M_E", "M_SQRT2", "M_SQRT1_2", "M_PI_2", "M_PI_4", "M_1_PI", "M_2_PI", "M_2_SQRTPI", "M_LN2", "M_LN10", "M_LOG2E",
      "M_LOG10E", "DBL_MAX", "DBL_MIN", "DBL_EPSILON", "FLT_MAX", "FLT_MIN", "FLT_EPSILON",
      "strtol", "strtoul", "strtoll", "strtoull", "strtod", "_wholeAtStart", "_digitOfByte", "_pointIn",
    ],
    source: text("C/ConstantsOfC", "C/NumbersOfC", "C/Mathematics", "C/FloatMathematics"))
}
