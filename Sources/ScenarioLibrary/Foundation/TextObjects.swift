func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String)
  -> String
{
  value.isEmpty ? key : value
}
// These are called for what is not of the class itself.
protocol _TextObject: AnyObject { var _text: String { get } }
func _castString(_ value: Any) -> String? { (value as? _TextObject)?._text }
func _castNSString(_ value: Any) -> NSString? {
  if let part = value as? Substring { return NSString(string: String(part)) }
  guard let text = value as? String else { return nil }
  return NSString(string: text)
}
class NSString: NSObject, NSCopying, _TextObject, ExpressibleByStringLiteral {
  typealias CompareOptions = String.CompareOptions
  var _text: String
  var utf8String: UnsafePointer<Int8>? {
    let bytes = _bytes(_text).map { Int8(bitPattern: $0) } + [0]
    return UnsafePointer<Int8>(_memory: _Memory<Int8>(_values: bytes), _place: 0)
  }
  override init() {
    _text = ""
    super.init()
  }
  init(string text: String) {
    _text = text
    super.init()
  }
  init(stringLiteral text: String) {
    _text = text
    super.init()
  }
  init(format: String, _ arguments: Any...) {
    _text = _format(format, _plainArguments(arguments))
    super.init()
  }
  init?(data: Data, encoding: UInt) {
    guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else { return nil }
    _text = text
    super.init()
  }
  static func _bridge(_ text: String) -> NSString { NSString(string: text) }
  static func _plain(_ object: NSString) -> String { object._text }
  override var _formatted: Any { _text }
  override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? NSString { return other._text == _text }
    return (object as? String) == _text
  }
  func isEqual(to text: String) -> Bool { _text == text }
  override var hash: Int { _text.hashValue }
  override var description: String { _text }
  var length: Int { _utf16(_text).count }
  func _index(_ offset: Int) -> String.Index {
    if offset < 0 || offset > length { _fatal("NSString index out of bounds") }
    return String.Index(utf16Offset: offset, in: _text)
  }
  func _plainRange(_ range: NSRange) -> Range<String.Index> { _index(range.location)..<_index(range.location + range.length) }
  func _range(_ range: Range<String.Index>?) -> NSRange {
    guard let range else { return NSRange(location: 9223372036854775807, length: 0) }
    return NSRange(range, in: _text)
  }
  func character(at index: Int) -> UInt16 { _utf16(_text)[index] }
  func substring(from index: Int) -> String { String(_text[_index(index)...]) }
  func substring(to index: Int) -> String { String(_text[..<_index(index)]) }
  func substring(with range: NSRange) -> String { String(_text[_plainRange(range)]) }
  func range(of part: String, options: String.CompareOptions = []) -> NSRange { _range(_text.range(of: part, options: options)) }
  func range(of part: String, options: String.CompareOptions, range: NSRange) -> NSRange {
    _range(_text.range(of: part, options: options, range: _plainRange(range)))
  }
  func rangeOfCharacter(from set: CharacterSet) -> NSRange { _range(_text.rangeOfCharacter(from: set)) }
  func contains(_ part: String) -> Bool { _text.contains(part) }
  func hasPrefix(_ part: String) -> Bool { _text.hasPrefix(part) }
  func hasSuffix(_ part: String) -> Bool { _text.hasSuffix(part) }
  var uppercased: String { _text.uppercased() }
  var lowercased: String { _text.lowercased() }
  var capitalized: String { _text.capitalized }
  func appending(_ text: String) -> String { _text + text }
  func appendingFormat(_ format: String, _ arguments: Any...) -> NSString {
    NSString(string: _text + _format(format, _plainArguments(arguments)))
  }
  func compare(_ other: String) -> ComparisonResult { _text.compare(other) }
  func compare(_ other: String, options: String.CompareOptions) -> ComparisonResult { _text.compare(other, options: options) }
  func caseInsensitiveCompare(_ other: String) -> ComparisonResult { _text.caseInsensitiveCompare(other) }
  func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult { _text.localizedCaseInsensitiveCompare(other) }
  func localizedStandardCompare(_ other: String) -> ComparisonResult { _text.localizedStandardCompare(other) }
  func components(separatedBy separator: String) -> [String] { _text.components(separatedBy: separator) }
  func components(separatedBy set: CharacterSet) -> [String] { _text.components(separatedBy: set) }
  func trimmingCharacters(in set: CharacterSet) -> String { _text.trimmingCharacters(in: set) }
  func replacingOccurrences(of part: String, with other: String) -> String { _replace(_text, part, other) }
  func replacingCharacters(in range: NSRange, with other: String) -> String {
    _text.replacingCharacters(in: _plainRange(range), with: other)
  }
  func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String {
    _text.padding(toLength: length, withPad: pad, startingAt: index)
  }
  func data(using encoding: UInt) -> Data? { _text.data(using: String.Encoding(rawValue: encoding)) }
  func _leading(_ allowed: String) -> String {
    let text = _text.trimmingCharacters(in: .whitespacesAndNewlines)
    return String(text.prefix { allowed.contains($0) })
  }
  var integerValue: Int {
    var digits = _leading("+-0123456789")
    while !digits.isEmpty && Int(digits) == nil { digits.removeLast() }
    return Int(digits) ?? 0
  }
  var intValue: Int32 { Int32(clamping: integerValue) }
  var longLongValue: Int64 { Int64(integerValue) }
  var doubleValue: Double {
    var digits = _leading("+-0123456789.eE")
    while !digits.isEmpty && Double(digits) == nil { digits.removeLast() }
    return Double(digits) ?? 0
  }
  var floatValue: Float { Float(doubleValue) }
  var boolValue: Bool {
    let digits = _text.trimmingCharacters(in: .whitespaces).drop { $0 == "0" || $0 == "+" || $0 == "-" }
    return digits.first.map { "YyTt123456789".contains($0) } ?? false
  }
  var pathComponents: [String] {
    let parts = _text.components(separatedBy: "/").filter { !$0.isEmpty }
    let rooted = _text.hasPrefix("/") ? ["/"] + parts : parts
    return _text.hasSuffix("/") && !parts.isEmpty ? rooted + ["/"] : rooted
  }
  var _trimmed: String {
    let parts = _text.components(separatedBy: "/").filter { !$0.isEmpty }
    return (_text.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
  var isAbsolutePath: Bool { _text.hasPrefix("/") || _text.hasPrefix("~") }
  var lastPathComponent: String {
    let text = _trimmed
    return text == "/" ? "/" : text.components(separatedBy: "/").last ?? ""
  }
  var deletingLastPathComponent: String {
    let text = _trimmed
    guard let slash = text.lastIndex(of: "/") else { return "" }
    return slash == text.startIndex ? "/" : NSString(string: String(text[..<slash]))._trimmed
  }
  func appendingPathComponent(_ part: String) -> String {
    let part = part.hasPrefix("/") ? String(part.dropFirst()) : part
    if _text.isEmpty { return part }
    return _text.hasSuffix("/") ? NSString(string: _text + part)._trimmed : NSString(string: _text + "/" + part)._trimmed
  }
  var pathExtension: String {
    let last = lastPathComponent
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return "" }
    return String(last[last.index(after: dot)...])
  }
  var deletingPathExtension: String {
    let text = _trimmed
    let last = lastPathComponent
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return text }
    return String(text.dropLast(last[dot...].count))
  }
  func appendingPathExtension(_ text: String) -> String? { _trimmed + "." + text }
  // Only of a whole path is it known what lies above.
  var standardizingPath: String {
    let isWhole = _text.hasPrefix("/")
    var parts: [String] = []
    for part in _text.split(separator: "/").map({ String($0) }) where part != "." {
      if part == "..", isWhole { _ = parts.popLast() } else { parts.append(part) }
    }
    return (isWhole ? "/" : "") + parts.joined(separator: "/")
  }
  var expandingTildeInPath: String { _text }
  static func path(withComponents parts: [String]) -> String {
    parts.first == "/" ? "/" + parts.dropFirst().joined(separator: "/") : parts.joined(separator: "/")
  }
  func mutableCopy() -> Any { NSMutableString(string: _text) }
  func copy() -> Any { NSString(string: _text) }
  func copy(with zone: NSZone?) -> Any { copy() }
}
class NSMutableString: NSString {
  override init() { super.init(string: "") }
  override init(string text: String) { super.init(string: text) }
  init(capacity: Int) { super.init(string: "") }
  override init(stringLiteral text: String) { super.init(string: text) }
  func append(_ text: String) { _text += text }
  func appendFormat(_ format: String, _ arguments: Any...) { _text += _format(format, _plainArguments(arguments)) }
  func setString(_ text: String) { _text = text }
  func insert(_ text: String, at index: Int) { _text.insert(contentsOf: text, at: _index(index)) }
  func deleteCharacters(in range: NSRange) { _text.removeSubrange(_plainRange(range)) }
  func replaceCharacters(in range: NSRange, with text: String) { _text.replaceSubrange(_plainRange(range), with: text) }
  @discardableResult func replaceOccurrences(
    of part: String, with other: String, options: String.CompareOptions = [], range: NSRange
  ) -> Int {
    let old = substring(with: range)
    var rest = old.startIndex..<old.endIndex
    var count = 0
    while let found = old.range(of: part, options: options, range: rest) {
      count += 1
      rest = found.upperBound..<old.endIndex
    }
    replaceCharacters(in: range, with: old.replacingOccurrences(of: part, with: other, options: options))
    return count
  }
}
