import DispatchTrace

// What a transcript remembers of each thing.

struct QueueFacts {
  var target: QueueID?
  var kind: QueueKind
  var suspendCount: Int32 = 0
  var isInactive = false
  /// The thread that ended a block of this queue last: whoever waited for the queue was let in by it.
  var lastEnder: ThreadID?
}

struct ThreadFacts {
  /// Where it asked for something last.
  var position = SourcePosition.none
  var wait: TraceEvent.WaitReason?
  /// The wait is long enough to be told.
  var isWaiting = false
  var lastEnd: Instant?
  /// Spans that are going on.
  var spans = 0
  /// Calls of `perform()` that are going on.
  var performing = 0
  /// Calls of `sync` with a work item, innermost last.
  var syncs: [ItemID] = []
  var lastLine = Instant.zero
}

struct ItemFacts {
  var number: Int
  var queue: QueueID
  var kind: SubmissionKind
  var submitter: ThreadID
  var position: SourcePosition
  var qos = QoSClass.unspecified
  var isBarrier = false
  var group: GroupID?
  var workItem: WorkItemID?
  /// The iteration of a `concurrentPerform`.
  var iteration: (apply: ApplyID, number: Int32)?
  /// The source whose handler it calls.
  var source: SourceID?
  var isSubmitted = false
  var isStarted = false
  var isRunning = false
  /// The thread that waits for this item's turn, or for its end on the main thread.
  var waiter: ThreadID?
  var isRunByAnother = false
  /// What it is a notification of.
  var awaits: Awaited?

  enum Awaited {
    case group(GroupID)
    case workItem(WorkItemID)
  }
}

struct WorkItemFacts {
  var name: StringID?
  var isCancelled = false
  var runs = 0
  /// What it was submitted as.
  var submissions: [ItemID] = []
  var notifications: [ItemID] = []
  var wasWaitedFor = false
  var lastEnder: ThreadID?
}

struct GroupFacts {
  var count: Int32 = 0
  var notifications: [ItemID] = []
  var lastLeaver: ThreadID?
}

struct SemaphoreFacts {
  var value: Int32
  var lastSignaller: ThreadID?
}

struct LockFacts {
  /// How often its holder has taken it.
  var depth = 0
}

struct SourceFacts {
  var kind: SourceKind
  /// Nobody merges data into it: it fires when its handler runs.
  var firesByItself: Bool
  var isActive = false
  var suspendCount: Int32 = 0
  var pending: Int64 = 0
}

/// The texts of the scenario's files: names and places that a recording alone does not know.
struct ScenarioText {
  private let files: [[Substring]]

  /// In the order of their numbers; none for a program that was recorded by itself.
  init(_ texts: [String]) {
    files = texts.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  private func line(at position: SourcePosition) -> Substring? {
    guard position.isKnown, files.indices.contains(position.file) else { return nil }
    let lines = files[position.file]
    return lines.indices.contains(position.line - 1) ? lines[position.line - 1] : nil
  }

  /// The variable that is declared or assigned at `position`: `item` in `let item = DispatchWorkItem { … }`.
  func variable(at position: SourcePosition) -> String? {
    guard let line = line(at: position)?.prefix(max(position.column - 1, 0)) else { return nil }
    guard let equals = line.firstIndex(of: "=") else { return nil }
    let left = line[..<equals].prefix { $0 != ":" }
    guard let name = left.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).last else { return nil }
    return name.first.map { $0.isNumber } == true ? nil : String(name)
  }

  /// The compiler tells where the arguments of a call begin; a trace names the place where the whole call begins:
  /// `DispatchQueue` in `DispatchQueue.global(qos: .utility).async { … }`.
  func position(_ recorded: SourcePosition) -> SourcePosition {
    guard let line = line(at: recorded) else { return recorded }
    let bytes = Array(line.utf8)
    var column = min(recorded.column - 1, bytes.count)
    while column > 0, bytes[column - 1] == UInt8(ascii: " ") { column -= 1 }
    repeat {
      column = Self.startOfName(bytes, column)
      guard column > 1, bytes[column - 1] == UInt8(ascii: ".") else { break }
      // `.main.async` begins with its dot.
      column -= 1
      if [UInt8(ascii: " "), UInt8(ascii: "(")].contains(bytes[column - 1]) { break }
    } while column > 0
    return SourcePosition(file: recorded.file, line: recorded.line, column: column + 1)
  }

  /// Where the word, or the call with its arguments, that ends before `end` begins.
  private static func startOfName(_ bytes: [UInt8], _ end: Int) -> Int {
    var column = end
    while column > 0, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[column - 1]) { column -= 1 }
    var depth = 0
    while column > 0 {
      let byte = bytes[column - 1]
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
        depth += 1
      } else if depth > 0 {
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth -= 1 }
      } else if !isPartOfName(byte) {
        break
      }
      column -= 1
    }
    return column
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
