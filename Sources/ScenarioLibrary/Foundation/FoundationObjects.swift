protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  var description: String { get }
}
class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible, _Formatted {
  var _formatted: Any { description }
  // What other code has hung on it, by the number of its key.
  var _associated: [Int: Any]?
  init() {}
  func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }
  var hash: Int { _identityOf(self) }
  var description: String { "<\(String(reflecting: type(of: self)))>" }
  var debugDescription: String { description }
  func isKind(of type: AnyClass) -> Bool { _isInstance(self, type) }
  func isMember(of type: AnyClass) -> Bool { Swift.type(of: self) == type }
  static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  func copy() -> Any {
    guard let original = self as? NSCopying else { _fatal("\(type(of: self)) has no copy(with:)") }
    return original.copy(with: nil)
  }
}
struct NSZone {}
typealias unichar = UInt16
// Nothing is read from an archive.
class NSCoder: NSObject { override init() { super.init() } }
protocol NSCopying { func copy(with zone: NSZone?) -> Any }
extension NSCopying { func copy() -> Any { copy(with: nil) } }
func NSStringFromClass<T>(_ type: T.Type) -> String {
  let name = String(reflecting: type)
  return name.hasPrefix("scenario.") ? name : String(describing: type)
}
// Of the classes that others have none is here, and those of the program are not looked up by their names.
func NSClassFromString(_ name: String) -> AnyClass? {
  if name.hasPrefix("scenario.") { _fatal("NSClassFromString finds no class of the program here; name the class itself") }
  return nil
}
struct _CacheEntry<Key: AnyObject, Object: AnyObject> {
  let key: Key
  var object: Object
  let cost: Int
}
protocol NSCacheDelegate: NSObjectProtocol {
  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any)
}
extension NSCacheDelegate {
  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) {}
}
// Which goes first when there is too much is not promised: here, as in Foundation on Linux, the cheapest, and of equal ones the
// newest.
final class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  var name = ""
  var countLimit = 0
  var totalCostLimit = 0
  var evictsObjectsWithDiscardedContent = true
  weak var delegate: (any NSCacheDelegate)? = nil
  // Recursive: a delegate, or the deinit of what goes, may ask the cache.
  let _guard = NSRecursiveLock()
  var _entries: [_CacheEntry<KeyType, ObjectType>] = []
  override init() { super.init() }
  func _index(_ key: KeyType) -> Int? {
    if let text = key as? NSString { return _entries.firstIndex { ($0.key as? NSString)?._text == text._text } }
    if let number = key as? NSNumber {
      return _entries.firstIndex { ($0.key as? NSNumber)?.doubleValue == number.doubleValue }
    }
    if let object = key as? NSObject { return _entries.firstIndex { object.isEqual($0.key) } }
    return _entries.firstIndex { $0.key === key }
  }
  // What the delegate is given has the cache's name, not its entries: these are of types that it does not know.
  func _evictFirst() {
    if let delegate {
      let known = NSCache<AnyObject, AnyObject>()
      known.name = name
      delegate.cache(known, willEvictObject: _entries[0].object)
    }
    _entries.removeFirst()
  }
  func object(forKey key: KeyType) -> ObjectType? { _guard.withLock { _index(key).map { _entries[$0].object } } }
  func setObject(_ object: ObjectType, forKey key: KeyType) { setObject(object, forKey: key, cost: 0) }
  func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
    _guard.lock()
    defer { _guard.unlock() }
    if let index = _index(key) { _entries.remove(at: index) }
    let place = _entries.firstIndex { $0.cost >= cost } ?? _entries.count
    _entries.insert(_CacheEntry(key: key, object: object, cost: cost), at: place)
    while totalCostLimit > 0 && _entries.reduce(0, { $0 + $1.cost }) > totalCostLimit { _evictFirst() }
    while countLimit > 0 && _entries.count > countLimit { _evictFirst() }
  }
  func removeObject(forKey key: KeyType) { _ = _guard.withLock { _index(key).map { _entries.remove(at: $0) } } }
  func removeAllObjects() { _guard.withLock { _entries.removeAll() } }
}
// A program without an Info.plist has no name, as one that `swiftc` builds.
class Bundle: NSObject {
  static let main = Bundle()
  static var module: Bundle { main }
  static var allBundles: [Bundle] { [main] }
  override init() { super.init() }
  // There is one, without files.
  convenience init(for type: AnyClass) { self.init() }
  convenience init?(path: String) { return nil }
  convenience init?(url: URL) { return nil }
  convenience init?(identifier: String) { return nil }
  override var hash: Int { 0 }
  override func isEqual(_ object: Any?) -> Bool { object is Bundle }
  var bundleIdentifier: String? { nil }
  var bundlePath: String { "/" }
  var bundleURL: URL { URL(fileURLWithPath: "/") }
  var resourcePath: String? { bundlePath }
  var resourceURL: URL? { bundleURL }
  var infoDictionary: [String: Any]? { [:] }
  func object(forInfoDictionaryKey key: String) -> Any? { nil }
  func localizedString(forKey key: String, value: String?, table: String?) -> String {
    guard let value, !value.isEmpty else { return key }
    return value
  }
  func url(forResource name: String?, withExtension ending: String?) -> URL? { nil }
  func url(forResource name: String?, withExtension ending: String?, subdirectory: String?) -> URL? { nil }
  func path(forResource name: String?, ofType ending: String?) -> String? { nil }
  func path(forResource name: String?, ofType ending: String?, inDirectory folder: String?) -> String? { nil }
  func paths(forResourcesOfType ending: String?, inDirectory folder: String?) -> [String] { [] }
}
func NSLog(_ format: String, _ arguments: Any...) { print(_format(format, _plainArguments(arguments))) }
