/// `String`, `Character` and `Substring`.
extension LibraryArea {
  static let strings = LibraryArea(
    name: "Strings",
    provides: [
      "String", "Character", "Substring", "StringProtocol", "StaticString", "CharacterSet", "ComparisonResult",
      "Unicode", "UnicodeScalar", "_StringIndex", "_asCharacter", "_asPlain", "_asSubstring", "_asText", "_bytes",
      "_case", "_characterAt", "_characters", "_count", "_digit", "_find", "_format", "_fromCharacters", "_fromScalar",
      "_part", "_quoted", "_repeat", "_replace", "_scalars", "_test", "_trim", "_utf16",
    ],
    source: #"""
      typealias StaticString = String
      protocol StringProtocol: Hashable {}
      func _count(_ text: String) -> Int
      func _characters(_ text: String) -> [Character]
      func _fromCharacters(_ characters: [Character]) -> String
      func _case(_ text: String, _ isUpper: Bool) -> String
      func _find(_ text: String, _ part: String, _ from: Int) -> Int
      func _characterAt(_ text: String, _ offset: Int) -> Character
      func _part(_ text: String, _ start: Int, _ end: Int) -> String
      func _repeat(_ text: String, _ count: Int) -> String
      func _bytes(_ text: String) -> [UInt8]
      func _scalars(_ text: String) -> [UInt32]
      func _trim(_ text: String, _ kind: Int) -> String
      func _replace(_ text: String, _ part: String, _ other: String) -> String
      func _quoted(_ text: String) -> String
      func _test(_ character: Character, _ which: Int) -> Bool
      func _digit(_ character: Character, _ isHex: Bool) -> Int
      func _fromScalar(_ value: UInt32) -> Character
      func _asText(_ character: Character) -> String
      func _asCharacter(_ text: String) -> Character
      func _asSubstring(_ text: String) -> Substring
      func _asPlain(_ text: Substring) -> String
      func _format(_ format: String, _ arguments: [Any]) -> String
      struct _StringIndex: Hashable, Comparable {
        let _offset: Int
        static func < (left: _StringIndex, right: _StringIndex) -> Bool { left._offset < right._offset }
      }
      enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
      func _utf16(_ text: String) -> [UInt16]
      struct CharacterSet {
        let _kind: Int
        static var whitespaces: CharacterSet { CharacterSet(_kind: 0) }
        static var whitespacesAndNewlines: CharacterSet { CharacterSet(_kind: 1) }
        static var newlines: CharacterSet { CharacterSet(_kind: 2) }
        static var punctuationCharacters: CharacterSet { CharacterSet(_kind: 3) }
        static var decimalDigits: CharacterSet { CharacterSet(_kind: 4) }
      }
      struct String: StringProtocol, Comparable, LosslessStringConvertible, TextOutputStream, BidirectionalCollection, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        typealias Index = _StringIndex
        typealias Element = Character
        typealias Iterator = ArrayIterator<Character>
        init() { self = "" }
        init(_ text: String) { self = text }
        init(_ text: Substring) { self = _asPlain(text) }
        init(_ character: Character) { self = _asText(character) }
        init(_ value: Int) { self = String(describing: value) }
        init(_ value: Double) { self = String(describing: value) }
        init(_ value: Bool) { self = String(describing: value) }
        init<T: BinaryInteger>(_ value: T) { self = String(describing: value) }
        init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false) { self = _radix(value, radix, uppercase) }
        init<T: BinaryFloatingPoint>(_ value: T) { self = String(describing: value) }
        init<S: Sequence>(_ characters: S) where S.Element == Character { self = _fromCharacters(characters._array()) }
        init(repeating text: String, count: Int) { self = _repeat(text, count) }
        init(repeating character: Character, count: Int) { self = _repeat(_asText(character), count) }
        init<T>(describing value: T)
        init<T>(reflecting value: T)
        init(format: String, _ arguments: Any...) { self = _format(format, arguments) }
        var count: Int { _count(self) }
        var isEmpty: Bool { self == "" }
        var first: Character? { isEmpty ? nil : _characterAt(self, 0) }
        var last: Character? { isEmpty ? nil : _characterAt(self, count - 1) }
        var startIndex: _StringIndex { _StringIndex(_offset: 0) }
        var endIndex: _StringIndex { _StringIndex(_offset: count) }
        var indices: [_StringIndex] { (0..<count).map { _StringIndex(_offset: $0) } }
        var utf8: [UInt8] { _bytes(self) }
        var unicodeScalars: [Unicode.Scalar] { _scalars(self).map { Unicode.Scalar(_value: $0) } }
        var description: String { get }
        var debugDescription: String { get }
        var utf16: [UInt16] { _utf16(self) }
        func compare(_ other: String) -> ComparisonResult {
          if self == other { return .orderedSame }
          return self < other ? .orderedAscending : .orderedDescending
        }
        func caseInsensitiveCompare(_ other: String) -> ComparisonResult { lowercased().compare(other.lowercased()) }
        var capitalized: String { split(separator: " ", omittingEmptySubsequences: false).map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ") }
        func makeIterator() -> ArrayIterator<Character> { ArrayIterator(_array: _characters(self)) }
        func _array() -> [Character] { _characters(self) }
        func index(after position: _StringIndex) -> _StringIndex { _StringIndex(_offset: position._offset + 1) }
        func index(before position: _StringIndex) -> _StringIndex { _StringIndex(_offset: position._offset - 1) }
        func index(_ position: _StringIndex, offsetBy distance: Int) -> _StringIndex {
          let offset = position._offset + distance
          if offset < 0 || offset > count { fatalError("String index is out of bounds") }
          return _StringIndex(_offset: offset)
        }
        func index(_ position: _StringIndex, offsetBy distance: Int, limitedBy limit: _StringIndex) -> _StringIndex? {
          let offset = position._offset + distance
          if distance >= 0 ? offset > limit._offset : offset < limit._offset { return nil }
          return _StringIndex(_offset: offset)
        }
        func distance(from start: _StringIndex, to end: _StringIndex) -> Int { end._offset - start._offset }
        subscript(position: _StringIndex) -> Character { _characterAt(self, position._offset) }
        subscript(bounds: Range<_StringIndex>) -> Substring { _asSubstring(_part(self, bounds.lowerBound._offset, bounds.upperBound._offset)) }
        subscript(bounds: ClosedRange<_StringIndex>) -> Substring {
          _asSubstring(_part(self, bounds.lowerBound._offset, bounds.upperBound._offset + 1))
        }
        subscript(bounds: PartialRangeFrom<_StringIndex>) -> Substring { _asSubstring(_part(self, bounds.lowerBound._offset, count)) }
        subscript(bounds: PartialRangeUpTo<_StringIndex>) -> Substring { _asSubstring(_part(self, 0, bounds.upperBound._offset)) }
        subscript(bounds: PartialRangeThrough<_StringIndex>) -> Substring { _asSubstring(_part(self, 0, bounds.upperBound._offset + 1)) }
        func uppercased() -> String { _case(self, true) }
        func lowercased() -> String { _case(self, false) }
        func hasPrefix(_ part: String) -> Bool { part.isEmpty || _find(self, part, 0) == 0 }
        func hasSuffix(_ part: String) -> Bool { part.count <= count && _part(self, count - part.count, count) == part }
        func contains(_ part: String) -> Bool { part.isEmpty || _find(self, part, 0) >= 0 }
        func contains(_ wanted: Character) -> Bool { _find(self, _asText(wanted), 0) >= 0 }
        mutating func append(_ text: String) { self += text }
        mutating func append(_ character: Character) { self += _asText(character) }
        mutating func append<S: Sequence>(contentsOf characters: S) where S.Element == Character { self += _fromCharacters(characters._array()) }
        mutating func insert(_ character: Character, at position: _StringIndex) {
          self = _part(self, 0, position._offset) + _asText(character) + _part(self, position._offset, count)
        }
        @discardableResult mutating func remove(at position: _StringIndex) -> Character {
          let removed = _characterAt(self, position._offset)
          self = _part(self, 0, position._offset) + _part(self, position._offset + 1, count)
          return removed
        }
        @discardableResult mutating func removeFirst() -> Character {
          if isEmpty { fatalError("Can't remove first element from an empty collection") }
          return remove(at: startIndex)
        }
        @discardableResult mutating func removeLast() -> Character {
          if isEmpty { fatalError("Can't remove last element from an empty collection") }
          return remove(at: _StringIndex(_offset: count - 1))
        }
        mutating func removeFirst(_ amount: Int) { self = _part(self, amount, count) }
        mutating func removeLast(_ amount: Int) { self = _part(self, 0, count - amount) }
        mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
        mutating func removeAll(keepingCapacity: Bool = false) { self = "" }
        mutating func removeAll(where shouldRemove: (Character) throws -> Bool) rethrows {
          self = _fromCharacters(try _characters(self).filter { !(try shouldRemove($0)) })
        }
        mutating func reserveCapacity(_ capacity: Int) {}
        mutating func write(_ text: String) { self += text }
        func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String { _fromCharacters(try _characters(self).filter { try isIncluded($0) }) }
        func reversed() -> [Character] { _characters(self).reversed() }
        func firstIndex(of wanted: Character) -> _StringIndex? {
          let offset = _find(self, _asText(wanted), 0)
          return offset < 0 ? nil : _StringIndex(_offset: offset)
        }
        func lastIndex(of wanted: Character) -> _StringIndex? { _characters(self).lastIndex(of: wanted).map { _StringIndex(_offset: $0) } }
        func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> _StringIndex? {
          guard let offset = try _characters(self).firstIndex(where: predicate) else { return nil }
          return _StringIndex(_offset: offset)
        }
        func range(of part: String) -> Range<_StringIndex>? {
          let offset = _find(self, part, 0)
          if offset < 0 { return nil }
          return _StringIndex(_offset: offset)..<_StringIndex(_offset: offset + part.count)
        }
        func prefix(_ amount: Int) -> Substring { _asSubstring(_part(self, 0, _minimum(amount, count))) }
        func suffix(_ amount: Int) -> Substring { _asSubstring(_part(self, count - _minimum(amount, count), count)) }
        func prefix(upTo position: _StringIndex) -> Substring { _asSubstring(_part(self, 0, position._offset)) }
        func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring { _asSubstring(_fromCharacters(try _characters(self).prefix(while: predicate))) }
        func suffix(from position: _StringIndex) -> Substring { _asSubstring(_part(self, position._offset, count)) }
        func dropFirst(_ amount: Int = 1) -> Substring { _asSubstring(_part(self, _minimum(amount, count), count)) }
        func dropLast(_ amount: Int = 1) -> Substring { _asSubstring(_part(self, 0, count - _minimum(amount, count))) }
        func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring { _asSubstring(_fromCharacters(try _characters(self).drop(while: predicate))) }
        func split(separator: Character, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [Substring] {
          _characters(self).split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences).map { _asSubstring(_fromCharacters($0)) }
        }
        func split(maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring] {
          var result: [Substring] = []
          var part: [Character] = []
          for character in _characters(self) {
            if try isSeparator(character), result.count < maxSplits {
              if !part.isEmpty || !omittingEmptySubsequences { result.append(_asSubstring(_fromCharacters(part))) }
              part = []
            } else {
              part.append(character)
            }
          }
          if !part.isEmpty || !omittingEmptySubsequences { result.append(_asSubstring(_fromCharacters(part))) }
          return result
        }
        func components(separatedBy separator: String) -> [String] {
          if separator.isEmpty { return [self] }
          var result: [String] = []
          var start = 0
          let width = separator.count
          while true {
            let found = _find(self, separator, start)
            if found < 0 { break }
            result.append(_part(self, start, found))
            start = found + width
          }
          result.append(_part(self, start, count))
          return result
        }
        func trimmingCharacters(in set: CharacterSet) -> String { _trim(self, set._kind) }
        func replacingOccurrences(of part: String, with other: String) -> String { _replace(self, part, other) }
        func replacing(_ part: String, with other: String) -> String { _replace(self, part, other) }
        func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String {
          var result = _part(self, 0, _minimum(length, count))
          let characters = _characters(pad)
          var next = index
          while result.count < length {
            result += _asText(characters[next % characters.count])
            next += 1
          }
          return result
        }
        static func + <S: Sequence>(left: String, right: S) -> String where S.Element == Character { left + _fromCharacters(right._array()) }
        static func += (left: inout String, right: Substring) { left += _asPlain(right) }
      }
      enum Unicode {
        struct Scalar: Hashable, Comparable, CustomStringConvertible {
          let _value: UInt32
          var value: UInt32 { _value }
          var description: String { _asText(_fromScalar(_value)) }
          init(_value: UInt32) { self._value = _value }
          init?(_ value: Int) { self._value = UInt32(value) }
          init(_ value: UInt8) { self._value = UInt32(value) }
          static func < (left: Unicode.Scalar, right: Unicode.Scalar) -> Bool { left._value < right._value }
        }
      }
      typealias UnicodeScalar = Unicode.Scalar
      struct Character: CustomStringConvertible, CustomDebugStringConvertible, Hashable, Comparable, ExpressibleByStringLiteral {
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
        var wholeNumberValue: Int? { _digit(self, false) < 0 ? nil : _digit(self, false) }
        var hexDigitValue: Int? { _digit(self, true) < 0 ? nil : _digit(self, true) }
        var asciiValue: UInt8? { isASCII ? _bytes(_asText(self))[0] : nil }
        var description: String { get }
        var debugDescription: String { get }
        var unicodeScalars: [Unicode.Scalar] { _asText(self).unicodeScalars }
        func uppercased() -> String { _case(_asText(self), true) }
        func lowercased() -> String { _case(_asText(self), false) }
      }
      struct Substring: StringProtocol, Comparable, BidirectionalCollection, ExpressibleByStringLiteral {
        typealias Index = _StringIndex
        typealias Element = Character
        typealias Iterator = ArrayIterator<Character>
        init(_ text: String) { self = _asSubstring(text) }
        var _plain: String { _asPlain(self) }
        var count: Int { _plain.count }
        var isEmpty: Bool { _plain.isEmpty }
        var first: Character? { _plain.first }
        var last: Character? { _plain.last }
        var startIndex: _StringIndex { _plain.startIndex }
        var endIndex: _StringIndex { _plain.endIndex }
        var description: String { _plain }
        func makeIterator() -> ArrayIterator<Character> { _plain.makeIterator() }
        func _array() -> [Character] { _characters(_plain) }
        func index(after position: _StringIndex) -> _StringIndex { _StringIndex(_offset: position._offset + 1) }
        func index(_ position: _StringIndex, offsetBy distance: Int) -> _StringIndex { _plain.index(position, offsetBy: distance) }
        subscript(position: _StringIndex) -> Character { _plain[position] }
        func uppercased() -> String { _plain.uppercased() }
        func lowercased() -> String { _plain.lowercased() }
        func hasPrefix(_ part: String) -> Bool { _plain.hasPrefix(part) }
        func hasSuffix(_ part: String) -> Bool { _plain.hasSuffix(part) }
        func contains(_ part: String) -> Bool { _plain.contains(part) }
        func prefix(_ amount: Int) -> Substring { _plain.prefix(amount) }
        func suffix(_ amount: Int) -> Substring { _plain.suffix(amount) }
        func dropFirst(_ amount: Int = 1) -> Substring { _plain.dropFirst(amount) }
        func dropLast(_ amount: Int = 1) -> Substring { _plain.dropLast(amount) }
        func reversed() -> [Character] { _plain.reversed() }
        func firstIndex(of wanted: Character) -> _StringIndex? { _plain.firstIndex(of: wanted) }
        func split(separator: Character, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [Substring] {
          _plain.split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences)
        }
        func components(separatedBy separator: String) -> [String] { _plain.components(separatedBy: separator) }
        func trimmingCharacters(in set: CharacterSet) -> String { _plain.trimmingCharacters(in: set) }
        func replacingOccurrences(of part: String, with other: String) -> String { _plain.replacingOccurrences(of: part, with: other) }
        static func + (left: Substring, right: String) -> String { left._plain + right }
        static func + (left: String, right: Substring) -> String { left + right._plain }
        static func == (left: Substring, right: Substring) -> Bool { left._plain == right._plain }
        static func == (left: Substring, right: String) -> Bool { left._plain == right }
        static func == (left: String, right: Substring) -> Bool { left == right._plain }
      }
      """#)
}
