extension NSString {
  func uppercased(with locale: Locale?) -> String { _text.uppercased(with: locale) }
  func lowercased(with locale: Locale?) -> String { _text.lowercased(with: locale) }
  func capitalized(with locale: Locale?) -> String { _text.capitalized(with: locale) }
  var localizedUppercase: String { _text.localizedUppercase }
  var localizedLowercase: String { _text.localizedLowercase }
  var localizedCapitalized: String { _text.localizedCapitalized }
  func localizedCompare(_ other: String) -> ComparisonResult { _text.localizedCompare(other) }
  func localizedCaseInsensitiveContains(_ part: String) -> Bool { _text.localizedCaseInsensitiveContains(part) }
  func localizedStandardContains(_ part: String) -> Bool { _text.localizedStandardContains(part) }
  func localizedStandardRange(of part: String) -> NSRange { _range(_text.localizedStandardRange(of: part)) }
  func folding(options: String.CompareOptions, locale: Locale?) -> String { _text.folding(options: options, locale: locale) }
  func commonPrefix(with other: String, options: String.CompareOptions = []) -> String {
    _text.commonPrefix(with: other, options: options)
  }
  func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    _text.addingPercentEncoding(withAllowedCharacters: allowed)
  }
  var removingPercentEncoding: String? { _text.removingPercentEncoding }
  func lengthOfBytes(using encoding: UInt) -> Int { _text.lengthOfBytes(using: String.Encoding(rawValue: encoding)) }
  func maximumLengthOfBytes(using encoding: UInt) -> Int {
    _text.maximumLengthOfBytes(using: String.Encoding(rawValue: encoding))
  }
  func canBeConverted(to encoding: UInt) -> Bool { _text.canBeConverted(to: String.Encoding(rawValue: encoding)) }
  func lineRange(for range: NSRange) -> NSRange { _range(_text.lineRange(for: _plainRange(range))) }
  func paragraphRange(for range: NSRange) -> NSRange { _range(_text.paragraphRange(for: _plainRange(range))) }
  func enumerateLines(_ body: @escaping (String, inout _ObjCBool) -> Void) {
    _text.enumerateLines { line, stop in
      var flag = _ObjCBool()
      body(line, &flag)
      stop = flag.pointee
    }
  }
  func enumerateSubstrings(
    in range: NSRange, options: String.EnumerationOptions = [],
    using body: @escaping (String?, NSRange, NSRange, inout _ObjCBool) -> Void
  ) {
    _text.enumerateSubstrings(in: _plainRange(range), options: options) { part, inner, outer, stop in
      var flag = _ObjCBool()
      body(part, self._range(inner), self._range(outer), &flag)
      stop = flag.pointee
    }
  }
}
