// Positions in texts, and what goes by them. A position is an offset in UTF-8.
extension String {
  var startIndex: _StringIndex { _StringIndex(_offset: 0) }
  var endIndex: _StringIndex { _StringIndex(_reached: _byteCount(self)) }
  var _positions: [_StringIndex] { _offsets(self).map { _StringIndex(_offset: $0) } }
  func index(after i: _StringIndex) -> _StringIndex { _StringIndex(_offset: _move(self, i._offset, 1)) }
  func index(before i: _StringIndex) -> _StringIndex { _StringIndex(_reached: _move(self, i._offset, -1)) }
  func index(_ i: _StringIndex, offsetBy distance: Int) -> _StringIndex {
    let found = _move(self, i._offset, distance)
    return distance == 0 ? i : _StringIndex(_reached: found)
  }
  func index(_ i: _StringIndex, offsetBy distance: Int, limitedBy limit: _StringIndex) -> _StringIndex? {
    let found = _moveLimited(self, i._offset, distance, limit._offset)
    return found < 0 ? nil : _StringIndex(_offset: found)
  }
  func formIndex(after i: inout _StringIndex) { i = index(after: i) }
  func formIndex(before i: inout _StringIndex) { i = index(before: i) }
  func distance(from start: _StringIndex, to end: _StringIndex) -> Int { _distance(self, start._offset, end._offset) }
  subscript(position: _StringIndex) -> Character { _characterAt(self, position._offset) }
  subscript(bounds: Range<_StringIndex>) -> Substring { _slice(self, bounds.lowerBound._offset, bounds.upperBound._offset, 0) }
  subscript(bounds: ClosedRange<_StringIndex>) -> Substring {
    _slice(self, bounds.lowerBound._offset, _move(self, bounds.upperBound._offset, 1), 0)
  }
  subscript(bounds: PartialRangeFrom<_StringIndex>) -> Substring {
    _slice(self, bounds.lowerBound._offset, _byteCount(self), 0)
  }
  subscript(bounds: PartialRangeUpTo<_StringIndex>) -> Substring { _slice(self, 0, bounds.upperBound._offset, 0) }
  subscript(bounds: PartialRangeThrough<_StringIndex>) -> Substring {
    _slice(self, 0, _move(self, bounds.upperBound._offset, 1), 0)
  }
  func firstIndex(of wanted: Character) -> _StringIndex? {
    let found = _find(self, _asText(wanted), 0)
    return found < 0 ? nil : _StringIndex(_offset: found)
  }
  func lastIndex(of wanted: Character) -> _StringIndex? {
    for i in _positions.reversed() { if self[i] == wanted { return i } }
    return nil
  }
  func firstIndex(where predicate: (Character) throws -> Bool) rethrows -> _StringIndex? {
    for i in _positions { if try predicate(self[i]) { return i } }
    return nil
  }
  func lastIndex(where predicate: (Character) throws -> Bool) rethrows -> _StringIndex? {
    for i in _positions.reversed() { if try predicate(self[i]) { return i } }
    return nil
  }
  func prefix(_ amount: Int) -> Substring {
    if amount < 0 { _fatal("Can't take a prefix of negative length from a collection") }
    let end = _byteCount(self)
    let found = _moveLimited(self, 0, amount, end)
    return _slice(self, 0, found < 0 ? end : found, 0)
  }
  func suffix(_ amount: Int) -> Substring {
    if amount < 0 { _fatal("Can't take a suffix of negative length from a collection") }
    let end = _byteCount(self)
    let found = _moveLimited(self, end, 0 - amount, 0)
    return _slice(self, found < 0 ? 0 : found, end, 0)
  }
  func dropFirst(_ amount: Int = 1) -> Substring {
    if amount < 0 { _fatal("Can't drop a negative number of elements from a collection") }
    let end = _byteCount(self)
    let found = _moveLimited(self, 0, amount, end)
    return _slice(self, found < 0 ? end : found, end, 0)
  }
  func dropLast(_ amount: Int = 1) -> Substring {
    if amount < 0 { _fatal("Can't drop a negative number of elements from a collection") }
    let found = _moveLimited(self, _byteCount(self), 0 - amount, 0)
    return _slice(self, 0, found < 0 ? 0 : found, 0)
  }
  func prefix(upTo end: _StringIndex) -> Substring { _slice(self, 0, end._offset, 0) }
  func prefix(through end: _StringIndex) -> Substring { _slice(self, 0, _move(self, end._offset, 1), 0) }
  func suffix(from start: _StringIndex) -> Substring { _slice(self, start._offset, _byteCount(self), 0) }
  func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
    for i in _positions { if !(try predicate(self[i])) { return _slice(self, 0, i._offset, 0) } }
    return _slice(self, 0, _byteCount(self), 0)
  }
  func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring {
    let end = _byteCount(self)
    for i in _positions { if !(try predicate(self[i])) { return _slice(self, i._offset, end, 0) } }
    return _slice(self, end, end, 0)
  }
}

