/// The record of one execution: totally ordered, complete, and the only thing analyses, pictures and exports read.
public struct Trace: Sendable {
  public var header: TraceHeader
  public var strings: StringTable
  public var events: EventBuffer
  public var outcome: Outcome
  /// When the last thing happened.
  public var end: Instant

  public init(
    header: TraceHeader, strings: StringTable = StringTable(), events: EventBuffer = EventBuffer(), outcome: Outcome = .completed,
    end: Instant = .zero
  ) {
    self.header = header
    self.strings = strings
    self.events = events
    self.outcome = outcome
    self.end = end
  }
}

/// What the trace is of: enough to reproduce it.
public struct TraceHeader: Hashable, Sendable {
  public enum Origin: String, Hashable, Sendable {
    /// Made by the simulator.
    case simulated
    /// Recorded from a run on the real libdispatch.
    case recorded
  }

  public var origin: Origin
  /// The scenario's file name, without folders (a trace names no machine's paths); nil when there was no file.
  public var scenario: String?
  public var title: String?
  public var caption: String?
  /// The names of the blocks that pictures never merge with others.
  public var highlight: [String]
  public var platform: String
  public var cores: Int
  public var quantum: VirtualDuration
  public var seed: UInt64

  public init(
    origin: Origin = .simulated, scenario: String? = nil, title: String? = nil, caption: String? = nil,
    highlight: [String] = [], platform: String, cores: Int, quantum: VirtualDuration, seed: UInt64 = 0
  ) {
    self.origin = origin
    self.scenario = scenario
    self.title = title
    self.caption = caption
    self.highlight = highlight
    self.platform = platform
    self.cores = cores
    self.quantum = quantum
    self.seed = seed
  }
}
