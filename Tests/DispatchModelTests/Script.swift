import DispatchModel
import DispatchTrace

/// The third kind of code under simulation: bodies written down as lists of operations. The model's own tests need neither a
/// parser nor threads.
final class Script: ResumableCode {
  enum Action {
    case operation(Operation)
    /// Prints a text as a line of its own.
    case print(String)
    /// Prints the reply to the operation before.
    case printReply
    case named((StringID) -> Operation, String)
  }

  private var bodies: [[Action]] = [[]]
  private var stacks: [[(body: Int, step: Int)]] = []
  private var nextQueue: Int32 = 13
  private var nextGroup: Int32 = 0
  private var nextSemaphore: Int32 = 0
  private var nextWorkItem: Int32 = 0
  private var nextSource: Int32 = 0
  private(set) var released: [BodyID] = []

  // MARK: Writing

  /// Appends to the top-level code.
  func main(_ write: (Body) -> Void) {
    let body = Body(self)
    write(body)
    bodies[0] += body.actions
  }

  func body(_ write: (Body) -> Void) -> BodyID {
    let body = Body(self)
    write(body)
    bodies.append(body.actions)
    return BodyID(Int32(bodies.count - 1))
  }

  /// A queue made by the top-level code; ids are handed out in order, so it is known before the run.
  func queue(
    _ label: String, concurrent: Bool = false, inactive: Bool = false, target: QueueID? = nil, qos: QoSClass = .unspecified
  ) -> QueueID {
    bodies[0].append(
      .named(
        { .createQueue(QueueRequest(label: $0, isConcurrent: concurrent, isInactive: inactive, qos: qos, target: target)) },
        label))
    defer { nextQueue += 1 }
    return QueueID(nextQueue)
  }

  func group() -> GroupID {
    bodies[0].append(.operation(.createGroup(name: nil)))
    defer { nextGroup += 1 }
    return GroupID(nextGroup)
  }

  func semaphore(_ value: Int) -> SemaphoreID {
    bodies[0].append(.operation(.createSemaphore(.semaphore, name: nil, value: value)))
    defer { nextSemaphore += 1 }
    return SemaphoreID(nextSemaphore)
  }

  func workItem(_ flags: ItemFlags = [], _ write: (Body) -> Void) -> WorkItemID {
    bodies[0].append(.operation(.createWorkItem(Block(body(write), flags: flags))))
    defer { nextWorkItem += 1 }
    return WorkItemID(nextWorkItem)
  }

  func source(_ kind: SourceKind, _ queue: QueueID?) -> SourceID {
    bodies[0].append(.operation(.createSource(kind, name: nil, queue)))
    defer { nextSource += 1 }
    return SourceID(nextSource)
  }

  // MARK: Running

  func run(
    _ configuration: Configuration = Configuration(), choices: any ChoiceSource = FirstChoice()
  ) -> Run {
    stacks = []
    var simulation = Simulation(code: self, configuration: configuration, choices: choices)
    return Run(simulation.run())
  }

  func begin(_ body: BodyID, on thread: ThreadID) {
    while stacks.count <= thread.offset { stacks.append([]) }
    stacks[thread.offset].append((Int(body.index), 0))
  }

  func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    let top = stacks[thread.offset].count - 1
    let (body, step) = stacks[thread.offset][top]
    guard step < bodies[body].count else {
      stacks[thread.offset].removeLast()
      return Step(.finished)
    }
    stacks[thread.offset][top].step += 1
    let position = SourcePosition(line: body + 1, column: step + 1)
    switch bodies[body][step] {
    case .operation(let operation): return Step(operation, at: position)
    case .print(let text): return Step(.print(strings.intern(text + "\n")), at: position)
    case .printReply: return Step(.print(strings.intern(describe(reply, strings) + "\n")), at: position)
    case .named(let make, let text): return Step(make(strings.intern(text)), at: position)
    }
  }

  func release(_ body: BodyID, on thread: ThreadID) -> Bool {
    released.append(body)
    return false
  }

  private func describe(_ reply: Reply, _ strings: StringTable) -> String {
    switch reply {
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .begin(let argument): "\(argument)"
    case .text(let id): strings[id]
    case .instant(let instant): "\(instant)"
    case .value(let value): value.map { "\($0)" } ?? "nil"
    case .done, .qos, .queue, .group, .semaphore, .workItem, .source, .once, .lock, .thread, .variable: "\(reply)"
    }
  }
}

