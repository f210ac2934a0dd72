/// Of the table of that age: others have no such entry, and it none once it has another age.
struct _TableIndex: Hashable, Comparable {
  let _position: Int
  let _age: Int
  static func == (left: _TableIndex, right: _TableIndex) -> Bool {
    left._requireSame(right)
    return left._position == right._position
  }
  static func < (left: _TableIndex, right: _TableIndex) -> Bool {
    left._requireSame(right)
    return left._position < right._position
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_position) }
  func _requireSame(_ other: _TableIndex) {
    if _age != other._age { _fatal("Can't compare indices belonging to different collections") }
  }
  func _entry(_ age: Int, _ isEntry: Bool, of table: String) -> Int {
    if age != _age || !isEntry { _fatal("Attempting to access \(table) elements using an invalid index") }
    return _position
  }
}
typealias DictionaryIndex<Key, Value> = _TableIndex
typealias SetIndex<Element> = _TableIndex
