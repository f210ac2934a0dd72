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

    """#
}
