extension LibraryArea {
  /// The protocols of numbers. `_Number` is what every built-in number is: natives convert between any two of them.
  static let numbers = LibraryArea(
    name: "Numbers",
    provides: [
      "_Number", "AdditiveArithmetic", "Numeric", "SignedNumeric", "Strideable", "BinaryInteger", "FixedWidthInteger",
      "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint", "FloatingPointRoundingRule", "FloatingPointSign",
    ],
    source: #"""
      protocol _Number {}

      protocol AdditiveArithmetic: Equatable {
        static var zero: Self { get }
      }
      extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
        static var zero: Self { 0 }
      }
      protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
        associatedtype Magnitude = Self
      }
      protocol SignedNumeric: Numeric {
        var _absolute: Self { get }
      }
      protocol Strideable: Comparable {
        associatedtype Stride = Int
      }

      protocol BinaryInteger: Numeric, Hashable, Comparable, Strideable, CustomStringConvertible, _Number {
        init<T: _Number>(_ source: T)
        init<T: BinaryInteger>(truncatingIfNeeded source: T)
        static var isSigned: Bool { get }
        var bitWidth: Int { get }
        var trailingZeroBitCount: Int { get }
      }
      extension BinaryInteger {
        func isMultiple(of other: Self) -> Bool {
          if other == 0 { return self == 0 }
          return self % other == 0
        }
        func quotientAndRemainder(dividingBy divisor: Self) -> (quotient: Self, remainder: Self) { (self / divisor, self % divisor) }
        func signum() -> Self { self > 0 ? 1 : (self == 0 ? 0 : 0 - 1) }
        func advanced(by n: Int) -> Self { Self(Int(self) + n) }
        func distance(to other: Self) -> Int { Int(other) - Int(self) }
      }
      protocol FixedWidthInteger: BinaryInteger {
        static var min: Self { get }
        static var max: Self { get }
        static var bitWidth: Int { get }
      }
      protocol SignedInteger: BinaryInteger, SignedNumeric {}
      protocol UnsignedInteger: BinaryInteger {}

      enum FloatingPointSign: Int { case plus, minus }
      enum FloatingPointRoundingRule {
        case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
      }
      protocol FloatingPoint: SignedNumeric, Hashable, Comparable, Strideable, _Number {
        init<T: _Number>(_ source: T)
        func squareRoot() -> Self
        func rounded() -> Self
        func rounded(_ rule: FloatingPointRoundingRule) -> Self
        var isNaN: Bool { get }
        static var infinity: Self { get }
      }
      protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral, CustomStringConvertible {}
      """#)

  /// `Int` first: nearly every scenario needs it, few need the others.
  static let integers: [LibraryArea] = [
    integer("Int", signed: true, bits: 64), integer("Int8", signed: true, bits: 8), integer("Int16", signed: true, bits: 16),
    integer("Int32", signed: true, bits: 32), integer("Int64", signed: true, bits: 64), integer("UInt", signed: false, bits: 64),
    integer("UInt8", signed: false, bits: 8), integer("UInt16", signed: false, bits: 16),
    integer("UInt32", signed: false, bits: 32), integer("UInt64", signed: false, bits: 64),
  ]

  private static func integer(_ name: String, signed: Bool, bits: Int) -> LibraryArea {
    let highest = signed ? UInt64.max >> UInt64(65 - bits) : UInt64.max >> UInt64(64 - bits)
    let lowest = signed ? "-\(highest) - 1" : "0"
    let magnitude = signed ? "U" + name : name
    let absolute = signed ? "var _absolute: \(name) { self < 0 ? -self : self }" : ""
    return LibraryArea(
      name: name, provides: [name],
      source: """
        struct \(name): FixedWidthInteger, \(signed ? "SignedInteger" : "UnsignedInteger"), LosslessStringConvertible, Sendable, Codable {
          typealias Stride = Int
          typealias Magnitude = \(magnitude)
          init() { self = 0 }
          init<T: _Number>(_ source: T)
          init<T: BinaryInteger>(truncatingIfNeeded source: T)
          init?<T: _Number>(exactly source: T) {
            var fits = true
            let value = Self._exactly(source, &fits)
            if !fits { return nil }
            self = value
          }
          init<T: BinaryInteger>(clamping source: T)
          init?(_ text: String) {
            var fits = true
            let value = Self._parse(text, 10, &fits)
            if !fits { return nil }
            self = value
          }
          init?(_ text: Substring) {
            var fits = true
            let value = Self._parse(text._text, 10, &fits)
            if !fits { return nil }
            self = value
          }
          init?(_ text: String, radix: Int) {
            var fits = true
            let value = Self._parse(text, radix, &fits)
            if !fits { return nil }
            self = value
          }
          static func _exactly<T: _Number>(_ source: T, _ fits: inout Bool) -> \(name)
          static func _parse(_ text: String, _ radix: Int, _ fits: inout Bool) -> \(name)
          init(integerLiteral value: Int) { self = \(name)(value) }
          init(bitPattern other: \(signed ? "U" + name : String(name.dropFirst()))) { self = \(name)(truncatingIfNeeded: other) }
          static var min: \(name) { \(lowest) }
          static var max: \(name) { \(highest) }
          static var zero: \(name) { 0 }
          static var isSigned: Bool { \(signed) }
          static var bitWidth: Int { \(bits) }
          var bitWidth: Int { \(bits) }
          var description: String { "\\(self)" }
          var magnitude: \(magnitude) { \(signed ? "\(magnitude)(truncatingIfNeeded: self < 0 ? 0 &- self : self)" : "self") }
          \(absolute)
          var nonzeroBitCount: Int { get }
          var leadingZeroBitCount: Int { get }
          var trailingZeroBitCount: Int { get }
          var byteSwapped: \(name) { get }
          mutating func negate() { self = 0 - self }
          func addingReportingOverflow(_ other: \(name)) -> (partialValue: \(name), overflow: Bool)
          func subtractingReportingOverflow(_ other: \(name)) -> (partialValue: \(name), overflow: Bool)
          func multipliedReportingOverflow(by other: \(name)) -> (partialValue: \(name), overflow: Bool)
          func dividedReportingOverflow(by other: \(name)) -> (partialValue: \(name), overflow: Bool) {
            if other == 0 { return (self, true) }
            \(signed ? "if other == -1 && self == \(name).min { return (self, true) }" : "")
            return (self / other, false)
          }
        }
        """)
  }
}
