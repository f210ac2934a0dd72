/// The trace format: JSON Lines. One header line, one line per event, the outcome as last line.
///
/// Every field of every line is named exactly once, here: each `code` function hands a value's fields to a coder and makes a
/// value of what the coder answers. A writer's coder writes the field and answers the same; a reader's looks the field up and
/// answers what the file says. So reading and writing cannot differ. docs/TRACE-FORMAT.md describes the result.
enum TraceFormat {
  /// Raised when a file of the old shape would be misread.
  static let version: Int64 = 2
}

/// What reads or writes the fields of one line, in the order in which they stand in it.
protocol FieldCoder {
  associatedtype Failure: Error

  mutating func integer(_ key: StaticString, _ value: Int64, in range: ClosedRange<Int64>) throws(Failure) -> Int64
  mutating func unsigned(_ key: StaticString, _ value: UInt64) throws(Failure) -> UInt64
  /// False is left out.
  mutating func flag(_ key: StaticString, _ value: Bool) throws(Failure) -> Bool
  mutating func id<Kind: Identified>(_ key: StaticString, _ value: Identifier<Kind>) throws(Failure) -> Identifier<Kind>
  /// Nil is left out; so are the other optionals.
  mutating func id<Kind: Identified>(_ key: StaticString, optional value: Identifier<Kind>?) throws(Failure) -> Identifier<Kind>?
  mutating func ids<Kind: Identified>(_ key: StaticString, _ values: [Identifier<Kind>]) throws(Failure) -> [Identifier<Kind>]
  /// An empty list is left out.
  mutating func ids<Kind: Identified>(
    _ key: StaticString, ifAny values: [Identifier<Kind>]
  ) throws(Failure) -> [Identifier<Kind>]
  mutating func text(_ key: StaticString, _ value: StringID) throws(Failure) -> StringID
  mutating func text(_ key: StaticString, optional value: StringID?) throws(Failure) -> StringID?
  mutating func string(_ key: StaticString, _ value: String) throws(Failure) -> String
  mutating func string(_ key: StaticString, optional value: String?) throws(Failure) -> String?
  /// An empty list is left out.
  mutating func strings(_ key: StaticString, _ values: [String]) throws(Failure) -> [String]
  /// A case of a closed enum, written as its word.
  mutating func word<Value: TraceWord>(_ key: StaticString, _ value: Value) throws(Failure) -> Value
  /// As `word`; `absent` is left out.
  mutating func word<Value: TraceWord>(_ key: StaticString, _ value: Value, absent: Value) throws(Failure) -> Value
  mutating func instant(_ key: StaticString, _ value: Instant) throws(Failure) -> Instant
  /// `.distantFuture` is left out. A deadline may lie before the launch.
  mutating func deadline(_ key: StaticString, _ value: Instant) throws(Failure) -> Instant
  /// A deadline that may be before the launch: the start of a timer counts what was missed since then.
  mutating func start(_ key: StaticString, _ value: Instant) throws(Failure) -> Instant
  /// `line` and `column`, left out when there is no place, and before them `file` unless it is the trace's own.
  mutating func position(_ value: SourcePosition) throws(Failure) -> SourcePosition
}

extension FieldCoder {
  mutating func count(_ key: StaticString, _ value: Int32) throws(Failure) -> Int32 {
    Int32(try integer(key, Int64(value), in: Int64(Int32.min)...Int64(Int32.max)))
  }

  mutating func duration(_ key: StaticString, _ value: VirtualDuration) throws(Failure) -> VirtualDuration {
    VirtualDuration(nanoseconds: try integer(key, value.nanoseconds, in: 0...Int64.max))
  }
}

extension TraceFormat {
  static func code<Coder: FieldCoder>(_ header: TraceHeader, with coder: inout Coder) throws(Coder.Failure) -> TraceHeader {
    let origin = try coder.word("origin", header.origin)
    let scenario = try coder.string("scenario", optional: header.scenario)
    let otherFiles = try coder.strings("otherFiles", header.otherFiles)
    let functions = try coder.strings("functions", header.functions)
    let title = try coder.string("title", optional: header.title)
    let caption = try coder.string("caption", optional: header.caption)
    let highlight = try coder.strings("highlight", header.highlight)
    let platform = try coder.string("platform", header.platform)
    let cores = try coder.integer("cores", Int64(header.cores), in: 1...65_536)
    let quantum = try coder.duration("quantum", header.quantum)
    let seed = try coder.unsigned("seed", header.seed)
    let schedule = try coder.string("schedule", optional: header.schedule)
    let options = try coder.string("options", optional: header.options)
    return TraceHeader(
      origin: origin, scenario: scenario, otherFiles: otherFiles, functions: functions, title: title, caption: caption,
      highlight: highlight, platform: platform, cores: Int(cores), quantum: quantum, seed: seed, schedule: schedule,
      options: options)
  }

