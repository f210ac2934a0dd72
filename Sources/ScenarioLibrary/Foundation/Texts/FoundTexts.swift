// What Foundation adds to every text, known as `String`, `Substring`, or only as one of those.
func _caseOfLanguage(_ text: String, _ language: String, _ kind: Int) -> String
extension StringProtocol {
  // With the positions of the text that it is a part of.
  var _asPart: Substring { (self as? Substring) ?? Substring(String(self)) }
  static func == <Other: StringProtocol>(left: Self, right: Other) -> Bool { String(left) == String(right) }
  static func != <Other: StringProtocol>(left: Self, right: Other) -> Bool { String(left) != String(right) }
  static func < <Other: StringProtocol>(left: Self, right: Other) -> Bool { String(left) < String(right) }
  static func > <Other: StringProtocol>(left: Self, right: Other) -> Bool { String(left) > String(right) }
  func hasPrefix<Part: StringProtocol>(_ part: Part) -> Bool { hasPrefix(String(part)) }
  func hasSuffix<Part: StringProtocol>(_ part: Part) -> Bool { hasSuffix(String(part)) }
  func appending(_ other: some StringProtocol) -> String { String(self) + String(other) }
  func appendingFormat(_ format: some StringProtocol, _ arguments: Any...) -> String {
    String(self) + _format(String(format), _plainArguments(arguments))
  }
  func padding(toLength length: Int, withPad pad: some StringProtocol, startingAt index: Int) -> String {
    String(self).padding(toLength: length, withPad: String(pad), startingAt: index)
  }
  func compare(
    _ other: some StringProtocol, options: String.CompareOptions = [], range: Range<_StringIndex>? = nil, locale: Locale? = nil
  ) -> ComparisonResult {
    String(range.map { _asPart[$0] } ?? _asPart).compare(String(other), options: options)
  }
  func caseInsensitiveCompare(_ other: some StringProtocol) -> ComparisonResult {
    String(self).caseInsensitiveCompare(String(other))
  }
  func localizedCompare(_ other: some StringProtocol) -> ComparisonResult { String(self).localizedCompare(String(other)) }
  func localizedStandardCompare(_ other: some StringProtocol) -> ComparisonResult {
    String(self).localizedStandardCompare(String(other))
  }
  func localizedCaseInsensitiveCompare(_ other: some StringProtocol) -> ComparisonResult {
    String(self).localizedCaseInsensitiveCompare(String(other))
  }
  func localizedCaseInsensitiveContains(_ part: some StringProtocol) -> Bool {
    String(self).localizedCaseInsensitiveContains(String(part))
  }
  func localizedStandardContains(_ part: some StringProtocol) -> Bool { String(self).localizedStandardContains(String(part)) }
  func localizedStandardRange(of part: some StringProtocol) -> Range<_StringIndex>? {
    range(of: part, options: [.caseInsensitive, .diacriticInsensitive])
  }
  var localizedUppercase: String { uppercased(with: nil) }
  var localizedLowercase: String { lowercased(with: nil) }
  var localizedCapitalized: String { capitalized(with: nil) }
  func uppercased(with locale: Locale?) -> String { _caseOfLanguage(String(self), locale?._fields[0] ?? "", 0) }
  func lowercased(with locale: Locale?) -> String { _caseOfLanguage(String(self), locale?._fields[0] ?? "", 1) }
  func capitalized(with locale: Locale?) -> String { _caseOfLanguage(String(self), locale?._fields[0] ?? "", 2) }
  func folding(options: String.CompareOptions, locale: Locale?) -> String {
    String(self).folding(options: options, locale: locale)
  }
  func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    String(self).applyingTransform(transform, reverse: reverse)
  }
  func commonPrefix(with other: some StringProtocol, options: String.CompareOptions = []) -> String {
    String(self).commonPrefix(with: String(other), options: options)
  }
  func components(separatedBy separator: some StringProtocol) -> [String] { components(separatedBy: String(separator)) }
  func components(separatedBy set: CharacterSet) -> [String] { String(self).components(separatedBy: set) }
  func range<Part: StringProtocol>(
    of part: Part, options: String.CompareOptions = [], range: Range<_StringIndex>? = nil, locale: Locale? = nil
  ) -> Range<_StringIndex>? {
    _asPart.range(of: String(part), options: options, range: range)
  }
  func rangeOfCharacter(
    from set: CharacterSet, options: String.CompareOptions = [], range: Range<_StringIndex>? = nil
  ) -> Range<_StringIndex>? {
    _asPart.rangeOfCharacter(from: set, options: options, range: range)
  }
  func replacingOccurrences(
    of part: some StringProtocol, with other: some StringProtocol, options: String.CompareOptions = [],
    range: Range<_StringIndex>? = nil
  ) -> String {
    _asPart.replacingOccurrences(of: String(part), with: String(other), options: options, range: range)
  }
  func replacingCharacters<R: RangeExpression>(in range: R, with other: some StringProtocol) -> String
  where R.Bound == _StringIndex {
    let part = _asPart
    return String(self).replacingCharacters(in: part._at(range.relative(to: part)), with: String(other))
  }
  func substring(from index: _StringIndex) -> String { String(_asPart[index...]) }
  func substring(to index: _StringIndex) -> String { String(_asPart[..<index]) }
  func substring(with range: Range<_StringIndex>) -> String { String(_asPart[range]) }
  func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void) { String(self).enumerateLines(invoking: body) }
  func lineRange<R: RangeExpression>(for range: R) -> Range<_StringIndex> where R.Bound == _StringIndex {
    let part = _asPart
    return part._within(String(self).lineRange(for: part._at(range.relative(to: part))), part._base)
  }
  func paragraphRange<R: RangeExpression>(for range: R) -> Range<_StringIndex> where R.Bound == _StringIndex {
    lineRange(for: range)
  }
  func enumerateSubstrings<R: RangeExpression>(
    in range: R, options: String.EnumerationOptions,
    _ body: @escaping (String?, Range<_StringIndex>, Range<_StringIndex>, inout Bool) -> Void
  ) where R.Bound == _StringIndex {
    let whole = _asPart
    let base = whole._base
    String(self).enumerateSubstrings(in: whole._at(range.relative(to: whole)), options: options) { part, inner, outer, stop in
      body(part, whole._within(inner, base), whole._within(outer, base), &stop)
    }
  }
  func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    String(self).data(using: encoding, allowLossyConversion: allowLossyConversion)
  }
  func cString(using encoding: String.Encoding) -> [Int8]? { String(self).cString(using: encoding) }
  func canBeConverted(to encoding: String.Encoding) -> Bool { String(self).canBeConverted(to: encoding) }
  func lengthOfBytes(using encoding: String.Encoding) -> Int { String(self).lengthOfBytes(using: encoding) }
  func maximumLengthOfBytes(using encoding: String.Encoding) -> Int { String(self).maximumLengthOfBytes(using: encoding) }
  var smallestEncoding: String.Encoding { String(self).smallestEncoding }
  var fastestEncoding: String.Encoding { String(self).fastestEncoding }
  func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    String(self).addingPercentEncoding(withAllowedCharacters: allowed)
  }
  var removingPercentEncoding: String? { String(self).removingPercentEncoding }
  func withCString<R>(_ body: (UnsafePointer<Int8>) throws -> R) rethrows -> R { try String(self).withCString(body) }
}
