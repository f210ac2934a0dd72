/// The record of one execution: totally ordered, complete, and the only thing analyses, pictures and exports read.
///
/// Two are equal when they say the same of the same program: the same header, events, texts with the same ids, outcome and end.
public struct Trace: Equatable, Sendable {
  /// What it is of.
  public var header: TraceHeader
  /// The texts that events name by their ids.
  public var strings: StringTable
  /// What happened, in total order; instants never go back.
  public var events: EventBuffer
  /// How it ended.
  public var outcome: Outcome
  /// When the last thing happened.
  public var end: Instant
  /// Of one that is stuck, who could have ended what is waited for; nil where nobody knows.
  package var ahead: CodeAhead?
  /// Of one that has completed, by their locks.
  package var leftOperations: [LeftOperation] = []
  /// What happened without an event.
  package var remarks: [Remark] = []

  package init(
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

extension Trace: CustomStringConvertible {
  /// What it is of, and how much of it there is: `barrier.swift: 31 events to 35 ms, 4 cores, darwin`.
  public var description: String {
    "\(header.scenario ?? "trace"): \(events.count) events to \(end), \(header.cores) cores, \(header.platform)"
  }
}

/// What the trace is of: enough to reproduce it.
public struct TraceHeader: Hashable, Sendable {
  /// Where a trace comes from.
  public enum Origin: String, Hashable, Sendable {
    /// Made by the simulator.
    case simulated
    /// Recorded from a run on the real libdispatch.
    case recorded
  }

  /// Where it comes from.
  public var origin: Origin
  /// The scenario's file name, without folders (a trace names no machine's paths); nil when there was no file.
  public var scenario: String?
  /// The names of the other files that places are in: file 1 is the first. Empty when all are in one.
  public var otherFiles: [String]
  /// The functions of the scenario's file, each with its first and last line (`load 4-19`): blocks that nobody named are called
  /// after them (`Trace.name(of:)`). Empty when there are none, or nobody looked.
  public var functions: [String]
  /// The heading of its pictures.
  public var title: String?
  /// The line below the heading.
  public var caption: String?
  /// The names of the blocks that pictures never merge with others.
  public var highlight: [String]
  /// Whose rules applied: `darwin`, `linux` or `strict`.
  public var platform: String
  /// Processor cores; of a recorded trace those of the simulated run it belongs to.
  public var cores: Int
  /// How long a thread computed while others waited for its core.
  public var quantum: VirtualDuration
  /// 0 for the plain run.
  public var seed: UInt64
  /// The schedule that the run followed, as `--schedule` takes it; nil for a run that followed none.
  public var schedule: String?
  /// What else the run took to make, as options of `run` for a shell: `--takes 'read=5000000ns'`. Nil for nothing.
  public var options: String?

  /// What is nil is not written.
  package init(
    origin: Origin = .simulated, scenario: String? = nil, otherFiles: [String] = [], functions: [String] = [],
    title: String? = nil, caption: String? = nil, highlight: [String] = [], platform: String, cores: Int,
    quantum: VirtualDuration, seed: UInt64 = 0, schedule: String? = nil,
    options: String? = nil
  ) {
    self.origin = origin
    self.scenario = scenario
    self.otherFiles = otherFiles
    self.functions = functions
    self.title = title
    self.caption = caption
    self.highlight = highlight
    self.platform = platform
    self.cores = cores
    self.quantum = quantum
    self.seed = seed
    self.schedule = schedule
    self.options = options
  }
}
