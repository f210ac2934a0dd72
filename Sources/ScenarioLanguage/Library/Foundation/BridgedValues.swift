/// Foundation's objects for texts and numbers. Casts know them: `value as? NSNumber` of an `Int`, `text as String` of an `NSString`.
extension LibraryArea {
  static let bridgedValues = LibraryArea(
    name: "BridgedValues",
    module: "Foundation",
    provides: [
      "NSString", "NSMutableString", "NSNumber", "NSValue", "NSRange", "NSMakeRange", "NSMaxRange", "NSLocationInRange",
      "NSIntersectionRange", "NSUnionRange", "NSEqualRanges", "NSLocalizedString", "_TextObject", "_NumberObject",
      "_castNSNumber", "_castNSString", "_castString",
    ],
    source: textObjects + rareTextMembers + numberObjects + valueObjects + ranges16)

  private static let textObjects = #"""
    func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String) -> String {
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

    """#

  private static let numberObjects = #"""
    protocol _NumberObject: AnyObject {
      var _whole: Int? { get }
      var doubleValue: Double { get }
    }
    func _castNSNumber(_ value: Any) -> NSNumber? {
      if let flag = value as? Bool { return NSNumber(value: flag) }
      if let fraction = value as? Double { return NSNumber(value: fraction) }
      if let fraction = value as? Float { return NSNumber(value: fraction) }
      guard let number = _anyNumber(value) else { return nil }
      return number._isLarge ? NSNumber(value: UInt64(truncatingIfNeeded: number._whole)) : NSNumber(value: number._whole)
    }
    class NSNumber: NSValue, NSCopying, _NumberObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
      let doubleValue: Double
      let _description: String
      let _debug: String
      let _whole: Int?
      var _isLarge = false
      var _isFlag = false
      init<T: BinaryInteger>(value: T) {
        let text = String(value)
        doubleValue = Double(value)
        _description = text
        _debug = text
        _whole = Int(truncatingIfNeeded: value)
        _isLarge = doubleValue >= 9_223_372_036_854_775_807
      }
      init(integerLiteral value: Int) {
        doubleValue = Double(value)
        _description = String(value)
        _debug = _description
        _whole = value
      }
      init(value: Double) {
        doubleValue = value
        _description = NSNumber._text(value)
        _debug = _description
        _whole = nil
      }
      init(value: Float) {
        doubleValue = Double(value)
        _description = NSNumber._text(String(value))
        _debug = _description
        _whole = nil
      }
      init(floatLiteral value: Double) {
        doubleValue = value
        _description = NSNumber._text(value)
        _debug = _description
        _whole = nil
      }
      init(value: Bool) {
        doubleValue = value ? 1 : 0
        _description = value ? "1" : "0"
        _debug = _description
        _whole = value ? 1 : 0
        _isFlag = true
      }
      convenience init(booleanLiteral value: Bool) { self.init(value: value) }
      /// As JSON has it.
      init(_flag flag: Bool) {
        doubleValue = flag ? 1 : 0
        _description = flag ? "1" : "0"
        _debug = flag ? "true" : "false"
        _whole = flag ? 1 : 0
        _isFlag = true
      }
      /// Of another kind: `text` is what is written.
      init(_double value: Double, text: String) {
        doubleValue = value
        _description = text
        _debug = text
        _whole = nil
      }
      func copy(with zone: NSZone?) -> Any { self }
      static func _text(_ value: Double) -> String { String(value) }
      static func _text(_ text: String) -> String { text }
      override var description: String { _description }
      override var debugDescription: String { _debug }
      override var _formatted: Any { _description }
      var _jsonText: String {
        if _isFlag { return doubleValue != 0 ? "true" : "false" }
        return _description.hasSuffix(".0") ? String(_description.dropLast(2)) : _description
      }
      static func _bridge(_ value: Int) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: Int8) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: Int16) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: Int32) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: Int64) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: UInt) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: UInt8) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: UInt16) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: UInt32) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: UInt64) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: Double) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: Float) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: Bool) -> NSNumber { NSNumber(value: value) }
      static func _bridge(_ value: Decimal) -> NSNumber { NSDecimalNumber(decimal: value) }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSNumber else { return false }
        return isEqual(to: other)
      }
      func isEqual(to other: NSNumber) -> Bool {
        if let whole = _whole, let second = other._whole { return whole == second && _isLarge == other._isLarge }
        return doubleValue == other.doubleValue
      }
      override var hash: Int { doubleValue.hashValue }
      func compare(_ other: NSNumber) -> ComparisonResult {
        if isEqual(to: other) { return .orderedSame }
        if let whole = _whole, let second = other._whole, !_isLarge, !other._isLarge {
          return whole < second ? .orderedAscending : .orderedDescending
        }
        return doubleValue < other.doubleValue ? .orderedAscending : .orderedDescending
      }
      // One for each: what is compared is where they lie.
      static let _flagType = UnsafePointer<Int8>("c".utf8CString)
      static let _fractionType = UnsafePointer<Int8>("d".utf8CString)
      static let _largeType = UnsafePointer<Int8>("Q".utf8CString)
      static let _wholeType = UnsafePointer<Int8>("q".utf8CString)
      var objCType: UnsafePointer<Int8> {
        _isFlag ? NSNumber._flagType : _whole == nil ? NSNumber._fractionType : _isLarge ? NSNumber._largeType : NSNumber._wholeType
      }
      func _exactly<T: BinaryInteger>() -> T? {
        _whole.flatMap { _isLarge ? T(exactly: UInt64(truncatingIfNeeded: $0)) : T(exactly: $0) } ?? T(exactly: doubleValue)
      }
      var intValue: Int { _whole ?? Int(doubleValue) }
      var int8Value: Int8 { Int8(truncatingIfNeeded: intValue) }
      var int16Value: Int16 { Int16(truncatingIfNeeded: intValue) }
      var int32Value: Int32 { Int32(truncatingIfNeeded: intValue) }
      var int64Value: Int64 { Int64(intValue) }
      var uintValue: UInt { UInt(truncatingIfNeeded: intValue) }
      var uint8Value: UInt8 { UInt8(truncatingIfNeeded: intValue) }
      var uint16Value: UInt16 { UInt16(truncatingIfNeeded: intValue) }
      var uint32Value: UInt32 { UInt32(truncatingIfNeeded: intValue) }
      var uint64Value: UInt64 { UInt64(truncatingIfNeeded: intValue) }
      var floatValue: Float { Float(doubleValue) }
      var boolValue: Bool { doubleValue != 0 }
      var stringValue: String { _description }
      var decimalValue: Decimal { Decimal(string: _description) ?? Decimal(doubleValue) }
    }

    """#
}
