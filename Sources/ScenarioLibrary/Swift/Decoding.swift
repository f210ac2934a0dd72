final class Decoder {
  let codingPath: [CodingKey]
  let _value: _JSONValue
  let _coder: JSONDecoder
  init(_value: _JSONValue, path: [CodingKey], coder: JSONDecoder) {
    self._value = _value
    codingPath = path
    _coder = coder
  }
  var userInfo: [CodingUserInfoKey: Any] { _coder.userInfo }
  func _context(_ text: String) -> DecodingError.Context { DecodingError.Context(codingPath: codingPath, debugDescription: text) }
  func _mismatch(_ type: Any.Type) -> DecodingError {
    if case .null = _value {
      return .valueNotFound(type, _context("Cannot get value of type \(type) -- found null value instead"))
    }
    return .typeMismatch(type, _context("Expected to decode \(type) but found \(_value._kind) instead."))
  }
  func _nested(_ value: _JSONValue, _ key: CodingKey) -> Decoder {
    Decoder(_value: value, path: codingPath + [key], coder: _coder)
  }
  func _members() throws -> [String: _JSONValue] {
    switch _value {
    case .object(let members): return members
    case .null:
      throw DecodingError.valueNotFound(
        [String: Any].self, _context("Cannot get keyed decoding container -- found null value instead"))
    default: throw _mismatch([String: Any].self)
    }
  }
  func _items() throws -> [_JSONValue] {
    switch _value {
    case .array(let items): return items
    case .null:
      throw DecodingError.valueNotFound([Any].self, _context("Cannot get unkeyed decoding container -- found null value instead"))
    default: throw _mismatch([Any].self)
    }
  }
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    var members = try _members()
    if !_coder._keepsNames {
      var renamed: [String: _JSONValue] = [:]
      for (key, value) in members {
        let name = _coder._name(key, codingPath)
        if renamed[name] == nil { renamed[name] = value }
      }
      members = renamed
    }
    return KeyedDecodingContainer<Key>(_decoder: self, members: members)
  }
  func unkeyedContainer() throws -> UnkeyedDecodingContainer { UnkeyedDecodingContainer(_decoder: self, items: try _items()) }
  func singleValueContainer() throws -> SingleValueDecodingContainer { SingleValueDecodingContainer(_decoder: self) }
  func _integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
    guard case .number(let text) = _value else { throw _mismatch(type) }
    if let value = T(text) { return value }
    guard let exact = Double(text), let value = T(exactly: exact), exact.magnitude < 9007199254740992 else {
      throw _JSONError.number
    }
    return value
  }
  func _floating<T: BinaryFloatingPoint>(_ type: T.Type) throws -> T {
    if case .string(let text) = _value, let value = _coder._unusual(text) { return T(value) }
    guard case .number(let text) = _value else { throw _mismatch(type) }
    if text == "Infinity" || text == "-Infinity" || text == "NaN" { return T(Double(text)!) }
    guard let value = T(text), value.isFinite, value != 0 || _isZero(text) else { throw _JSONError.number }
    return value
  }
  func _text() throws -> String {
    guard case .string(let text) = _value else { throw _mismatch(String.self) }
    return text
  }
  func _decode<T: Decodable>(_ type: T.Type) throws -> T {
    if type == Date.self { return try _coder._date(self) as Any as! T }
    #if URL || url || FileManager
      if type == URL.self { return try _url() as Any as! T }
    #endif
    if type == Data.self { return try _coder._data(self) as Any as! T }
    return try T(from: self)
  }
  func _url() throws -> URL {
    if case .null = _value { throw _mismatch(URL.self) }
    guard let url = URL(string: try _text()) else { throw DecodingError.dataCorrupted(_context("Invalid URL string.")) }
    return url
  }
  func _base64() throws -> Data {
    guard let data = Data(base64Encoded: try _text()) else {
      throw DecodingError.dataCorrupted(_context("Encountered Data is not valid Base64."))
    }
    return data
  }
}
struct KeyedDecodingContainer<K: CodingKey> {
  typealias Key = K
  let _decoder: Decoder
  let _members: [String: _JSONValue]
  init(_decoder: Decoder, members: [String: _JSONValue]) {
    self._decoder = _decoder
    _members = members
  }
  var codingPath: [CodingKey] { _decoder.codingPath }
  var allKeys: [K] { _members.keys.compactMap { K(stringValue: $0) } }
  func contains(_ key: K) -> Bool { _members[key.stringValue] != nil }
  func _value(_ key: CodingKey) throws -> Decoder {
    guard let value = _members[key.stringValue] else {
      throw DecodingError.keyNotFound(key, _decoder._context("No value associated with key \(key) (\"\(key.stringValue)\")."))
    }
    return _decoder._nested(value, key)
  }
  func decodeNil(forKey key: K) throws -> Bool { try _value(key)._value._isNull }
  func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T { try _value(key)._decode(type) }
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws -> T? {
    guard let value = _members[key.stringValue], !value._isNull else { return nil }
    return try _decoder._nested(value, key)._decode(type)
  }
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: K
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try _value(key).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: K) throws -> UnkeyedDecodingContainer { try _value(key).unkeyedContainer() }
  func superDecoder() throws -> Decoder {
    let key = _CodingKey(stringValue: "super")
    return _decoder._nested(_members["super"] ?? .null, key)
  }
  func superDecoder(forKey key: K) throws -> Decoder { _decoder._nested(_members[key.stringValue] ?? .null, key) }
}
struct UnkeyedDecodingContainer {
  let _decoder: Decoder
  let _items: [_JSONValue]
  var currentIndex = 0
  init(_decoder: Decoder, items: [_JSONValue]) {
    self._decoder = _decoder
    _items = items
  }
  var codingPath: [CodingKey] { _decoder.codingPath }
  var count: Int? { _items.count }
  var isAtEnd: Bool { currentIndex >= _items.count }
  func _next(_ type: Any.Type) throws -> Decoder {
    let key = _CodingKey(index: currentIndex)
    if isAtEnd {
      let context = DecodingError.Context(codingPath: codingPath + [key], debugDescription: "Unkeyed container is at end.")
      throw DecodingError.valueNotFound(type, context)
    }
    return _decoder._nested(_items[currentIndex], key)
  }
  mutating func decodeNil() throws -> Bool {
    let isNull = try _next(Never.self)._value._isNull
    if isNull { currentIndex += 1 }
    return isNull
  }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let result = try _next(type)._decode(type)
    currentIndex += 1
    return result
  }
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
    if isAtEnd { return nil }
    let next = try _next(type)
    let result: T? = next._value._isNull ? nil : try next._decode(type)
    currentIndex += 1
    return result
  }
  mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> {
    let result = try _next(KeyedDecodingContainer<NestedKey>.self).container(keyedBy: type)
    currentIndex += 1
    return result
  }
  mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer {
    let result = try _next(UnkeyedDecodingContainer.self).unkeyedContainer()
    currentIndex += 1
    return result
  }
  mutating func superDecoder() throws -> Decoder {
    let result = try _next(Decoder.self)
    currentIndex += 1
    return result
  }
}
struct SingleValueDecodingContainer {
  let _decoder: Decoder
  init(_decoder: Decoder) { self._decoder = _decoder }
  var codingPath: [CodingKey] { _decoder.codingPath }
  func decodeNil() -> Bool { _decoder._value._isNull }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try _decoder._decode(type) }
}
