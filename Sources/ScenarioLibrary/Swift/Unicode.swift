// Unicode: its encodings as types that read and write units one after the other, and its scalars.
// Apart, each is read where it is needed: to name a scalar is not to speak of encodings.
enum Unicode {
  typealias Scalar = _UnicodeScalar
  typealias UTF8 = _UnicodeUTF8
  typealias UTF16 = _UnicodeUTF16
  typealias UTF32 = _UnicodeUTF32
  typealias Version = (major: Int, minor: Int)
  typealias NumericType = _UnicodeNumericType
  typealias GeneralCategory = _UnicodeGeneralCategory
  typealias CanonicalCombiningClass = _UnicodeCanonicalCombiningClass
}
struct _UnicodeScalar: Hashable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
  let _value: UInt32
  var value: UInt32 { _value }
  var isASCII: Bool { _value < 128 }
  typealias Properties = _UnicodeProperties
  var properties: Properties { Properties(_value: _value) }
  var utf8: [UInt8] { Array(description.utf8) }
  var utf16: [UInt16] { Array(description.utf16) }
  var description: String { _asText(_fromScalar(_value)) }
  var debugDescription: String { "\"" + escaped(asASCII: true) + "\"" }
  func escaped(asASCII forceASCII: Bool) -> String {
    switch _value {
    case 0: return "\\0"
    case 9: return "\\t"
    case 10: return "\\n"
    case 13: return "\\r"
    case 34, 39, 92: return "\\" + description
    default: break
    }
    if _value >= 32 && _value < 127 || _value >= 128 && !forceASCII { return description }
    let digits = String(_value, radix: 16, uppercase: true)
    let width = _value < 128 ? 2 : _value < 65_536 ? 4 : 8
    return "\\u{" + String(repeating: "0", count: width - digits.count) + digits + "}"
  }
  init(_value: UInt32) { self._value = _value }
  init(stringLiteral: String) { self = Unicode.Scalar(_value: _scalars(stringLiteral)[0]) }
  init(_ scalar: Unicode.Scalar) { self = scalar }
  init?(_ text: String) {
    let scalars = _scalars(text)
    if scalars.count != 1 { return nil }
    self._value = scalars[0]
  }
  init(_ value: UInt8) { self._value = UInt32(value) }
  init?(_ value: Int) {
    if value < 0 || value > 0x10FFFF || value >= 0xD800 && value < 0xE000 { return nil }
    self._value = UInt32(value)
  }
  init?(_ value: UInt16) { self.init(UInt32(value)) }
  init?(_ value: UInt32) {
    if value > 0x10FFFF || value >= 0xD800 && value < 0xE000 { return nil }
    self._value = value
  }
  static func < (left: Unicode.Scalar, right: Unicode.Scalar) -> Bool { left._value < right._value }
}
// The numbers are those of `NativeLibrary.scalarFlags`.
struct _UnicodeProperties {
  let _value: UInt32
  var isAlphabetic: Bool { _scalarFlag(_value, 0) }
  var isASCIIHexDigit: Bool { _scalarFlag(_value, 1) }
  var isBidiControl: Bool { _scalarFlag(_value, 2) }
  var isBidiMirrored: Bool { _scalarFlag(_value, 3) }
  var isDash: Bool { _scalarFlag(_value, 4) }
  var isDefaultIgnorableCodePoint: Bool { _scalarFlag(_value, 5) }
  var isDeprecated: Bool { _scalarFlag(_value, 6) }
  var isDiacritic: Bool { _scalarFlag(_value, 7) }
  var isExtender: Bool { _scalarFlag(_value, 8) }
  var isFullCompositionExclusion: Bool { _scalarFlag(_value, 9) }
  var isGraphemeBase: Bool { _scalarFlag(_value, 10) }
  var isGraphemeExtend: Bool { _scalarFlag(_value, 11) }
  var isHexDigit: Bool { _scalarFlag(_value, 12) }
  var isIDContinue: Bool { _scalarFlag(_value, 13) }
  var isIDStart: Bool { _scalarFlag(_value, 14) }
  var isIdeographic: Bool { _scalarFlag(_value, 15) }
  var isIDSBinaryOperator: Bool { _scalarFlag(_value, 16) }
  var isIDSTrinaryOperator: Bool { _scalarFlag(_value, 17) }
  var isJoinControl: Bool { _scalarFlag(_value, 18) }
  var isLogicalOrderException: Bool { _scalarFlag(_value, 19) }
  var isLowercase: Bool { _scalarFlag(_value, 20) }
  var isMath: Bool { _scalarFlag(_value, 21) }
  var isNoncharacterCodePoint: Bool { _scalarFlag(_value, 22) }
  var isQuotationMark: Bool { _scalarFlag(_value, 23) }
  var isPatternSyntax: Bool { _scalarFlag(_value, 24) }
  var isPatternWhitespace: Bool { _scalarFlag(_value, 25) }
  var isRadical: Bool { _scalarFlag(_value, 26) }
  var isSoftDotted: Bool { _scalarFlag(_value, 27) }
  var isVariationSelector: Bool { _scalarFlag(_value, 28) }
  var isUnifiedIdeograph: Bool { _scalarFlag(_value, 29) }
  var isUppercase: Bool { _scalarFlag(_value, 30) }
  var isWhitespace: Bool { _scalarFlag(_value, 31) }
  var isXIDContinue: Bool { _scalarFlag(_value, 32) }
  var isXIDStart: Bool { _scalarFlag(_value, 33) }
  var isSentenceTerminal: Bool { _scalarFlag(_value, 34) }
  var isCased: Bool { _scalarFlag(_value, 35) }
  var isCaseIgnorable: Bool { _scalarFlag(_value, 36) }
  var changesWhenLowercased: Bool { _scalarFlag(_value, 37) }
  var changesWhenUppercased: Bool { _scalarFlag(_value, 38) }
  var changesWhenTitlecased: Bool { _scalarFlag(_value, 39) }
  var changesWhenCaseFolded: Bool { _scalarFlag(_value, 40) }
  var changesWhenCaseMapped: Bool { _scalarFlag(_value, 41) }
  var changesWhenNFKCCaseFolded: Bool { _scalarFlag(_value, 42) }
  var isEmoji: Bool { _scalarFlag(_value, 43) }
  var isEmojiPresentation: Bool { _scalarFlag(_value, 44) }
  var isEmojiModifier: Bool { _scalarFlag(_value, 45) }
  var isEmojiModifierBase: Bool { _scalarFlag(_value, 46) }
  var name: String? { _known(_scalarText(_value, 0)) }
  var nameAlias: String? { _known(_scalarText(_value, 1)) }
  var lowercaseMapping: String { _scalarText(_value, 2) }
  var uppercaseMapping: String { _scalarText(_value, 3) }
  var titlecaseMapping: String { _scalarText(_value, 4) }
  var generalCategory: Unicode.GeneralCategory { Unicode.GeneralCategory._all[_scalarNumber(_value, 0)] }
  var canonicalCombiningClass: Unicode.CanonicalCombiningClass {
    Unicode.CanonicalCombiningClass(rawValue: UInt8(_scalarNumber(_value, 1)))
  }
  var age: (major: Int, minor: Int)? {
    let age = _scalarNumber(_value, 2)
    return age == 0 ? nil : (major: age / 1000, minor: age % 1000)
  }
  var numericType: Unicode.NumericType? {
    let type = _scalarNumber(_value, 3)
    return type == 0 ? nil : type == 1 ? .decimal : type == 2 ? .digit : .numeric
  }
  var numericValue: Double? { numericType == nil ? nil : _scalarNumericValue(_value) }
  func _known(_ text: String) -> String? { text.isEmpty ? nil : text }
}
enum _UnicodeNumericType { case decimal, digit, numeric }
enum _UnicodeGeneralCategory {
  case uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter, nonspacingMark, spacingMark
  case enclosingMark, decimalNumber, letterNumber, otherNumber, connectorPunctuation, dashPunctuation
  case openPunctuation, closePunctuation, initialPunctuation, finalPunctuation, otherPunctuation, mathSymbol
  case currencySymbol, modifierSymbol, otherSymbol, spaceSeparator, lineSeparator, paragraphSeparator, control
  case format, surrogate, privateUse, unassigned
  static let _all: [_UnicodeGeneralCategory] = [
    .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark,
    .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation, .openPunctuation,
    .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
    .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .surrogate,
    .privateUse, .unassigned,
  ]
}
struct _UnicodeCanonicalCombiningClass: Hashable, Comparable, RawRepresentable {
  let rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }
  static func < (left: _UnicodeCanonicalCombiningClass, right: _UnicodeCanonicalCombiningClass) -> Bool {
    left.rawValue < right.rawValue
  }
  static let notReordered = _UnicodeCanonicalCombiningClass(rawValue: 0)
  static let overlay = _UnicodeCanonicalCombiningClass(rawValue: 1)
  static let nukta = _UnicodeCanonicalCombiningClass(rawValue: 7)
  static let kanaVoicing = _UnicodeCanonicalCombiningClass(rawValue: 8)
  static let virama = _UnicodeCanonicalCombiningClass(rawValue: 9)
  static let attachedBelowLeft = _UnicodeCanonicalCombiningClass(rawValue: 200)
  static let attachedBelow = _UnicodeCanonicalCombiningClass(rawValue: 202)
  static let attachedAbove = _UnicodeCanonicalCombiningClass(rawValue: 214)
  static let attachedAboveRight = _UnicodeCanonicalCombiningClass(rawValue: 216)
  static let belowLeft = _UnicodeCanonicalCombiningClass(rawValue: 218)
  static let below = _UnicodeCanonicalCombiningClass(rawValue: 220)
  static let belowRight = _UnicodeCanonicalCombiningClass(rawValue: 222)
  static let left = _UnicodeCanonicalCombiningClass(rawValue: 224)
  static let right = _UnicodeCanonicalCombiningClass(rawValue: 226)
  static let aboveLeft = _UnicodeCanonicalCombiningClass(rawValue: 228)
  static let above = _UnicodeCanonicalCombiningClass(rawValue: 230)
  static let aboveRight = _UnicodeCanonicalCombiningClass(rawValue: 232)
  static let doubleBelow = _UnicodeCanonicalCombiningClass(rawValue: 233)
  static let doubleAbove = _UnicodeCanonicalCombiningClass(rawValue: 234)
  static let iotaSubscript = _UnicodeCanonicalCombiningClass(rawValue: 240)
}
struct _UnicodeUTF8: UnicodeCodec {
  typealias CodeUnit = UInt8
  // Read already, and not part of what was wrong before it.
  var _next: UInt8?
  init() {}
  mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt8 {
    guard let first = _next ?? input.next() else { return .emptyInput }
    _next = nil
    if first < 0x80 { return .scalarValue(Unicode.Scalar(_value: UInt32(first))) }
    if first < 0xC2 || first > 0xF4 { return .error }
    var left = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var low: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    var high: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
    var value = UInt32(first) & (left == 1 ? 0x1F : left == 2 ? 0x0F : 0x07)
    while left > 0 {
      guard let unit = input.next() else { return .error }
      if unit < low || unit > high {
        _next = unit
        return .error
      }
      value = value << 6 | UInt32(unit & 0x3F)
      (low, high) = (0x80, 0xBF)
      left -= 1
    }
    return .scalarValue(Unicode.Scalar(_value: value))
  }
  static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt8) -> Void) {
    for unit in _bytes(input.description) { processCodeUnit(unit) }
  }
  static func isASCII(_ unit: UInt8) -> Bool { unit < 0x80 }
  static func isContinuation(_ unit: UInt8) -> Bool { unit & 0xC0 == 0x80 }
  static func width(_ scalar: Unicode.Scalar) -> Int { _bytes(scalar.description).count }
}
struct _UnicodeUTF16: UnicodeCodec {
  typealias CodeUnit = UInt16
  var _next: UInt16?
  init() {}
  mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt16 {
    guard let first = _next ?? input.next() else { return .emptyInput }
    _next = nil
    if !UTF16.isSurrogate(first) { return .scalarValue(Unicode.Scalar(_value: UInt32(first))) }
    if UTF16.isTrailSurrogate(first) { return .error }
    guard let second = input.next() else { return .error }
    if !UTF16.isTrailSurrogate(second) {
      _next = second
      return .error
    }
    return .scalarValue(Unicode.Scalar(_value: 0x10000 + (UInt32(first) - 0xD800) * 0x400 + (UInt32(second) - 0xDC00)))
  }
  static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt16) -> Void) {
    for unit in _utf16(input.description) { processCodeUnit(unit) }
  }
  static func isASCII(_ unit: UInt16) -> Bool { unit < 0x80 }
  static func isLeadSurrogate(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xD800 }
  static func isTrailSurrogate(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xDC00 }
  static func isSurrogate(_ unit: UInt16) -> Bool { unit & 0xF800 == 0xD800 }
  static func width(_ scalar: Unicode.Scalar) -> Int { scalar._value < 0x10000 ? 1 : 2 }
  static func leadSurrogate(_ scalar: Unicode.Scalar) -> UInt16 { _utf16(scalar.description)[0] }
  static func trailSurrogate(_ scalar: Unicode.Scalar) -> UInt16 { _utf16(scalar.description)[1] }
}
struct _UnicodeUTF32: UnicodeCodec {
  typealias CodeUnit = UInt32
  init() {}
  mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt32 {
    guard let unit = input.next() else { return .emptyInput }
    return Unicode.Scalar(unit).map { .scalarValue($0) } ?? .error
  }
  static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt32) -> Void) { processCodeUnit(input._value) }
  static func isASCII(_ unit: UInt32) -> Bool { unit < 0x80 }
  static func width(_ scalar: Unicode.Scalar) -> Int { 1 }
}
typealias UnicodeScalar = Unicode.Scalar
typealias UTF8 = Unicode.UTF8
typealias UTF16 = Unicode.UTF16
typealias UTF32 = Unicode.UTF32
enum UnicodeDecodingResult: Equatable { case scalarValue(Unicode.Scalar), emptyInput, error }
protocol UnicodeCodec {
  associatedtype CodeUnit: UnsignedInteger, FixedWidthInteger
  init()
  mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == CodeUnit
  static func encode(_ input: Unicode.Scalar, into processCodeUnit: (CodeUnit) -> Void)
}
func transcode<Input: IteratorProtocol, From: UnicodeCodec, To: UnicodeCodec>(
  _ input: Input, from inputEncoding: From.Type, to outputEncoding: To.Type, stoppingOnError: Bool,
  into processCodeUnit: (To.CodeUnit) -> Void
) -> Bool where Input.Element == From.CodeUnit {
  var input = input
  var decoder = From()
  var hadError = false
  while true {
    switch decoder.decode(&input) {
    case .scalarValue(let scalar): To.encode(scalar, into: processCodeUnit)
    case .emptyInput: return hadError
    case .error:
      if stoppingOnError { return true }
      hadError = true
      To.encode(Unicode.Scalar(_value: 0xFFFD), into: processCodeUnit)
    }
  }
}
func _scalarFlag(_ scalar: UInt32, _ which: Int) -> Bool
func _scalarText(_ scalar: UInt32, _ which: Int) -> String
func _scalarNumber(_ scalar: UInt32, _ which: Int) -> Int
func _scalarNumericValue(_ scalar: UInt32) -> Double
