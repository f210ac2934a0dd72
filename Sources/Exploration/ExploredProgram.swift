package import DispatchModel
package import DispatchTrace

/// A program that can be started again and again, and what is of interest in its executions.
package struct ExploredProgram {
  /// Code as good as new for each execution; it must do the same each time.
  package var code: () -> any ResumableCode
  package var configuration: Configuration
  package var header: TraceHeader?
  package var interest = StepInterest()
  package var durations = LedDurations.free
  /// The name of a stretch that may take any time where all others have no slack.
  package var varied: String?
  /// Steps of one execution; one that takes more is given up and said to be.
  package var mostSteps = 20_000
  /// Whether executions have traces. Without, each takes half the time.
  package var isRecorded = true

  package init(configuration: Configuration, header: TraceHeader? = nil, code: @escaping () -> any ResumableCode) {
    self.code = code
    self.header = header
    self.configuration = configuration
    // A core for every thread: who goes on is a matter of choice only.
    self.configuration.cores = max(configuration.cores, 128)
    self.configuration.overheads = Configuration.Overheads()
    self.configuration.limits.events = min(configuration.limits.events, 1_000_000)
  }
}

/// One execution that has been led to its end.
package struct Execution {
  /// A step that was taken.
  package struct Event {
    package var strand: StrandID
    package var footprint: Footprint
    /// What it prints, and how many bytes had been printed, where the output is given.
    var text: StringID?
    var printed = 0
    /// What it brought about begins here in `facts`.
    var facts: Int
    /// The events of the trace that it recorded itself; what others do unnoticed comes after them.
    var recorded: Range<Int32> = 0..<0
    /// It needs no more than that time passes.
    var comesWithTime = false
    /// It comes at a later instant than the one before, and so after all that have been: told where durations are exact.
    /// The same of what comes only when nothing else can.
    var isLater = false
  }

  /// Numbers its strands, and keeps the footprints of its steps.
  let numbers: StrandNumbers
  package internal(set) var events: ContiguousArray<Event> = []
  /// What came about before the first step, and by each step.
  var facts: ContiguousArray<StepFact> = []
  /// What stood before something that never came, or had not come when the program ended.
  var stuck: ContiguousArray<NextStep> = []
  /// It was given up, or it took too many steps.
  package internal(set) var isCut = false
  package internal(set) var isTooLong = false
  package internal(set) var hasScarceCores = false
  /// The code has seen one of several values that a reading of the clock could have.
  package internal(set) var hasChosenReading = false
  /// A group was left more often than it was entered.
  var hasLeftTooOften = false
  var hasFrozen = false
  var hasServedLoop = false
  /// What this order leaves the stretch that may take any time.
  package internal(set) var varied: VariedStretch?
  /// The last step ended the program.
  package internal(set) var isEndedEarly = false
  /// Where the output is given: all of it was printed, and nobody wanted to print more.
  package internal(set) var hasPrintedAll = false
  /// Nil when it was given up.
  package internal(set) var outcome: Outcome?
  /// Nil when nothing was recorded, too.
  package internal(set) var trace: Trace?

  init(_ numbers: StrandNumbers) {
    self.numbers = numbers
  }

  /// The launch code has come to its end, or gave the main thread to its queue.
  package var hasLaunchEnded: Bool {
    facts.contains { fact in if case .finished(.launch, queue: 0) = fact { true } else { false } }
  }

  package var schedule: [StrandID] { events.map(\.strand) }

  /// Without the steps that are steps only because they were marked.
  package var scheduleWithoutMarks: [StrandID] {
    events.filter { !$0.footprint.pushes.isEmpty || $0.footprint.accesses.contains { $0.object.kind != .mark } }.map(\.strand)
  }
}
