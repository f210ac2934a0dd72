extension LibraryArea {
  static let double = floatingPoint("Double", precision: "Double")
  static let float = floatingPoint("Float", precision: "Float")
  static let cgFloat = LibraryArea(name: "CGFloat", provides: ["CGFloat"], source: "typealias CGFloat = Double")

  private static func floatingPoint(_ name: String, precision: String) -> LibraryArea {
    let isDouble = name == "Double"
    return LibraryArea(
      name: name, provides: [name],
      source: """
        struct \(name): BinaryFloatingPoint, LosslessStringConvertible, Sendable, Codable {
          typealias Stride = \(name)
          typealias Magnitude = \(name)
          init() { self = 0 }
          init<T: _Number>(_ source: T)
          init?(_ text: String) {
            var fits = true
            let value = Self._parse(text, &fits)
            if !fits { return nil }
            self = value
          }
          init?(_ text: Substring) {
            var fits = true
            let value = Self._parse(text._text, &fits)
            if !fits { return nil }
            self = value
          }
          init?<T: _Number>(exactly source: T) {
            var fits = true
            let value = Self._exactly(source, &fits)
            if !fits { return nil }
            self = value
          }
          static func _parse(_ text: String, _ fits: inout Bool) -> \(name)
          static func _exactly<T: _Number>(_ source: T, _ fits: inout Bool) -> \(name)
          init(integerLiteral value: Int) { self = \(name)(value) }
          init(floatLiteral value: Double) { self = \(name)(value) }
          static var zero: \(name) { 0 }
          static var pi: \(name) { \(isDouble ? "3.141592653589793" : "3.1415925") }
          static var infinity: \(name) { get }
          static var nan: \(name) { get }
          static var greatestFiniteMagnitude: \(name) { \(isDouble ? "1.7976931348623157e+308" : "3.4028235e+38") }
          static var leastNormalMagnitude: \(name) { \(isDouble ? "2.2250738585072014e-308" : "1.1754944e-38") }
          static var leastNonzeroMagnitude: \(name) { \(isDouble ? "5e-324" : "1e-45") }
          static var ulpOfOne: \(name) { \(isDouble ? "2.220446049250313e-16" : "1.1920929e-07") }
          var description: String { "\\(self)" }
          var magnitude: \(name) { _absolute }
          var _absolute: \(name) { get }
          var isNaN: Bool { self != self }
          var isFinite: Bool { self - self == 0 }
          var isInfinite: Bool { self == \(name).infinity || self == -\(name).infinity }
          var isZero: Bool { self == 0 }
          var isNormal: Bool { isFinite && _absolute >= \(name).leastNormalMagnitude }
          var sign: FloatingPointSign { _isNegative() ? .minus : .plus }
          var nextUp: \(name) { get }
          var nextDown: \(name) { -(-self).nextUp }
          var ulp: \(name) { get }
          func _isNegative() -> Bool
          func _rounded(_ rule: Int) -> \(name)
          func rounded() -> \(name) { _rounded(0) }
          func rounded(_ rule: FloatingPointRoundingRule) -> \(name) {
            switch rule {
            case .toNearestOrAwayFromZero: return _rounded(0)
            case .toNearestOrEven: return _rounded(1)
            case .up: return _rounded(2)
            case .down: return _rounded(3)
            case .towardZero: return _rounded(4)
            case .awayFromZero: return _rounded(5)
            }
          }
          mutating func round() { self = _rounded(0) }
          mutating func round(_ rule: FloatingPointRoundingRule) { self = rounded(rule) }
          func squareRoot() -> \(name)
          mutating func formSquareRoot() { self = squareRoot() }
          func remainder(dividingBy other: \(name)) -> \(name)
          func truncatingRemainder(dividingBy other: \(name)) -> \(name)
          func addingProduct(_ left: \(name), _ right: \(name)) -> \(name)
          mutating func negate() { self = -self }
          func isLess(than other: \(name)) -> Bool { self < other }
          func isEqual(to other: \(name)) -> Bool { self == other }
          func advanced(by n: \(name)) -> \(name) { self + n }
          func distance(to other: \(name)) -> \(name) { other - self }
          static func minimum(_ x: \(name), _ y: \(name)) -> \(name) {
            if x.isNaN { return y }
            if y.isNaN { return x }
            return x <= y ? x : y
          }
          static func maximum(_ x: \(name), _ y: \(name)) -> \(name) {
            if x.isNaN { return y }
            if y.isNaN { return x }
            return x > y ? x : y
          }
        }
        """)
  }

  /// Foundation's functions on numbers.
  static let mathematics = LibraryArea(
    name: "Mathematics",
    provides: [
      "sqrt", "pow", "floor", "ceil", "round", "trunc", "fabs", "fmod", "sin", "cos", "tan", "atan", "atan2", "exp", "log", "log2",
      "log10", "hypot", "cbrt",
    ],
    source: #"""
      func sqrt(_ x: Double) -> Double { x.squareRoot() }
      func floor(_ x: Double) -> Double { x.rounded(.down) }
      func ceil(_ x: Double) -> Double { x.rounded(.up) }
      func round(_ x: Double) -> Double { x.rounded() }
      func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }
      func fabs(_ x: Double) -> Double { x.magnitude }
      func fmod(_ x: Double, _ y: Double) -> Double { x.truncatingRemainder(dividingBy: y) }
      func pow(_ x: Double, _ y: Double) -> Double
      func sin(_ x: Double) -> Double
      func cos(_ x: Double) -> Double
      func tan(_ x: Double) -> Double
      func atan(_ x: Double) -> Double
      func atan2(_ y: Double, _ x: Double) -> Double
      func exp(_ x: Double) -> Double
      func log(_ x: Double) -> Double
      func log2(_ x: Double) -> Double
      func log10(_ x: Double) -> Double
      func hypot(_ x: Double, _ y: Double) -> Double
      func cbrt(_ x: Double) -> Double
      """#)
}
