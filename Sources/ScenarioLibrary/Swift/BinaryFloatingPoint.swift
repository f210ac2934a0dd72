func _floatBits(_ value: Float) -> UInt32
func _floatFromBits(_ value: UInt32) -> Float
func _doubleFromBits(_ value: UInt64) -> Double
func _parseDouble(_ text: String) -> Double?
func _math(_ value: Double, _ which: Int) -> Double
func _power(_ base: Double, _ exponent: Double) -> Double
func _remainder(_ first: Double, _ second: Double) -> Double
func _ieeeRemainder(_ first: Double, _ second: Double) -> Double
func _addingProduct(_ sum: Double, _ left: Double, _ right: Double) -> Double
extension BinaryFloatingPoint {
  init() { self = 0 }
  func formatted(_ style: _NumberStyle = .number) -> String { style._text(NSNumber(value: _double), isWhole: false) }
  init<T: BinaryInteger>(_ value: T) { self = _number(value) }
  init<T: BinaryFloatingPoint>(_ value: T) { self = _number(value) }
  init?<T: BinaryInteger>(exactly value: T) {
    self = _number(value)
    if !_fits(self, value) || (_number(self) as T) != value { return nil }
  }
  init?<T: BinaryFloatingPoint>(exactly value: T) {
    self = _number(value)
    if (_number(self) as T) != value { return nil }
  }
  init(truncating number: NSNumber) { self = _number(number.doubleValue) }
  init?(exactly number: NSNumber) { self = _number(number.doubleValue) }
  init?(_ text: String) {
    guard let value = _parseDouble(text) else { return nil }
    self = _number(value)
  }
  init?<S: StringProtocol>(_ text: S) { self.init(String(text)) }
  var _double: Double { _number(self) }
  var isNaN: Bool { self != self }
  var isInfinite: Bool { let value = _double; return value == Double.infinity || value == -Double.infinity }
  var isFinite: Bool { !isNaN && !isInfinite }
  var isZero: Bool { self == 0 }
  var sign: FloatingPointSign { _math(_double, 6) < 0 ? .minus : .plus }
  var magnitude: Self { _number(_math(_double, 7)) }
  func rounded() -> Self { _number(_math(_double, 0)) }
  func rounded(_ rule: FloatingPointRoundingRule) -> Self {
    switch rule {
    case .toNearestOrAwayFromZero: return _number(_math(_double, 0))
    case .toNearestOrEven: return _number(_math(_double, 1))
    case .up: return _number(_math(_double, 2))
    case .down: return _number(_math(_double, 3))
    case .towardZero: return _number(_math(_double, 4))
    case .awayFromZero: return _number(_math(_double, 5))
    }
  }
  mutating func round() { self = rounded() }
  mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
  func squareRoot() -> Self { _number(_math(_double, 8)) }
  func truncatingRemainder(dividingBy other: Self) -> Self { _number(_remainder(_double, other._double)) }
  func remainder(dividingBy other: Self) -> Self { _number(_ieeeRemainder(_double, other._double)) }
  func addingProduct(_ left: Self, _ right: Self) -> Self { _number(_addingProduct(_double, left._double, right._double)) }
  mutating func formSquareRoot() { self = squareRoot() }
  mutating func negate() { self = -self }
  var isNormal: Bool { isFinite && magnitude >= Self.leastNormalMagnitude }
  var nextDown: Self { -(-self).nextUp }
  static func minimum(_ first: Self, _ second: Self) -> Self {
    if first.isNaN { return second }
    if second.isNaN { return first }
    return second < first ? second : first
  }
  static func maximum(_ first: Self, _ second: Self) -> Self {
    if first.isNaN { return second }
    if second.isNaN { return first }
    return first < second ? second : first
  }
  func isEqual(to other: Self) -> Bool { self == other }
  func isLess(than other: Self) -> Bool { self < other }
  func distance(to other: Self) -> Self { other - self }
  func advanced(by step: Self) -> Self { self + step }
}
