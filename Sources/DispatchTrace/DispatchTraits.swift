/// The quality-of-service classes of Dispatch, lowest first; raw values order them.
public enum QoSClass: UInt8, Hashable, Comparable, Sendable, BitwiseCopyable, CaseIterable {
  case unspecified, maintenance, background, utility, `default`, userInitiated, userInteractive

  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// As in the labels of libdispatch: `user-initiated`.
  public var name: String {
    switch self {
    case .unspecified: "unspecified"
    case .maintenance: "maintenance"
    case .background: "background"
    case .utility: "utility"
    case .default: "default"
    case .userInitiated: "user-initiated"
    case .userInteractive: "user-interactive"
    }
  }
}

/// What kind of queue it is; only `serial` and `concurrent` are made by a scenario.
public enum QueueKind: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  case main, global, serial, concurrent
}

/// What a thread is for.
public enum ThreadKind: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// The main thread, `t0`.
  case main
  /// A worker of the pool.
  case worker
  /// A worker of the pool of an overcommit root queue.
  case overcommitWorker
  /// A thread that the scenario made with `Thread`.
  case detached
  /// What is not the process's own: its user, the system, a server. It goes on while the process is frozen, and needs no core.
  case outside
}

/// How a block reached its queue.
public enum SubmissionKind: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  case async, sync, after, apply, notify, timer, source, cancelHandler, registrationHandler

  /// Code handed over one block: neither an iteration nor a call of a source's handler.
  @inlinable
  public var isOfBlock: Bool {
    switch self {
    case .async, .sync, .after, .notify: true
    case .apply, .timer, .source, .cancelHandler, .registrationHandler: false
    }
  }

  /// A source calls one of its handlers.
  @inlinable
  public var isOfHandler: Bool {
    switch self {
    case .timer, .source, .cancelHandler, .registrationHandler: true
    case .async, .sync, .after, .notify, .apply: false
    }
  }
}

/// What a thread does in a named stretch of a block.
public enum SpanKind: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// Computes: needs a core.
  case work
  /// Waits for the outside world: blocked, no core.
  case io
  /// `Thread.sleep`, `sleep`, `usleep`: blocked, no core.
  case sleep
}

/// What a semaphore is in the program: itself, or how another primitive makes a thread wait.
public enum SemaphoreKind: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  case semaphore
  /// One wait for an `NSCondition` or a `pthread_cond_t`.
  case condition
  /// One wait for a `pthread_rwlock_t`.
  case readWriteLock
  /// One wait for an `Operation` to finish.
  case operation
  /// One wait for an `NSConditionLock`.
  case conditionLock
  /// One wait for something to read.
  case emptyPipe
  /// One wait for room to write.
  case fullPipe

  /// What people call it.
  package var words: String {
    switch self {
    case .semaphore: "semaphore"
    case .condition: "condition"
    case .readWriteLock: "read-write lock"
    case .operation: "operation"
    case .conditionLock: "condition lock"
    case .emptyPipe: "empty pipe"
    case .fullPipe: "full pipe"
    }
  }

  /// Another wait for the same has another one.
  package var isOneWait: Bool {
    switch self {
    case .condition, .readWriteLock, .conditionLock, .emptyPipe, .fullPipe: true
    case .semaphore, .operation: false
    }
  }

  /// With its article.
  package var indefinite: String {
    switch self {
    case .semaphore, .condition, .readWriteLock, .conditionLock, .fullPipe: "a \(words)"
    case .operation, .emptyPipe: "an \(words)"
    }
  }

  /// What lets one who waits go on.
  package var release: (verb: String, verbs: String) {
    switch self {
    case .semaphore, .condition: ("signal", "signals")
    case .readWriteLock, .conditionLock: ("unlock", "unlocks")
    case .operation: ("finish", "finishes")
    case .emptyPipe: ("write into", "writes into")
    case .fullPipe: ("read", "reads")
    }
  }
}

/// What makes a dispatch source fire.
public enum SourceKind: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  case timer, dataAdd, dataOr, dataReplace
}

/// A thread leaves its core because…
public enum CoreRelease: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  /// it has to wait for something,
  case blocked
  /// its time slice is over and another thread wants the core,
  case quantum
  /// it has nothing to do,
  case idle
  /// the process is frozen.
  case frozen
}

/// Whether an access to a variable changes it.
public enum AccessKind: UInt8, Hashable, Sendable, BitwiseCopyable, CaseIterable {
  case read, write
}
