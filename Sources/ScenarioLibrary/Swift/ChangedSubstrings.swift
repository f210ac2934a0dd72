// Parts of texts that are changed. What replaces characters does so within the text that they are a part of; what adds a whole
// sequence behind them makes a text of its own.
extension Substring {
  mutating func _replaceBytes(_ start: Int, _ end: Int, _ text: String) {
    var whole = base
    let rest = _byteCount(whole) - _base - _byteCount(_plain)
    whole._replaceBytes(start, end, text)
    self = _slice(whole, _base, _byteCount(whole) - rest, 0)
  }
  func _at(_ bounds: Range<_StringIndex>) -> Range<_StringIndex> { _within(bounds, -_base) }
  mutating func append(_ character: Character) { insert(character, at: endIndex) }
  mutating func append(_ text: String) { self = Substring(_plain + text) }
  mutating func append(contentsOf text: String) { self = Substring(_plain + text) }
  mutating func append<S: Sequence>(contentsOf characters: S) where S.Element == Character {
    self = Substring(_plain + _fromCharacters(characters._array()))
  }
  mutating func write(_ text: String) { append(contentsOf: text) }
  mutating func reserveCapacity(_ capacity: Int) {}
  mutating func removeAll(keepingCapacity: Bool = false) {
    if keepingCapacity { removeSubrange(startIndex..<endIndex) } else { self = Substring() }
  }
  mutating func removeAll(where shouldRemove: (Character) throws -> Bool) rethrows {
    self = Substring(try _plain.filter { !(try shouldRemove($0)) })
  }
  mutating func insert(_ character: Character, at i: _StringIndex) { _replaceBytes(i._offset, i._offset, _asText(character)) }
  mutating func insert(contentsOf text: String, at i: _StringIndex) { _replaceBytes(i._offset, i._offset, text) }
  mutating func insert<S: Sequence>(contentsOf characters: S, at i: _StringIndex) where S.Element == Character {
    _replaceBytes(i._offset, i._offset, _fromCharacters(characters._array()))
  }
  @discardableResult mutating func remove(at i: _StringIndex) -> Character {
    let removed = self[i]
    _replaceBytes(i._offset, index(after: i)._offset, "")
    return removed
  }
  mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == _StringIndex {
    replaceSubrange(bounds, with: "")
  }
  mutating func replaceSubrange<R: RangeExpression, S: Collection>(_ bounds: R, with characters: S)
  where R.Bound == _StringIndex, S.Element == Character {
    replaceSubrange(bounds.relative(to: self), with: characters)
  }
  mutating func replaceSubrange<S: Collection>(_ bounds: Range<_StringIndex>, with characters: S) where S.Element == Character {
    _replaceBytes(bounds.lowerBound._offset, bounds.upperBound._offset, _fromCharacters(characters._array()))
  }
  mutating func trimPrefix(while predicate: (Character) throws -> Bool) rethrows { self = try drop(while: predicate) }
  mutating func trimPrefix<S: Sequence>(_ prefix: S) where S.Element == Character {
    removeSubrange(startIndex..<trimmingPrefix(prefix).startIndex)
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
