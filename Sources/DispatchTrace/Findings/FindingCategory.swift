extension Finding {
  /// The kinds of findings: the word in brackets after the message, and, for those about an execution, what `// expect:` lines name.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// Threads wait for each other, or for something that never comes.
    case deadlock
    /// The program died.
    case trap
    /// Two unordered accesses to a variable, one of them a write.
    case race
    /// The main thread did not come back to its run loop for 250 ms or more.
    case hang
    /// The simulation stopped at one of its limits.
    case limit
    /// The user interface was touched off the main thread.
    case userInterface = "user interface"
    /// What a test of the program checks does not hold.
    case testFailure = "test failure"
    /// Queues were entered in both orders, although it went well this time.
    case lockOrder = "lock order"
    /// A barrier flag on a global queue (S-17).
    case ignoredBarrier = "ignored barrier"
    /// `asyncAfter(.distantFuture)` (S-22).
    case neverRuns = "never runs"
    /// Equal deadlines: their order is not specified (S-23).
    case equalDeadlines = "equal deadlines"
    /// A `sync` reader ran before blocks submitted earlier (S-04).
    case overtaking
    /// `suspend`, `resume`, `setTarget` on the main or a global queue.
    case noEffect = "no effect"
    /// A group was empty more than once before its one notification (G-07).
    case earlyNotify = "early notify"
    /// A group was dropped, or the run ended, with enters that no leave answers (G-09).
    case unbalancedGroup = "unbalanced group"
    /// A queue's siblings on the same target had to wait while it ran on and on.
    case starvation
    /// Very many threads at once, most of them blocked.
    case threadExplosion = "thread explosion"
    /// A thread of high quality of service waited for one of lower (P-08).
    case priorityInversion = "priority inversion"
    /// A lock was unlocked by a thread that does not have it.
    case wrongUnlock = "wrong unlock"
    /// A thread waits for more to do when all is done (M-06).
    case idleThread = "idle thread"

    /// The text is no Swift.
    case syntax
    /// Nothing in sight is called so.
    case unknownName = "unknown-name"
    /// Types of the text do not fit together.
    case type
    /// A name is declared twice.
    case redeclaration
    /// Swift that scenarios cannot use.
    case unsupported
    /// A comment that Signalbox reads, or nearly one.
    case directive
    /// An expectation does not hold.
    case expectation
    /// What exploring says about an expectation.
    case explored
    /// Something has no effect.
    case unused
    /// A line of an app or a playground that means nothing in a scenario.
    case ignored
    /// The scenario does nothing.
    case empty
    /// A defect of Signalbox.
    case `internal`

    /// Those about an execution: expectations can name them.
    public static let ofExecutions: [Category] = allCases.filter(\.isOfExecution)

    private var isOfExecution: Bool {
      switch self {
      case .deadlock, .trap, .race, .hang, .limit, .userInterface, .testFailure, .lockOrder, .ignoredBarrier, .neverRuns,
        .equalDeadlines,
        .overtaking, .noEffect, .earlyNotify, .unbalancedGroup, .starvation, .threadExplosion, .priorityInversion,
        .wrongUnlock, .idleThread:
        true
      case .syntax, .unknownName, .type, .redeclaration, .unsupported, .directive, .expectation, .explored, .unused, .ignored,
        .empty, .internal:
        false
      }
    }
  }
}

extension Finding.Category: CustomStringConvertible {
  /// As it is printed and written in expectations: `lock order`.
  public var description: String { rawValue }
}
