class UserDefaults: NSObject {
  static let standard = UserDefaults()
  var _values: [String: Any] = [:]
  var _registered: [String: Any] = [:]
  convenience override init() { self.init(suiteName: nil)! }
  init?(suiteName: String?) { super.init() }
  func object(forKey key: String) -> Any? {
    if let value = _values[key] { return value }
    return _registered[key]
  }
  func set(_ value: Any?, forKey key: String) {
    if let value { _values[key] = value } else { removeObject(forKey: key) }
  }
  func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
  func set(_ value: Float, forKey key: String) { set(value as Any?, forKey: key) }
  func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  func value(forKey key: String) -> Any? { object(forKey: key) }
  func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  func removeObject(forKey key: String) { _values.removeValue(forKey: key) }
  func register(defaults: [String: Any]) { for (key, value) in defaults { _registered[key] = value } }
  @discardableResult func synchronize() -> Bool { true }
  func dictionaryRepresentation() -> [String: Any] { _registered.merging(_values) { $1 } }
  func _number(_ key: String) -> Double? {
    let value = object(forKey: key)
    if let flag = value as? Bool { return flag ? 1 : 0 }
    if let text = value as? String { return Double(text) }
    guard let value, let number = _anyNumber(value) else { return nil }
    return number._double
  }
  func integer(forKey key: String) -> Int { (object(forKey: key) as? Int) ?? Int(_number(key) ?? 0) }
  func double(forKey key: String) -> Double { _number(key) ?? 0 }
  func float(forKey key: String) -> Float { Float(double(forKey: key)) }
  func bool(forKey key: String) -> Bool {
    if let text = object(forKey: key) as? String, let first = text.first { return "YyTt123456789".contains(first) }
    return double(forKey: key) != 0
  }
  func string(forKey key: String) -> String? {
    let value = object(forKey: key)
    if let flag = value as? Bool { return flag ? "1" : "0" }
    guard let value, _anyNumber(value) != nil else { return value as? String }
    return String(describing: value)
  }
  func url(forKey key: String) -> URL? {
    let value = object(forKey: key)
    if let path = value as? String { return URL(fileURLWithPath: path) }
    return value as? URL
  }
  func set(_ url: URL?, forKey key: String) { if let url { _values[key] = url } else { removeObject(forKey: key) } }
  func removePersistentDomain(forName name: String) { _values = [:] }
  func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
}
