struct _DictionaryKeys<Key: Hashable, Value>: Collection, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
  typealias Element = Key
  typealias Index = _TableIndex
  typealias Iterator = DictionaryKeyIterator<Key, Value>
  let _table: [Key: Value]
  var startIndex: _TableIndex { _table.startIndex }
  var endIndex: _TableIndex { _table.endIndex }
  var count: Int { _table.count }
  var isEmpty: Bool { _table.count == 0 }
  func index(after position: _TableIndex) -> _TableIndex { _table.index(after: position) }
  func firstIndex(of key: Key) -> _TableIndex? { _table.index(forKey: key) }
  subscript(position: _TableIndex) -> Key { _table._keyAt(_table._entry(at: position)) }
  func contains(_ key: Key) -> Bool { _table._entry(of: key) >= 0 }
  func makeIterator() -> DictionaryKeyIterator<Key, Value> { DictionaryKeyIterator(_table: _table) }
  static func == (left: _DictionaryKeys<Key, Value>, right: _DictionaryKeys<Key, Value>) -> Bool {
    if left._table.count != right._table.count { return false }
    for (key, _) in left._table { if right._table._entry(of: key) < 0 { return false } }
    return true
  }
  var description: String { _array().description }
  var debugDescription: String { "Dictionary.Keys(" + _array().description + ")" }
}
struct _DictionaryValues<Key: Hashable, Value>: MutableCollection, CustomStringConvertible, CustomDebugStringConvertible {
  typealias Element = Value
  typealias Index = _TableIndex
  typealias Iterator = DictionaryValueIterator<Key, Value>
  var _table: [Key: Value]
  var startIndex: _TableIndex { _table.startIndex }
  var endIndex: _TableIndex { _table.endIndex }
  var count: Int { _table.count }
  var isEmpty: Bool { _table.count == 0 }
  func index(after position: _TableIndex) -> _TableIndex { _table.index(after: position) }
  subscript(position: _TableIndex) -> Value {
    get { _table._valueAt(_table._entry(at: position)) }
    set { _table._setValue(_table._entry(at: position), newValue) }
  }
  func makeIterator() -> DictionaryValueIterator<Key, Value> { DictionaryValueIterator(_table: _table) }
  var description: String { _array().description }
  var debugDescription: String { "Dictionary.Values(" + _array().description + ")" }
}
struct DictionaryKeyIterator<Key: Hashable, Value>: IteratorProtocol {
  let _table: [Key: Value]
  var _position = 0
  mutating func next() -> Key? {
    _position = _table._next(_position)
    if _position >= _table._end { return nil }
    _position += 1
    return _table._keyAt(_position - 1)
  }
}
struct DictionaryValueIterator<Key: Hashable, Value>: IteratorProtocol {
  let _table: [Key: Value]
  var _position = 0
  mutating func next() -> Value? {
    _position = _table._next(_position)
    if _position >= _table._end { return nil }
    _position += 1
    return _table._valueAt(_position - 1)
  }
}
