// Nothing is kept: every request is answered as the scenario says.
final class URLCache: NSObject {
  static var shared = URLCache()
  var memoryCapacity = 0
  var diskCapacity = 0
  override init() { super.init() }
  init(memoryCapacity: Int, diskCapacity: Int, diskPath: String? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
  }
  func removeAllCachedResponses() {}
}
func _headerValue(_ fields: [String: String], _ wanted: String) -> String? {
  for (field, value) in fields { if field.lowercased() == wanted.lowercased() { return value } }
  return nil
}
struct URLRequest: Hashable, CustomStringConvertible {
  var url: URL?
  var httpMethod: String? = "GET"
  var httpBody: Data? = nil
  var allHTTPHeaderFields: [String: String]? = nil
  var _ownTimeout: Double? = nil
  init(url: URL) { self.url = url }
  init(url: URL, timeoutInterval: Double) {
    self.url = url
    _ownTimeout = timeoutInterval
  }
  // There is no cache.
  enum CachePolicy {
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, reloadIgnoringLocalAndRemoteCacheData, returnCacheDataElseLoad
    case returnCacheDataDontLoad, reloadRevalidatingCacheData, reloadIgnoringCacheData
  }
  var cachePolicy = CachePolicy.useProtocolCachePolicy
  init(url: URL, cachePolicy: CachePolicy, timeoutInterval: Double = 60) {
    self.url = url
    self.cachePolicy = cachePolicy
    _ownTimeout = timeoutInterval
  }
  var timeoutInterval: Double {
    get { _ownTimeout ?? 60 }
    set { _ownTimeout = newValue }
  }
  func _timeout(or other: Double) -> Double { _ownTimeout ?? other }
  func value(forHTTPHeaderField field: String) -> String? { _headerValue(allHTTPHeaderFields ?? [:], field) }
  mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    for other in fields.keys { if other.lowercased() == field.lowercased() { fields[other] = nil } }
    fields[field] = value
    allHTTPHeaderFields = fields
  }
  mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
  }
  var description: String { url?.description ?? "url: nil" }
}
class URLResponse: NSObject {
  let url: URL?
  let mimeType: String?
  let expectedContentLength: Int64
  let textEncodingName: String?
  init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
  }
}
class HTTPURLResponse: URLResponse {
  let statusCode: Int
  let allHeaderFields: [AnyHashable: Any]
  let _fields: [String: String]
  init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    _fields = headerFields ?? [:]
    var all: [AnyHashable: Any] = [:]
    for (field, value) in headerFields ?? [:] { all[AnyHashable(field)] = value }
    allHeaderFields = all
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
  func value(forHTTPHeaderField field: String) -> String? { _headerValue(_fields, field) }
  static func localizedString(forStatusCode code: Int) -> String {
    if let known = _statusTexts[code] { return known }
    switch code {
    case 100...199: return "Informational"
    case 200...299: return "Success"
    case 300...399: return "Redirection"
    case 400...499: return "Client Error"
    default: return "Server Error"
    }
  }
  static var _statusTexts: [Int: String] {
    [
      100: "Continue", 101: "Switching Protocols", 102: "Processing", 200: "OK", 201: "Created", 202: "Accepted",
      203: "Non-Authoritative Information", 204: "No Content", 205: "Reset Content", 206: "Partial Content",
      207: "Multi-Status", 208: "Already Reported", 226: "IM Used", 300: "Multiple Choices", 301: "Moved Permanently",
      302: "Found", 303: "See Other", 304: "Not Modified", 305: "Use Proxy", 307: "Temporary Redirect",
      308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden",
      404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable", 407: "Proxy Authentication Required",
      408: "Request Timeout", 409: "Conflict", 410: "Gone", 411: "Length Required", 412: "Precondition Failed",
      413: "Payload Too Large", 414: "URI Too Long", 415: "Unsupported Media Type", 416: "Range Not Satisfiable",
      417: "Expectation Failed", 421: "Misdirected Request", 422: "Unprocessable Entity", 423: "Locked",
      424: "Failed Dependency", 426: "Upgrade Required", 428: "Precondition Required", 429: "Too Many Requests",
      431: "Request Header Fields Too Large", 451: "Unavailable For Legal Reasons", 500: "Internal Server Error",
      501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
      505: "HTTP Version Not Supported", 506: "Variant Also Negotiates", 507: "Insufficient Storage", 508: "Loop Detected",
      510: "Not Extended", 511: "Network Authentication Required",
    ]
  }
}
