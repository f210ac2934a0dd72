/// Integers and floating-point numbers. Arithmetic and comparison are built into the checker; conversions go through natives.
extension LibraryArea {
  static let numbers = LibraryArea(
    name: "Numbers",
    provides: [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "arc4random",
      "srand48", "drand48", "_Drawn48",
      "arc4random_uniform", "CChar", "CSignedChar", "CUnsignedChar", "CShort", "CUnsignedShort", "CInt", "CUnsignedInt",
      "CLong", "CUnsignedLong", "CLongLong", "CUnsignedLongLong", "CFloat", "CDouble", "Float32", "Float64", "CBool", "CGFloat",
      "NSInteger", "NSUInteger",
      "TimeInterval",
      "Bool", "Never", "_order", "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger", "SignedInteger",
      "UnsignedInteger", "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint", "Strideable", "_Multiplied",
      "FloatingPointRoundingRule", "FloatingPointSign", "FloatingPointClassification", "_number", "_truncate", "_fits",
      "_addingProduct", "_bits",
      "_wideProduct", "_wideQuotient",
      "_doubleBits", "_doubleFromBits", "_floatBits", "_floatFromBits", "_ieeeRemainder", "_math", "_overflows", "_parse",
      "_parseDouble", "_power", "_radix", "_remainder", "_random", "RandomNumberGenerator", "SystemRandomNumberGenerator",
    ],
    source: text(
      "Swift/NumberProtocols", "Swift/Numbers", "Swift/FloatingPointTypes", "Swift/BinaryFloatingPoint", "Swift/WideArithmetic",
      "Swift/Randomness"))
}