  /// The fields that follow the outcome's word.
  static func code<Coder: FieldCoder>(
    _ outcome: Outcome, with coder: inout Coder
  ) throws(Coder.Failure) -> Outcome {
    switch outcome {
    case .completed:
      return .completed
    case .exited(let code):
      return .exited(code: try coder.count("code", code))
    case .deadlocked(let waiting):
      return .deadlocked(waiting: try coder.ids("waiting", waiting))
    case .trapped(let trap):
      let origin = try coder.word("origin", trap.origin)
      let message = try coder.string("message", trap.message)
      let thread = try coder.id("thread", trap.thread)
      let position = try coder.position(trap.position)
      let object = try code(trap.object, with: &coder)
      return .trapped(
        Outcome.Trap(
          Outcome.Trap.Cause(origin: origin, message: message), thread: thread, position: position, object: object))
    case .limitReached(let limit):
      let kind = try coder.word("limit", limit.kind)
      let thread = try coder.id("thread", limit.thread)
      let position = try coder.position(limit.position)
      return .limitReached(Outcome.Limit(kind: kind, thread: thread, position: position))
    }
  }

  /// After the outcome of a run that is stuck; nothing where nobody knows.
  static func code<Coder: FieldCoder>(
    ahead: CodeAhead?, with coder: inout Coder
  ) throws(Coder.Failure) -> CodeAhead? {
    guard try coder.flag("ahead", ahead != nil) else { return nil }
    var made = CodeAhead()
    try code(
      &made.signalling, ahead?.signalling, "signallingThreads", "signalledByThreads", "signallingItems", "signalledByItems",
      with: &coder)
    try code(&made.leaving, ahead?.leaving, "leavingThreads", "leftByThreads", "leavingItems", "leftByItems", with: &coder)
    let own = ahead?.own ?? []
    let threads = try coder.ids("ownThreads", ifAny: own.map(\.thread))
    let places = try coder.strings("ownPlaces", own.map(\.places))
    let holders = Set(try coder.ids("ownHolders", ifAny: own.filter(\.isHolder).map(\.thread)))
    made.own = zip(threads, places).compactMap { CodeAhead.Own(thread: $0, places: $1, isHolder: holders.contains($0)) }
    return made
  }

  /// After the outcome of a run that has completed.
  static func code<Coder: FieldCoder>(
    operations: [LeftOperation], with coder: inout Coder
  ) throws(Coder.Failure) -> [LeftOperation] {
    try coder.strings("leftOperations", operations.map(\.words)).compactMap { LeftOperation(words: $0) }
  }

  /// After the outcome of every run.
  static func code<Coder: FieldCoder>(remarks: [Remark], with coder: inout Coder) throws(Coder.Failure) -> [Remark] {
    try coder.strings("remarks", remarks.map(\.words)).compactMap { Remark(words: $0) }
  }

  private static func code<Coder: FieldCoder, NamesObject: Identified>(
    _ made: inout CodeAhead.Hands<NamesObject>, _ hands: CodeAhead.Hands<NamesObject>?, _ threads: StaticString,
    _ ofThreads: StaticString, _ items: StaticString, _ ofItems: StaticString, with coder: inout Coder
  ) throws(Coder.Failure) {
    made.threads = try coder.ids(threads, ifAny: hands?.threads ?? [])
    made.ofThreads = try coder.ids(ofThreads, ifAny: hands?.ofThreads ?? [])
    made.items = try coder.ids(items, ifAny: hands?.items ?? [])
    made.ofItems = try coder.ids(ofItems, ifAny: hands?.ofItems ?? [])
  }

  /// One field at most, named after the kind of the object.
  private static func code<Coder: FieldCoder>(
    _ object: Outcome.Trap.Object?, with coder: inout Coder
  ) throws(Coder.Failure) -> Outcome.Trap.Object? {
    if let queue = try coder.id("queue", optional: object?.queue) { return .queue(queue) }
    if let group = try coder.id("group", optional: object?.group) { return .group(group) }
    if let semaphore = try coder.id("semaphore", optional: object?.semaphore) { return .semaphore(semaphore) }
    if let workItem = try coder.id("workItem", optional: object?.workItem) { return .workItem(workItem) }
    if let source = try coder.id("source", optional: object?.source) { return .source(source) }
    if let once = try coder.id("once", optional: object?.once) { return .once(once) }
    return nil
  }
}

extension Outcome.Trap.Object {
  fileprivate var queue: QueueID? { if case .queue(let id) = self { id } else { nil } }
  fileprivate var group: GroupID? { if case .group(let id) = self { id } else { nil } }
  fileprivate var semaphore: SemaphoreID? { if case .semaphore(let id) = self { id } else { nil } }
  fileprivate var workItem: WorkItemID? { if case .workItem(let id) = self { id } else { nil } }
  fileprivate var source: SourceID? { if case .source(let id) = self { id } else { nil } }
  fileprivate var once: OnceID? { if case .once(let id) = self { id } else { nil } }
}
