/// What numbers are, and what can be stepped through.
extension LibraryArea {
  static let numberProtocols = #"""
    protocol AdditiveArithmetic: Equatable { static var zero: Self { get } }
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {}
    protocol SignedNumeric: Numeric {}
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: Comparable, SignedNumeric
      func distance(to other: Self) -> Stride
      func advanced(by step: Stride) -> Self
      static func _isLast(_ value: Self, _ step: Self) -> Bool
      static func _successor(_ value: Self) -> Self
    }
    extension Strideable {
      static func _isLast(_ value: Self, _ step: Self) -> Bool { false }
      static func _successor(_ value: Self) -> Self { value.advanced(by: 1) }
    }
    /// Numbers that are counted by multiplying: what is strideable otherwise goes from one to the next.
    protocol _Multiplied: Strideable, Numeric {}
    protocol BinaryInteger: _Multiplied, Hashable, CustomStringConvertible where Stride == Int {
      init<T: BinaryInteger>(_ value: T)
    }
    protocol SignedInteger: BinaryInteger, SignedNumeric {}
    protocol UnsignedInteger: BinaryInteger {}
    protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
      static var min: Self { get }
      static var max: Self { get }
    }
    protocol FloatingPoint: SignedNumeric, Hashable, _Multiplied where Stride == Self {
      static var nan: Self { get }
      static var infinity: Self { get }
      static var pi: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static var leastNonzeroMagnitude: Self { get }
      static var leastNormalMagnitude: Self { get }
      static var ulpOfOne: Self { get }
      func squareRoot() -> Self
      func rounded() -> Self
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
      func truncatingRemainder(dividingBy other: Self) -> Self
      func remainder(dividingBy other: Self) -> Self
      mutating func round(_ rule: FloatingPointRoundingRule)
      var isNaN: Bool { get }
      var isFinite: Bool { get }
      var isInfinite: Bool { get }
      var isZero: Bool { get }
      var sign: FloatingPointSign { get }
      var magnitude: Self { get }
      var ulp: Self { get }
      var nextUp: Self { get }
      var nextDown: Self { get }
    }
    protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral, CustomStringConvertible {
      associatedtype RawSignificand: UnsignedInteger
      static var significandBitCount: Int { get }
    }
    extension FloatingPoint { init(_ value: Int) { self = _number(value) } }
    extension AdditiveArithmetic { static var zero: Self { 0 } }
    extension BinaryInteger { init(integerLiteral value: Self) { self = value } }
    extension BinaryFloatingPoint {
      init(integerLiteral value: Self) { self = value }
      init(floatLiteral value: Self) { self = value }
    }

    """#
}
