/// How an execution ended. A scenario that traps or hangs is a successful simulation of a program that traps or hangs.
public enum Outcome: Hashable, Sendable {
  /// Nothing can happen any more and nobody waits.
  case completed
  /// The scenario called `exit(code)`.
  case exited(code: Int32)
  /// Nothing can happen any more, but `waiting` threads (in id order) still wait.
  case deadlocked(waiting: [ThreadID])
  /// The program died on `thread`.
  case trapped(Trap)
  /// A limit of the simulation was reached.
  case limitReached(Limit)

  /// What the program died of, and where.
  public struct Trap: Hashable, Sendable {
    /// Whose failure it is.
    public enum Origin: String, Hashable, Sendable {
      /// "BUG IN CLIENT OF LIBDISPATCH".
      case dispatch
      /// A Swift runtime failure: overflow, index out of range, nil unwrap, `fatalError`.
      case swift
    }

    /// What a trap is about.
    public enum Object: Hashable, Sendable {
      case queue(QueueID)
      case group(GroupID)
      case semaphore(SemaphoreID)
      case workItem(WorkItemID)
      case source(SourceID)
      case once(OnceID)
    }

    /// What the program died of.
    public enum Cause: Hashable, Sendable {
      case clientBug(ClientBug)
      /// With the exact text of the Swift runtime (after `Fatal error: `).
      case swift(String)
    }

    /// What the program died of.
    public var cause: Cause
    /// The thread that died.
    public var thread: ThreadID
    /// The call it died in.
    public var position: SourcePosition
    /// The object that was misused, where the message does not say which; nil for Swift's own traps.
    public var object: Object?

    /// A program's death.
    public init(_ cause: Cause, thread: ThreadID, position: SourcePosition, object: Object? = nil) {
      self.cause = cause
      self.thread = thread
      self.position = position
      self.object = object
    }

    /// Whether Dispatch or the Swift runtime ended it.
    public var origin: Origin {
      switch cause {
      case .clientBug: .dispatch
      case .swift: .swift
      }
    }

    /// The exact text of libdispatch (after its prefix) or of the Swift runtime (after `Fatal error: `).
    public var message: String {
      switch cause {
      case .clientBug(let bug): bug.text
      case .swift(let text): text
      }
    }
  }

  /// A limit of the simulation, and who reached it where.
  public struct Limit: Hashable, Sendable {
    /// What there was too much of.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case steps, work, virtualTime, memory, depth, threads, output, events
      /// Repeating timers went on when there was nothing else.
      case firings
      /// Of a real run: its recording ends here. The process was killed, or went on, or the file got as large as it may.
      case recording
    }

    /// What there was too much of.
    public var kind: Kind
    /// The thread that reached it.
    public var thread: ThreadID
    /// What it was about to do.
    public var position: SourcePosition

    /// A limit that was reached.
    public init(kind: Kind, thread: ThreadID, position: SourcePosition) {
      self.kind = kind
      self.thread = thread
      self.position = position
    }
  }
}

extension Outcome {
  /// The program came to its end, or ended itself: nothing kept it from there.
  package var isOwnEnd: Bool {
    switch self {
    case .completed, .exited: true
    case .deadlocked, .trapped, .limitReached: false
    }
  }
}

extension Outcome.Trap.Cause {
  /// As a trace writes it: where the words come from, and the words.
  init(origin: Outcome.Trap.Origin, message: String) {
    switch origin {
    case .dispatch: self = .clientBug(ClientBug(text: message))
    case .swift: self = .swift(message)
    }
  }
}

extension Outcome.Limit.Kind {
  /// What there was too much of, in sentences: `the limit of nested calls is reached`.
  public var words: String {
    switch self {
    case .steps: "steps without virtual time"
    case .work: "steps in all"
    case .virtualTime: "virtual time"
    case .memory: "memory"
    case .depth: "nested calls"
    case .threads: "threads"
    case .output: "printed text"
    case .events: "trace events"
    case .firings: "firings of repeating timers"
    case .recording: "recording"
    }
  }
}
