struct URLResourceKey: RawRepresentable, Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
  static var nameKey: URLResourceKey { URLResourceKey("NSURLNameKey") }
  static var isDirectoryKey: URLResourceKey { URLResourceKey("NSURLIsDirectoryKey") }
  static var isRegularFileKey: URLResourceKey { URLResourceKey("NSURLIsRegularFileKey") }
  static var isHiddenKey: URLResourceKey { URLResourceKey("NSURLIsHiddenKey") }
  static var isExcludedFromBackupKey: URLResourceKey { URLResourceKey("NSURLIsExcludedFromBackupKey") }
  static var fileSizeKey: URLResourceKey { URLResourceKey("NSURLFileSizeKey") }
  static var totalFileSizeKey: URLResourceKey { URLResourceKey("NSURLTotalFileSizeKey") }
  static var fileAllocatedSizeKey: URLResourceKey { URLResourceKey("NSURLFileAllocatedSizeKey") }
  static var totalFileAllocatedSizeKey: URLResourceKey { URLResourceKey("NSURLTotalFileAllocatedSizeKey") }
  static var creationDateKey: URLResourceKey { URLResourceKey("NSURLCreationDateKey") }
  static var contentModificationDateKey: URLResourceKey { URLResourceKey("NSURLContentModificationDateKey") }
  static var contentAccessDateKey: URLResourceKey { URLResourceKey("NSURLContentAccessDateKey") }
}
struct URLResourceValues {
  var name: String?
  var isDirectory: Bool?
  var isRegularFile: Bool?
  var isHidden: Bool?
  var isExcludedFromBackup: Bool?
  var fileSize: Int?
  var totalFileSize: Int?
  var fileAllocatedSize: Int?
  var totalFileAllocatedSize: Int?
  var creationDate: Date?
  var contentModificationDate: Date?
  var contentAccessDate: Date?
  init() {}
  init(_item item: _StoredItem, name: String, keys: Set<URLResourceKey>) {
    let size = item._isFolder ? nil : item._bytes.count
    let blocks = size.map { ($0 + 4095) / 4096 * 4096 }
    if keys.contains(.nameKey) { self.name = name }
    if keys.contains(.isDirectoryKey) { isDirectory = item._isFolder }
    if keys.contains(.isRegularFileKey) { isRegularFile = !item._isFolder }
    if keys.contains(.isHiddenKey) { isHidden = name.hasPrefix(".") }
    if keys.contains(.fileSizeKey) { fileSize = size }
    if keys.contains(.totalFileSizeKey) { totalFileSize = size }
    if keys.contains(.fileAllocatedSizeKey) { fileAllocatedSize = blocks }
    if keys.contains(.totalFileAllocatedSizeKey) { totalFileAllocatedSize = blocks }
    if keys.contains(.creationDateKey) { creationDate = item._created }
    if keys.contains(.contentModificationDateKey) { contentModificationDate = item._modified }
    if keys.contains(.contentAccessDateKey) { contentAccessDate = item._modified }
  }
}
extension URL {
  func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    guard let item = _Disk._item(path) else { throw _Disk._error(.fileReadNoSuchFile, path) }
    return URLResourceValues(_item: item, name: lastPathComponent, keys: keys)
  }
  mutating func setResourceValues(_ values: URLResourceValues) throws {
    guard let item = _Disk._item(path) else { throw _Disk._error(.fileNoSuchFile, path) }
    if let date = values.contentModificationDate { item._modified = date }
    if let date = values.creationDate { item._created = date }
  }
  func checkResourceIsReachable() throws -> Bool {
    if _Disk._item(path) == nil { throw _Disk._error(.fileReadNoSuchFile, path) }
    return true
  }
  static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  static var cachesDirectory: URL { FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0] }
  static var documentsDirectory: URL { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0] }
  static var applicationSupportDirectory: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
  }
}
