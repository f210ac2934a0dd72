struct UUID: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible {
  let uuidString: String
  init() {
    var text = ""
    for position in 0..<36 {
      switch position {
      case 8, 13, 18, 23: text += "-"
      case 14: text += "4"
      case 19: text += String(Int.random(in: 8...11), radix: 16, uppercase: true)
      default: text += String(Int.random(in: 0...15), radix: 16, uppercase: true)
      }
    }
    uuidString = text
  }
  init?(uuidString text: String) {
    if text.count != 36 { return nil }
    for (position, character) in text.enumerated() {
      switch position {
      case 8, 13, 18, 23: if character != "-" { return nil }
      default: if !character.isHexDigit { return nil }
      }
    }
    uuidString = text.uppercased()
  }
  typealias _Bytes = (
    UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
  )
  var uuid: _Bytes {
    let digits = Array(uuidString.filter { $0 != "-" })
    let b = (0..<16).map { UInt8((digits[$0 * 2].hexDigitValue ?? 0) * 16 + (digits[$0 * 2 + 1].hexDigitValue ?? 0)) }
    return (b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15])
  }
  init(uuid b: _Bytes) {
    let bytes = [b.0, b.1, b.2, b.3, b.4, b.5, b.6, b.7, b.8, b.9, b.10, b.11, b.12, b.13, b.14, b.15]
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    let parts = [digits[0..<4], digits[4..<6], digits[6..<8], digits[8..<10], digits[10..<16]]
    uuidString = parts.map { $0.joined() }.joined(separator: "-")
  }
  var description: String { uuidString }
  var debugDescription: String { uuidString }
  // Digits come before letters, as their values do.
  static func < (left: UUID, right: UUID) -> Bool { left.uuidString < right.uuidString }
}
final class NSUUID: NSObject {
  let uuidString = UUID().uuidString
  override init() { super.init() }
  override var description: String { uuidString }
}
enum MemoryLayout<T: ~Copyable> {
  static var size: Int { get }
  static var stride: Int { get }
  static var alignment: Int { get }
  static func size(ofValue value: T) -> Int { size }
  static func stride(ofValue value: T) -> Int { stride }
  static func alignment(ofValue value: T) -> Int { alignment }
}
func unsafeBitCast(_ object: AnyObject, to type: Int.Type) -> Int { _addressOf(_identityOf(object), 0) }
// The elements lie behind what counts them.
func unsafeBitCast<T>(_ values: [T], to type: Int.Type) -> Int { _addressOf(_storageOf(values), -32) }
func unsafeBitCast<K, V>(_ values: [K: V], to type: Int.Type) -> Int { _addressOf(_storageOf(values), -32) }
func unsafeBitCast<T>(_ values: Set<T>, to type: Int.Type) -> Int { _addressOf(_storageOf(values), -32) }
func unsafeBitCast(_ value: Double, to type: UInt64.Type) -> UInt64 { value.bitPattern }
func unsafeBitCast(_ value: Double, to type: Int64.Type) -> Int64 { Int64(bitPattern: value.bitPattern) }
func unsafeBitCast(_ value: UInt64, to type: Double.Type) -> Double { Double(bitPattern: value) }
func unsafeBitCast(_ value: Float, to type: UInt32.Type) -> UInt32 { value.bitPattern }
func unsafeBitCast(_ value: UInt32, to type: Float.Type) -> Float { Float(bitPattern: value) }
func unsafeBitCast(_ value: UInt64, to type: Int64.Type) -> Int64 { Int64(bitPattern: value) }
func unsafeBitCast(_ value: Int64, to type: UInt64.Type) -> UInt64 { UInt64(bitPattern: value) }
func unsafeBitCast<T, U>(_ value: T, to type: U.Type) -> U {
  if let same = value as? U { return same }
  if let number = value as? Double, let bits = number.bitPattern as? U { return bits }
  if let number = value as? Float, let bits = number.bitPattern as? U { return bits }
  if let bits = value as? UInt64, let number = Double(bitPattern: bits) as? U { return number }
  if let bits = value as? UInt32, let number = Float(bitPattern: bits) as? U { return number }
  _fatal("What unsafeBitCast makes of these bytes is not known here")
}
protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
  var _ownDomain: String { get }
}
extension CustomNSError {
  static var errorDomain: String { String(reflecting: Self.self) }
  var errorCode: Int { _code }
  var errorUserInfo: [String: Any] { [:] }
  var _ownDomain: String { Self.errorDomain }
}
// These are called for what is not of the class itself: every error on Apple's systems, Foundation's own elsewhere.
protocol _ErrorObject: AnyObject {}
func _castNSError(_ value: Any) -> NSError? { (value as? Error).map { NSError._bridge($0) } }
func _castNSErrorOfCocoa(_ value: Any) -> NSError? { (value as? CocoaError).map { NSError._bridge($0) } }
func _castURLError(_ value: Any) -> URLError? { _errorObject(value, "NSURLErrorDomain").map { URLError(_nsError: $0) } }
func _castCocoaError(_ value: Any) -> CocoaError? { _errorObject(value, "NSCocoaErrorDomain").map { CocoaError(_nsError: $0) } }
// Linux does not ask for the domain.
func _castAnyCocoaError(_ value: Any) -> CocoaError? { value is _ErrorObject ? CocoaError(_nsError: value as! NSError) : nil }
func _errorObject(_ value: Any, _ domain: String) -> NSError? {
  guard value is _ErrorObject else { return nil }
  let error = value as! NSError
  return error.domain == domain ? error : nil
}
class NSError: Error, _ErrorObject, Hashable, CustomStringConvertible {
  let domain: String
  let code: Int
  let userInfo: [String: Any]
  init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
    self.domain = domain
    self.code = code
    self.userInfo = userInfo ?? [:]
  }
  required init?(coder: NSCoder) { return nil }
  // Apple's only.
  convenience init() { self.init(domain: "", code: 0) }
  static func _bridgeIfAny(_ error: Error?) -> NSError? {
    guard let error else { return nil }
    return _bridge(error)
  }
  static func _bridge(_ error: Error) -> NSError {
    if error is _ErrorObject { return error as! NSError }
    let own = error as? CustomNSError
    var userInfo = own?.errorUserInfo ?? [:]
    // Where an error is both, Linux asks for no more than its numbers.
    if own == nil, let localized = error as? LocalizedError {
      if let text = localized.errorDescription { userInfo["NSLocalizedDescription"] = text }
      if let text = localized.recoverySuggestion { userInfo["NSLocalizedRecoverySuggestion"] = text }
      if let text = localized.failureReason { userInfo["NSLocalizedFailureReason"] = text }
    }
    return NSError(domain: own?._ownDomain ?? error._domain, code: own?.errorCode ?? error._code, userInfo: userInfo)
  }
  static func == (left: NSError, right: NSError) -> Bool {
    left.domain == right.domain && left.code == right.code && left.userInfo.count == right.userInfo.count
      && left.userInfo.allSatisfy { key, value in right.userInfo[key].map { _sameObject(value, $0) } ?? false }
  }
  func isEqual(_ object: Any?) -> Bool { (object as? NSError).map { $0 == self } ?? false }
  func hash(into hasher: inout Hasher) {
    hasher.combine(domain)
    hasher.combine(code)
  }
  var localizedFailureReason: String? {
    (userInfo["NSLocalizedFailureReason"] as? String) ?? (domain == "NSCocoaErrorDomain" ? _cocoaReason(code) : nil)
  }
  var localizedRecoverySuggestion: String? { userInfo["NSLocalizedRecoverySuggestion"] as? String }
  var localizedDescription: String {
    (userInfo["NSLocalizedDescription"] as? String) ?? "The operation could not be completed. "
      + (localizedFailureReason ?? "(\(domain) error \(code).)")
  }
  var description: String { _foundationError(domain, code, localizedFailureReason ?? "(null)", userInfo) }
}
