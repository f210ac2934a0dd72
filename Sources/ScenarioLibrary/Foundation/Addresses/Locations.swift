func _encodedPath(_ text: String) -> String {
  text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: CharacterSet._urlWords + "/@:;"))!
}
func _percentDecoded(_ text: String) -> String
func _percentEncoded(_ text: String) -> String
func _encodedPart(_ text: String, _ isHost: Bool) -> String
func _encodedDomain(_ host: String) -> String
func _readableDomain(_ host: String) -> String
/// The host as somebody wrote it, nothing where there is none.
func _hostText(_ text: String) -> String
/// Scheme, user, password, host, port, query, fragment and authority, each if it is there, and the path; nothing for what is no address.
func _addressParts(_ text: String) -> [String]
final class NSURL: NSObject {
  let _url: URL
  init(_ url: URL) { _url = url }
  init?(string: String) {
    guard let url = URL(string: string) else { return nil }
    _url = url
  }
  static func _bridge(_ url: URL) -> NSURL { NSURL(url) }
  static func _plain(_ object: NSURL) -> URL { object._url }
  var absoluteString: String? { _url.absoluteString }
  var path: String? { _url.path }
  var scheme: String? { _url.scheme }
  var host: String? { _url.host }
  var query: String? { _url.query }
  var fragment: String? { _url.fragment }
  var lastPathComponent: String? { _url.lastPathComponent }
  var pathExtension: String? { _url.pathExtension }
  var pathComponents: [String]? { _url.pathComponents }
  override var hash: Int { _url.hashValue }
  override var description: String { _url.description }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSURL)?._url == _url }
}
struct URL: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  let scheme: String?
  let user: String?
  let password: String?
  let host: String?
  let port: Int?
  let query: String?
  let fragment: String?
  let absoluteString: String
  let _path: String
  let _authority: String?
  // With its brackets and its signs of a percent.
  let _writtenHost: String?
  // The host as somebody wrote it whose domain is written in ASCII.
  var _wideHost: String? = nil
  // What it was made of, where that is relative to another one.
  var _relative: String? = nil
  var _base: String? = nil
  init?(string: String) {
    let host = _hostText(string)
    if string.isEmpty || !URL._mayBeHost(host) { return nil }
    self.init(_text: _percentEncoded(string))
    if _encodedDomain(host) != host { _wideHost = _encodedPart(host, false) }
  }
  init?(string: String, encodingInvalidCharacters encodes: Bool) {
    if !encodes && _percentEncoded(string) != string { return nil }
    self.init(string: string)
  }
  // Everywhere else in a URL what may not stand there is encoded.
  static func _mayBeHost(_ host: String) -> Bool {
    if host.hasPrefix("[") { return host.hasSuffix("]") }
    return !host.contains { " \\<>|^`{}\"\t[]:@".contains($0) }
  }
  init(fileURLWithPath path: String) { self = URL(_text: "file://" + _encodedPath(path))! }
  init(fileURLWithPath path: String, isDirectory: Bool) {
    self.init(fileURLWithPath: isDirectory && !path.hasSuffix("/") ? path + "/" : path)
  }
  init(fileURLWithPath path: String, relativeTo base: URL?) {
    let own = URL(fileURLWithPath: path)
    self = path.hasPrefix("/") ? own : URL(string: path, relativeTo: base) ?? own
  }
  init?(string: String, relativeTo base: URL?) {
    guard let own = URL(string: string) else { return nil }
    guard let base = base, own.scheme == nil else {
      self = own
      return
    }
    self = own._resolved(against: base)
    _relative = own.absoluteString
    _base = base.absoluteString
  }
  init?(_text text: String) {
    let parts = _addressParts(text)
    if parts.isEmpty { return nil }
    let written = _present(parts[3])
    scheme = _present(parts[0])
    user = _present(parts[1]).map { _percentDecoded($0) }
    password = _present(parts[2])
    port = _present(parts[4]).flatMap { Int($0) }
    // There is an empty host where anything else is said of it.
    let hasHost = written != nil && (written != "" || user != nil || port != nil)
    let isIPv6 = written?.hasPrefix("[") == true
    host = hasHost ? written.map { _percentDecoded(isIPv6 ? _part($0, 1, _byteCount($0) - 1) : $0) } : nil
    _writtenHost = written
    query = _present(parts[5])
    fragment = _present(parts[6])
    _authority = _present(parts[7])
    _path = parts[8]
    absoluteString = text
  }
  var path: String {
    let plain = _percentDecoded(_path)
    return plain.count > 1 && plain.hasSuffix("/") ? String(plain.dropLast()) : plain
  }
  var pathComponents: [String] {
    let parts = _percentDecoded(_path).split(separator: "/").map { String($0) }
    return _path.hasPrefix("/") ? ["/"] + parts : parts
  }
  var lastPathComponent: String { pathComponents.last ?? "" }
  var pathExtension: String {
    let last = lastPathComponent
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return "" }
    return String(last[last.index(after: dot)...])
  }
  var isFileURL: Bool { scheme == "file" }
  // What the properties of these names say, and whether the signs of a percent are to stay.
  func host(percentEncoded: Bool = true) -> String? {
    guard percentEncoded, let host, let written = _wideHost ?? _writtenHost else { return host }
    return host.isEmpty ? host : written.hasPrefix("[") ? String(written.dropFirst().dropLast()) : written
  }
  func user(percentEncoded: Bool = true) -> String? {
    percentEncoded ? _authority.flatMap { _present(_addressParts("//" + $0)[1]) } : user
  }
  func password(percentEncoded: Bool = true) -> String? { URL._part(password, percentEncoded) }
  func query(percentEncoded: Bool = true) -> String? { URL._part(query, percentEncoded) }
  func fragment(percentEncoded: Bool = true) -> String? { URL._part(fragment, percentEncoded) }
  func path(percentEncoded: Bool = true) -> String { percentEncoded ? _path : _percentDecoded(_path) }
  static func _part(_ part: String?, _ percentEncoded: Bool) -> String? {
    percentEncoded ? part : part.map { _percentDecoded($0) }
  }
  var baseURL: URL? { _base.flatMap { URL(string: $0) } }
  var absoluteURL: URL { _base == nil ? self : URL(_text: absoluteString)! }
  var relativePath: String { _relative.flatMap { URL(_text: $0)?.path } ?? path }
  var relativeString: String { _relative ?? absoluteString }
  // What is made of a relative one is relative to the same.
  func _relatively(_ change: (URL) -> URL) -> URL {
    guard let relative = _relative, let own = URL(_text: relative) else { return change(self) }
    return URL(string: change(own).absoluteString, relativeTo: baseURL) ?? self
  }
  var hasDirectoryPath: Bool { _path.hasSuffix("/") }
  func _with(path: String, query: String?, fragment: String?) -> URL {
    var text = scheme.map { $0 + ":" } ?? ""
    if let authority = _authority { text += "//" + authority }
    text += path
    if let query = query { text += "?" + query }
    if let fragment = fragment { text += "#" + fragment }
    return URL(_text: text)!
  }
  func appendingPathComponent(_ component: String) -> URL {
    if _relative != nil { return _relatively { $0.appendingPathComponent(component) } }
    let separator = _path.hasSuffix("/") || component.hasPrefix("/") ? "" : "/"
    return _with(path: _path + separator + _encodedPath(component), query: query, fragment: fragment)
  }
  func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL {
    appendingPathComponent(isDirectory && !component.hasSuffix("/") ? component + "/" : component)
  }
  func appending(path: String) -> URL { appendingPathComponent(path) }
  func appending(component: String) -> URL { appendingPathComponent(component) }
  func appendingPathExtension(_ text: String) -> URL {
    if _relative != nil { return _relatively { $0.appendingPathExtension(text) } }
    return text.isEmpty || text.contains("/")
      ? self : _with(path: _path + "." + _encodedPath(text), query: query, fragment: fragment)
  }
  func deletingLastPathComponent() -> URL {
    if _relative != nil { return _relatively { $0.deletingLastPathComponent() } }
    var path = _path
    while path.count > 1 && path.hasSuffix("/") { path = String(path.dropLast()) }
    guard let slash = path.lastIndex(of: "/") else { return _with(path: "./", query: query, fragment: fragment) }
    return _with(path: String(path[...slash]), query: query, fragment: fragment)
  }
  func deletingPathExtension() -> URL {
    if _relative != nil { return _relatively { $0.deletingPathExtension() } }
    let own = pathExtension
    return own.isEmpty ? self : _with(path: String(_path.dropLast(own.count + 1)), query: query, fragment: fragment)
  }
  mutating func appendPathComponent(_ component: String) { self = appendingPathComponent(component) }
  mutating func appendPathComponent(_ component: String, isDirectory: Bool) {
    self = appendingPathComponent(component, isDirectory: isDirectory)
  }
  mutating func append(path: String) { self = appending(path: path) }
  mutating func append(component: String) { self = appending(component: component) }
  mutating func appendPathExtension(_ text: String) { self = appendingPathExtension(text) }
  mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
  mutating func deletePathExtension() { self = deletingPathExtension() }
  func _resolved(against base: URL) -> URL {
    if scheme != nil { return self }
    if _authority != nil { return URL(_text: (base.scheme.map { $0 + ":" } ?? "") + absoluteString)! }
    if _path.isEmpty { return base._with(path: base._path, query: query ?? base.query, fragment: fragment) }
    if _path.hasPrefix("/") { return base._with(path: _path, query: query, fragment: fragment) }
    var parts = base._path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    if parts.isEmpty { parts = [""] } else { parts.removeLast() }
    if parts.isEmpty { parts = [""] }
    for part in _path.split(separator: "/", omittingEmptySubsequences: false) {
      if part == ".." {
        if parts.count > 1 { parts.removeLast() }
      } else if part != "." {
        parts.append(String(part))
      }
    }
    return base._with(path: parts.joined(separator: "/"), query: query, fragment: fragment)
  }
  // Without the parts of the path that lead nowhere or back.
  var standardized: URL {
    if !_path.contains(".") { return self }
    var parts: [Substring] = []
    let all = _path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in all.enumerated() {
      let isLast = index == all.count - 1
      if part == ".." {
        if let last = parts.last, !last.isEmpty || parts.count > 1 { parts.removeLast() }
        if isLast { parts.append("") }
      } else if part != "." {
        parts.append(part)
      } else if isLast {
        parts.append("")
      }
    }
    return _with(path: parts.joined(separator: "/"), query: query, fragment: fragment)
  }
  var standardizedFileURL: URL { isFileURL ? standardized : self }
  mutating func standardize() { self = standardized }
  static func == (left: URL, right: URL) -> Bool {
    left.absoluteString == right.absoluteString && left._relative == right._relative && left._base == right._base
  }
  func hash(into hasher: inout Hasher) { hasher.combine(absoluteString) }
  var description: String { _relative.map { "\($0) -- \(_base ?? "")" } ?? absoluteString }
  var debugDescription: String { description }
}