/// A body in the making.
final class Body {
  fileprivate var actions: [Script.Action] = []
  private let script: Script

  fileprivate init(_ script: Script) {
    self.script = script
  }

  func callAsFunction(_ operation: Operation) { actions.append(.operation(operation)) }
  func print(_ text: String) { actions.append(.print(text)) }
  func printReply() { actions.append(.printReply) }
  func label() {
    actions.append(.operation(.currentQueueLabel))
    printReply()
  }

  func async(_ queue: QueueID, _ flags: ItemFlags = [], group: GroupID? = nil, _ write: (Body) -> Void) {
    self(.async(queue, Block(script.body(write), flags: flags), group: group))
  }

  func sync(_ queue: QueueID, _ flags: ItemFlags = [], _ write: (Body) -> Void) {
    self(.sync(queue, Block(script.body(write), flags: flags)))
  }

  func after(_ milliseconds: Int64, _ queue: QueueID, _ flags: ItemFlags = [], _ write: (Body) -> Void) {
    self(.asyncAfter(Deadline(Instant(nanoseconds: milliseconds * 1_000_000)), queue, Block(script.body(write), flags: flags)))
  }

  /// On a thread outside the process.
  func outside(_ write: (Body) -> Void) { self(.startOutside(Block(script.body(write)))) }

  func notify(_ group: GroupID, _ queue: QueueID, _ write: (Body) -> Void) {
    self(.notifyGroup(group, queue, Block(script.body(write))))
  }

  func apply(_ iterations: Int, _ write: (Body) -> Void) {
    self(.apply(iterations: iterations, Block(script.body(write))))
  }

  /// Computes under a name that the run's `spans` shows.
  func work(_ milliseconds: Int64, _ name: String = "work") {
    actions.append(.named({ .work(name: $0, VirtualDuration(nanoseconds: milliseconds * 1_000_000)) }, name))
  }

  func sleep(_ milliseconds: Int64) {
    self(.block(.sleep, name: nil, VirtualDuration(nanoseconds: milliseconds * 1_000_000)))
  }
}

/// What a run did, as text.
struct Run {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The printed lines, in order.
  var printed: String {
    var lines: [String] = []
    for case .printed(let text) in trace.events.lazy.map(\.kind) { lines.append(String(trace.strings[text].dropLast())) }
    return lines.joined(separator: " ")
  }

  /// `name start–end` of every named stretch in milliseconds, in order of ends.
  var spans: String {
    var open: [Int: (name: String, start: Int64)] = [:]
    var result: [String] = []
    for event in trace.events {
      switch event.kind {
      case .spanBegan(_, _, let name):
        open[event.thread.offset] = (name.map { trace.strings[$0] } ?? "sleep", event.instant.nanoseconds / 1_000_000)
      case .spanEnded:
        guard let span = open[event.thread.offset] else { continue }
        result.append("\(span.name) \(span.start)–\(event.instant.nanoseconds / 1_000_000)")
      default: continue
      }
    }
    return result.joined(separator: ", ")
  }

  var trapMessage: String? {
    if case .trapped(let trap) = trace.outcome { trap.message } else { nil }
  }

  var isDeadlocked: Bool {
    if case .deadlocked = trace.outcome { true } else { false }
  }

  var threadCount: Int {
    trace.events.reduce(0) { if case .threadCreated = $1.kind { $0 + 1 } else { $0 } }
  }
}
