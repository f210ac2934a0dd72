/// Foundation's `URLRequest` and `URLResponse` as values.
extension LibraryArea {
  static let requests = LibraryArea(
    name: "Requests",
    module: "Foundation",
    provides: ["URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "_headerValue"],
    source: #"""
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
      }
      """#)
}
