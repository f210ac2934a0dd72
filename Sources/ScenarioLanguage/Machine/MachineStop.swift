import DispatchTrace

/// Why the scenario cannot go on.
enum MachineStop: Error {
  /// A Swift runtime failure, with the text after `Fatal error: `.
  case trap(String)
  case limit(Outcome.Limit.Kind)

  static let overflow = MachineStop.trap(MachineStop.overflowText)
  static let overflowText = "arithmetic overflow"
  static let divisionByZero = MachineStop.trap("Division by zero")
  static let indexOutOfRange = MachineStop.trap("Index out of range")
  static let negativeIndex = MachineStop.trap("Index out of range")
  static let invalidEntry = MachineStop.trap("Attempting to access Dictionary elements using an invalid index")
  /// A value that no accepted program can see: read before it was set (through a data race, or a global used too early).
  static let uninitialised = MachineStop.trap("This value was read before it was set")
}