extension String {
  mutating func _replaceBytes(_ start: Int, _ end: Int, _ text: String) {
    self = _part(self, 0, start) + text + _part(self, end, _byteCount(self))
  }
  mutating func insert(_ character: Character, at i: _StringIndex) { _replaceBytes(i._offset, i._offset, _asText(character)) }
  mutating func insert(contentsOf text: String, at i: _StringIndex) { _replaceBytes(i._offset, i._offset, text) }
  mutating func insert<S: Sequence>(contentsOf characters: S, at i: _StringIndex) where S.Element == Character {
    _replaceBytes(i._offset, i._offset, _fromCharacters(characters._array()))
  }
  @discardableResult mutating func remove(at i: _StringIndex) -> Character {
    let removed = _characterAt(self, i._offset)
    _replaceBytes(i._offset, _move(self, i._offset, 1), "")
    return removed
  }
  @discardableResult mutating func removeFirst() -> Character {
    if isEmpty { _fatal("Can't remove first element from an empty collection") }
    return remove(at: startIndex)
  }
  mutating func removeFirst(_ amount: Int) {
    if amount < 0 { _fatal("Number of elements to remove should be non-negative") }
    let found = _moveLimited(self, 0, amount, _byteCount(self))
    if found < 0 { _fatal("Can't remove more items from a collection than it contains") }
    self = _part(self, found, _byteCount(self))
  }
  @discardableResult mutating func removeLast() -> Character {
    if isEmpty { _fatal("Can't remove last element from an empty collection") }
    return remove(at: index(before: endIndex))
  }
  mutating func removeLast(_ amount: Int) {
    if amount < 0 { _fatal("Number of elements to remove should be non-negative") }
    let found = _moveLimited(self, _byteCount(self), 0 - amount, 0)
    if found < 0 { _fatal("Can't remove more items from a collection than it contains") }
    self = _part(self, 0, found)
  }
  mutating func popLast() -> Character? { isEmpty ? nil : removeLast() }
  mutating func removeSubrange(_ bounds: Range<_StringIndex>) {
    _replaceBytes(bounds.lowerBound._offset, bounds.upperBound._offset, "")
  }
  mutating func removeSubrange(_ bounds: ClosedRange<_StringIndex>) {
    _replaceBytes(bounds.lowerBound._offset, _move(self, bounds.upperBound._offset, 1), "")
  }
  mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == _StringIndex {
    removeSubrange(bounds.relative(to: self))
  }
  mutating func replaceSubrange<R: RangeExpression>(_ bounds: R, with text: String) where R.Bound == _StringIndex {
    replaceSubrange(bounds.relative(to: self), with: text)
  }
  mutating func replaceSubrange(_ bounds: Range<_StringIndex>, with text: String) {
    _replaceBytes(bounds.lowerBound._offset, bounds.upperBound._offset, text)
  }
  mutating func replaceSubrange(_ bounds: ClosedRange<_StringIndex>, with text: String) {
    _replaceBytes(bounds.lowerBound._offset, _move(self, bounds.upperBound._offset, 1), text)
  }
  mutating func replaceSubrange<S: Sequence>(_ bounds: Range<_StringIndex>, with characters: S) where S.Element == Character {
    _replaceBytes(bounds.lowerBound._offset, bounds.upperBound._offset, _fromCharacters(characters._array()))
  }
  mutating func replaceSubrange<S: Sequence>(_ bounds: ClosedRange<_StringIndex>, with characters: S)
  where S.Element == Character {
    _replaceBytes(bounds.lowerBound._offset, _move(self, bounds.upperBound._offset, 1), _fromCharacters(characters._array()))
  }
}

func _split(
  _ text: String, _ base: Int, _ maxSplits: Int, _ omitsEmpty: Bool, _ isSeparator: (Character) throws -> Bool
) rethrows -> [Substring] {
  if maxSplits < 0 { _fatal("Must take zero or more splits") }
  var result: [Substring] = []
  var start = 0
  var offset = 0
  for character in _characters(text) {
    if result.count >= maxSplits { break }
    let next = offset + _byteCount(_asText(character))
    if try isSeparator(character) {
      if offset > start || !omitsEmpty { result.append(_slice(text, start, offset, base)) }
      start = next
    }
    offset = next
  }
  let end = _byteCount(text)
  if start < end || !omitsEmpty { result.append(_slice(text, start, end, base)) }
  return result
}
func _splitByText(_ text: String, _ base: Int, _ separator: String, _ maxSplits: Int, _ omitsEmpty: Bool) -> [Substring] {
  var result: [Substring] = []
  var start = 0
  if _byteCount(separator) == 0 {
    // Nothing is before, between and behind all characters.
    var found = 0
    for length in (text.isEmpty ? [] : [0]) + text.map({ _byteCount(_asText($0)) }) where result.count < maxSplits {
      found += length
      if found > start || !omitsEmpty { result.append(_slice(text, start, found, base)) }
      start = found
    }
    if start < _byteCount(text) || !omitsEmpty { result.append(_slice(text, start, _byteCount(text), base)) }
    return result
  }
  while result.count < maxSplits {
    let found = _find(text, separator, start)
    if found < 0 { break }
    if found > start || !omitsEmpty { result.append(_slice(text, start, found, base)) }
    start = _endOf(text, separator, found)
  }
  let end = _byteCount(text)
  if start < end || !omitsEmpty { result.append(_slice(text, start, end, base)) }
  return result
}
extension String {
  func split(
    separator: Character, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    _split(self, 0, maxSplits, omittingEmptySubsequences) { $0 == separator }
  }
  func split(
    separator: String, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    _splitByText(self, 0, separator, maxSplits, omittingEmptySubsequences)
  }
  func split(
    maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Character) throws -> Bool
  ) rethrows -> [Substring] {
    try _split(self, 0, maxSplits, omittingEmptySubsequences, isSeparator)
  }
}
