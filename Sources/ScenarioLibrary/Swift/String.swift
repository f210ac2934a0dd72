struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
  let description: String
  init() { description = "" }
  init(stringLiteral value: String) { description = value }
  var debugDescription: String { description.debugDescription }
  var utf8CodeUnitCount: Int { description.utf8.count }
  var isASCII: Bool { description.utf8.allSatisfy { $0 < 128 } }
  var hasPointerRepresentation: Bool { true }
}
typealias CVarArg = Any
protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, LosslessStringConvertible
where Element == Character, Index == _StringIndex {
  associatedtype SubSequence: StringProtocol
  var capitalized: String { get }
  func uppercased() -> String
  func lowercased() -> String
  func hasPrefix(_ part: String) -> Bool
  func hasSuffix(_ part: String) -> Bool
  func contains(_ part: String) -> Bool
  func components(separatedBy separator: String) -> [String]
  func trimmingCharacters(in set: CharacterSet) -> String
  func replacingOccurrences(of part: String, with other: String) -> String
}
func _count(_ text: String) -> Int
func _byteCount(_ text: String) -> Int
func _characters(_ text: String) -> [Character]
func _fromCharacters(_ characters: [Character]) -> String
func _case(_ text: String, _ isUpper: Bool) -> String
func _capitalized(_ text: String) -> String
func _hasPrefix(_ text: String, _ part: String) -> Bool
func _hasSuffix(_ text: String, _ part: String) -> Bool
func _repeat(_ text: String, _ count: Int) -> String
func _bytes(_ text: String) -> [UInt8]
func _fromBytes(_ bytes: [UInt8]) -> String
func _fromUTF16(_ units: [UInt16]) -> String {
  var result: [Unicode.Scalar] = []
  var high: UInt32 = 0
  for unit in units {
    let value = UInt32(unit)
    if high > 0 && value >= 0xDC00 && value < 0xE000 {
      result.append(Unicode.Scalar(_value: 0x10000 + (high - 0xD800) * 0x400 + (value - 0xDC00)))
      high = 0
      continue
    }
    if high > 0 { result.append(Unicode.Scalar(_value: 0xFFFD)) }
    high = value >= 0xD800 && value < 0xDC00 ? value : 0
    if high == 0 { result.append(Unicode.Scalar(_value: value >= 0xDC00 && value < 0xE000 ? 0xFFFD : value)) }
  }
  if high > 0 { result.append(Unicode.Scalar(_value: 0xFFFD)) }
  return _fromScalars(result)
}
func _utf16(_ text: String) -> [UInt16]
func _scalars(_ text: String) -> [UInt32]
func _isMember(_ scalar: UInt32, _ kind: Int) -> Bool
func _replace(_ text: String, _ part: String, _ other: String) -> String
func _test(_ character: Character, _ which: Int) -> Bool
func _digit(_ character: Character, _ isHex: Bool) -> Int
func _fromScalar(_ value: UInt32) -> Character
func _asText(_ character: Character) -> String
func _asCharacter(_ text: String) -> Character
func _asSubstring(_ text: String) -> Substring
func _asPlain(_ text: Substring) -> String
func _format(_ format: String, _ arguments: [Any]) -> String
/// Of Foundation's objects what a format shows of them.
protocol _Formatted { var _formatted: Any { get } }
func _plainArguments(_ arguments: [Any]) -> [Any] { arguments.map { ($0 as? _Formatted)?._formatted ?? $0 } }
func _find(_ text: String, _ part: String, _ from: Int) -> Int
/// Where the part that was found there ends.
func _endOf(_ text: String, _ part: String, _ from: Int) -> Int
func _characterAt(_ text: String, _ offset: Int) -> Character
func _part(_ text: String, _ start: Int, _ end: Int) -> String
/// The part as a substring of a text in which `text` begins at `base`.
func _slice(_ text: String, _ start: Int, _ end: Int, _ base: Int) -> Substring
func _startOf(_ text: Substring) -> Int
func _wholeOf(_ text: Substring) -> String
/// No longer part of the text it is from.
func _detached(_ text: Substring) -> String
func _offsets(_ text: String) -> [Int]
func _move(_ text: String, _ offset: Int, _ distance: Int) -> Int
func _moveLimited(_ text: String, _ offset: Int, _ distance: Int, _ limit: Int) -> Int
func _distance(_ text: String, _ start: Int, _ end: Int) -> Int
struct _StringIndex: Hashable, Comparable, CustomDebugStringConvertible {
  let _offset: Int
  // Whether it is the same in every encoding.
  let _isCommon: Bool
  var debugDescription: String { "\(_offset)[\(_isCommon ? "any" : "utf8")]" }
  static func == (left: _StringIndex, right: _StringIndex) -> Bool { left._offset == right._offset }
  func hash(into hasher: inout Hasher) { hasher.combine(_offset) }
  static func < (left: _StringIndex, right: _StringIndex) -> Bool { left._offset < right._offset }
  init(_offset: Int) {
    self._offset = _offset
    _isCommon = _offset == 0
  }
  // Reached by steps through UTF-8, or from the other end.
  init(_reached offset: Int) {
    _offset = offset
    _isCommon = false
  }
  // Found by counting in UTF-16, as Foundation does: where there is only ASCII, all encodings count alike.
  init(_counted offset: Int, in text: String) {
    _offset = offset
    let bytes = _byteCount(text)
    _isCommon = offset == 0 || _unitDistance(text, 1, 0, bytes) == bytes
  }
  init(utf16Offset offset: Int, in text: String) {
    // One past the end is only a mistake where it is used.
    let beyond = offset - text.utf16.count
    self.init(_counted: beyond > 0 ? _byteCount(text) + beyond : _moveUnits(text, 1, 0, offset), in: text)
  }
  func utf16Offset(in text: String) -> Int { _unitDistance(text, 1, 0, _offset) }
}
enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
struct String: StringProtocol, Comparable, LosslessStringConvertible, TextOutputStream, BidirectionalCollection,
  RangeReplaceableCollection, ExpressibleByStringInterpolation, CustomDebugStringConvertible
{
  init(stringLiteral value: String) { self = value }
  typealias Index = _StringIndex
  typealias UTF8View = _StringUTF8View
  typealias UTF16View = _StringUTF16View
  typealias UnicodeScalarView = _StringUnicodeScalarView
  typealias StringInterpolation = DefaultStringInterpolation
  typealias Element = Character
  typealias Iterator = ArrayIterator<Character>
  typealias SubSequence = Substring
  init() { self = "" }
  init(_ text: String) { self = text }
  init(_ text: Substring) { self = _detached(text) }
  init(_ character: Character) { self = _asText(character) }
  init(_ scalar: Unicode.Scalar) { self = scalar.description }
  init(_ value: Int) { self = String(describing: value) }
  init(_ value: Double) { self = value.description }
  init(_ value: Bool) { self = String(describing: value) }
  init<T: BinaryInteger>(_ value: T) { self = String(describing: value) }
  init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false) { self = _radix(value, radix, uppercase) }
  init<T: BinaryFloatingPoint>(_ value: T) { self = String(describing: value) }
  init<S: StringProtocol>(_ text: S) { self = String(describing: text) }
  @_disfavoredOverload init<T: LosslessStringConvertible>(_ value: T) { self = value.description }
  init<S: Sequence>(_ characters: S) where S.Element == Character { self = _fromCharacters(characters._array()) }
  init(repeating text: String, count: Int) { self = _repeat(text, count) }
  init(repeating character: Character, count: Int) { self = _repeat(_asText(character), count) }
  init<C: Collection>(decoding units: C, as encoding: UTF8.Type) where C.Element == UInt8 { self = _fromBytes(units._array()) }
  init<C: Collection>(decoding units: C, as encoding: UTF16.Type) where C.Element == UInt16 { self = _fromUTF16(units._array()) }
  init<C: Collection>(decoding units: C, as encoding: UTF32.Type) where C.Element == UInt32 {
    self = _fromScalars(units.map { Unicode.Scalar($0) ?? Unicode.Scalar(_value: 0xFFFD) })
  }
  init(
    unsafeUninitializedCapacity capacity: Int,
    initializingUTF8With initializer: (UnsafeMutableBufferPointer<UInt8>) throws -> Int
  ) rethrows {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
    defer { memory.deallocate() }
    let count = try initializer(memory)
    self = _fromBytes((0..<count).map { memory[$0] })
  }
  // What is repaired has other units.
  init?<C: Collection>(validating units: C, as encoding: UTF8.Type) where C.Element == UInt8 {
    let all = units._array()
    self = _fromBytes(all)
    if _bytes(self) != all { return nil }
  }
  init?<C: Collection>(validating units: C, as encoding: UTF8.Type) where C.Element == Int8 {
    self.init(validating: units.map { UInt8(bitPattern: $0) }, as: encoding)
  }
  init?<C: Collection>(validating units: C, as encoding: UTF16.Type) where C.Element == UInt16 {
    let all = units._array()
    self = _fromUTF16(all)
    if _utf16(self) != all { return nil }
  }
  init?<C: Collection>(validating units: C, as encoding: UTF32.Type) where C.Element == UInt32 {
    let scalars = units.map { Unicode.Scalar($0) }
    self = _fromScalars(scalars.compactMap { $0 })
    if scalars.contains(nil) { return nil }
  }
  init<T>(describing value: T)
  // What they print is their `debugDescription`, which tells more of what is no number.
  init(describing value: Double) { self = value.description }
  init(describing value: Float) { self = value.description }
  init<T>(reflecting value: T)
  init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
  init(format: String, _ arguments: Any...) { self = _format(format, _plainArguments(arguments)) }
  init(format: String, arguments: [Any]) { self = _format(format, _plainArguments(arguments)) }
  init(format: String, locale: Locale?, _ arguments: Any...) { self = _format(format, _plainArguments(arguments)) }
  init(format: String, locale: Locale?, arguments: [Any]) { self = _format(format, _plainArguments(arguments)) }
  var count: Int { _count(self) }
  var isEmpty: Bool { _byteCount(self) == 0 }
  var first: Character? { isEmpty ? nil : _characterAt(self, 0) }
  var last: Character? { isEmpty ? nil : _characterAt(self, _move(self, _byteCount(self), -1)) }
  var utf8: UTF8View {
    get { UTF8View(self) }
    set { self = newValue._whole }
  }
  var utf16: UTF16View {
    get { UTF16View(self) }
    set { self = newValue._whole }
  }
  var unicodeScalars: UnicodeScalarView {
    get { UnicodeScalarView(self) }
    set { self = newValue._whole }
  }
  var description: String { get }
  var debugDescription: String { get }
  var capitalized: String { _capitalized(self) }
  func makeIterator() -> ArrayIterator<Character> { ArrayIterator(_array: _characters(self)) }
  func _array() -> [Character] { _characters(self) }
  func map<T>(_ transform: (Character) throws -> T) rethrows -> [T] { try _characters(self).map(transform) }
  func uppercased() -> String { _case(self, true) }
  func lowercased() -> String { _case(self, false) }
  func hasPrefix(_ part: String) -> Bool { _hasPrefix(self, part) }
  // Which of two is more: extensions of texts mean the global functions by these names, too.
  func max<T: Comparable>(_ x: T, _ y: T) -> T { x > y ? x : y }
  func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
  func hasPrefix(_ part: Substring) -> Bool { _hasPrefix(self, _asPlain(part)) }
  func hasSuffix(_ part: String) -> Bool { _hasSuffix(self, part) }
  func hasSuffix(_ part: Substring) -> Bool { _hasSuffix(self, _asPlain(part)) }
  // As Foundation's, which is taken where it is imported: nothing is nowhere.
  func contains(_ part: String) -> Bool { _byteCount(part) > 0 && _find(self, part, 0) >= 0 }
  func contains(_ part: Substring) -> Bool { contains(_asPlain(part)) }
  func contains(_ wanted: Character) -> Bool { _find(self, _asText(wanted), 0) >= 0 }
  mutating func append(_ text: String) { self += text }
  mutating func append(_ character: Character) { self += _asText(character) }
  mutating func append<S: Sequence>(contentsOf characters: S) where S.Element == Character {
    self += _fromCharacters(characters._array())
  }
  mutating func append(contentsOf text: String) { self += text }
  mutating func append(contentsOf text: Substring) { self += _asPlain(text) }
  mutating func write(_ text: String) { self += text }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }
  mutating func reserveCapacity(_ capacity: Int) {}
  mutating func removeAll(keepingCapacity: Bool = false) { self = "" }
  mutating func removeAll(where isOut: (Character) throws -> Bool) rethrows { self = try filter { !(try isOut($0)) } }
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
    _fromCharacters(try _characters(self).filter { try isIncluded($0) })
  }
  func reversed() -> ReversedCollection<String> { ReversedCollection(_base: self) }
  func reversed() -> [Character] { _characters(self).reversed() }
  func components(separatedBy separator: String) -> [String] {
    if separator.isEmpty { return [self] }
    var result: [String] = []
    var start = 0
    while true {
      let found = _find(self, separator, start)
      if found < 0 { break }
      result.append(_part(self, start, found))
      start = _endOf(self, separator, found)
    }
    result.append(_part(self, start, _byteCount(self)))
    return result
  }
  func components(separatedBy set: CharacterSet) -> [String] {
    var result: [String] = []
    var current = ""
    for scalar in _scalars(self) {
      if set._contains(scalar) {
        result.append(current)
        current = ""
      } else {
        current += _asText(_fromScalar(scalar))
      }
    }
    result.append(current)
    return result
  }
  func trimmingCharacters(in set: CharacterSet) -> String {
    let scalars = _scalars(self)
    var start = 0
    var end = scalars.count
    while start < end && set._contains(scalars[start]) { start += 1 }
    while end > start && set._contains(scalars[end - 1]) { end -= 1 }
    var result = ""
    while start < end {
      result += _asText(_fromScalar(scalars[start]))
      start += 1
    }
    return result
  }
  func replacingOccurrences(of part: String, with other: String) -> String { _replace(self, part, other) }
  func replacing(_ part: String, with other: String) -> String {
    part.isEmpty ? other + map { String($0) + other }.joined() : _replace(self, part, other)
  }
  func appending(_ other: String) -> String { self + other }
  func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String {
    var result = _part(self, 0, _byteCount(prefix(length)._plain))
    let filler = _characters(pad)
    var next = index
    var count = result.count
    if count < length && (index < 0 || index >= filler.count) {
      fatalError("padding(toLength:withPad:startingAt:) starts outside the pad")
    }
    while count < length {
      result += _asText(filler[next % filler.count])
      next += 1
      count += 1
    }
    return result
  }
  static func + <S: Sequence>(left: String, right: S) -> String where S.Element == Character {
    left + _fromCharacters(right._array())
  }
  static func + <S: Sequence>(left: S, right: String) -> String where S.Element == Character {
    _fromCharacters(left._array()) + right
  }
  static func += (left: inout String, right: Substring) { left += _asPlain(right) }
}
