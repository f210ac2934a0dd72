struct Character: LosslessStringConvertible, CustomDebugStringConvertible, Hashable, Comparable, ExpressibleByStringLiteral {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(_asText(self)) }
  init(stringLiteral value: Character) { self = value }
  init(_ text: String) { self = _asCharacter(text) }
  init(_ scalar: Unicode.Scalar) { self = _fromScalar(scalar._value) }
  var isLetter: Bool { _test(self, 0) }
  var isNumber: Bool { _test(self, 1) }
  var isWhitespace: Bool { _test(self, 2) }
  var isNewline: Bool { _test(self, 3) }
  var isUppercase: Bool { _test(self, 4) }
  var isLowercase: Bool { _test(self, 5) }
  var isPunctuation: Bool { _test(self, 6) }
  var isASCII: Bool { _test(self, 7) }
  var isHexDigit: Bool { _digit(self, true) >= 0 }
  var isWholeNumber: Bool { _digit(self, false) >= 0 }
  var isSymbol: Bool { _test(self, 8) }
  var isCased: Bool { _test(self, 9) }
  var isMathSymbol: Bool { _test(self, 10) }
  var isCurrencySymbol: Bool { _test(self, 11) }
  typealias UTF8View = _StringUTF8View
  typealias UTF16View = _StringUTF16View
  typealias UnicodeScalarView = _StringUnicodeScalarView
  var utf8: String.UTF8View { _asText(self).utf8 }
  var utf16: String.UTF16View { _asText(self).utf16 }
  var wholeNumberValue: Int? { _digit(self, false) < 0 ? nil : _digit(self, false) }
  var hexDigitValue: Int? { _digit(self, true) < 0 ? nil : _digit(self, true) }
  var asciiValue: UInt8? { isASCII ? (self == "\r\n" ? 10 : _bytes(_asText(self))[0]) : nil }
  var description: String { get }
  var debugDescription: String { get }
  var unicodeScalars: String.UnicodeScalarView { _asText(self).unicodeScalars }
  func uppercased() -> String { _case(_asText(self), true) }
  func lowercased() -> String { _case(_asText(self), false) }
}
