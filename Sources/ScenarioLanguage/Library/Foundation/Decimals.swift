/// Foundation's `Decimal`, and the object for it.
extension LibraryArea {
  static let decimals = LibraryArea(
    name: "Decimals",
    module: "Foundation",
    provides: [
      "Decimal", "NSDecimalNumber", "NSDecimalNumberHandler", "NSDecimalRound", "NSDecimalString", "NSDecimalCompare",
      "_decimal", "_decimalDigits", "_decimalNumber", "_DecimalObject",
    ],
    extends: Extended(types: ["pow", "abs", "stride"], onUseOf: ["Decimal", "pow"]),
    source: text("Foundation/Decimals", "Foundation/DecimalObjects"))
}
