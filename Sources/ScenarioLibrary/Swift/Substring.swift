// Parts of texts. They share the positions of the text that they are from.
struct Substring: StringProtocol, Comparable, LosslessStringConvertible, TextOutputStream, BidirectionalCollection,
  RangeReplaceableCollection, ExpressibleByStringLiteral, CustomDebugStringConvertible
{
  init(stringLiteral value: Substring) { self = value }
  typealias Index = _StringIndex
  typealias UTF8View = _SubstringUTF8View
  typealias UTF16View = _SubstringUTF16View
  typealias UnicodeScalarView = _SubstringUnicodeScalarView
  typealias Element = Character
  typealias Iterator = ArrayIterator<Character>
  typealias SubSequence = Substring
  init() { self = _asSubstring("") }
  init(_ text: String) { self = _asSubstring(text) }
  init(_ text: Substring) { self = text }
  init<T: StringProtocol>(_ text: T) { self = _asSubstring(String(text)) }
  init<S: Sequence>(_ characters: S) where S.Element == Character { self = _asSubstring(_fromCharacters(characters._array())) }
  var _plain: String { _asPlain(self) }
  var base: String { _wholeOf(self) }
  var _base: Int { _startOf(self) }
  func _moved(_ part: Substring) -> Substring { _slice(_asPlain(part), 0, _byteCount(_asPlain(part)), _startOf(part) + _base) }
  var count: Int { _count(_plain) }
  var isEmpty: Bool { _plain.isEmpty }
  var first: Character? { _plain.first }
  var last: Character? { _plain.last }
  var utf8: UTF8View {
    get { UTF8View(_whole: base, _start: _base, _end: _base + _byteCount(_plain)) }
    set { self = Substring(newValue) }
  }
  var utf16: UTF16View {
    get { UTF16View(_whole: base, _start: _base, _end: _base + _byteCount(_plain)) }
    set { self = Substring(newValue) }
  }
  var unicodeScalars: UnicodeScalarView {
    get { UnicodeScalarView(_whole: base, _start: _base, _end: _base + _byteCount(_plain)) }
    set { self = Substring(newValue) }
  }
  var description: String { get }
  var debugDescription: String { get }
  var capitalized: String { _capitalized(_plain) }
  func makeIterator() -> ArrayIterator<Character> { _plain.makeIterator() }
  func _array() -> [Character] { _characters(_plain) }
  func map<T>(_ transform: (Character) throws -> T) rethrows -> [T] { try _characters(_plain).map(transform) }
  var startIndex: _StringIndex { _StringIndex(_offset: _base) }
  var endIndex: _StringIndex { _StringIndex(_offset: _base + _byteCount(_plain)) }
  var _positions: [_StringIndex] { _offsets(_plain).map { _StringIndex(_offset: $0 + _base) } }
  func _inner(_ i: _StringIndex) -> Int { i._offset - _base }
  func index(after i: _StringIndex) -> _StringIndex { index(i, offsetBy: 1) }
  func index(before i: _StringIndex) -> _StringIndex { index(i, offsetBy: -1) }
  func index(_ i: _StringIndex, offsetBy distance: Int) -> _StringIndex {
    let found = _move(_plain, _inner(i), distance) + _base
    return distance == 0 ? i : _StringIndex(_reached: found)
  }
  func index(_ i: _StringIndex, offsetBy distance: Int, limitedBy limit: _StringIndex) -> _StringIndex? {
    let found = _moveLimited(_plain, _inner(i), distance, _inner(limit))
    return found < 0 ? nil : _StringIndex(_offset: found + _base)
  }
  func distance(from start: _StringIndex, to end: _StringIndex) -> Int { _distance(_plain, _inner(start), _inner(end)) }
  subscript(position: _StringIndex) -> Character { _characterAt(_plain, _inner(position)) }
  subscript(bounds: Range<_StringIndex>) -> Substring {
    _slice(_plain, _inner(bounds.lowerBound), _inner(bounds.upperBound), _base)
  }
  subscript(bounds: ClosedRange<_StringIndex>) -> Substring {
    _slice(_plain, _inner(bounds.lowerBound), _move(_plain, _inner(bounds.upperBound), 1), _base)
  }
  subscript(bounds: PartialRangeFrom<_StringIndex>) -> Substring {
    _slice(_plain, _inner(bounds.lowerBound), _byteCount(_plain), _base)
  }
  subscript(bounds: PartialRangeUpTo<_StringIndex>) -> Substring { _slice(_plain, 0, _inner(bounds.upperBound), _base) }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(_plain) }
  func uppercased() -> String { _case(_plain, true) }
  func lowercased() -> String { _case(_plain, false) }
  func hasPrefix(_ part: String) -> Bool { _hasPrefix(_plain, part) }
  func hasPrefix(_ part: Substring) -> Bool { _hasPrefix(_plain, _asPlain(part)) }
  func hasSuffix(_ part: String) -> Bool { _hasSuffix(_plain, part) }
  func hasSuffix(_ part: Substring) -> Bool { _hasSuffix(_plain, _asPlain(part)) }
  func contains(_ part: String) -> Bool { _plain.contains(part) }
  func contains(_ part: Substring) -> Bool { _plain.contains(part) }
  func contains(_ wanted: Character) -> Bool { _plain.contains(wanted) }
  func firstIndex(of wanted: Character) -> _StringIndex? {
    let found = _find(_plain, _asText(wanted), 0)
    return found < 0 ? nil : _StringIndex(_offset: found + _base)
  }
  func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> _StringIndex? {
    for i in _positions { if try predicate(self[i]) { return i } }
    return nil
  }
  func lastIndex(of wanted: Character) -> _StringIndex? {
    for i in _positions.reversed() { if self[i] == wanted { return i } }
    return nil
  }
  func prefix(_ amount: Int) -> Substring { _moved(_plain.prefix(amount)) }
  func suffix(_ amount: Int) -> Substring { _moved(_plain.suffix(amount)) }
  func dropFirst(_ amount: Int = 1) -> Substring { _moved(_plain.dropFirst(amount)) }
  func dropLast(_ amount: Int = 1) -> Substring { _moved(_plain.dropLast(amount)) }
  func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring { _moved(try _plain.prefix(while: predicate)) }
  func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring { _moved(try _plain.drop(while: predicate)) }
  func prefix(upTo end: _StringIndex) -> Substring { _slice(_plain, 0, _inner(end), _base) }
  func suffix(from start: _StringIndex) -> Substring { _slice(_plain, _inner(start), _byteCount(_plain), _base) }
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String { try _plain.filter(isIncluded) }
  func reversed() -> ReversedCollection<Substring> { ReversedCollection(_base: self) }
  func reversed() -> [Character] { _characters(_plain).reversed() }
  func split(
    separator: Character, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    _split(_plain, _base, maxSplits, omittingEmptySubsequences) { $0 == separator }
  }
  func split(
    separator: String, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    _splitByText(_plain, _base, separator, maxSplits, omittingEmptySubsequences)
  }
  func split(
    maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Character) throws -> Bool
  ) rethrows -> [Substring] {
    try _split(_plain, _base, maxSplits, omittingEmptySubsequences, isSeparator)
  }
  func components(separatedBy separator: String) -> [String] { _plain.components(separatedBy: separator) }
  func components(separatedBy set: CharacterSet) -> [String] { _plain.components(separatedBy: set) }
  func trimmingCharacters(in set: CharacterSet) -> String { _plain.trimmingCharacters(in: set) }
  func _within(_ range: Range<_StringIndex>, _ distance: Int) -> Range<_StringIndex> {
    base._counted(range.lowerBound._offset + distance, range.upperBound._offset + distance)
  }
  func range(
    of part: String, options: String.CompareOptions = [], range: Range<_StringIndex>? = nil, locale: Locale? = nil
  ) -> Range<_StringIndex>? {
    _plain.range(of: part, options: options, range: range.map { _within($0, -_base) }).map { _within($0, _base) }
  }
  func rangeOfCharacter(
    from set: CharacterSet, options: String.CompareOptions = [], range: Range<_StringIndex>? = nil
  ) -> Range<_StringIndex>? {
    _plain.rangeOfCharacter(from: set, options: options, range: range.map { _within($0, -_base) }).map { _within($0, _base) }
  }
  func replacingOccurrences(
    of part: String, with other: String, options: String.CompareOptions = [], range: Range<_StringIndex>? = nil
  ) -> String {
    _plain.replacingOccurrences(of: part, with: other, options: options, range: range.map { _within($0, -_base) })
  }
  func replacingOccurrences(of part: String, with other: String) -> String { _replace(_plain, part, other) }
  func replacing(_ part: String, with other: String) -> Substring { Substring(_replace(_plain, part, other)) }
  static func + (left: Substring, right: Substring) -> Substring { Substring(left._plain + right._plain) }
  static func + (left: Substring, right: String) -> Substring { Substring(left._plain + right) }
  static func + (left: String, right: Substring) -> String { left + right._plain }
  static func == (left: Substring, right: String) -> Bool { left._plain == right }
  static func == (left: String, right: Substring) -> Bool { left == right._plain }
  static func != (left: Substring, right: String) -> Bool { left._plain != right }
  static func != (left: String, right: Substring) -> Bool { left != right._plain }
  static func < (left: Substring, right: String) -> Bool { left._plain < right }
  static func < (left: String, right: Substring) -> Bool { left < right._plain }
}
