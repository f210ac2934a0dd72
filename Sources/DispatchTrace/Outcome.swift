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

  public struct Trap: Hashable, Sendable {
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

    public var cause: Cause
    public var thread: ThreadID
    public var position: SourcePosition
    /// The object that was misused, where the message does not say which; nil for Swift's own traps.
    public var object: Object?

    public init(_ cause: Cause, thread: ThreadID, position: SourcePosition, object: Object? = nil) {
      self.cause = cause
      self.thread = thread
      self.position = position
      self.object = object
    }

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

  public struct Limit: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case steps, virtualTime, memory, depth, threads, output, events
    }

    public var kind: Kind
    public var thread: ThreadID
    public var position: SourcePosition

    public init(kind: Kind, thread: ThreadID, position: SourcePosition) {
      self.kind = kind
      self.thread = thread
      self.position = position
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
