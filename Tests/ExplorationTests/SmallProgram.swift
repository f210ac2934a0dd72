import DispatchModel
import DispatchTrace
import Exploration

/// A small program for the searches: made by hand or at random, the same operations each time it is started.
struct SmallProgram: Sendable {
  enum Queue: Sendable {
    case main, global, serial, concurrent
    case serialOnto(Int)
  }

  indirect enum Statement: Sendable {
    case read(Int), write(Int)
    case locked(Int, [Statement])
    case signal(Int), wait(Int)
    case enter(Int), leave(Int)
    case notify(Int, queue: Int, [Statement])
    case waitGroup(Int)
    case async(Int, [Statement])
    case asyncInGroup(Int, Int, [Statement])
    case barrier(Int, [Statement])
    case sync(Int, [Statement])
    case once(Int)
    case print(String)
    case work(String)
    case takes(milliseconds: Int64)
    case takesMicroseconds(Int64)
    case after(Int, milliseconds: Int64, [Statement])
    case suspend(Int), resume(Int)
    case item(Int, queue: Int), cancel(Int), perform(Int)
    case notifyItem(Int, queue: Int, [Statement])
    case setContext(Int, [Statement]), context, release(Int)
    case outside([Statement]), freeze, thaw
    case holdOutput, releaseOutput
    case exit
    /// The main thread serves its loop; without an end where there are no `milliseconds`.
    case serve(milliseconds: Int64?, isOnePass: Bool)
  }

  var queues: [Queue] = []
  var variables = 0
  var locks = 0
  var semaphores: [Int] = []
  var groups = 0
  var onces = 0
  var items: [[Statement]] = []
  var main: [Statement] = []
  var durations = LedDurations.free

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.platform = .strict
    return configuration
  }

  func explored() -> ExploredProgram {
    var explored = ExploredProgram(configuration: Self.configuration) { SmallProgramCode(self) }
    explored.durations = durations
    return explored
  }
}

/// Runs the statements of a `SmallProgram`.
final class SmallProgramCode: ResumableCode {
  private let program: SmallProgram
  private var bodies: [[SmallProgram.Statement]]
  private var stacks: [[Activation]] = []
  private var declared = 0
  private var queueIDs: [QueueID] = []

  private struct Activation {
    var body: Int
    var next = 0
    /// Operations still to come before the next statement.
    var pending: [Operation] = []
    var asked = Asked.nothing
  }

  private enum Asked {
    case nothing
    case time(queue: Int, milliseconds: Int64, body: Int)
    case once(OnceID)
    case end(milliseconds: Int64, isOnePass: Bool)
  }

  init(_ program: SmallProgram) {
    self.program = program
    bodies = [program.main]
  }

  func begin(_ body: BodyID, on thread: ThreadID) {
    while stacks.count <= thread.offset { stacks.append([]) }
    stacks[thread.offset].append(Activation(body: Int(body.index)))
  }

  func release(_ body: BodyID, on thread: ThreadID) -> Bool { false }

