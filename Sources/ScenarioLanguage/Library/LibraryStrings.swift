extension LibraryArea {
  static let string = LibraryArea(
    name: "String", provides: ["String", "StringProtocol"], source: stringCore + stringIndices + stringChanges + stringFoundation)

  /// What strings and substrings share; `_text` is the characters alone.
  private static let stringCore = #"""
    protocol StringProtocol: BidirectionalCollection, Hashable, Comparable, CustomStringConvertible {
      var _text: String { get }
    }
    extension StringProtocol {
      func hasPrefix<Prefix: StringProtocol>(_ prefix: Prefix) -> Bool { _text._hasPrefix(prefix._text) }
      func hasSuffix<Suffix: StringProtocol>(_ suffix: Suffix) -> Bool { _text._hasSuffix(suffix._text) }
      func contains(_ element: Character) -> Bool { _text._contains(String(element)) }
      func contains<Other: StringProtocol>(_ other: Other) -> Bool { _text._contains(other._text) }
      func contains(where predicate: (Character) throws -> Bool) rethrows -> Bool {
        for character in _text._characters() { if try predicate(character) { return true } }
        return false
      }
      func uppercased() -> String { _text._uppercased() }
      func lowercased() -> String { _text._lowercased() }
      var utf8: [UInt8] { _text._utf8() }
      var utf16: [UInt16] { _text._utf16() }
      var unicodeScalars: [Unicode.Scalar] { _text._scalars().map { Unicode.Scalar(_value: $0) } }
      var isEmpty: Bool { _text._isEmpty() }
      var count: Int { _text._count() }
      var first: Character? { _text._characters().first }
      var last: Character? { _text._characters().last }
      func makeIterator() -> _ArrayIterator<Character> { _text._characters().makeIterator() }
      func map<T>(_ transform: (Character) throws -> T) rethrows -> [T] { try _text._characters().map(transform) }
      func reversed() -> [Character] { _text._characters().reversed() }
      func enumerated() -> [(offset: Int, element: Character)] { _text._characters().enumerated() }
      func sorted() -> [Character] { _text._characters().sorted() }
    }
    struct String: StringProtocol, LosslessStringConvertible, CustomDebugStringConvertible, ExpressibleByStringInterpolation, TextOutputStream, Sendable, Codable {
      typealias Element = Character
      typealias Iterator = _ArrayIterator<Character>
      typealias SubSequence = Substring
      struct Index: Hashable, Comparable {
        let _offset: Int
        init(_offset: Int) { self._offset = _offset }
        static func < (left: String.Index, right: String.Index) -> Bool { left._offset < right._offset }
        func utf16Offset(in text: String) -> Int { text._utf16Offset(_offset) }
      }
      init() { self = "" }
      init(_ text: String) { self = text }
      init(_ character: Character) { self = character._text }
      init(_ text: Substring) { self = text._text }
      init(_ characters: [Character]) { self = String._joined(characters) }
      init(_ scalar: Unicode.Scalar) { self = String._scalar(scalar.value) }
      init<T: LosslessStringConvertible>(_ value: T) { self = value.description }
      init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false) { self = String._radix(value, radix, uppercase) }
      init(repeating text: String, count: Int) { self = String._repeated(text, count) }
      init(repeating character: Character, count: Int) { self = String._repeated(character._text, count) }
      init<T>(describing value: T) { self = "\(value)" }
      init<T>(reflecting value: T) { self = _debugText(value) }
      init(stringLiteral value: String) { self = value }
      init(format: String, _ arguments: Any...) { self = String._formatted(format, arguments) }
      var description: String { self }
      var debugDescription: String { _debugText(self) }
      var _text: String { self }
      var isEmpty: Bool { _isEmpty() }
      var count: Int { _count() }
      mutating func write(_ text: String) { self += text }
      mutating func append(_ text: String) { self += text }
      mutating func append(_ character: Character) { self += character._text }
      mutating func append(contentsOf text: String) { self += text }
      mutating func append(contentsOf text: Substring) { self += text._text }
      mutating func append(contentsOf characters: [Character]) { self += String._joined(characters) }
      mutating func reserveCapacity(_ count: Int) {}
      static func + (left: String, right: Substring) -> String { left + right._text }
      static func + (left: String, right: [Character]) -> String { left + String._joined(right) }
      static func += (left: inout String, right: Substring) { left += right._text }
      func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
        String._joined(try _characters().filter(isIncluded))
      }
      func _isEmpty() -> Bool
      func _count() -> Int
      func _characters() -> [Character]
      func _utf8() -> [UInt8]
      func _utf16() -> [UInt16]
      func _scalars() -> [UInt32]
      func _uppercased() -> String
      func _lowercased() -> String
      func _hasPrefix(_ text: String) -> Bool
      func _hasSuffix(_ text: String) -> Bool
      func _contains(_ text: String) -> Bool
      static func _joined(_ characters: [Character]) -> String
      static func _scalar(_ value: UInt32) -> String
      static func _radix<T: BinaryInteger>(_ value: T, _ radix: Int, _ uppercase: Bool) -> String
      static func _repeated(_ text: String, _ count: Int) -> String
      static func _formatted(_ format: String, _ arguments: [Any]) -> String
    }

    """#

  /// Positions are UTF-8 offsets.
  private static let stringIndices = #"""
    extension String {
      var startIndex: String.Index { String.Index(_offset: 0) }
      var endIndex: String.Index { String.Index(_offset: _byteCount()) }
      var indices: [String.Index] { _offsets().map { String.Index(_offset: $0) } }
      func index(after i: String.Index) -> String.Index { String.Index(_offset: _offset(i._offset, 1)) }
      func index(before i: String.Index) -> String.Index { String.Index(_offset: _offset(i._offset, -1)) }
      func index(_ i: String.Index, offsetBy distance: Int) -> String.Index { String.Index(_offset: _offset(i._offset, distance)) }
      func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index? {
        let found = _offsetLimited(i._offset, distance, limit._offset)
        if found < 0 { return nil }
        return String.Index(_offset: found)
      }
      func formIndex(after i: inout String.Index) { i = index(after: i) }
      func formIndex(before i: inout String.Index) { i = index(before: i) }
      func distance(from start: String.Index, to end: String.Index) -> Int { _distance(start._offset, end._offset) }
      subscript(position: String.Index) -> Character { _character(position._offset) }
      subscript(range: Range<String.Index>) -> Substring { _slice(range.lowerBound._offset, range.upperBound._offset) }
      subscript(range: ClosedRange<String.Index>) -> Substring {
        _slice(range.lowerBound._offset, _offset(range.upperBound._offset, 1))
      }
      subscript(range: PartialRangeFrom<String.Index>) -> Substring { _slice(range.lowerBound._offset, _byteCount()) }
      subscript(range: PartialRangeUpTo<String.Index>) -> Substring { _slice(0, range.upperBound._offset) }
      subscript(range: PartialRangeThrough<String.Index>) -> Substring { _slice(0, _offset(range.upperBound._offset, 1)) }
      func _slice(_ start: Int, _ end: Int) -> Substring { Substring._make(_part(start, end), start) }
      func firstIndex(of character: Character) -> String.Index? {
        let found = _firstOffset(character._text)
        if found < 0 { return nil }
        return String.Index(_offset: found)
      }
      func lastIndex(of character: Character) -> String.Index? {
        for index in indices.reversed() where self[index] == character { return index }
        return nil
      }
      func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? {
        for index in indices { if try predicate(self[index]) { return index } }
        return nil
      }
      func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> String.Index? {
        for index in indices.reversed() { if try predicate(self[index]) { return index } }
        return nil
      }
      func prefix(_ maxLength: Int) -> Substring {
        if maxLength < 0 { _trap("Can't take a prefix of negative length from a collection") }
        let end = _byteCount()
        let limit = _offsetLimited(0, maxLength, end)
        return _slice(0, limit < 0 ? end : limit)
      }
      func suffix(_ maxLength: Int) -> Substring {
        if maxLength < 0 { _trap("Can't take a suffix of negative length from a collection") }
        let end = _byteCount()
        let limit = _offsetLimited(end, -maxLength, 0)
        return _slice(limit < 0 ? 0 : limit, end)
      }
      func dropFirst(_ k: Int = 1) -> Substring {
        if k < 0 { _trap("Can't drop a negative number of elements from a collection") }
        let end = _byteCount()
        let limit = _offsetLimited(0, k, end)
        return _slice(limit < 0 ? end : limit, end)
      }
      func dropLast(_ k: Int = 1) -> Substring {
        if k < 0 { _trap("Can't drop a negative number of elements from a collection") }
        let limit = _offsetLimited(_byteCount(), -k, 0)
        return _slice(0, limit < 0 ? 0 : limit)
      }
      func prefix(upTo end: String.Index) -> Substring { _slice(0, end._offset) }
      func prefix(through end: String.Index) -> Substring { _slice(0, _offset(end._offset, 1)) }
      func suffix(from start: String.Index) -> Substring { _slice(start._offset, _byteCount()) }
      func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
        for index in indices { if !(try predicate(self[index])) { return _slice(0, index._offset) } }
        return _slice(0, _byteCount())
      }
      func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring {
        for index in indices { if !(try predicate(self[index])) { return _slice(index._offset, _byteCount()) } }
        return _slice(_byteCount(), _byteCount())
      }
      func _byteCount() -> Int
      func _offsets() -> [Int]
      func _offset(_ start: Int, _ distance: Int) -> Int
      func _offsetLimited(_ start: Int, _ distance: Int, _ limit: Int) -> Int
      func _utf16Offset(_ offset: Int) -> Int
      func _distance(_ start: Int, _ end: Int) -> Int
      func _character(_ offset: Int) -> Character
      func _part(_ start: Int, _ end: Int) -> String
      func _firstOffset(_ character: String) -> Int
    }

    """#

  private static let stringChanges = #"""
    extension String {
      mutating func insert(_ character: Character, at i: String.Index) { self = _replacing(i._offset, i._offset, character._text) }
      mutating func insert(contentsOf text: String, at i: String.Index) { self = _replacing(i._offset, i._offset, text) }
      @discardableResult
      mutating func remove(at i: String.Index) -> Character {
        let removed = self[i]
        self = _replacing(i._offset, _offset(i._offset, 1), "")
        return removed
      }
      @discardableResult
      mutating func removeFirst() -> Character {
        if isEmpty { _trap("Can't remove first element from an empty collection") }
        return remove(at: startIndex)
      }
      mutating func removeFirst(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        let limit = _offsetLimited(0, k, _byteCount())
        if limit < 0 { _trap("Can't remove more items from a collection than it contains") }
        self = _part(limit, _byteCount())
      }
      @discardableResult
      mutating func removeLast() -> Character {
        if isEmpty { _trap("Can't remove last element from an empty collection") }
        return remove(at: index(before: endIndex))
      }
      mutating func removeLast(_ k: Int) {
        if k < 0 { _trap("Number of elements to remove should be non-negative") }
        let limit = _offsetLimited(_byteCount(), -k, 0)
        if limit < 0 { _trap("Can't remove more items from a collection than it contains") }
        self = _part(0, limit)
      }
      @discardableResult
      mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
      mutating func removeAll(keepingCapacity: Bool = false) { self = "" }
      mutating func removeAll(where shouldBeRemoved: (Character) throws -> Bool) rethrows {
        var kept: [Character] = []
        for character in _characters() { if !(try shouldBeRemoved(character)) { kept.append(character) } }
        self = String._joined(kept)
      }
      mutating func removeSubrange(_ range: Range<String.Index>) {
        self = _replacing(range.lowerBound._offset, range.upperBound._offset, "")
      }
      mutating func removeSubrange(_ range: ClosedRange<String.Index>) {
        self = _replacing(range.lowerBound._offset, _offset(range.upperBound._offset, 1), "")
      }
      mutating func replaceSubrange(_ range: Range<String.Index>, with text: String) {
        self = _replacing(range.lowerBound._offset, range.upperBound._offset, text)
      }
      mutating func replaceSubrange(_ range: ClosedRange<String.Index>, with text: String) {
        self = _replacing(range.lowerBound._offset, _offset(range.upperBound._offset, 1), text)
      }
      func _replacing(_ start: Int, _ end: Int, _ text: String) -> String
    }
    extension StringProtocol {
      func split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring] {
        _text._split(maxSplits, omittingEmptySubsequences, self.startIndex._offset) { $0 == separator }
      }
      func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool
      ) rethrows -> [Substring] {
        try _text._split(maxSplits, omittingEmptySubsequences, self.startIndex._offset, isSeparator)
      }
      func split(separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring] {
        var result: [Substring] = []
        var start = 0
        let end = _text._byteCount()
        let base = self.startIndex._offset
        while result.count < maxSplits {
          let found = _text._find(separator, start)
          if found < 0 { break }
          if found > start || !omittingEmptySubsequences {
            result.append(Substring._make(_text._part(start, found), base + start))
          }
          start = found + separator._byteCount()
        }
        if start < end || !omittingEmptySubsequences {
          result.append(Substring._make(_text._part(start, end), base + start))
        }
        return result
      }
    }
    extension String {
      func _split(
        _ maxSplits: Int, _ omitsEmpty: Bool, _ base: Int, _ isSeparator: (Character) throws -> Bool
      ) rethrows -> [Substring] {
        if maxSplits < 0 { _trap("Must take zero or more splits") }
        var result: [Substring] = []
        var start = 0
        var offset = 0
        let characters = _characters()
        for character in characters {
          if result.count >= maxSplits { break }
          let next = offset + character._text._byteCount()
          if try isSeparator(character) {
            if offset > start || !omitsEmpty { result.append(Substring._make(_part(start, offset), base + start)) }
            start = next
          }
          offset = next
        }
        let end = _byteCount()
        if start < end || !omitsEmpty { result.append(Substring._make(_part(start, end), base + start)) }
        return result
      }
      func _find(_ text: String, _ start: Int) -> Int
    }

    """#

  private static let stringFoundation = #"""
    extension StringProtocol {
      func components(separatedBy separator: String) -> [String] {
        if separator.isEmpty { return [_text] }
        var result: [String] = []
        var start = 0
        while true {
          let found = _text._find(separator, start)
          if found < 0 { break }
          result.append(_text._part(start, found))
          start = found + separator._byteCount()
        }
        result.append(_text._part(start, _text._byteCount()))
        return result
      }
      func components(separatedBy set: CharacterSet) -> [String] {
        var result: [String] = []
        var current = ""
        for scalar in _text._scalars() {
          if set._contains(scalar) {
            result.append(current)
            current = ""
          } else {
            current += String._scalar(scalar)
          }
        }
        result.append(current)
        return result
      }
      func trimmingCharacters(in set: CharacterSet) -> String {
        let scalars = _text._scalars()
        var start = 0
        var end = scalars.count
        while start < end && set._contains(scalars[start]) { start += 1 }
        while end > start && set._contains(scalars[end - 1]) { end -= 1 }
        var result = ""
        while start < end {
          result += String._scalar(scalars[start])
          start += 1
        }
        return result
      }
      func replacingOccurrences(of target: String, with replacement: String) -> String {
        components(separatedBy: target).joined(separator: replacement)
      }
      func range(of text: String) -> Range<String.Index>? {
        let found = text.isEmpty ? -1 : _text._find(text, 0)
        if found < 0 { return nil }
        let start = self.startIndex._offset + found
        return String.Index(_offset: start)..<String.Index(_offset: start + text._byteCount())
      }
      var capitalized: String { _text._capitalized() }
      func padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String {
        let own = _text._characters()
        if own.count >= length { return String(Array(own.prefix(length))) }
        let filler = pad._characters()
        var result = own
        var next = start
        while result.count < length {
          result.append(filler[next % filler.count])
          next += 1
        }
        return String(result)
      }
      func caseInsensitiveCompare(_ other: String) -> ComparisonResult { _text.lowercased().compare(other.lowercased()) }
      func compare(_ other: String) -> ComparisonResult {
        if _text == other { return .orderedSame }
        return _text < other ? .orderedAscending : .orderedDescending
      }
    }
    extension String {
      func _capitalized() -> String
    }
    """#
}
