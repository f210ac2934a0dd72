class JSONDecoder {
  enum KeyDecodingStrategy {
    case useDefaultKeys
    case convertFromSnakeCase
    case custom(([CodingKey]) -> CodingKey)
  }
  enum DateDecodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((Decoder) throws -> Date)
  }
  enum DataDecodingStrategy {
    case base64, deferredToData
    case custom((Decoder) throws -> Data)
  }
  enum NonConformingFloatDecodingStrategy {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate
  var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy = .base64
  var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
  var allowsJSON5 = false
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    do {
      var reader = _JSONReader(data._array(), allowsJSON5)
      return try Decoder(_value: try reader._document(), path: [], coder: self)._decode(type)
    } catch is _JSONError {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "The given data was not valid JSON."))
    }
  }
  var _keepsNames: Bool { if case .useDefaultKeys = keyDecodingStrategy { true } else { false } }
  func _name(_ key: String, _ path: [CodingKey]) -> String {
    switch keyDecodingStrategy {
    case .useDefaultKeys: return key
    case .convertFromSnakeCase: return _camelCase(key)
    case .custom(let convert): return convert(path + [_CodingKey(stringValue: key)]).stringValue
    }
  }
  func _data(_ decoder: Decoder) throws -> Data {
    if case .null = decoder._value { throw decoder._mismatch(Data.self) }
    switch dataDecodingStrategy {
    case .base64: return try decoder._base64()
    case .deferredToData: return Data(try [UInt8](from: decoder))
    case .custom(let make): return try make(decoder)
    }
  }
  /// What a text means where a number is asked for; nil if nothing.
  func _unusual(_ text: String) -> Double? {
    guard case .convertFromString(let positive, let negative, let nan) = nonConformingFloatDecodingStrategy else { return nil }
    return text == positive ? Double.infinity : text == negative ? -Double.infinity : text == nan ? Double.nan : nil
  }
  func _date(_ decoder: Decoder) throws -> Date {
    if case .null = decoder._value { throw decoder._mismatch(Date.self) }
    switch dateDecodingStrategy {
    case .deferredToDate: return try Date(from: decoder)
    case .secondsSince1970: return Date(timeIntervalSince1970: try decoder._floating(Double.self))
    case .millisecondsSince1970: return Date(timeIntervalSince1970: try decoder._floating(Double.self) / 1000)
    case .iso8601:
      #if iso8601
        guard let date = _DateReader._iso8601(try decoder._text(), isLenient: true) else {
          let path = Array(decoder.codingPath.dropLast())
          throw DecodingError.dataCorrupted(
            DecodingError.Context(codingPath: path, debugDescription: "Expected date string to be ISO8601-formatted."))
        }
        return date
      #else
        fatalError()
      #endif
    case .formatted(let formatter):
      #if formatted
        guard let date = formatter.date(from: try decoder._text()) else {
          throw DecodingError.dataCorrupted(decoder._context("Date string does not match format expected by formatter."))
        }
        return date
      #else
        fatalError()
      #endif
    case .custom(let make): return try make(decoder)
    }
  }
}
class JSONEncoder {
  struct OutputFormatting: OptionSet {
    let rawValue: UInt
    static let prettyPrinted = OutputFormatting(rawValue: 1)
    static let sortedKeys = OutputFormatting(rawValue: 2)
    static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  enum KeyEncodingStrategy {
    case useDefaultKeys
    case convertToSnakeCase
    case custom(([CodingKey]) -> CodingKey)
  }
  enum DateEncodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)
    case custom((Date, Encoder) throws -> Void)
  }
  enum DataEncodingStrategy {
    case base64, deferredToData
    case custom((Data, Encoder) throws -> Void)
  }
  enum NonConformingFloatEncodingStrategy {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }
  var outputFormatting: JSONEncoder.OutputFormatting = []
  var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate
  var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy = .base64
  var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
  var userInfo: [CodingUserInfoKey: Any] = [:]
  init() {}
  func encode<T: Encodable>(_ value: T) throws -> Data {
    let root = _JSONNode()
    try Encoder(_node: root, path: [], coder: self)._encode(value)
    if root._kind == .nothing {
      let context = EncodingError.Context(
        codingPath: [], debugDescription: "Top-level \(type(of: value)) did not encode any values.")
      throw EncodingError.invalidValue(value, context)
    }
    var text = ""
    root._write(into: &text, outputFormatting, "")
    return Data(_bytes(text))
  }
  func _name(_ key: CodingKey, _ path: [CodingKey]) -> String {
    switch keyEncodingStrategy {
    case .useDefaultKeys: return key.stringValue
    case .convertToSnakeCase: return _snakeCase(key.stringValue)
    case .custom(let convert): return convert(path + [key]).stringValue
    }
  }
  func _quoted(_ text: String) -> String { _jsonText(text, !outputFormatting.contains(.withoutEscapingSlashes)) }
  func _encode(_ data: Data, _ encoder: Encoder) throws {
    switch dataEncodingStrategy {
    case .base64: encoder._write(_quoted(data.base64EncodedString()))
    case .deferredToData: try data._array().encode(to: encoder)
    case .custom(let write): try write(data, encoder)
    }
  }
  /// How a number is written that JSON has no notation for; nil if not at all.
  func _unusual(_ value: Double) -> String? {
    guard case .convertToString(let positive, let negative, let nan) = nonConformingFloatEncodingStrategy else { return nil }
    return _quoted(value.isNaN ? nan : value > 0 ? positive : negative)
  }
  func _encode(_ date: Date, _ encoder: Encoder) throws {
    switch dateEncodingStrategy {
    case .deferredToDate: try encoder._write(date.timeIntervalSinceReferenceDate)
    case .secondsSince1970: try encoder._write(date.timeIntervalSince1970)
    case .millisecondsSince1970: try encoder._write(date.timeIntervalSince1970 * 1000)
    case .iso8601:
      #if iso8601
        encoder._write(_quoted(ISO8601DateFormatter().string(from: date)))
      #endif
    case .formatted(let formatter):
      #if formatted
        encoder._write(_quoted(formatter.string(from: date)))
      #endif
    case .custom(let write): try write(date, encoder)
    }
  }
}
func _snakeCase(_ name: String) -> String {
  let letters = Array(name)
  var words: [String] = []
  var start = 0
  var index = 1
  while index < letters.count {
    if !letters[index].isUppercase {
      index += 1
      continue
    }
    words.append(String(letters[start..<index]))
    start = index
    var lower = index
    while lower < letters.count && !letters[lower].isLowercase { lower += 1 }
    if lower == letters.count { break }
    if lower > index + 1 {
      words.append(String(letters[index..<lower - 1]))
      start = lower - 1
    }
    index = lower + 1
  }
  if start < letters.count { words.append(String(letters[start...])) }
  return words.map { $0.lowercased() }.joined(separator: "_")
}
func _camelCase(_ name: String) -> String {
  let letters = Array(name)
  guard let first = letters.firstIndex(where: { $0 != "_" }), let last = letters.lastIndex(where: { $0 != "_" }) else {
    return name
  }
  let words = String(letters[first...last]).split(separator: "_").map { String($0) }
  let joined = words.count == 1 ? words[0] : words[0].lowercased() + words.dropFirst().map { $0.capitalized }.joined()
  return String(letters[..<first]) + joined + String(letters[(last + 1)...])
}
