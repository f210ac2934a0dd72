struct URLQueryItem: Hashable, CustomStringConvertible {
  var name: String
  var value: String?
  init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
  var description: String { value.map { name + "=" + $0 } ?? name }
}
struct URLComponents: Hashable, CustomStringConvertible {
  var scheme: String? = nil
  var port: Int? = nil
  var percentEncodedUser: String? = nil
  var percentEncodedPassword: String? = nil
  var percentEncodedHost: String? = nil
  var percentEncodedPath = ""
  var percentEncodedQuery: String? = nil
  var percentEncodedFragment: String? = nil
  init() {}
  init?(string: String) {
    guard URL._mayBeHost(_hostText(string)), let url = URL(_text: _percentEncoded(string)) else { return nil }
    self.init(_parts: url)
  }
  init?(string: String, encodingInvalidCharacters encodes: Bool) {
    if !encodes && _percentEncoded(string) != string { return nil }
    self.init(string: string)
  }
  init?(url: URL, resolvingAgainstBaseURL resolves: Bool) {
    self.init(_parts: resolves ? url : URL(_text: url.relativeString) ?? url)
  }
  init(_parts url: URL) {
    scheme = url.scheme
    port = url.port
    percentEncodedHost = url._writtenHost.map { _encodedPart(_readableDomain($0), true) }
    percentEncodedPath = url._path
    percentEncodedQuery = url.query
    percentEncodedFragment = url.fragment
    percentEncodedUser = url.user(percentEncoded: true)
    percentEncodedPassword = url.password
  }
  func _encoded(_ text: String?, _ allowed: CharacterSet) -> String? {
    text?.addingPercentEncoding(withAllowedCharacters: allowed)
  }
  var user: String? {
    get { percentEncodedUser.map { _percentDecoded($0) } }
    set { percentEncodedUser = _encoded(newValue, .urlUserAllowed) }
  }
  var password: String? {
    get { percentEncodedPassword.map { _percentDecoded($0) } }
    set { percentEncodedPassword = _encoded(newValue, CharacterSet.urlPasswordAllowed.union(CharacterSet(charactersIn: ":"))) }
  }
  var host: String? {
    get { percentEncodedHost.map { _percentDecoded($0) } }
    set {
      let isIPv6 = newValue?.hasPrefix("[") == true && newValue?.hasSuffix("]") == true
      percentEncodedHost = isIPv6 ? newValue : _encoded(newValue, .urlHostAllowed)
    }
  }
  var path: String {
    get { _percentDecoded(percentEncodedPath) }
    set { percentEncodedPath = _encoded(newValue, .urlPathAllowed)! }
  }
  var query: String? {
    get { percentEncodedQuery.map { _percentDecoded($0) } }
    set { percentEncodedQuery = _encoded(newValue, .urlQueryAllowed) }
  }
  var fragment: String? {
    get { percentEncodedFragment.map { _percentDecoded($0) } }
    set { percentEncodedFragment = _encoded(newValue, .urlFragmentAllowed) }
  }
  var percentEncodedQueryItems: [URLQueryItem]? {
    get {
      guard let query = percentEncodedQuery else { return nil }
      if query.isEmpty { return [] }
      return query.split(separator: "&", omittingEmptySubsequences: false).map { part in
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        return URLQueryItem(name: sides[0], value: sides.count > 1 ? sides[1] : nil)
      }
    }
    set { percentEncodedQuery = newValue?.map { $0.description }.joined(separator: "&") }
  }
  var queryItems: [URLQueryItem]? {
    get {
      percentEncodedQueryItems?.map { item in
        URLQueryItem(name: _percentDecoded(item.name), value: item.value.map { _percentDecoded($0) })
      }
    }
    set {
      let allowed = CharacterSet(charactersIn: CharacterSet._urlWords.filter { $0 != "&" && $0 != "=" } + "/:;?@")
      percentEncodedQueryItems = newValue?.map { item in
        URLQueryItem(name: _encoded(item.name, allowed)!, value: _encoded(item.value, allowed))
      }
    }
  }
  /// As in the names of domains.
  var encodedHost: String? {
    get {
      guard let host = percentEncodedHost else { return nil }
      let plain = _percentDecoded(host)
      return plain.utf8.allSatisfy { $0 < 128 } ? host : _encodedDomain(plain)
    }
    set { percentEncodedHost = newValue.map { _encodedPart(_readableDomain($0), true) } }
  }
  // None where a host would swallow the path, or is none.
  var string: String? {
    if let host = percentEncodedHost, !URL._mayBeHost(_percentDecoded(host)) { return nil }
    var text = scheme.map { $0 + ":" } ?? ""
    if percentEncodedHost != nil || percentEncodedUser != nil || port != nil {
      if !percentEncodedPath.isEmpty, !percentEncodedPath.hasPrefix("/") { return nil }
      text += "//"
      if let user = percentEncodedUser { text += user + (percentEncodedPassword.map { ":" + $0 } ?? "") + "@" }
      text += encodedHost ?? ""
      if let port { text += ":\(port)" }
    } else if percentEncodedPath.hasPrefix("//") {
      return nil
    }
    text += percentEncodedPath
    if let query = percentEncodedQuery { text += "?" + query }
    if let fragment = percentEncodedFragment { text += "#" + fragment }
    return text
  }
  var url: URL? { string.flatMap { URL(_text: $0) } }
  var description: String { string ?? "" }
}
