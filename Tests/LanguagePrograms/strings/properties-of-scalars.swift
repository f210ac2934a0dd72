// strings: what Unicode says of its scalars
import Foundation

for scalar in "aÉß9½²Ⅷ٣ 中-_$+\u{301}\u{200D}😀ǅ\n…«\u{E000}\u{378}".unicodeScalars {
  let properties = scalar.properties
  print(
    scalar.escaped(asASCII: true), properties.name ?? "-", properties.generalCategory, properties.numericType.map { "\($0)" } ?? "-",
    properties.numericValue ?? -1, properties.canonicalCombiningClass.rawValue, properties.age.map { "\($0.major).\($0.minor)" } ?? "-")
  print(
    " ", properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping, properties.isAlphabetic,
    properties.isWhitespace, properties.isUppercase, properties.isLowercase, properties.isEmoji, properties.isEmojiPresentation,
    properties.isDiacritic, properties.isIdeographic, properties.isMath, properties.isDash, properties.isXIDStart,
    properties.isHexDigit, properties.isGraphemeExtend, properties.isPatternSyntax, properties.isCased, properties.isQuotationMark)
}
let bell: Unicode.Scalar = "\u{7}"
print(bell.properties.name ?? "-", bell.properties.nameAlias ?? "-")
func kind(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter: "letter"
  case .decimalNumber: "digit"
  case .mathSymbol, .currencySymbol, .otherSymbol: "symbol"
  case .spaceSeparator, .control: "space"
  default: "other"
  }
}
print("aB1 +€中".unicodeScalars.map(kind))
let accents = "e\u{301}\u{323}".unicodeScalars.filter { $0.properties.canonicalCombiningClass != .notReordered }
print(accents.count, accents.first!.properties.canonicalCombiningClass == .above, accents.map { $0.properties.canonicalCombiningClass }.min()!.rawValue)
