final class Encoder {
  let codingPath: [CodingKey]
  let _node: _JSONNode
  let _coder: JSONEncoder
  init(_node: _JSONNode, path: [CodingKey], coder: JSONEncoder) {
    self._node = _node
    codingPath = path
    _coder = coder
  }
  var userInfo: [CodingUserInfoKey: Any] { _coder.userInfo }
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    _node._kind = .object
    return KeyedEncodingContainer<Key>(_encoder: self)
  }
  func unkeyedContainer() -> UnkeyedEncodingContainer {
    _node._kind = .array
    return UnkeyedEncodingContainer(_encoder: self)
  }
  func singleValueContainer() -> SingleValueEncodingContainer { SingleValueEncodingContainer(_encoder: self) }
  func _nested(_ node: _JSONNode, _ key: CodingKey) -> Encoder { Encoder(_node: node, path: codingPath + [key], coder: _coder) }
  func _write(_ text: String) {
    _node._kind = .literal
    _node._text = text
  }
  func _write<T: BinaryFloatingPoint>(_ value: T) throws {
    if !value.isFinite {
      if let text = _coder._unusual(Double(value)) { return _write(text) }
      let context = EncodingError.Context(
        codingPath: codingPath, debugDescription: "Unable to encode \(T.self).\(value) directly in JSON.")
      throw EncodingError.invalidValue(value, context)
    }
    let text = String(describing: value)
    _write(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
  func _encode(_ value: Encodable) throws {
    if let date = value as? Date { return try _coder._encode(date, self) }
    #if URL || url || FileManager
      if let url = value as? URL { return _write(_coder._quoted(url.absoluteString)) }
    #endif
    if let data = value as? Data { return try _coder._encode(data, self) }
    try value.encode(to: self)
    if _node._kind == .nothing && !codingPath.isEmpty { _node._kind = .object }
  }
}
struct KeyedEncodingContainer<K: CodingKey> {
  typealias Key = K
  let _encoder: Encoder
  init(_encoder: Encoder) { self._encoder = _encoder }
  var codingPath: [CodingKey] { _encoder.codingPath }
  func _member(_ key: CodingKey) -> Encoder {
    let node = _JSONNode()
    _encoder._node._members[_encoder._coder._name(key, codingPath)] = node
    return _encoder._nested(node, key)
  }
  mutating func encodeNil(forKey key: K) throws { _member(key)._write("null") }
  mutating func encode(_ value: Encodable, forKey key: K) throws { try _member(key)._encode(value) }
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws {
    if let value { try _member(key)._encode(value) }
  }
  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: K
  ) -> KeyedEncodingContainer<NestedKey> {
    _member(key).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer(forKey key: K) -> UnkeyedEncodingContainer { _member(key).unkeyedContainer() }
  mutating func superEncoder() -> Encoder { _member(_CodingKey(stringValue: "super")) }
  mutating func superEncoder(forKey key: K) -> Encoder { _member(key) }
}
struct UnkeyedEncodingContainer {
  let _encoder: Encoder
  init(_encoder: Encoder) { self._encoder = _encoder }
  var codingPath: [CodingKey] { _encoder.codingPath }
  var count: Int { _encoder._node._items.count }
  func _item() -> Encoder {
    let key = _CodingKey(index: count)
    let node = _JSONNode()
    _encoder._node._items.append(node)
    return _encoder._nested(node, key)
  }
  mutating func encodeNil() throws { _item()._write("null") }
  mutating func encode(_ value: Encodable) throws { try _item()._encode(value) }
  mutating func encode<S: Sequence>(contentsOf values: S) throws where S.Element: Encodable {
    for value in values { try encode(value) }
  }
  mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
    _item().container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer { _item().unkeyedContainer() }
  mutating func superEncoder() -> Encoder { _item() }
}
struct SingleValueEncodingContainer {
  let _encoder: Encoder
  init(_encoder: Encoder) { self._encoder = _encoder }
  var codingPath: [CodingKey] { _encoder.codingPath }
  mutating func encodeNil() throws { _encoder._write("null") }
  mutating func encode(_ value: Encodable) throws { try _encoder._encode(value) }
}
