/// Integers and floating-point numbers. Arithmetic and comparison are built into the checker; conversions go through natives.
extension LibraryArea {
  static let numbers = LibraryArea(
    name: "Numbers",
    provides: [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "arc4random",
      "srand48", "drand48", "_Drawn48",
      "arc4random_uniform", "CChar", "CSignedChar", "CUnsignedChar", "CShort", "CUnsignedShort", "CInt", "CUnsignedInt",
      "CLong", "CUnsignedLong", "CLongLong", "CUnsignedLongLong", "CFloat", "CDouble", "Float32", "Float64", "CBool", "CGFloat",
      "NSInteger", "NSUInteger",
      "TimeInterval",
      "Bool", "Never", "_order", "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger", "SignedInteger",
      "UnsignedInteger", "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint", "Strideable", "_Multiplied",
      "FloatingPointRoundingRule", "FloatingPointSign", "FloatingPointClassification", "_number", "_truncate", "_fits",
      "_addingProduct", "_bits",
      "_wideProduct", "_wideQuotient",
      "_doubleBits", "_doubleFromBits", "_floatBits", "_floatFromBits", "_ieeeRemainder", "_math", "_overflows", "_parse",
      "_parseDouble", "_power", "_radix", "_remainder", "_random", "RandomNumberGenerator", "SystemRandomNumberGenerator",
    ],
    source: numberProtocols + #"""
      struct Int: FixedWidthInteger, SignedInteger {
        typealias Stride = Int
        typealias Magnitude = UInt
        var description: String { get }
        static var min: Int { -9223372036854775808 }
        static var max: Int { 9223372036854775807 }
        static var bitWidth: Int { 64 }
        init(bitPattern value: UInt) { self = _truncate(value) }
        init(bitPattern identifier: ObjectIdentifier) { self = identifier._bits }
        var magnitude: UInt { self < 0 ? 0 &- (_truncate(self) as UInt) : _truncate(self) }
      }
      struct Int8: FixedWidthInteger, SignedInteger {
        typealias Stride = Int
        typealias Magnitude = UInt8
        var description: String { get }
        static var min: Int8 { -128 }
        static var max: Int8 { 127 }
        static var bitWidth: Int { 8 }
        init(bitPattern value: UInt8) { self = _truncate(value) }
        var magnitude: UInt8 { self < 0 ? 0 &- (_truncate(self) as UInt8) : _truncate(self) }
      }
      struct Int16: FixedWidthInteger, SignedInteger {
        typealias Stride = Int
        typealias Magnitude = UInt16
        var description: String { get }
        static var min: Int16 { -32768 }
        static var max: Int16 { 32767 }
        static var bitWidth: Int { 16 }
        init(bitPattern value: UInt16) { self = _truncate(value) }
        var magnitude: UInt16 { self < 0 ? 0 &- (_truncate(self) as UInt16) : _truncate(self) }
      }
      struct Int32: FixedWidthInteger, SignedInteger {
        typealias Stride = Int
        typealias Magnitude = UInt32
        var description: String { get }
        static var min: Int32 { -2147483648 }
        static var max: Int32 { 2147483647 }
        static var bitWidth: Int { 32 }
        init(bitPattern value: UInt32) { self = _truncate(value) }
        var magnitude: UInt32 { self < 0 ? 0 &- (_truncate(self) as UInt32) : _truncate(self) }
      }
      struct Int64: FixedWidthInteger, SignedInteger {
        typealias Stride = Int
        typealias Magnitude = UInt64
        var description: String { get }
        static var min: Int64 { -9223372036854775808 }
        static var max: Int64 { 9223372036854775807 }
        static var bitWidth: Int { 64 }
        init(bitPattern value: UInt64) { self = _truncate(value) }
        var magnitude: UInt64 { self < 0 ? 0 &- (_truncate(self) as UInt64) : _truncate(self) }
      }
      struct UInt: FixedWidthInteger, UnsignedInteger {
        typealias Stride = Int
        typealias Magnitude = UInt
        var description: String { get }
        static var min: UInt { 0 }
        static var max: UInt { 18446744073709551615 }
        static var bitWidth: Int { 64 }
        init(bitPattern value: Int) { self = _truncate(value) }
        init(bitPattern identifier: ObjectIdentifier) { self = _truncate(identifier._bits) }
        var magnitude: UInt { self }
      }
      struct UInt8: FixedWidthInteger, UnsignedInteger {
        typealias Stride = Int
        typealias Magnitude = UInt8
        var description: String { get }
        static var min: UInt8 { 0 }
        static var max: UInt8 { 255 }
        static var bitWidth: Int { 8 }
        init(bitPattern value: Int8) { self = _truncate(value) }
        init(ascii scalar: Unicode.Scalar) {
          if !scalar.isASCII { _fatal("Code point value does not fit into ASCII") }
          self = _truncate(scalar.value)
        }
        var magnitude: UInt8 { self }
      }
      struct UInt16: FixedWidthInteger, UnsignedInteger {
        typealias Stride = Int
        typealias Magnitude = UInt16
        var description: String { get }
        static var min: UInt16 { 0 }
        static var max: UInt16 { 65535 }
        static var bitWidth: Int { 16 }
        init(bitPattern value: Int16) { self = _truncate(value) }
        var magnitude: UInt16 { self }
      }
      struct UInt32: FixedWidthInteger, UnsignedInteger {
        typealias Stride = Int
        typealias Magnitude = UInt32
        var description: String { get }
        static var min: UInt32 { 0 }
        static var max: UInt32 { 4294967295 }
        static var bitWidth: Int { 32 }
        init(bitPattern value: Int32) { self = _truncate(value) }
        init(_ scalar: Unicode.Scalar) { self = scalar.value }
        var magnitude: UInt32 { self }
      }
      struct UInt64: FixedWidthInteger, UnsignedInteger {
        typealias Stride = Int
        typealias Magnitude = UInt64
        var description: String { get }
        static var min: UInt64 { 0 }
        static var max: UInt64 { 18446744073709551615 }
        static var bitWidth: Int { 64 }
        init(bitPattern value: Int64) { self = _truncate(value) }
        init(_ scalar: Unicode.Scalar) { self = _truncate(scalar.value) }
        init(bitPattern value: Double) { self = _doubleBits(value) }
        var magnitude: UInt64 { self }
      }
      func _random(_ last: UInt64) -> UInt64
      func _number<From, To>(_ value: From) -> To
      func _truncate<From, To>(_ value: From) -> To
      func _fits<From, To>(_ value: From, _ target: To) -> Bool
      func _parse<T>(_ text: String, _ radix: Int, _ target: T) -> (Int, Bool)
      func _bits<T>(_ value: T, _ which: Int) -> Int
      func _overflows<T>(_ first: T, _ second: T, _ operation: Int) -> (Int, Bool)
      func _doubleBits(_ value: Double) -> UInt64
      func _radix<T>(_ value: T, _ radix: Int, _ uppercase: Bool) -> String
      func _order<First: BinaryInteger, Second: BinaryInteger>(_ first: First, _ second: Second) -> Int {
        if first < 0 {
          if second >= 0 { return -1 }
        } else if second < 0 {
          return 1
        }
        let left: UInt64 = _truncate(first), right: UInt64 = _truncate(second)
        return left < right ? -1 : left == right ? 0 : 1
      }
      extension BinaryInteger {
        init() { self = 0 }
        func formatted(_ style: _NumberStyle = .number) -> String { style._text(NSNumber(value: Int(truncatingIfNeeded: self)), isWhole: true) }
        func formatted(_ style: _ByteCountStyle) -> String { style.format(Int64(truncatingIfNeeded: self)) }
        init<T: BinaryInteger>(_ value: T) { self = _number(value) }
        init<T: BinaryFloatingPoint>(_ value: T) { self = _number(value) }
        init(_ value: Double) { self = _number(value) }
        init(truncating number: NSNumber) { self = Self(truncatingIfNeeded: number.intValue) }
        init?(exactly number: NSNumber) {
          guard let made: Self = number._exactly() else { return nil }
          self = made
        }
        init<T: BinaryInteger>(truncatingIfNeeded value: T) { self = _truncate(value) }
        init?<T: BinaryInteger>(exactly value: T) {
          if !_fits(value, 0 as Self) { return nil }
          self = _number(value)
        }
        init?(exactly value: Double) {
          if !_fits(value, 0 as Self) || value.rounded(.towardZero) != value { return nil }
          self = _number(value)
        }
        init?<T: BinaryFloatingPoint>(exactly value: T) { self.init(exactly: value._double) }
        func isMultiple(of other: Self) -> Bool { other == 0 ? self == 0 : self % other == 0 }
        func signum() -> Self { self > 0 ? 1 : self < 0 ? _truncate(-1) : 0 }
        func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self) { (self / other, self % other) }
        func distance(to other: Self) -> Int { _number(other) - _number(self) }
        func advanced(by count: Int) -> Self { _number((_number(self) as Int) + count) }
        var trailingZeroBitCount: Int { _bits(self, 2) }
        var bitWidth: Int { _bits(self, 3) }
        var words: [UInt] { [_truncate(self)] }
      }
      extension FixedWidthInteger {
        static func _successor(_ value: Self) -> Self { value + 1 }
        // What is passed so far may be more than the type can hold.
        static func _after(_ value: Self, _ start: Self, _ step: Self, _ count: Int) -> Self { value + step }
        static func _isLast(_ value: Self, _ step: Self) -> Bool { step > 0 ? value > max - step : value < min - step }
        init?(_ text: String) { self.init(text, radix: 10) }
        init?(_ text: String, radix: Int) {
          let (value, isNumber) = _parse(text, radix, 0 as Self)
          if !isNumber { return nil }
          self = _truncate(value)
        }
        init?<S: StringProtocol>(_ text: S, radix: Int = 10) { self.init(String(text), radix: radix) }
        init<T: BinaryInteger>(clamping value: T) {
          if _fits(value, 0 as Self) {
            self = _number(value)
          } else {
            self = value < 0 ? Self.min : Self.max
          }
        }
        static func random(in range: ClosedRange<Self>) -> Self {
          let low: UInt64 = _truncate(range.lowerBound)
          let high: UInt64 = _truncate(range.upperBound)
          return _truncate(low &+ _random(high &- low))
        }
        static func random(in range: Range<Self>) -> Self {
          if range.isEmpty { fatalError("Can't get random value with an empty range") }
          return random(in: range.lowerBound...(range.upperBound - 1))
        }
        static var bitWidth: Int { _bits(0 as Self, 3) }
        var bitWidth: Int { _bits(self, 3) }
        var nonzeroBitCount: Int { _bits(self, 0) }
        var leadingZeroBitCount: Int { _bits(self, 1) }
        func addingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
          let (value, overflow) = _overflows(self, other, 0)
          return (_truncate(value), overflow)
        }
        func subtractingReportingOverflow(_ other: Self) -> (partialValue: Self, overflow: Bool) {
          let (value, overflow) = _overflows(self, other, 1)
          return (_truncate(value), overflow)
        }
        func multipliedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
          let (value, overflow) = _overflows(self, other, 2)
          return (_truncate(value), overflow)
        }
        func dividedReportingOverflow(by other: Self) -> (partialValue: Self, overflow: Bool) {
          if other == 0 { return (self, true) }
          let (negated, overflow) = _overflows(0 as Self, self, 1)
          if overflow && _fits(-1, 0 as Self) && other == _truncate(-1) { return (_truncate(negated), true) }
          return (self / other, false)
        }
        var byteSwapped: Self { _truncate(_bits(self, 4)) }
        var bigEndian: Self { byteSwapped }
        var _rawBytes: [UInt8] {
          (0..<_bits(self, 5) / 8).map { UInt8(truncatingIfNeeded: self >> (_number($0 * 8) as Self)) }
        }
        var littleEndian: Self { self }
        init(bigEndian value: Self) { self = value.byteSwapped }
        init(littleEndian value: Self) { self = value }
      }
      extension SignedNumeric {
        mutating func negate() { self = 0 - self }
        prefix static func - (value: Self) -> Self {
          var result = value
          result.negate()
          return result
        }
      }
      struct Bool: Hashable, ExpressibleByBooleanLiteral, LosslessStringConvertible {
        init() { self = false }
        init(_ value: Bool) { self = value }
        init(booleanLiteral value: Bool) { self = value }
        init?(_ text: String) { if text == "true" { self = true } else if text == "false" { self = false } else { return nil } }
        static func random() -> Bool { _random(1) == 1 }
        mutating func toggle() { self = !self }
        var description: String { self ? "true" : "false" }
      }
      enum Never: Error, Hashable, Comparable {
        static func < (left: Never, right: Never) -> Bool { switch left {} }
      }
      typealias CGFloat = Double
      typealias NSInteger = Int
      typealias NSUInteger = UInt
      typealias CChar = Int8
      typealias CSignedChar = Int8
      typealias CUnsignedChar = UInt8
      typealias CShort = Int16
      typealias CUnsignedShort = UInt16
      typealias CInt = Int32
      typealias CUnsignedInt = UInt32
      typealias CLong = Int
      typealias CUnsignedLong = UInt
      typealias CLongLong = Int64
      typealias CUnsignedLongLong = UInt64
      typealias CFloat = Float
      typealias CDouble = Double
      typealias Float32 = Float
      typealias Float64 = Double
      typealias CBool = Bool
      typealias TimeInterval = Double

      """# + floatingPointTypes + #"""
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

        """# + wideArithmetic + randomness)
}
