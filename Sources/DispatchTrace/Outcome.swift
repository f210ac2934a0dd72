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

    public var origin: Origin
    /// The exact text of libdispatch (after its prefix) or of the Swift runtime (after `Fatal error: `).
    public var message: String
    public var thread: ThreadID
    public var position: SourcePosition
    /// The object that was misused, where the message does not say which; nil for Swift's own traps.
    public var object: Object?

    public init(origin: Origin, message: String, thread: ThreadID, position: SourcePosition, object: Object? = nil) {
      self.origin = origin
      self.message = message
      self.thread = thread
      self.position = position
      self.object = object
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
