struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
  var boolValue: Bool
  init(_ value: Bool) { boolValue = value }
  init(booleanLiteral value: Bool) { boolValue = value }
  var description: String { boolValue.description }
}
struct FileAttributeKey: RawRepresentable, Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
  static var size: FileAttributeKey { FileAttributeKey("NSFileSize") }
  static var type: FileAttributeKey { FileAttributeKey("NSFileType") }
  static var creationDate: FileAttributeKey { FileAttributeKey("NSFileCreationDate") }
  static var modificationDate: FileAttributeKey { FileAttributeKey("NSFileModificationDate") }
  static var protectionKey: FileAttributeKey { FileAttributeKey("NSFileProtectionKey") }
  static var posixPermissions: FileAttributeKey { FileAttributeKey("NSFilePosixPermissions") }
  static var systemSize: FileAttributeKey { FileAttributeKey("NSFileSystemSize") }
  static var systemFreeSize: FileAttributeKey { FileAttributeKey("NSFileSystemFreeSize") }
}
struct FileAttributeType: RawRepresentable, Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static var typeRegular: FileAttributeType { FileAttributeType(rawValue: "NSFileTypeRegular") }
  static var typeDirectory: FileAttributeType { FileAttributeType(rawValue: "NSFileTypeDirectory") }
}
struct FileProtectionType: RawRepresentable, Hashable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  static var complete: FileProtectionType { FileProtectionType(rawValue: "NSFileProtectionComplete") }
  static var none: FileProtectionType { FileProtectionType(rawValue: "NSFileProtectionNone") }
  static var completeUntilFirstUserAuthentication: FileProtectionType {
    FileProtectionType(rawValue: "NSFileProtectionCompleteUntilFirstUserAuthentication")
  }
}
func NSHomeDirectory() -> String { _Disk._home }
func NSTemporaryDirectory() -> String { "/tmp/" }
func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String] { [directory._path] }
class FileManager: NSObject {
  enum SearchPathDirectory: UInt {
    case applicationDirectory = 1
    case libraryDirectory = 5
    case userDirectory = 7
    case documentDirectory = 9
    case desktopDirectory = 12
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
    case downloadsDirectory = 15
    case moviesDirectory = 17
    case musicDirectory = 18
    case picturesDirectory = 19
    case itemReplacementDirectory = 99
    var _path: String { _Disk._home + _place }
    var _place: String {
      switch self {
      case .applicationDirectory: "/Applications"
      case .libraryDirectory: "/Library"
      case .userDirectory: ""
      case .documentDirectory: "/Documents"
      case .desktopDirectory: "/Desktop"
      case .cachesDirectory: "/Library/Caches"
      case .applicationSupportDirectory: "/Library/Application Support"
      case .downloadsDirectory: "/Downloads"
      case .moviesDirectory: "/Movies"
      case .musicDirectory: "/Music"
      case .picturesDirectory: "/Pictures"
      case .itemReplacementDirectory: "/Library/Caches/TemporaryItems"
      }
    }
  }
  struct SearchPathDomainMask: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var userDomainMask: SearchPathDomainMask { SearchPathDomainMask(rawValue: 1) }
    static var localDomainMask: SearchPathDomainMask { SearchPathDomainMask(rawValue: 2) }
    static var systemDomainMask: SearchPathDomainMask { SearchPathDomainMask(rawValue: 8) }
    static var allDomainsMask: SearchPathDomainMask { SearchPathDomainMask(rawValue: 65535) }
  }
  struct DirectoryEnumerationOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var skipsSubdirectoryDescendants: DirectoryEnumerationOptions { DirectoryEnumerationOptions(rawValue: 1) }
    static var skipsPackageDescendants: DirectoryEnumerationOptions { DirectoryEnumerationOptions(rawValue: 2) }
    static var skipsHiddenFiles: DirectoryEnumerationOptions { DirectoryEnumerationOptions(rawValue: 4) }
  }
  struct ItemReplacementOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var usingNewMetadataOnly: ItemReplacementOptions { ItemReplacementOptions(rawValue: 1) }
  }
  // What is found is known from the beginning: what comes and goes on the way is not looked at.
  final class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
    typealias Element = Any
    var _rest: [Any]
    let _depths: [Int]
    var _next = 0
    init(_all: [Any], depths: [Int]) {
      _rest = _all
      _depths = depths
    }
    var level: Int { _next == 0 ? 0 : _depths[_next - 1] }
    var allObjects: [Any] {
      defer { _next = _rest.count }
      return Array(_rest[_next...])
    }
    func nextObject() -> Any? { next() }
    func next() -> Any? {
      if _next == _rest.count { return nil }
      _next += 1
      return _rest[_next - 1]
    }
    func skipDescendants() {
      let depth = level
      while _next < _rest.count, _depths[_next] > depth { _next += 1 }
    }
  }
  static let `default` = FileManager()
  override init() { super.init() }
  var temporaryDirectory: URL { URL(fileURLWithPath: "/tmp/") }
  var homeDirectoryForCurrentUser: URL { URL(fileURLWithPath: _Disk._home + "/") }
  var currentDirectoryPath: String { "/" }
  func urls(for directory: SearchPathDirectory, in domain: SearchPathDomainMask) -> [URL] {
    [URL(fileURLWithPath: directory._path + "/")]
  }
  func url(for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool) throws
    -> URL
  {
    if create { try _Disk._makeFolder(directory._path, withParents: true) }
    return urls(for: directory, in: domain)[0]
  }
  func fileExists(atPath path: String) -> Bool { _Disk._item(path) != nil }
  func fileExists(atPath path: String, isDirectory: inout ObjCBool) -> Bool {
    guard let item = _Disk._item(path) else { return false }
    isDirectory = ObjCBool(item._isFolder)
    return true
  }
  func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  func isWritableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  func isExecutableFile(atPath path: String) -> Bool { _Disk._item(path)?._isFolder == true }
  func isDeletableFile(atPath path: String) -> Bool { _Disk._item(_Disk._parent(path))?._isFolder == true }
  func displayName(atPath path: String) -> String { _Disk._name(path) }
  func contentsEqual(atPath path: String, andPath other: String) -> Bool {
    guard let item = _Disk._item(path), let second = _Disk._item(other) else { return false }
    return item._isFolder == second._isFolder && item._bytes == second._bytes
      && _Disk._below(path).allSatisfy { contentsEqual(atPath: path + "/" + $0, andPath: other + "/" + $0) }
  }
  @discardableResult func createFile(atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Any]? = nil)
    -> Bool
  {
    do { try _Disk._write(data ?? Data(), to: path, atomically: false) } catch { return false }
    return true
  }
  func contents(atPath path: String) -> Data? { try? _Disk._read(path) }
  func createDirectory(
    atPath path: String, withIntermediateDirectories withParents: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws { try _Disk._makeFolder(path, withParents: withParents) }
  func createDirectory(
    at url: URL, withIntermediateDirectories withParents: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws { try _Disk._makeFolder(url.path, withParents: withParents) }
  func removeItem(atPath path: String) throws { try _Disk._remove(path) }
  func removeItem(at url: URL) throws { try _Disk._remove(url.path) }
  func trashItem(at url: URL, resultingItemURL: Any?) throws { try _Disk._remove(url.path) }
  func moveItem(atPath path: String, toPath other: String) throws { try _Disk._move(path, other) }
  func moveItem(at url: URL, to other: URL) throws { try _Disk._move(url.path, other.path) }
  func copyItem(atPath path: String, toPath other: String) throws { try _Disk._copy(path, other) }
  func copyItem(at url: URL, to other: URL) throws { try _Disk._copy(url.path, other.path) }
  @discardableResult func replaceItemAt(
    _ url: URL, withItemAt other: URL, backupItemName: String? = nil, options: ItemReplacementOptions = []
  ) throws -> URL? {
    if _Disk._item(other.path) == nil { throw _Disk._error(.fileNoSuchFile, other.path) }
    if _Disk._item(url.path) != nil { try _Disk._remove(url.path) }
    try _Disk._move(other.path, url.path)
    return url
  }
  func contentsOfDirectory(atPath path: String) throws -> [String] { try _Disk._names(path) }
  func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    let shown = try _Disk._names(url.path).filter { !options.contains(.skipsHiddenFiles) || !$0.hasPrefix(".") }
    return shown.map { url.appendingPathComponent($0) }
  }
  func subpathsOfDirectory(atPath path: String) throws -> [String] {
    _ = try _Disk._names(path)
    return _Disk._below(path)
  }
  func subpaths(atPath path: String) -> [String]? { try? subpathsOfDirectory(atPath: path) }
  func enumerator(atPath path: String) -> DirectoryEnumerator? {
    guard _Disk._item(path)?._isFolder == true else { return nil }
    let all = _Disk._below(path)
    return DirectoryEnumerator(_all: all, depths: all.map { _Disk._depth($0) })
  }
  func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: DirectoryEnumerationOptions = [],
    errorHandler: ((URL, Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? {
    let all = _Disk._below(url.path).filter { path in
      if options.contains(.skipsHiddenFiles), path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { return false }
      return !options.contains(.skipsSubdirectoryDescendants) || _Disk._depth(path) == 1
    }
    return DirectoryEnumerator(_all: all.map { url.appendingPathComponent($0) }, depths: all.map { _Disk._depth($0) })
  }
  func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    guard let item = _Disk._item(path) else { throw _Disk._error(.fileReadNoSuchFile, path) }
    return [
      .size: NSNumber(value: item._bytes.count),
      .type: item._isFolder ? FileAttributeType.typeDirectory : FileAttributeType.typeRegular,
      .creationDate: item._created, .modificationDate: item._modified,
      .posixPermissions: NSNumber(value: item._isFolder ? 493 : 420),
    ]
  }
  func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {
    guard let item = _Disk._item(path) else { throw _Disk._error(.fileNoSuchFile, path) }
    if let date = attributes[.modificationDate] as? Date { item._modified = date }
    if let date = attributes[.creationDate] as? Date { item._created = date }
  }
  func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any] {
    [.systemSize: NSNumber(value: 256_000_000_000), .systemFreeSize: NSNumber(value: 128_000_000_000)]
  }
}
