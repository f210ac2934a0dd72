indirect enum _JSONValue {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([_JSONValue])
  case object([String: _JSONValue])
  var _isNull: Bool { if case .null = self { true } else { false } }
  var _kind: String {
    switch self {
    case .null: return "null"
    case .bool: return "bool"
    case .number: return "number"
    case .string: return "a string"
    case .array: return "an array"
    case .object: return "a dictionary"
    }
  }
}
enum _JSONError: Error {
  case end
  case character(Int)
  case number
  case depth
}
func _isZero(_ number: String) -> Bool {
  for byte in _bytes(number) {
    if byte == 101 || byte == 69 { return true }
    if byte > 48 && byte < 58 { return false }
  }
  return true
}
/// An array or object whose end has not been read.
final class _JSONOpen {
  let _end: UInt8
  var _items: [_JSONValue] = []
  var _members: [String: _JSONValue] = [:]
  var _key = ""
  init(_end: UInt8) { self._end = _end }
  func _add(_ value: _JSONValue) {
    if _end == 93 { _items.append(value) } else if _members[_key] == nil { _members[_key] = value }
  }
  var _whole: _JSONValue { _end == 93 ? .array(_items) : .object(_members) }
}
struct _JSONReader {
  let _text: [UInt8]
  var _index = 0
  var _open: [_JSONOpen] = []
  /// JSON5 has comments, names without quotes, single quotes and more ways to write a number.
  let _isWide: Bool
  init(_ text: [UInt8], _ isWide: Bool = false) {
    _text = text
    _isWide = isWide
  }
  mutating func _document() throws -> _JSONValue {
    while true {
      var value = _JSONValue.null
      switch try _next() {
      case 34: value = .string(try _string())
      case 123, 91:
        if try _opens(_text[_index] + 2) { continue }
        value = _open.removeLast()._whole
      case 116: value = try _word([116, 114, 117, 101], .bool(true))
      case 102: value = try _word([102, 97, 108, 115, 101], .bool(false))
      case 110: value = try _word([110, 117, 108, 108], .null)
      case 45, 48...57: value = .number(try _isWide ? _wideNumber() : _number())
      case 39 where _isWide: value = .string(try _string(39))
      case 43, 46, 73, 78: value = .number(try _wideNumber())
      default: throw _JSONError.character(_index)
      }
      while let innermost = _open.last {
        innermost._add(value)
        if try _continues(innermost) { break }
        _open.removeLast()
        value = innermost._whole
      }
      if _open.isEmpty { return try _alone(value) }
    }
  }
  func _alone(_ value: _JSONValue) throws -> _JSONValue {
    if _isWide {
      var rest = self
      if (try? rest._next()) == nil { return value }
      throw _JSONError.character(rest._index)
    }
    for index in _index..<_text.count where !_isBlank(_text[index]) { throw _JSONError.character(index) }
    return value
  }
  /// At the beginning of an array or object: whether there is anything in it.
  mutating func _opens(_ end: UInt8) throws -> Bool {
    if _open.count == 512 { throw _JSONError.depth }
    _index += 1
    let opened = _JSONOpen(_end: end)
    _open.append(opened)
    if try _next() == end {
      _index += 1
      return false
    }
    if end == 125 { opened._key = try _memberName() }
    return true
  }
  /// Behind a value: whether another one follows. Like Foundation's, this reader lets a comma stand before the end.
  mutating func _continues(_ innermost: _JSONOpen) throws -> Bool {
    let byte = try _next()
    if byte != innermost._end && byte != 44 { throw _JSONError.character(_index) }
    _index += 1
    if byte != 44 { return false }
    if try _next() == innermost._end {
      _index += 1
      return false
    }
    if innermost._end == 125 { innermost._key = try _memberName() }
    return true
  }
  mutating func _memberName() throws -> String {
    let first = try _next()
    if first != 34 && !_isWide { throw _JSONError.character(_index) }
    let name = try first == 34 || first == 39 ? _string(first) : _bareName()
    if try _next() != 58 { throw _JSONError.character(_index) }
    _index += 1
    return name
  }
  func _isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 13 || byte == 9 }
  func _isDigit(_ index: Int) -> Bool { index < _text.count && _text[index] > 47 && _text[index] < 58 }
  mutating func _next() throws -> UInt8 {
    while _index < _text.count {
      let byte = _text[_index]
      if byte == 47 && _isWide {
        try _comment()
      } else if _isBlank(byte) {
        _index += 1
      } else {
        return byte
      }
    }
    throw _JSONError.end
  }
  mutating func _word(_ letters: [UInt8], _ value: _JSONValue) throws -> _JSONValue {
    for letter in letters {
      if _index >= _text.count { throw _JSONError.end }
      if _text[_index] != letter { throw _JSONError.character(_index) }
      _index += 1
    }
    return value
  }
  mutating func _number() throws -> String {
    let start = _index
    if _text[_index] == 45 { _index += 1 }
    if !_isDigit(_index) { throw _JSONError.character(_index) }
    if _text[_index] == 48 && _isDigit(_index + 1) { throw _JSONError.character(_index) }
    while _isDigit(_index) { _index += 1 }
    if _index < _text.count && _text[_index] == 46 {
      _index += 1
      if !_isDigit(_index) { throw _JSONError.character(_index) }
      while _isDigit(_index) { _index += 1 }
    }
    if _index < _text.count && (_text[_index] == 101 || _text[_index] == 69) {
      _index += 1
      if _index < _text.count && (_text[_index] == 43 || _text[_index] == 45) { _index += 1 }
      if !_isDigit(_index) { throw _JSONError.character(_index) }
      while _isDigit(_index) { _index += 1 }
    }
    return _fromBytes(Array(_text[start..<_index]))
  }
  mutating func _string(_ quote: UInt8 = 34) throws -> String {
    _index += 1
    let start = _index
    while _index < _text.count && _text[_index] != quote && _text[_index] != 92 && _text[_index] > 31 { _index += 1 }
    if _index < _text.count && _text[_index] == quote {
      _index += 1
      return try _checked(Array(_text[start..<_index - 1]))
    }
    var bytes = Array(_text[start..<_index])
    while _index < _text.count {
      let byte = _text[_index]
      if byte < 32 { throw _JSONError.character(_index) }
      _index += 1
      if byte == quote { return try _checked(bytes) }
      if byte == 92 { try _escaped(&bytes) } else { bytes.append(byte) }
    }
    throw _JSONError.end
  }
  func _checked(_ bytes: [UInt8]) throws -> String {
    guard let text = String(bytes: bytes, encoding: .utf8) else { throw _JSONError.character(_index) }
    return text
  }
  mutating func _escaped(_ bytes: inout [UInt8]) throws {
    if _index >= _text.count { throw _JSONError.end }
    let letter = _text[_index]
    _index += 1
    switch letter {
    case 34, 92, 47: bytes.append(letter)
    case 39 where _isWide: bytes.append(letter)
    case 10 where _isWide: break
    case 98: bytes.append(8)
    case 102: bytes.append(12)
    case 110: bytes.append(10)
    case 114: bytes.append(13)
    case 116: bytes.append(9)
    case 117:
      var scalar = try _hexadecimal()
      if scalar >= 0xDC00 && scalar < 0xE000 { throw _JSONError.character(_index) }
      if scalar >= 0xD800 && scalar < 0xDC00 {
        if _index + 1 >= _text.count || _text[_index] != 92 || _text[_index + 1] != 117 { throw _JSONError.character(_index) }
        _index += 2
        let second = try _hexadecimal()
        if second < 0xDC00 || second > 0xDFFF { throw _JSONError.character(_index) }
        scalar = 0x10000 + (scalar - 0xD800) * 0x400 + (second - 0xDC00)
      }
      bytes.append(contentsOf: _bytes(_asText(_fromScalar(scalar))))
    default: throw _JSONError.character(_index)
    }
  }
  mutating func _hexadecimal() throws -> UInt32 {
    if _index + 4 > _text.count { throw _JSONError.end }
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = UInt32(_text[_index])
      switch byte {
      case 48...57: value = value * 16 + byte - 48
      case 65...70: value = value * 16 + byte - 55
      case 97...102: value = value * 16 + byte - 87
      default: throw _JSONError.character(_index)
      }
      _index += 1
    }
    return value
  }
}
