extension LibraryArea {
  static let character = LibraryArea(
    name: "Character", provides: ["Character"],
    source: #"""
      struct Character: Hashable, Comparable, LosslessStringConvertible, CustomDebugStringConvertible, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
        init(_ character: Character) { self = character }
        init(_ text: String) {
          if text._count() != 1 {
            _trap(text.isEmpty ? "Can't form a Character from an empty String" : "Can't form a Character from a String containing more than one extended grapheme cluster")
          }
          self = text._character(0)
        }
        init(_ scalar: Unicode.Scalar) { self = String._scalar(scalar.value)._character(0) }
        var _text: String { get }
        var description: String { _text }
        var debugDescription: String { _debugText(self) }
        var utf8: [UInt8] { _text._utf8() }
        var unicodeScalars: [Unicode.Scalar] { _text._scalars().map { Unicode.Scalar(_value: $0) } }
        func uppercased() -> String { _text._uppercased() }
        func lowercased() -> String { _text._lowercased() }
        func _has(_ property: Int) -> Bool
        func _wholeNumber() -> Int
        func _hexDigit() -> Int
        func _ascii() -> Int
        var isLetter: Bool { _has(0) }
        var isNumber: Bool { _has(1) }
        var isWholeNumber: Bool { _wholeNumber() >= 0 }
        var isHexDigit: Bool { _hexDigit() >= 0 }
        var isWhitespace: Bool { _has(2) }
        var isNewline: Bool { _has(3) }
        var isPunctuation: Bool { _has(4) }
        var isSymbol: Bool { _has(5) }
        var isUppercase: Bool { _has(6) }
        var isLowercase: Bool { _has(7) }
        var isCased: Bool { _has(8) }
        var isMathSymbol: Bool { _has(9) }
        var isCurrencySymbol: Bool { _has(10) }
        var isASCII: Bool { _ascii() >= 0 }
        var wholeNumberValue: Int? {
          let value = _wholeNumber()
          if value < 0 { return nil }
          return value
        }
        var hexDigitValue: Int? {
          let value = _hexDigit()
          if value < 0 { return nil }
          return value
        }
        var asciiValue: UInt8? {
          let value = _ascii()
          if value < 0 { return nil }
          return UInt8(value)
        }
      }
      """#)

  static let unicode = LibraryArea(
    name: "Unicode", provides: ["Unicode", "UnicodeScalar"],
    source: #"""
      enum Unicode {
        struct Scalar: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible {
          let value: UInt32
          init(_value: UInt32) { value = _value }
          init(_ value: UInt8) { self.value = UInt32(value) }
          init?(_ value: UInt32) {
            if value > 0x10FFFF || value >= 0xD800 && value < 0xE000 { return nil }
            self.value = value
          }
          init?(_ value: UInt16) {
            if value >= 0xD800 && value < 0xE000 { return nil }
            self.value = UInt32(value)
          }
          init?(_ value: Int) {
            if value < 0 || value > 0x10FFFF || value >= 0xD800 && value < 0xE000 { return nil }
            self.value = UInt32(value)
          }
          var description: String { String._scalar(value) }
          var debugDescription: String { _debugText(String._scalar(value)) }
          var isASCII: Bool { value < 128 }
          static func < (left: Unicode.Scalar, right: Unicode.Scalar) -> Bool { left.value < right.value }
        }
      }
      typealias UnicodeScalar = Unicode.Scalar
      """#)

  static let substring = LibraryArea(
    name: "Substring", provides: ["Substring"],
    source: #"""
      struct Substring: StringProtocol, LosslessStringConvertible, CustomDebugStringConvertible, ExpressibleByStringInterpolation, Sendable {
        typealias Element = Character
        typealias Iterator = _ArrayIterator<Character>
        typealias Index = String.Index
        typealias SubSequence = Substring
        init() { self = Substring._make("", 0) }
        init(_ text: String) { self = Substring._make(text, 0) }
        init(_ text: Substring) { self = text }
        init(stringLiteral value: String) { self = Substring._make(value, 0) }
        static func _make(_ text: String, _ start: Int) -> Substring
        /// The characters alone, and where they began in the text they are from.
        var _text: String { get }
        var _start: Int { get }
        static func == (left: Substring, right: String) -> Bool { left._text == right }
        static func == (left: String, right: Substring) -> Bool { left == right._text }
        static func != (left: Substring, right: String) -> Bool { left._text != right }
        static func != (left: String, right: Substring) -> Bool { left != right._text }
        static func < (left: Substring, right: String) -> Bool { left._text < right }
        static func < (left: String, right: Substring) -> Bool { left < right._text }
        static func + (left: Substring, right: Substring) -> Substring { Substring(left._text + right._text) }
        static func + (left: Substring, right: String) -> Substring { Substring(left._text + right) }
        var description: String { _text }
        var debugDescription: String { _debugText(_text) }
        var isEmpty: Bool { _text._isEmpty() }
        var count: Int { _text._count() }
        func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String { try _text.filter(isIncluded) }
        var startIndex: String.Index { String.Index(_offset: _start) }
        var endIndex: String.Index { String.Index(_offset: _start + _text._byteCount()) }
        var indices: [String.Index] { _text._offsets().map { String.Index(_offset: $0 + _start) } }
        func _inner(_ i: String.Index) -> Int { i._offset - _start }
        func _outer(_ offset: Int) -> String.Index { String.Index(_offset: offset + _start) }
        func index(after i: String.Index) -> String.Index { _outer(_text._offset(_inner(i), 1)) }
        func index(before i: String.Index) -> String.Index { _outer(_text._offset(_inner(i), -1)) }
        func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { _outer(_text._offset(_inner(i), distance)) }
        func distance(from start: String.Index, to end: String.Index) -> Int { _text._distance(_inner(start), _inner(end)) }
        subscript(position: String.Index) -> Character { _text._character(_inner(position)) }
        subscript(range: Range<String.Index>) -> Substring { _moved(_text._slice(_inner(range.lowerBound), _inner(range.upperBound))) }
        subscript(range: PartialRangeFrom<String.Index>) -> Substring { _moved(_text._slice(_inner(range.lowerBound), _text._byteCount())) }
        subscript(range: PartialRangeUpTo<String.Index>) -> Substring { _moved(_text._slice(0, _inner(range.upperBound))) }
        func _moved(_ part: Substring) -> Substring { Substring._make(part._text, part._start + _start) }
        func firstIndex(of character: Character) -> String.Index? { _text.firstIndex(of: character).map { _outer($0._offset) } }
        func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? {
          if let found = try _text.firstIndex(where: predicate) { return _outer(found._offset) }
          return nil
        }
        func prefix(_ maxLength: Int) -> Substring { _moved(_text.prefix(maxLength)) }
        func suffix(_ maxLength: Int) -> Substring { _moved(_text.suffix(maxLength)) }
        func dropFirst(_ k: Int = 1) -> Substring { _moved(_text.dropFirst(k)) }
        func dropLast(_ k: Int = 1) -> Substring { _moved(_text.dropLast(k)) }
        func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring { _moved(try _text.prefix(while: predicate)) }
        func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring { _moved(try _text.drop(while: predicate)) }
        mutating func removeFirst() -> Character {
          if isEmpty { _trap("Can't remove first element from an empty collection") }
          let removed = _text._character(0)
          self = dropFirst()
          return removed
        }
        mutating func removeLast() -> Character {
          if isEmpty { _trap("Can't remove last element from an empty collection") }
          let removed = _text._character(_text._offset(_text._byteCount(), -1))
          self = dropLast()
          return removed
        }
        mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
        mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
      }
      """#)

  static let characterSet = LibraryArea(
    name: "CharacterSet", provides: ["CharacterSet", "ComparisonResult"],
    source: #"""
      enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
      struct CharacterSet {
        let _kind: Int
        let _members: String
        init(_kind: Int) {
          self._kind = _kind
          _members = ""
        }
        init(charactersIn text: String) {
          _kind = -1
          _members = text
        }
        static var whitespaces: CharacterSet { CharacterSet(_kind: 0) }
        static var whitespacesAndNewlines: CharacterSet { CharacterSet(_kind: 1) }
        static var newlines: CharacterSet { CharacterSet(_kind: 2) }
        static var decimalDigits: CharacterSet { CharacterSet(_kind: 3) }
        static var letters: CharacterSet { CharacterSet(_kind: 4) }
        static var alphanumerics: CharacterSet { CharacterSet(_kind: 5) }
        static var punctuationCharacters: CharacterSet { CharacterSet(_kind: 6) }
        static var uppercaseLetters: CharacterSet { CharacterSet(_kind: 7) }
        static var lowercaseLetters: CharacterSet { CharacterSet(_kind: 8) }
        func contains(_ scalar: Unicode.Scalar) -> Bool { _contains(scalar.value) }
        func _contains(_ scalar: UInt32) -> Bool {
          if _kind >= 0 { return CharacterSet._has(_kind, scalar) }
          return _members._scalars().contains(scalar)
        }
        static func _has(_ kind: Int, _ scalar: UInt32) -> Bool
      }
      """#)
}
