/// Parts of texts that are changed: each is a text of its own then, at the place where the part was.
extension LibraryArea {
  static let changedSubstrings = #"""
    extension Substring {
      mutating func _change<Answer>(_ body: (inout String) throws -> Answer) rethrows -> Answer {
        var text = _plain
        let place = _base
        let answer = try body(&text)
        self = _slice(text, 0, _byteCount(text), place)
        return answer
      }
      func _at(_ i: _StringIndex) -> _StringIndex { _StringIndex(_offset: _inner(i)) }
      func _at(_ bounds: Range<_StringIndex>) -> Range<_StringIndex> { _within(bounds, -_base) }
      mutating func append(_ character: Character) { _change { $0.append(character) } }
      mutating func append(_ text: String) { _change { $0 += text } }
      mutating func append(contentsOf text: String) { _change { $0 += text } }
      mutating func append<S: Sequence>(contentsOf characters: S) where S.Element == Character {
        _change { $0.append(contentsOf: characters) }
      }
      mutating func write(_ text: String) { _change { $0 += text } }
      mutating func reserveCapacity(_ capacity: Int) {}
      mutating func removeAll(keepingCapacity: Bool = false) { _change { $0 = "" } }
      mutating func removeAll(where shouldRemove: (Character) throws -> Bool) rethrows {
        try _change { try $0.removeAll(where: shouldRemove) }
      }
      mutating func insert(_ character: Character, at i: _StringIndex) {
        let place = _at(i)
        _change { $0.insert(character, at: place) }
      }
      mutating func insert(contentsOf text: String, at i: _StringIndex) {
        let place = _at(i)
        _change { $0.insert(contentsOf: text, at: place) }
      }
      @discardableResult mutating func remove(at i: _StringIndex) -> Character {
        let place = _at(i)
        return _change { $0.remove(at: place) }
      }
      mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == _StringIndex {
        let bounds = _at(bounds.relative(to: self))
        _change { $0.removeSubrange(bounds) }
      }
      mutating func replaceSubrange<R: RangeExpression, S: Collection>(_ bounds: R, with characters: S)
      where R.Bound == _StringIndex, S.Element == Character {
        let bounds = _at(bounds.relative(to: self))
        _change { $0.replaceSubrange(bounds, with: characters) }
      }
      mutating func replaceSubrange<S: Collection>(_ bounds: Range<_StringIndex>, with characters: S) where S.Element == Character {
        let bounds = _at(bounds)
        _change { $0.replaceSubrange(bounds, with: characters) }
      }
      static func += (left: inout Substring, right: String) { left.append(right) }
      static func += (left: inout Substring, right: Substring) { left.append(right._plain) }
      @discardableResult mutating func removeFirst() -> Character {
        if isEmpty { _fatal("Can't remove first element from an empty collection") }
        let removed = _characterAt(_plain, 0)
        self = dropFirst()
        return removed
      }
      mutating func removeFirst(_ amount: Int) {
        if amount > count { _fatal("Can't remove more items from a collection than it contains") }
        self = dropFirst(amount)
      }
      @discardableResult mutating func removeLast() -> Character {
        if isEmpty { _fatal("Can't remove last element from an empty collection") }
        let removed = _characterAt(_plain, _move(_plain, _byteCount(_plain), -1))
        self = dropLast()
        return removed
      }
      mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
      mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
    }
    /// What a part, or a text of which only that is known, does as the text that it is.
    extension StringProtocol {
      static func == <Other: StringProtocol>(left: Self, right: Other) -> Bool { String(left) == String(right) }
      static func != <Other: StringProtocol>(left: Self, right: Other) -> Bool { String(left) != String(right) }
      static func < <Other: StringProtocol>(left: Self, right: Other) -> Bool { String(left) < String(right) }
      static func > <Other: StringProtocol>(left: Self, right: Other) -> Bool { String(left) > String(right) }
      func hasPrefix<Part: StringProtocol>(_ part: Part) -> Bool { hasPrefix(String(part)) }
      func hasSuffix<Part: StringProtocol>(_ part: Part) -> Bool { hasSuffix(String(part)) }
      func appending(_ other: String) -> String { String(self) + other }
      func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String {
        String(self).padding(toLength: length, withPad: pad, startingAt: index)
      }
      func compare(_ other: String, options: String.CompareOptions = []) -> ComparisonResult {
        String(self).compare(other, options: options)
      }
      func caseInsensitiveCompare(_ other: String) -> ComparisonResult { String(self).caseInsensitiveCompare(other) }
      func localizedCompare(_ other: String) -> ComparisonResult { String(self).localizedCompare(other) }
      func localizedStandardCompare(_ other: String) -> ComparisonResult { String(self).localizedStandardCompare(other) }
      func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
        String(self).localizedCaseInsensitiveCompare(other)
      }
      func localizedCaseInsensitiveContains(_ part: String) -> Bool { String(self).localizedCaseInsensitiveContains(part) }
      func localizedStandardContains(_ part: String) -> Bool { String(self).localizedStandardContains(part) }
      func folding(options: String.CompareOptions, locale: Locale?) -> String { String(self).folding(options: options, locale: locale) }
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
        String(self).data(using: encoding, allowLossyConversion: allowLossyConversion)
      }
      func range<Part: StringProtocol>(
        of part: Part, options: String.CompareOptions = [], range: Range<_StringIndex>? = nil, locale: Locale? = nil
      ) -> Range<_StringIndex>? {
        ((self as? Substring) ?? Substring(String(self))).range(of: String(part), options: options, range: range)
      }
      func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
        String(self).addingPercentEncoding(withAllowedCharacters: allowed)
      }
      var removingPercentEncoding: String? { String(self).removingPercentEncoding }
      func lengthOfBytes(using encoding: String.Encoding) -> Int { String(self).lengthOfBytes(using: encoding) }
      func withCString<R>(_ body: (UnsafePointer<Int8>) throws -> R) rethrows -> R { try String(self).withCString(body) }
    }

    """#
}
