protocol _NumberObject: AnyObject {
  var _whole: Int? { get }
  var doubleValue: Double { get }
}
func _castNSNumber(_ value: Any) -> NSNumber? {
  if let flag = value as? Bool { return NSNumber(value: flag) }
  if let fraction = value as? Double { return NSNumber(value: fraction) }
  if let fraction = value as? Float { return NSNumber(value: fraction) }
  guard let number = _anyNumber(value) else { return nil }
  return number._isLarge ? NSNumber(value: UInt64(truncatingIfNeeded: number._whole)) : NSNumber(value: number._whole)
}
class NSNumber: NSValue, NSCopying, _NumberObject, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  let doubleValue: Double
  let _description: String
  let _debug: String
  let _whole: Int?
  var _isLarge = false
  var _isFlag = false
  init<T: BinaryInteger>(value: T) {
    let text = String(value)
    doubleValue = Double(value)
    _description = text
    _debug = text
    _whole = Int(truncatingIfNeeded: value)
    _isLarge = doubleValue >= 9_223_372_036_854_775_807
  }
  init(integerLiteral value: Int) {
    doubleValue = Double(value)
    _description = String(value)
    _debug = _description
    _whole = value
  }
  init(value: Double) {
    doubleValue = value
    _description = NSNumber._text(value)
    _debug = _description
    _whole = nil
  }
  init(value: Float) {
    doubleValue = Double(value)
    _description = NSNumber._text(String(value))
    _debug = _description
    _whole = nil
  }
  init(floatLiteral value: Double) {
    doubleValue = value
    _description = NSNumber._text(value)
    _debug = _description
    _whole = nil
  }
  init(value: Bool) {
    doubleValue = value ? 1 : 0
    _description = value ? "1" : "0"
    _debug = _description
    _whole = value ? 1 : 0
    _isFlag = true
  }
  convenience init(booleanLiteral value: Bool) { self.init(value: value) }
  /// As JSON has it.
  init(_flag flag: Bool) {
    doubleValue = flag ? 1 : 0
    _description = flag ? "1" : "0"
    _debug = flag ? "true" : "false"
    _whole = flag ? 1 : 0
    _isFlag = true
  }
  /// Of another kind: `text` is what is written.
  init(_double value: Double, text: String) {
    doubleValue = value
    _description = text
    _debug = text
    _whole = nil
  }
  func copy(with zone: NSZone?) -> Any { self }
  static func _text(_ value: Double) -> String { String(value) }
  static func _text(_ text: String) -> String { text }
  override var description: String { _description }
  override var debugDescription: String { _debug }
  override var _formatted: Any { _description }
  var _jsonText: String {
    if _isFlag { return doubleValue != 0 ? "true" : "false" }
    return _description.hasSuffix(".0") ? String(_description.dropLast(2)) : _description
  }
  static func _bridge(_ value: Int) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: Int8) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: Int16) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: Int32) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: Int64) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: UInt) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: UInt8) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: UInt16) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: UInt32) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: UInt64) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: Double) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: Float) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: Bool) -> NSNumber { NSNumber(value: value) }
  static func _bridge(_ value: Decimal) -> NSNumber { NSDecimalNumber(decimal: value) }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSNumber else { return false }
    return isEqual(to: other)
  }
  func isEqual(to other: NSNumber) -> Bool {
    if let whole = _whole, let second = other._whole { return whole == second && _isLarge == other._isLarge }
    return doubleValue == other.doubleValue
  }
  override var hash: Int { doubleValue.hashValue }
  func compare(_ other: NSNumber) -> ComparisonResult {
    if isEqual(to: other) { return .orderedSame }
    if let whole = _whole, let second = other._whole, !_isLarge, !other._isLarge {
      return whole < second ? .orderedAscending : .orderedDescending
    }
    return doubleValue < other.doubleValue ? .orderedAscending : .orderedDescending
  }
  // One for each: what is compared is where they lie.
  static let _flagType = UnsafePointer<Int8>("c".utf8CString)
  static let _fractionType = UnsafePointer<Int8>("d".utf8CString)
  static let _largeType = UnsafePointer<Int8>("Q".utf8CString)
  static let _wholeType = UnsafePointer<Int8>("q".utf8CString)
  var objCType: UnsafePointer<Int8> {
    _isFlag ? NSNumber._flagType : _whole == nil ? NSNumber._fractionType : _isLarge ? NSNumber._largeType : NSNumber._wholeType
  }
  func _exactly<T: BinaryInteger>() -> T? {
    _whole.flatMap { _isLarge ? T(exactly: UInt64(truncatingIfNeeded: $0)) : T(exactly: $0) } ?? T(exactly: doubleValue)
  }
  var intValue: Int { _whole ?? Int(doubleValue) }
  var int8Value: Int8 { Int8(truncatingIfNeeded: intValue) }
  var int16Value: Int16 { Int16(truncatingIfNeeded: intValue) }
  var int32Value: Int32 { Int32(truncatingIfNeeded: intValue) }
  var int64Value: Int64 { Int64(intValue) }
  var uintValue: UInt { UInt(truncatingIfNeeded: intValue) }
  var uint8Value: UInt8 { UInt8(truncatingIfNeeded: intValue) }
  var uint16Value: UInt16 { UInt16(truncatingIfNeeded: intValue) }
  var uint32Value: UInt32 { UInt32(truncatingIfNeeded: intValue) }
  var uint64Value: UInt64 { UInt64(truncatingIfNeeded: intValue) }
  var floatValue: Float { Float(doubleValue) }
  var boolValue: Bool { doubleValue != 0 }
  var stringValue: String { _description }
  var decimalValue: Decimal { Decimal(string: _description) ?? Decimal(doubleValue) }
}
