// What lies where, under paths without `.`, `..` and double slashes.
final class _StoredItem {
  let _isFolder: Bool
  var _bytes: Data
  var _created = Date()
  var _modified = Date()
  init(isFolder: Bool, bytes: Data = Data()) {
    _isFolder = isFolder
    _bytes = bytes
  }
}
enum _Disk {
  static var _home: String { "/var/mobile" }
  // nil at first: a value written here would be made once, and show in the trace.
  static var _stored: [String: _StoredItem]?
  static var _items: [String: _StoredItem] {
    get {
      if let known = _stored { return known }
      var folders = ["", "/tmp", "/var", _home]
      for name in ["Documents", "Desktop", "Downloads", "Library", "Library/Caches", "Library/Application Support"] {
        folders.append(_home + "/" + name)
      }
      let made = Dictionary(uniqueKeysWithValues: folders.map { ($0, _StoredItem(isFolder: true)) })
      _stored = made
      return made
    }
    set { _stored = newValue }
  }
  static func _plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.map { "/" + $0 }.joined()
  }
  static func _item(_ path: String) -> _StoredItem? { path.isEmpty ? nil : _items[_plain(path)] }
  static func _parent(_ path: String) -> String {
    let plain = _plain(path)
    return plain.lastIndex(of: "/").map { String(plain[..<$0]) + "/" } ?? "/"
  }
  static func _name(_ path: String) -> String { path.split(separator: "/").last.map { String($0) } ?? "/" }
  static func _depth(_ path: String) -> Int { path.split(separator: "/").count }
  static func _error(_ code: CocoaError.Code, _ path: String) -> CocoaError { CocoaError(code, userInfo: ["NSFilePath": path]) }
  static func _below(_ path: String) -> [String] {
    let start = _plain(path) + "/"
    return _items.keys.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }.sorted()
  }
  static func _names(_ path: String) throws -> [String] {
    guard let item = _item(path) else { throw _error(.fileReadNoSuchFile, path) }
    if !item._isFolder { throw _error(.fileReadUnknown, path) }
    return _below(path).filter { !$0.contains("/") }
  }
  static func _read(_ path: String) throws -> Data {
    guard let item = _item(path) else { throw _error(.fileReadNoSuchFile, path) }
    if item._isFolder { throw _error(.fileReadUnknown, path) }
    return item._bytes
  }
  static func _write(_ data: Data, to path: String, atomically: Bool, overwriting: Bool = true) throws {
    if _item(_parent(path))?._isFolder != true { throw _error(.fileNoSuchFile, path) }
    guard let known = _item(path) else {
      _items[_plain(path)] = _StoredItem(isFolder: false, bytes: data)
      return
    }
    if known._isFolder { throw _error(.fileWriteUnknown, path) }
    if !overwriting { throw _error(.fileWriteFileExists, path) }
    if atomically {
      _items[_plain(path)] = _StoredItem(isFolder: false, bytes: data)
    } else {
      known._bytes = data
      known._modified = Date()
    }
  }
  // A name that nobody has, for what is moved or read before long.
  static func _keepForNow(_ data: Data) -> URL {
    var number = 1
    while _item("/tmp/CFNetworkDownload_\(number).tmp") != nil { number += 1 }
    let path = "/tmp/CFNetworkDownload_\(number).tmp"
    _items[path] = _StoredItem(isFolder: false, bytes: data)
    return URL(fileURLWithPath: path)
  }
  static func _makeFolder(_ path: String, withParents: Bool) throws {
    if let known = _item(path) {
      if withParents && known._isFolder { return }
      throw _error(.fileWriteFileExists, path)
    }
    let parent = _parent(path)
    if let known = _item(parent) {
      if !known._isFolder { throw _error(.fileWriteUnknown, path) }
    } else {
      if !withParents { throw _error(.fileNoSuchFile, path) }
      try _makeFolder(parent, withParents: true)
    }
    _items[_plain(path)] = _StoredItem(isFolder: true)
  }
  static func _remove(_ path: String) throws {
    if _item(path) == nil { throw _error(.fileNoSuchFile, path) }
    for name in _below(path) { _items[_plain(path) + "/" + name] = nil }
    _items[_plain(path)] = nil
  }
  static func _move(_ path: String, _ other: String) throws {
    guard let item = _item(path) else { throw _error(.fileNoSuchFile, path) }
    if _item(other) != nil { throw _error(.fileWriteFileExists, path) }
    if _item(_parent(other))?._isFolder != true { throw _error(.fileNoSuchFile, path) }
    for name in _below(path) { _items[_plain(other) + "/" + name] = _items.removeValue(forKey: _plain(path) + "/" + name) }
    _items[_plain(path)] = nil
    _items[_plain(other)] = item
  }
  static func _copy(_ path: String, _ other: String) throws {
    guard let item = _item(path) else { throw _error(.fileReadNoSuchFile, path) }
    if _item(other) != nil { throw _error(.fileWriteFileExists, path) }
    if _item(_parent(other))?._isFolder != true { throw _error(.fileNoSuchFile, path) }
    _items[_plain(other)] = _StoredItem(isFolder: item._isFolder, bytes: item._bytes)
    for name in _below(path) {
      if let inner = _item(_plain(path) + "/" + name) {
        _items[_plain(other) + "/" + name] = _StoredItem(isFolder: inner._isFolder, bytes: inner._bytes)
      }
    }
  }
}
