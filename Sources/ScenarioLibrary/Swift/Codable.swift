protocol Decodable { init(from decoder: Decoder) throws }
protocol Encodable { func encode(to encoder: Encoder) throws }
typealias Codable = Decodable & Encodable
protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible {
  var stringValue: String { get }
  var intValue: Int? { get }
  init?(stringValue: String)
  init?(intValue: Int)
}
extension CodingKey {
  var description: String {
    "\(type(of: self))(stringValue: \"\(stringValue)\", intValue: \(intValue.map { String($0) } ?? "nil"))"
  }
  var debugDescription: String { description }
}
extension CodingKey where Self: RawRepresentable, Self.RawValue == String {
  var stringValue: String { rawValue }
  var intValue: Int? { nil }
  init?(stringValue: String) { self.init(rawValue: stringValue) }
  init?(intValue: Int) { return nil }
}
extension CodingKey where Self: RawRepresentable, Self.RawValue == Int {
  var intValue: Int? { rawValue }
  init?(intValue: Int) { self.init(rawValue: intValue) }
}
protocol CodingKeyRepresentable {
  var codingKey: CodingKey { get }
  init?<T: CodingKey>(codingKey: T)
}
extension CodingKeyRepresentable where Self: RawRepresentable, Self.RawValue == String {
  var codingKey: CodingKey { _DictionaryCodingKey(stringValue: rawValue) }
  init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }
}
extension CodingKeyRepresentable where Self: RawRepresentable, Self.RawValue == Int {
  var codingKey: CodingKey { _DictionaryCodingKey(stringValue: String(rawValue)) }
  init?<T: CodingKey>(codingKey: T) {
    guard let number = codingKey.intValue else { return nil }
    self.init(rawValue: number)
  }
}
struct CodingUserInfoKey: RawRepresentable, Hashable {
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue }
}
struct _CodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }
  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }
  init?(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
struct _DictionaryCodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = Int(stringValue)
  }
  init?(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
func _keyPathText(_ path: [CodingKey]) -> String {
  var result = ""
  for (index, key) in path.enumerated() {
    if let number = key.intValue {
      result += "[\(number)]"
      continue
    }
    if index > 0 { result += "." }
    result += key.stringValue.contains(".") ? "`" + key.stringValue + "`" : key.stringValue
  }
  return result
}
func _errorText(_ message: String, _ path: [CodingKey], _ debugDescription: String, _ underlyingError: Error?) -> String {
  var parts = [message]
  if !path.isEmpty { parts.append("Path: " + _keyPathText(path)) }
  if !debugDescription.isEmpty { parts.append("Debug description: " + debugDescription) }
  if let underlyingError { parts.append("Underlying error: \(underlyingError)") }
  return parts.joined(separator: ". ")
}
enum DecodingError: LocalizedError, CustomNSError, CustomStringConvertible, CustomDebugStringConvertible {
  struct Context {
    let codingPath: [CodingKey]
    let debugDescription: String
    let underlyingError: Error?
    init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
    func _text(_ message: String) -> String { _errorText(message, codingPath, debugDescription, underlyingError) }
  }
  case typeMismatch(Any.Type, Context)
  case valueNotFound(Any.Type, Context)
  case keyNotFound(CodingKey, Context)
  case dataCorrupted(Context)
  static func dataCorruptedError<C: CodingKey>(forKey key: C, in container: KeyedDecodingContainer<C>, debugDescription: String)
    -> DecodingError
  {
    .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }
  static func dataCorruptedError(in container: UnkeyedDecodingContainer, debugDescription: String) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: container.codingPath + [_CodingKey(index: container.currentIndex)], debugDescription: debugDescription))
  }
  static func dataCorruptedError(in container: SingleValueDecodingContainer, debugDescription: String) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
  var description: String {
    switch self {
    case .typeMismatch(let type, let context): return context._text("DecodingError.typeMismatch: expected value of type \(type)")
    case .valueNotFound(let type, let context):
      return context._text("DecodingError.valueNotFound: Expected value of type \(type) but found null instead")
    case .keyNotFound(let key, let context):
      return context._text("DecodingError.keyNotFound: Key '\(_keyPathText([key]))' not found in keyed decoding container")
    case .dataCorrupted(let context): return context._text("DecodingError.dataCorrupted: Data was corrupted")
    }
  }
  var debugDescription: String { description }
  static var errorDomain: String { "NSCocoaErrorDomain" }
  var errorCode: Int {
    switch self {
    case .valueNotFound, .keyNotFound: return 4865
    case .typeMismatch, .dataCorrupted: return 4864
    }
  }
}
enum EncodingError: LocalizedError, CustomNSError, CustomStringConvertible, CustomDebugStringConvertible {
  struct Context {
    let codingPath: [CodingKey]
    let debugDescription: String
    let underlyingError: Error?
    init(codingPath: [CodingKey], debugDescription: String, underlyingError: Error? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case invalidValue(Any, Context)
  var description: String {
    switch self {
    case .invalidValue(let value, let context):
      let message = "EncodingError.invalidValue: \(String(reflecting: value)) (\(type(of: value)))"
      return _errorText(message, context.codingPath, context.debugDescription, context.underlyingError)
    }
  }
  var debugDescription: String { description }
  static var errorDomain: String { "NSCocoaErrorDomain" }
  var errorCode: Int { 4866 }
}
