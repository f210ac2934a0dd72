/// A closed enum that a trace writes as a word.
protocol TraceWord: CaseIterable, Equatable {
  var word: StaticString { get }
}

extension TraceWord {
  /// For messages: `"read", "write"`.
  static var list: String {
    allCases.map { "\"\($0.word)\"" }.joined(separator: ", ")
  }
}

extension QoSClass: TraceWord {
  var word: StaticString {
    switch self {
    case .unspecified: "unspecified"
    case .maintenance: "maintenance"
    case .background: "background"
    case .utility: "utility"
    case .default: "default"
    case .userInitiated: "userInitiated"
    case .userInteractive: "userInteractive"
    }
  }
}

extension QueueKind: TraceWord {
  var word: StaticString {
    switch self {
    case .main: "main"
    case .global: "global"
    case .serial: "serial"
    case .concurrent: "concurrent"
    }
  }
}

extension ThreadKind: TraceWord {
  var word: StaticString {
    switch self {
    case .main: "main"
    case .worker: "worker"
    case .overcommitWorker: "overcommitWorker"
    case .detached: "detached"
    case .outside: "outside"
    }
  }
}

extension SubmissionKind: TraceWord {
  var word: StaticString {
    switch self {
    case .async: "async"
    case .sync: "sync"
    case .after: "after"
    case .apply: "apply"
    case .notify: "notify"
    case .timer: "timer"
    case .source: "source"
    case .cancelHandler: "cancelHandler"
    case .registrationHandler: "registrationHandler"
    }
  }
}

extension SpanKind: TraceWord {
  var word: StaticString {
    switch self {
    case .work: "work"
    case .io: "io"
    case .sleep: "sleep"
    }
  }
}

extension SourceKind: TraceWord {
  var word: StaticString {
    switch self {
    case .timer: "timer"
    case .dataAdd: "dataAdd"
    case .dataOr: "dataOr"
    case .dataReplace: "dataReplace"
    }
  }
}

extension SemaphoreKind: TraceWord {
  var word: StaticString {
    switch self {
    case .semaphore: "semaphore"
    case .condition: "condition"
    case .readWriteLock: "readWriteLock"
    case .conditionLock: "conditionLock"
    case .emptyPipe: "emptyPipe"
    case .fullPipe: "fullPipe"
    case .operation: "operation"
    }
  }
}

extension CoreRelease: TraceWord {
  var word: StaticString {
    switch self {
    case .blocked: "blocked"
    case .quantum: "quantum"
    case .idle: "idle"
    case .frozen: "frozen"
    }
  }
}

extension AccessKind: TraceWord {
  var word: StaticString {
    switch self {
    case .read: "read"
    case .write: "write"
    }
  }
}

extension WaitReasonName: TraceWord {
  var word: StaticString {
    switch self {
    case .sync: "sync"
    case .syncOnMainThread: "syncOnMainThread"
    case .semaphore: "semaphore"
    case .group: "group"
    case .workItem: "workItem"
    case .apply: "apply"
    case .once: "once"
    case .lock: "lock"
    case .runLoop: "runLoop"
    }
  }
}

extension TraceHeader.Origin: TraceWord, CaseIterable {
  public static let allCases: [TraceHeader.Origin] = [.simulated, .recorded]

  var word: StaticString {
    switch self {
    case .simulated: "simulated"
    case .recorded: "recorded"
    }
  }
}

extension Outcome.Trap.Origin: TraceWord, CaseIterable {
  public static let allCases: [Outcome.Trap.Origin] = [.dispatch, .swift]

  var word: StaticString {
    switch self {
    case .dispatch: "dispatch"
    case .swift: "swift"
    }
  }
}

extension Outcome.Limit.Kind: TraceWord {
  var word: StaticString {
    switch self {
    case .steps: "steps"
    case .work: "work"
    case .virtualTime: "virtualTime"
    case .memory: "memory"
    case .depth: "depth"
    case .threads: "threads"
    case .output: "output"
    case .events: "events"
    case .firings: "firings"
    case .recording: "recording"
    }
  }
}

/// The words of the field `outcome` of the last line.
enum OutcomeName: UInt8, TraceWord {
  case completed, exited, deadlocked, trapped, limitReached

  init(_ outcome: Outcome) {
    switch outcome {
    case .completed: self = .completed
    case .exited: self = .exited
    case .deadlocked: self = .deadlocked
    case .trapped: self = .trapped
    case .limitReached: self = .limitReached
    }
  }

  var word: StaticString {
    switch self {
    case .completed: "completed"
    case .exited: "exited"
    case .deadlocked: "deadlocked"
    case .trapped: "trapped"
    case .limitReached: "limitReached"
    }
  }

  var prototype: Outcome {
    switch self {
    case .completed: .completed
    case .exited: .exited(code: 0)
    case .deadlocked: .deadlocked(waiting: [])
    case .trapped: .trapped(Outcome.Trap(.swift(""), thread: ThreadID(0), position: .none))
    case .limitReached: .limitReached(Outcome.Limit(kind: .steps, thread: ThreadID(0), position: .none))
    }
  }
}
