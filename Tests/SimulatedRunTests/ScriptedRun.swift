import DispatchModel
import DispatchTrace
import TraceAnalysis

/// Code under simulation written down as lists of operations, run on the real kernel: what analyses see in earnest.
final class ScriptedRun: ResumableCode {
  private enum Action {
    case operation(Operation)
    case named((StringID) -> Operation, String)
  }

  /// A body in the making.
  struct Code {
    fileprivate let run: ScriptedRun
    fileprivate let body: Int

    func callAsFunction(_ operation: Operation) { run.bodies[body].append(.operation(operation)) }
    func named(_ name: String, _ make: @escaping (StringID) -> Operation) { run.bodies[body].append(.named(make, name)) }

    func work(_ milliseconds: Int64, _ name: String = "work") {
      named(name) { .work(name: $0, VirtualDuration(nanoseconds: milliseconds * 1_000_000)) }
    }

    func sleep(_ milliseconds: Int64) { self(.block(.sleep, name: nil, VirtualDuration(nanoseconds: milliseconds * 1_000_000))) }

    func async(_ queue: QueueID, _ flags: ItemFlags = [], group: GroupID? = nil, _ write: (Code) -> Void) {
      self(.async(queue, Block(run.body(write), flags: flags), group: group))
    }

    func sync(_ queue: QueueID, _ flags: ItemFlags = [], _ write: (Code) -> Void) {
      self(.sync(queue, Block(run.body(write), flags: flags)))
    }

    func after(_ milliseconds: Int64, _ queue: QueueID, _ write: (Code) -> Void) {
      self(.asyncAfter(Deadline(Instant(nanoseconds: milliseconds * 1_000_000)), queue, Block(run.body(write))))
    }

    func notify(_ group: GroupID, _ queue: QueueID, _ write: (Code) -> Void) {
      self(.notifyGroup(group, queue, Block(run.body(write))))
    }

    func apply(_ iterations: Int, _ write: (Code) -> Void) { self(.apply(iterations: iterations, Block(run.body(write)))) }

    func touch(_ variable: VariableID) {
      self(.access(variable, .read))
      self(.access(variable, .write))
    }

    func read(_ variable: VariableID) { self(.access(variable, .read)) }
  }

  private var bodies: [[Action]] = [[]]
  private var stacks: [[(body: Int, step: Int)]] = []
  private var queueCount: Int32 = 13
  private var counts: [String: Int32] = [:]

  /// The top-level code. Objects made by the functions below exist before what is written here later.
  var main: Code { Code(run: self, body: 0) }

  func body(_ write: (Code) -> Void) -> BodyID {
    bodies.append([])
    let body = bodies.count - 1
    write(Code(run: self, body: body))
    return BodyID(Int32(body))
  }

  func queue(_ label: String, concurrent: Bool = false, inactive: Bool = false, target: QueueID? = nil) -> QueueID {
    main.named(label) { .createQueue(QueueRequest(label: $0, isConcurrent: concurrent, isInactive: inactive, target: target)) }
    defer { queueCount += 1 }
    return QueueID(queueCount)
  }

  private func next(_ kind: String) -> Int32 {
    counts[kind, default: -1] += 1
    return counts[kind, default: 0]
  }

  func group(_ name: String = "group") -> GroupID {
    main.named(name) { .createGroup(name: $0) }
    return GroupID(next("group"))
  }

  func semaphore(_ value: Int, _ name: String = "ready") -> SemaphoreID {
    main.named(name) { .createSemaphore(.semaphore, name: $0, value: value) }
    return SemaphoreID(next("semaphore"))
  }

  func lock(_ name: String = "lock") -> LockID {
    main.named(name) { .createLock(name: $0, isRecursive: false) }
    return LockID(next("lock"))
  }

  func once(_ name: String) -> OnceID {
    main.named(name) { .declareOnce(name: $0) }
    return OnceID(next("once"))
  }

  func variable(_ name: String) -> VariableID {
    main.named(name) { .declareVariable(name: $0) }
    return VariableID(next("variable"))
  }

  func workItem(_ write: (Code) -> Void) -> WorkItemID {
    main(.createWorkItem(Block(body(write))))
    return WorkItemID(next("work item"))
  }

  func source(_ kind: SourceKind, _ queue: QueueID, _ write: (Code) -> Void) -> SourceID {
    main(.createSource(kind, name: nil, queue))
    let source = SourceID(next("source"))
    main(.setSourceHandler(source, .event, Block(body(write))))
    return source
  }

  /// Seed 0 is the plain run.
  func index(seed: UInt64 = 0, _ platform: PlatformName = .darwin) -> TraceIndex {
    stacks = []
    var configuration = Configuration()
    configuration.platform = platform
    let choices: any ChoiceSource = seed == 0 ? FirstChoice() : RandomChoice(seed: seed)
    var simulation = Simulation(code: self, configuration: configuration, choices: choices)
    return TraceIndex(simulation.run())
  }

  // MARK: Being run

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
    case .named(let make, let text): return Step(make(strings.intern(text)), at: position)
    }
  }

  func release(_ body: BodyID, on thread: ThreadID) -> Bool { false }
}
