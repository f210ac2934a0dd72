func pow(_ base: Decimal, _ power: Int) -> Decimal { base._raised(power) }
func abs(_ value: Decimal) -> Decimal { value.magnitude }
func stride(from start: Decimal, to end: Decimal, by step: Decimal) -> [Decimal] {
  var result: [Decimal] = []
  var next = start
  while step._isNegative ? next > end : next < end {
    result.append(next)
    next += step
  }
  return result
}
func stride(from start: Decimal, through end: Decimal, by step: Decimal) -> [Decimal] {
  let all = stride(from: start, to: end + step, by: step)
  return all.filter { step._isNegative ? $0 >= end : $0 <= end }
}
func NSDecimalRound(_ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ mode: Decimal.RoundingMode) {
  result = number._rounded(scale, mode)
}
func NSDecimalString(_ number: inout Decimal, _ locale: Any?) -> String { number.description }
func NSDecimalCompare(_ left: inout Decimal, _ right: inout Decimal) -> ComparisonResult {
  left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
}
protocol _DecimalObject: AnyObject { var _decimal: Decimal { get } }
class NSDecimalNumberHandler: NSObject {
  let roundingMode: Decimal.RoundingMode
  let scale: Int16
  init(
    roundingMode: Decimal.RoundingMode, scale: Int16, raiseOnExactness: Bool, raiseOnOverflow: Bool, raiseOnUnderflow: Bool,
    raiseOnDivideByZero: Bool
  ) {
    self.roundingMode = roundingMode
    self.scale = scale
    super.init()
  }
}
class NSDecimalNumber: NSNumber, _DecimalObject {
  typealias RoundingMode = Decimal.RoundingMode
  let _decimal: Decimal
  init(decimal: Decimal) {
    _decimal = decimal
    super.init(_double: decimal._double, text: decimal.description)
  }
  init(string text: String?) {
    _decimal = Decimal(string: text ?? "") ?? Decimal.nan
    super.init(_double: _decimal._double, text: _decimal.description)
  }
  override init(value: Double) {
    _decimal = Decimal(value)
    super.init(_double: _decimal._double, text: _decimal.description)
  }
  override init(integerLiteral value: Int) {
    _decimal = Decimal(value)
    super.init(_double: Double(value), text: String(value))
  }
  override init(floatLiteral value: Double) {
    _decimal = Decimal(value)
    super.init(_double: _decimal._double, text: _decimal.description)
  }
  init(value: Int) {
    _decimal = Decimal(value)
    super.init(_double: Double(value), text: String(value))
  }
  init(mantissa: UInt64, exponent: Int16, isNegative: Bool) {
    _decimal = Decimal._settled(UInt(mantissa), Int(exponent), isNegative)
    super.init(_double: _decimal._double, text: _decimal.description)
  }
  static func _bridge(_ value: Decimal) -> NSDecimalNumber { NSDecimalNumber(decimal: value) }
  static func _plain(_ object: NSDecimalNumber) -> Decimal { object._decimal }
  static var zero: NSDecimalNumber { NSDecimalNumber(decimal: 0) }
  static var one: NSDecimalNumber { NSDecimalNumber(decimal: 1) }
  static var notANumber: NSDecimalNumber { NSDecimalNumber(decimal: Decimal.nan) }
  override var decimalValue: Decimal { _decimal }
  override var intValue: Int {
    _decimal.isNaN ? 0 : Int(_decimal._rounded(0, _decimal._isNegative ? .up : .down).description) ?? 0
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let number = object as? NSNumber else { return false }
    return number.decimalValue == _decimal
  }
  override func isEqual(to other: NSNumber) -> Bool { other.decimalValue == _decimal }
  func adding(_ other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: _decimal + other._decimal) }
  func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: _decimal - other._decimal) }
  func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: _decimal * other._decimal) }
  func dividing(by other: NSDecimalNumber) -> NSDecimalNumber { NSDecimalNumber(decimal: _decimal / other._decimal) }
  func raising(toPower power: Int) -> NSDecimalNumber { NSDecimalNumber(decimal: _decimal._raised(power)) }
  func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber {
    var result = _decimal
    if !result.isZero { result._exponent += Int(power) }
    return NSDecimalNumber(decimal: result)
  }
  func rounding(accordingToBehavior behavior: NSDecimalNumberHandler?) -> NSDecimalNumber {
    guard let behavior else { return self }
    return NSDecimalNumber(decimal: _decimal._rounded(Int(behavior.scale), behavior.roundingMode))
  }
  override func compare(_ other: NSNumber) -> ComparisonResult {
    let other = other.decimalValue
    return _decimal == other ? .orderedSame : _decimal < other ? .orderedAscending : .orderedDescending
  }
}