  func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    if case .queue(let id) = reply, declared <= program.queues.count { queueIDs.append(id) }
    if let operation = nextDeclaration(&strings) { return Step(operation) }
    var activation = stacks[thread.offset].removeLast()
    if let operation = answer(reply, &activation) {
      stacks[thread.offset].append(activation)
      return Step(operation)
    }
    if !activation.pending.isEmpty {
      let operation = activation.pending.removeFirst()
      stacks[thread.offset].append(activation)
      return Step(operation)
    }
    guard activation.next < bodies[activation.body].count else { return Step(.finished) }
    let statement = bodies[activation.body][activation.next]
    activation.next += 1
    let operation = begin(statement, &activation, &strings)
    stacks[thread.offset].append(activation)
    return Step(operation)
  }

  private func answer(_ reply: Reply, _ activation: inout Activation) -> Operation? {
    defer { activation.asked = .nothing }
    switch (activation.asked, reply) {
    case (.time(let queue, let milliseconds, let body), .instant(let now)):
      let due = now + VirtualDuration(nanoseconds: milliseconds * 1_000_000)
      return .asyncAfter(Deadline(due), queueIDs[queue], Block(BodyID(Int32(body))))
    case (.once(let once), .flag(true)): return .endOnce(once)
    case (.end(let milliseconds, let isOnePass), .instant(let now)):
      let limit = now + VirtualDuration(nanoseconds: milliseconds * 1_000_000)
      return .serveMainLoop(until: Deadline(limit), isOnePass: isOnePass, isInTimer: false)
    default: return nil
    }
  }

  private func nextDeclaration(_ strings: inout StringTable) -> Operation? {
    while declared < program.queues.count {
      defer { declared += 1 }
      let label = strings.intern("q\(declared)")
      switch program.queues[declared] {
      case .main: queueIDs.append(.main)
      case .global: return .globalQueue(.default)
      case .serial: return .createQueue(QueueRequest(label: label))
      case .concurrent: return .createQueue(QueueRequest(label: label, isConcurrent: true))
      case .serialOnto(let target): return .createQueue(QueueRequest(label: label, target: queueIDs[target]))
      }
    }
    var number = declared - program.queues.count
    defer { declared += 1 }
    if number < program.variables { return .declareVariable(name: strings.intern("v\(number)")) }
    number -= program.variables
    if number < program.locks { return .createLock(name: nil, isRecursive: false) }
    number -= program.locks
    if number < program.semaphores.count { return .createSemaphore(.semaphore, name: nil, value: program.semaphores[number]) }
    number -= program.semaphores.count
    if number < program.groups { return .createGroup(name: nil) }
    number -= program.groups
    if number < program.onces { return .declareOnce(name: nil) }
    number -= program.onces
    if number < program.items.count { return .createWorkItem(block(program.items[number])) }
    return nil
  }

  private func block(_ body: [SmallProgram.Statement], _ flags: ItemFlags = []) -> Block {
    bodies.append(body)
    return Block(BodyID(Int32(bodies.count - 1)), flags: flags)
  }

  private func begin(_ statement: SmallProgram.Statement, _ activation: inout Activation, _ strings: inout StringTable)
    -> Operation
  {
    switch statement {
    case .read(let variable): return .access(VariableID(variable), .read)
    case .write(let variable): return .access(VariableID(variable), .write)
    case .locked(let lock, let body):
      let inner = body.flatMap { statement in
        var inner = activation
        inner.pending = []
        let first = begin(statement, &inner, &strings)
        return [first] + inner.pending
      }
      activation.pending = inner + [.unlock(LockID(lock))]
      return .lock(LockID(lock))
    case .signal(let semaphore): return .signal(SemaphoreID(semaphore))
    case .wait(let semaphore): return .waitSemaphore(SemaphoreID(semaphore), .forever)
    case .enter(let group): return .enter(GroupID(group))
    case .leave(let group): return .leave(GroupID(group))
    case .notify(let group, let queue, let body): return .notifyGroup(GroupID(group), queueIDs[queue], block(body))
    case .waitGroup(let group): return .waitGroup(GroupID(group), .forever)
    case .async(let queue, let body): return .async(queueIDs[queue], block(body), group: nil)
    case .asyncInGroup(let queue, let group, let body): return .async(queueIDs[queue], block(body), group: GroupID(group))
    case .barrier(let queue, let body): return .async(queueIDs[queue], block(body, .barrier), group: nil)
    case .sync(let queue, let body): return .sync(queueIDs[queue], block(body))
    case .once(let once):
      activation.asked = .once(OnceID(once))
      return .beginOnce(OnceID(once))
    case .print(let text): return .print(strings.intern(text + "\n"))
    case .work(let name): return .work(name: strings.intern(name), VirtualDuration(nanoseconds: 1_000_000))
    case .takes(let milliseconds): return .work(name: nil, VirtualDuration(nanoseconds: milliseconds * 1_000_000))
    case .takesMicroseconds(let count): return .work(name: nil, VirtualDuration(nanoseconds: count * 1000))
    case .after(let queue, let milliseconds, let body):
      bodies.append(body)
      activation.asked = .time(queue: queue, milliseconds: milliseconds, body: bodies.count - 1)
      return .now
    case .suspend(let queue): return .suspend(queueIDs[queue])
    case .resume(let queue): return .resume(queueIDs[queue])
    case .item(let item, let queue): return .asyncItem(queueIDs[queue], WorkItemID(item), group: nil)
    case .cancel(let item): return .cancelItem(WorkItemID(item))
    case .perform(let item): return .performItem(WorkItemID(item))
    case .notifyItem(let item, let queue, let body): return .notifyItem(WorkItemID(item), queueIDs[queue], block(body))
    case .setContext(let queue, let body): return .setSpecific(queueIDs[queue], key: 1, value: block(body).body)
    case .release(let queue): return .releaseQueue(queueIDs[queue])
    case .context: return .getCurrentSpecific(key: 1)
    case .outside(let body): return .startOutside(block(body))
    case .freeze: return .freeze
    case .holdOutput: return .holdOutput
    case .releaseOutput: return .releaseOutput
    case .thaw: return .thaw
    case .exit: return .exit(code: 0)
    case .serve(nil, let isOnePass): return .serveMainLoop(until: .forever, isOnePass: isOnePass, isInTimer: false)
    case .serve(let milliseconds?, let isOnePass):
      activation.asked = .end(milliseconds: milliseconds, isOnePass: isOnePass)
      return .now
    }
  }
}
