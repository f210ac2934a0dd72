class NSDictionary: NSObject, NSCopying, Sequence, ExpressibleByDictionaryLiteral, _ObjectParts {
  typealias Element = (key: Any, value: Any)
  typealias Iterator = ArrayIterator<(key: Any, value: Any)>
  typealias Key = AnyHashable
  typealias Value = Any
  var _keys: [AnyHashable] = []
  var _values: [AnyHashable: Any] = [:]
  override init() { super.init() }
  init(dictionary: [AnyHashable: Any]) {
    super.init()
    for (key, object) in dictionary { _set(object, key) }
  }
  convenience init(dictionary other: NSDictionary) { self.init(dictionary: other._values) }
  init(object: Any, forKey key: AnyHashable) {
    super.init()
    _set(object, key)
  }
  init(objects: [Any], forKeys keys: [AnyHashable]) {
    super.init()
    for (key, object) in zip(keys, objects) { _set(object, key) }
  }
  convenience init(objects: [Any], forKeys keys: [NSCopying]) {
    self.init()
    for (key, object) in zip(keys, objects) { _set(object, _plainKey(key)) }
  }
  init(dictionaryLiteral elements: (AnyHashable, Any)...) {
    super.init()
    for (key, object) in elements { _set(object, key) }
  }
  /// What cannot be a key is one that nothing has.
  func _plainKey(_ key: Any) -> AnyHashable {
    _plainKey((key as? AnyHashable) ?? AnyHashable(ObjectIdentifier(key as AnyObject)))
  }
  /// Texts and numbers are the same whether they are objects or not.
  func _plainKey(_ key: AnyHashable) -> AnyHashable {
    if let text = key.base as? _TextObject { return AnyHashable(text._text) }
    if let part = key.base as? Substring { return AnyHashable(String(part)) }
    if let number = key.base as? _NumberObject { return number._whole.map { AnyHashable($0) } ?? AnyHashable(number.doubleValue) }
    return key
  }
  func _set(_ object: Any, _ key: AnyHashable) {
    let key = _plainKey(key)
    if _values[key] == nil { _keys.append(key) }
    _values[key] = object
  }
  static func _bridge(_ values: [AnyHashable: Any]) -> NSDictionary { NSDictionary(dictionary: values) }
  static func _plain(_ object: NSDictionary) -> [AnyHashable: Any] { object._values }
  var _kindOfObject: Int { 2 }
  var _objectParts: [Any] { _keys.flatMap { [$0.base, _values[$0]!] } }
  var _pairs: [(key: Any, value: Any)] { _keys.map { (key: $0.base, value: _values[$0]!) } }
  func makeIterator() -> ArrayIterator<(key: Any, value: Any)> { ArrayIterator(_array: _pairs) }
  func _array() -> [(key: Any, value: Any)] { _pairs }
  var count: Int { _keys.count }
  var allKeys: [Any] { _keys.map { $0.base } }
  var allValues: [Any] { _keys.map { _values[$0]! } }
  func object(forKey key: Any) -> Any? { _values[_plainKey(key)] }
  func value(forKey key: String) -> Any? { _values[AnyHashable(key)] }
  func value(forKeyPath path: String) -> Any? {
    var found: Any? = self
    for key in path.components(separatedBy: ".") { found = (found as? NSDictionary)?.value(forKey: key) }
    return found
  }
  subscript(key: Any) -> Any? {
    get { _values[_plainKey(key)] }
  }
  func enumerateKeysAndObjects(_ body: (Any, Any, inout _ObjCBool) -> Void) {
    var stop = _ObjCBool()
    for key in _keys {
      body(key.base, _values[key]!, &stop)
      if stop.pointee { return }
    }
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSDictionary, other.count == count else { return false }
    for key in _keys {
      guard let mine = _values[key], let theirs = other._values[key], _sameObject(mine, theirs) else { return false }
    }
    return true
  }
  override var hash: Int { count }
  override var description: String {
    _keys.isEmpty ? "{\n}" : "{\n" + _keys.map { "    \($0) = \(_values[$0]!);" }.joined(separator: "\n") + "\n}"
  }
  func mutableCopy() -> Any { NSMutableDictionary(dictionary: _values) }
  func copy(with zone: NSZone?) -> Any { copy() }
  func copy() -> Any { NSDictionary(dictionary: _values) }
}
class NSMutableDictionary: NSDictionary {
  override init() { super.init() }
  override init(dictionary: [AnyHashable: Any]) { super.init(dictionary: dictionary) }
  override init(object: Any, forKey key: AnyHashable) { super.init(object: object, forKey: key) }
  override init(objects: [Any], forKeys keys: [AnyHashable]) { super.init(objects: objects, forKeys: keys) }
  override init(dictionaryLiteral elements: (AnyHashable, Any)...) {
    super.init()
    for (key, object) in elements { _set(object, key) }
  }
  init(capacity: Int) { super.init() }
  override subscript(key: Any) -> Any? {
    get { _values[_plainKey(key)] }
    set { if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) } }
  }
  func setObject(_ object: Any, forKey key: Any) { _set(object, _plainKey(key)) }
  func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key) } else { removeObject(forKey: key) }
  }
  func removeObject(forKey key: Any) {
    let key = _plainKey(key)
    if _values.removeValue(forKey: key) == nil { return }
    _keys.removeAll { $0 == key }
  }
  func removeObjects(forKeys keys: [AnyHashable]) { for key in keys { removeObject(forKey: key) } }
  func removeAllObjects() {
    _keys = []
    _values = [:]
  }
  func addEntries(from other: [AnyHashable: Any]) { for (key, value) in other { setObject(value, forKey: key) } }
  func setDictionary(_ other: [AnyHashable: Any]) {
    removeAllObjects()
    addEntries(from: other)
  }
}
