extension Int: Decodable, Encodable {}
extension Int8: Decodable, Encodable {}
extension Int16: Decodable, Encodable {}
extension Int32: Decodable, Encodable {}
extension Int64: Decodable, Encodable {}
extension UInt: Decodable, Encodable {}
extension UInt8: Decodable, Encodable {}
extension UInt16: Decodable, Encodable {}
extension UInt32: Decodable, Encodable {}
extension UInt64: Decodable, Encodable {}
extension Double: Decodable, Encodable {}
extension Float: Decodable, Encodable {}
extension FixedWidthInteger where Self: Decodable {
  init(from decoder: Decoder) throws { self = try decoder._integer(Self.self) }
}
extension FixedWidthInteger where Self: Encodable {
  func encode(to encoder: Encoder) throws { encoder._write(String(self)) }
}
extension BinaryFloatingPoint where Self: Decodable {
  init(from decoder: Decoder) throws { self = try decoder._floating(Self.self) }
}
extension BinaryFloatingPoint where Self: Encodable {
  func encode(to encoder: Encoder) throws { try encoder._write(self) }
}
extension Never: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    throw DecodingError.typeMismatch(Never.self, decoder._context("Unable to decode an instance of Never."))
  }
  func encode(to encoder: Encoder) throws {}
}
extension Decimal: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    guard case .number(let text) = decoder._value, let value = Decimal(string: text) else {
      throw decoder._mismatch(Decimal.self)
    }
    self = value
  }
  func encode(to encoder: Encoder) throws { encoder._write(description) }
}
extension Bool: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    guard case .bool(let value) = decoder._value else {
      throw DecodingError.typeMismatch(
        Bool.self, decoder._context("Expected to decode Bool but found \(decoder._value._kind) instead."))
    }
    self = value
  }
  func encode(to encoder: Encoder) throws { encoder._write(self ? "true" : "false") }
}
extension String: Decodable, Encodable {
  init(from decoder: Decoder) throws { self = try decoder._text() }
  func encode(to encoder: Encoder) throws { encoder._write(encoder._coder._quoted(self)) }
}
extension Optional: Decodable where Wrapped: Decodable {
  init(from decoder: Decoder) throws {
    if decoder._value._isNull { self = nil } else { self = try decoder._decode(Wrapped.self) }
  }
}
extension Optional: Encodable where Wrapped: Encodable {
  func encode(to encoder: Encoder) throws {
    if let value = self { try encoder._encode(value) } else { encoder._write("null") }
  }
}
extension Array: Decodable where Element: Decodable {
  init(from decoder: Decoder) throws {
    self = []
    for (index, item) in try decoder._items().enumerated() {
      append(try decoder._nested(item, _CodingKey(index: index))._decode(Element.self))
    }
  }
}
extension Array: Encodable where Element: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}
extension Set: Decodable where Element: Decodable {
  init(from decoder: Decoder) throws { self = Set(try [Element](from: decoder)) }
}
extension Set: Encodable where Element: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}
extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
  init(from decoder: Decoder) throws {
    self = [:]
    if Key.self == String.self || Key.self == Int.self {
      for (name, item) in try decoder._members() {
        let key = _DictionaryCodingKey(stringValue: name)
        let value = decoder._nested(item, key)
        if let text = name as Any as? Key {
          self[text] = try value._decode(Value.self)
        } else if let number = Int(name), let known = number as Any as? Key {
          self[known] = try value._decode(Value.self)
        } else {
          throw DecodingError.typeMismatch(Int.self, value._context("Expected Int key but found String key instead."))
        }
      }
      return
    }
    if let named = Key.self as? any CodingKeyRepresentable.Type {
      for (name, item) in try decoder._members() {
        let key = _DictionaryCodingKey(stringValue: name)
        let value = decoder._nested(item, key)
        guard let known = named.init(codingKey: key) as? Key else {
          throw DecodingError.dataCorrupted(value._context("Could not convert key to type \(Key.self)"))
        }
        self[known] = try value._decode(Value.self)
      }
      return
    }
    var container = try decoder.unkeyedContainer()
    if container._items.count % 2 != 0 {
      throw DecodingError.dataCorrupted(
        decoder._context("Expected collection of key-value pairs; encountered odd-length array instead."))
    }
    while !container.isAtEnd {
      let key = try container.decode(Key.self)
      self[key] = try container.decode(Value.self)
    }
  }
}
extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
  func encode(to encoder: Encoder) throws {
    if Key.self == String.self || Key.self == Int.self {
      encoder._node._kind = .object
      for (key, value) in self {
        let name = String(describing: key)
        let node = _JSONNode()
        encoder._node._members[name] = node
        try encoder._nested(node, _DictionaryCodingKey(stringValue: name))._encode(value)
      }
      return
    }
    if Key.self is any CodingKeyRepresentable.Type {
      encoder._node._kind = .object
      for (key, value) in self {
        guard let named = key as? any CodingKeyRepresentable else { continue }
        let name = named.codingKey.stringValue
        let node = _JSONNode()
        encoder._node._members[name] = node
        try encoder._nested(node, _DictionaryCodingKey(stringValue: name))._encode(value)
      }
      return
    }
    var container = encoder.unkeyedContainer()
    for (key, value) in self {
      try container.encode(key)
      try container.encode(value)
    }
  }
}
enum _DifferenceKeys: String, CodingKey { case insertions, removals }
enum _ChangeKeys: String, CodingKey { case offset, element, associatedOffset, isRemove }
extension _CollectionDifferenceChange: Decodable where ChangeElement: Decodable {
  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: _ChangeKeys.self)
    let element = try values.decode(ChangeElement.self, forKey: .element)
    let other = try values.decode(Int?.self, forKey: .associatedOffset)
    let offset = try values.decode(Int.self, forKey: .offset)
    if try values.decode(Bool.self, forKey: .isRemove) {
      self = .remove(offset: offset, element: element, associatedWith: other)
    } else {
      self = .insert(offset: offset, element: element, associatedWith: other)
    }
  }
}
extension _CollectionDifferenceChange: Encodable where ChangeElement: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: _ChangeKeys.self)
    switch self {
    case .insert(let offset, let element, let other):
      try container.encode(false, forKey: .isRemove)
      try container.encode(element, forKey: .element)
      try container.encode(other, forKey: .associatedOffset)
      try container.encode(offset, forKey: .offset)
    case .remove(let offset, let element, let other):
      try container.encode(true, forKey: .isRemove)
      try container.encode(element, forKey: .element)
      try container.encode(other, forKey: .associatedOffset)
      try container.encode(offset, forKey: .offset)
    }
  }
}
extension CollectionDifference: Decodable where ChangeElement: Decodable {
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: _DifferenceKeys.self)
    let inserted = try container.decode([_CollectionDifferenceChange<ChangeElement>].self, forKey: .insertions)
    let removed = try container.decode([_CollectionDifferenceChange<ChangeElement>].self, forKey: .removals)
    guard let made = CollectionDifference<ChangeElement>(removed + inserted) else {
      throw DecodingError.dataCorrupted(decoder._context("Cannot decode an invalid collection difference"))
    }
    self = made
  }
}
extension CollectionDifference: Encodable where ChangeElement: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: _DifferenceKeys.self)
    try container.encode(insertions, forKey: .insertions)
    try container.encode(removals, forKey: .removals)
  }
}
extension Date: Decodable, Encodable {
  init(from decoder: Decoder) throws { self.init(timeIntervalSinceReferenceDate: try decoder._floating(Double.self)) }
  func encode(to encoder: Encoder) throws { try encoder._write(timeIntervalSinceReferenceDate) }
}
extension URL: Decodable, Encodable {
  init(from decoder: Decoder) throws { self = try decoder._url() }
  func encode(to encoder: Encoder) throws { encoder._write(encoder._coder._quoted(absoluteString)) }
}
extension UUID: Decodable, Encodable {
  init(from decoder: Decoder) throws {
    guard let value = UUID(uuidString: try decoder._text()) else {
      throw DecodingError.dataCorrupted(decoder._context("Attempted to decode UUID from invalid UUID string."))
    }
    self = value
  }
  func encode(to encoder: Encoder) throws { encoder._write(encoder._coder._quoted(uuidString)) }
}
extension Data: Decodable, Encodable {
  init(from decoder: Decoder) throws { self = try decoder._coder._data(decoder) }
  func encode(to encoder: Encoder) throws { try encoder._coder._encode(self, encoder) }
}
