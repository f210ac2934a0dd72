func _foundationError(_ domain: String, _ code: Int, _ text: String, _ userInfo: [String: Any]) -> String {
  let head = "Error Domain=\(domain) Code=\(code) \"\(text)\""
  return userInfo.isEmpty ? head : head + "UserInfo={" + userInfo.map { "\($0.key)=\($0.value)" }.joined(separator: ", ") + "}"
}
func _cocoaReason(_ code: Int) -> String? {
  switch code {
  case 4, 260: "The file doesn’t exist."
  case 257, 513: "You don’t have permission."
  case 259: "The file isn’t in the correct format."
  case 516: "A file with the same name already exists."
  case 640: "There isn’t enough space."
  case 255: "The file couldn’t be locked."
  case 3072: "The operation was cancelled."
  case 2048, 1024: "The value is invalid."
  case 3328: "The requested operation is not supported."
  case 4866, 4864: "The data isn’t in the correct format."
  case 4865: "The data is missing."
  case 3840: "The data is not in the correct format."
  case 263: "The item is too large."
  case 258: "The file name is invalid."
  default: nil
  }
}
struct URLError: CustomNSError, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  enum Code: Int {
    case unknown = -1
    case cancelled = -999
    case badURL = -1000
    case timedOut = -1001
    case unsupportedURL = -1002
    case cannotFindHost = -1003
    case cannotConnectToHost = -1004
    case networkConnectionLost = -1005
    case dnsLookupFailed = -1006
    case httpTooManyRedirects = -1007
    case resourceUnavailable = -1008
    case notConnectedToInternet = -1009
    case redirectToNonExistentLocation = -1010
    case badServerResponse = -1011
    case userCancelledAuthentication = -1012
    case userAuthenticationRequired = -1013
    case zeroByteResource = -1014
    case cannotDecodeRawData = -1015
    case cannotDecodeContentData = -1016
    case cannotParseResponse = -1017
    case fileDoesNotExist = -1100
    case fileIsDirectory = -1101
    case noPermissionsToReadFile = -1102
    case dataLengthExceedsMaximum = -1103
    case secureConnectionFailed = -1200
    case dataNotAllowed = -1020
    case callIsActive = -1019
    case internationalRoamingOff = -1018
    case requestBodyStreamExhausted = -1021
    case cannotWriteToFile = -3003
    case cannotCreateFile = -3000
    case cannotOpenFile = -3001
    case cannotCloseFile = -3002
    case appTransportSecurityRequiresSecureConnection = -1022
    static func ~= (code: URLError.Code, error: Error) -> Bool { (error as? URLError)?.code == code }
  }
  let code: URLError.Code
  let userInfo: [String: Any]
  init(_ code: URLError.Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  init(_nsError error: NSError) {
    self.init(URLError.Code(rawValue: error.code) ?? .unknown, userInfo: error.userInfo)
  }
  static func == (left: URLError, right: URLError) -> Bool { left.code == right.code }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }
  static var errorDomain: String { "NSURLErrorDomain" }
  var errorUserInfo: [String: Any] { userInfo }
  var errorCode: Int { code.rawValue }
  var localizedDescription: String {
    (userInfo["NSLocalizedDescription"] as? String)
      ?? "The operation could not be completed. (NSURLErrorDomain error \(code.rawValue).)"
  }
  var description: String { _foundationError("NSURLErrorDomain", code.rawValue, "(null)", userInfo) }
  var debugDescription: String { description }
  static var unknown: URLError.Code { .unknown }
  static var cancelled: URLError.Code { .cancelled }
  static var badURL: URLError.Code { .badURL }
  static var timedOut: URLError.Code { .timedOut }
  static var unsupportedURL: URLError.Code { .unsupportedURL }
  static var cannotFindHost: URLError.Code { .cannotFindHost }
  static var cannotConnectToHost: URLError.Code { .cannotConnectToHost }
  static var networkConnectionLost: URLError.Code { .networkConnectionLost }
  static var dnsLookupFailed: URLError.Code { .dnsLookupFailed }
  static var httpTooManyRedirects: URLError.Code { .httpTooManyRedirects }
  static var resourceUnavailable: URLError.Code { .resourceUnavailable }
  static var notConnectedToInternet: URLError.Code { .notConnectedToInternet }
  static var redirectToNonExistentLocation: URLError.Code { .redirectToNonExistentLocation }
  static var badServerResponse: URLError.Code { .badServerResponse }
  static var userCancelledAuthentication: URLError.Code { .userCancelledAuthentication }
  static var userAuthenticationRequired: URLError.Code { .userAuthenticationRequired }
  static var zeroByteResource: URLError.Code { .zeroByteResource }
  static var cannotDecodeRawData: URLError.Code { .cannotDecodeRawData }
  static var cannotDecodeContentData: URLError.Code { .cannotDecodeContentData }
  static var cannotParseResponse: URLError.Code { .cannotParseResponse }
  static var fileDoesNotExist: URLError.Code { .fileDoesNotExist }
  static var fileIsDirectory: URLError.Code { .fileIsDirectory }
  static var noPermissionsToReadFile: URLError.Code { .noPermissionsToReadFile }
  static var dataLengthExceedsMaximum: URLError.Code { .dataLengthExceedsMaximum }
  static var secureConnectionFailed: URLError.Code { .secureConnectionFailed }
  static var dataNotAllowed: URLError.Code { .dataNotAllowed }
  static var callIsActive: URLError.Code { .callIsActive }
  static var internationalRoamingOff: URLError.Code { .internationalRoamingOff }
  static var requestBodyStreamExhausted: URLError.Code { .requestBodyStreamExhausted }
  static var cannotWriteToFile: URLError.Code { .cannotWriteToFile }
  static var cannotCreateFile: URLError.Code { .cannotCreateFile }
  static var cannotOpenFile: URLError.Code { .cannotOpenFile }
  static var cannotCloseFile: URLError.Code { .cannotCloseFile }
  static var appTransportSecurityRequiresSecureConnection: URLError.Code { .appTransportSecurityRequiresSecureConnection }
}
struct CocoaError: CustomNSError, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  struct Code: RawRepresentable, Hashable {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static var fileNoSuchFile: CocoaError.Code { CocoaError.Code(rawValue: 4) }
    static var fileLocking: CocoaError.Code { CocoaError.Code(rawValue: 255) }
    static var fileReadUnknown: CocoaError.Code { CocoaError.Code(rawValue: 256) }
    static var fileReadNoPermission: CocoaError.Code { CocoaError.Code(rawValue: 257) }
    static var fileReadInvalidFileName: CocoaError.Code { CocoaError.Code(rawValue: 258) }
    static var fileReadCorruptFile: CocoaError.Code { CocoaError.Code(rawValue: 259) }
    static var fileReadNoSuchFile: CocoaError.Code { CocoaError.Code(rawValue: 260) }
    static var fileReadTooLarge: CocoaError.Code { CocoaError.Code(rawValue: 263) }
    static var fileReadInapplicableStringEncoding: CocoaError.Code { CocoaError.Code(rawValue: 261) }
    static var fileWriteInapplicableStringEncoding: CocoaError.Code { CocoaError.Code(rawValue: 517) }
    static var fileWriteUnknown: CocoaError.Code { CocoaError.Code(rawValue: 512) }
    static var fileWriteNoPermission: CocoaError.Code { CocoaError.Code(rawValue: 513) }
    static var fileWriteFileExists: CocoaError.Code { CocoaError.Code(rawValue: 516) }
    static var fileWriteOutOfSpace: CocoaError.Code { CocoaError.Code(rawValue: 640) }
    static var keyValueValidation: CocoaError.Code { CocoaError.Code(rawValue: 1024) }
    static var formatting: CocoaError.Code { CocoaError.Code(rawValue: 2048) }
    static var userCancelled: CocoaError.Code { CocoaError.Code(rawValue: 3072) }
    static var featureUnsupported: CocoaError.Code { CocoaError.Code(rawValue: 3328) }
    static var propertyListReadCorrupt: CocoaError.Code { CocoaError.Code(rawValue: 3840) }
    static var coderReadCorrupt: CocoaError.Code { CocoaError.Code(rawValue: 4864) }
    static var coderValueNotFound: CocoaError.Code { CocoaError.Code(rawValue: 4865) }
    static var fileWriteInvalidFileName: CocoaError.Code { CocoaError.Code(rawValue: 514) }
    static var executableLoad: CocoaError.Code { CocoaError.Code(rawValue: 3587) }
    static var coderInvalidValue: CocoaError.Code { CocoaError.Code(rawValue: 4866) }
    static func ~= (code: CocoaError.Code, error: Error) -> Bool { (error as? CocoaError)?.code == code }
  }
  let code: CocoaError.Code
  let userInfo: [String: Any]
  init(_ code: CocoaError.Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  static func error(_ code: CocoaError.Code, userInfo: [AnyHashable: Any]? = nil, url: URL? = nil) -> Error {
    var info: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] { if let key = key.base as? String { info[key] = value } }
    if let url { info["NSURL"] = url }
    return CocoaError(code, userInfo: info)
  }
  init(_nsError error: NSError) { self.init(CocoaError.Code(rawValue: error.code), userInfo: error.userInfo) }
  static func == (left: CocoaError, right: CocoaError) -> Bool { left.code == right.code }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }
  static var errorDomain: String { "NSCocoaErrorDomain" }
  var errorUserInfo: [String: Any] { userInfo }
  var errorCode: Int { code.rawValue }
  var localizedDescription: String {
    (userInfo["NSLocalizedDescription"] as? String)
      ?? "The operation could not be completed. "
      + (_cocoaReason(code.rawValue) ?? "(NSCocoaErrorDomain error \(code.rawValue).)")
  }
  var description: String {
    _foundationError("NSCocoaErrorDomain", code.rawValue, _cocoaReason(code.rawValue) ?? "(null)", userInfo)
  }
  var debugDescription: String { description }
  static var fileNoSuchFile: CocoaError.Code { .fileNoSuchFile }
  static var fileLocking: CocoaError.Code { .fileLocking }
  static var fileReadUnknown: CocoaError.Code { .fileReadUnknown }
  static var fileReadNoPermission: CocoaError.Code { .fileReadNoPermission }
  static var fileReadInvalidFileName: CocoaError.Code { .fileReadInvalidFileName }
  static var fileReadCorruptFile: CocoaError.Code { .fileReadCorruptFile }
  static var fileReadNoSuchFile: CocoaError.Code { .fileReadNoSuchFile }
  static var fileReadTooLarge: CocoaError.Code { .fileReadTooLarge }
  static var fileReadInapplicableStringEncoding: CocoaError.Code { .fileReadInapplicableStringEncoding }
  static var fileWriteInapplicableStringEncoding: CocoaError.Code { .fileWriteInapplicableStringEncoding }
  static var fileWriteUnknown: CocoaError.Code { .fileWriteUnknown }
  static var fileWriteNoPermission: CocoaError.Code { .fileWriteNoPermission }
  static var fileWriteFileExists: CocoaError.Code { .fileWriteFileExists }
  static var fileWriteOutOfSpace: CocoaError.Code { .fileWriteOutOfSpace }
  static var keyValueValidation: CocoaError.Code { .keyValueValidation }
  static var formatting: CocoaError.Code { .formatting }
  static var userCancelled: CocoaError.Code { .userCancelled }
  static var featureUnsupported: CocoaError.Code { .featureUnsupported }
  static var propertyListReadCorrupt: CocoaError.Code { .propertyListReadCorrupt }
  static var coderReadCorrupt: CocoaError.Code { .coderReadCorrupt }
  static var coderValueNotFound: CocoaError.Code { .coderValueNotFound }
  static var coderInvalidValue: CocoaError.Code { .coderInvalidValue }
}
func _objectOfOptional<Value>(_ value: Value?) -> AnyObject {
  guard let value else { return NSNull() as AnyObject }
  return value as AnyObject
}
final class NSNull: Hashable, CustomStringConvertible {
  init() {}
  static func == (left: NSNull, right: NSNull) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
  var description: String { "<null>" }
}
