package import DispatchModel
public import DispatchTrace

extension Machine {
  /// Limits from outside: a scenario's `// simulate:` can lower them, never raise them. What is nil is left to the scenario.
  public struct Caps: Hashable, Sendable {
    /// On the clock of the simulation.
    public var virtualTime: VirtualDuration?
    /// Loops, calls and library work between two moments of virtual time; some fifty million take a second or two.
    public var steps: Int?
    /// Of the trace; 40 bytes each.
    public var events: Int?
    /// What the scenario's values and waiting blocks take.
    public var memoryBytes: Int?
    /// Of printed text, in UTF-8.
    public var outputBytes: Int?

    /// What is nil is not capped.
    public init(
      virtualTime: VirtualDuration? = nil, steps: Int? = nil, events: Int? = nil, memoryBytes: Int? = nil, outputBytes: Int? = nil
    ) {
      self.virtualTime = virtualTime
      self.steps = steps
      self.events = events
      self.memoryBytes = memoryBytes
      self.outputBytes = outputBytes
    }

    package func lower(_ limits: inout Configuration.Limits) {
      if let virtualTime {
        limits.virtualTime = min(limits.virtualTime, virtualTime)
        limits.firings = .max
      }
      if let steps { limits.steps = min(limits.steps, steps) }
      if let events { limits.events = min(limits.events, events) }
      if let memoryBytes { limits.memoryBytes = min(limits.memoryBytes, memoryBytes) }
      if let outputBytes { limits.outputBytes = min(limits.outputBytes, outputBytes) }
    }
  }
}
