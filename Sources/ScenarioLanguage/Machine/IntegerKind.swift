/// The fixed-width integer types, by number: 0…3 are signed of 8, 16, 32, 64 bits, 4…7 unsigned.
struct IntegerKind {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  static let int = IntegerKind(3)

  var bits: Int { 8 << (number & 3) }
  var isSigned: Bool { number < 4 }

  /// Whether the 64-bit result fits the type. Not meaningful for UInt64, which has its own operations.
  @inline(__always)
  func holds(_ value: Int) -> Bool {
    number & 3 == 3 || value == truncate(value)
  }

  /// The low bits of `value` as a value of the type.
  @inline(__always)
  func truncate(_ value: Int) -> Int {
    switch number {
    case 0: Int(Int8(truncatingIfNeeded: value))
    case 1: Int(Int16(truncatingIfNeeded: value))
    case 2: Int(Int32(truncatingIfNeeded: value))
    case 4: Int(UInt8(truncatingIfNeeded: value))
    case 5: Int(UInt16(truncatingIfNeeded: value))
    case 6: Int(UInt32(truncatingIfNeeded: value))
    default: value
    }
  }

  /// `operation`: 0 adds, 1 subtracts, 2 multiplies.
  @inline(__always)
  func wrapping(_ operation: UInt16, _ left: Int, _ right: Int) -> Int {
    switch operation {
    case 0: truncate(left &+ right)
    case 1: truncate(left &- right)
    default: truncate(left &* right)
    }
  }

  /// The quotient by minus one: the least number of the type has no opposite there, and no remainder either.
  @inline(__always)
  func opposite(_ value: Int, _ operation: String = "") throws(MachineStop) -> Int {
    let (opposite, overflow) = 0.subtractingReportingOverflow(value)
    if overflow || !holds(opposite) { throw .trap("Division results in an overflow" + operation) }
    return opposite
  }

  /// `types`: the number of the type it is in the low four bits, of the one it becomes above.
  static func convert(_ value: Int, _ types: Int) throws(MachineStop) -> Int {
    let from = IntegerKind(types & 15)
    let to = IntegerKind(types >> 4 & 15)
    let isLarge = from.number == 7 && value < 0
    if to.number == 7 {
      if value < 0 && !isLarge { throw .trap("Negative value is not representable") }
      return value
    }
    if !to.isSigned && value < 0 && !isLarge { throw .trap("Negative value is not representable") }
    if isLarge || !to.holds(value) { throw .trap("Not enough bits to represent the passed value") }
    return value
  }

  /// Swift's smart shifts: overshifting gives 0 or -1, a negative amount shifts the other way.
  func shiftLeft(_ value: Int, by amount: Int) -> Int {
    if amount < 0 { return shiftRight(value, by: amount == .min ? .max : -amount) }
    return amount >= bits ? 0 : truncate(value << amount)
  }

  func shiftRight(_ value: Int, by amount: Int) -> Int {
    if amount < 0 { return shiftLeft(value, by: amount == .min ? .max : -amount) }
    if number == 7 { return amount >= 64 ? 0 : Int(bitPattern: UInt(bitPattern: value) >> UInt(amount)) }
    return value >> amount
  }
}

/// What is different for 64-bit unsigned integers.
enum UnsignedOperation: UInt16 {
  case add, subtract, multiply, divide, remainder, less, lessEqual, toDouble

  func apply(_ left: UInt, _ right: UInt) throws(MachineStop) -> Int {
    switch self {
    case .add: return try checked(left.addingReportingOverflow(right))
    case .subtract: return try checked(left.subtractingReportingOverflow(right))
    case .multiply: return try checked(left.multipliedReportingOverflow(by: right))
    case .divide:
      if right == 0 { throw .divisionByZero }
      return Int(bitPattern: left / right)
    case .remainder:
      if right == 0 { throw .trap("Division by zero in remainder operation") }
      return Int(bitPattern: left % right)
    case .less: return left < right ? 1 : 0
    case .lessEqual: return left <= right ? 1 : 0
    case .toDouble: return Double(left).word
    }
  }

  private func checked(_ result: (partialValue: UInt, overflow: Bool)) throws(MachineStop) -> Int {
    if result.overflow { throw .overflow }
    return Int(bitPattern: result.partialValue)
  }
}
