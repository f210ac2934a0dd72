import DispatchModel
import DispatchTrace

/// A random program as the model runs it. Stops the simulation at the first letter that the observed run did not print there.
final class ProgramCode: ResumableCode {
  private let program: RandomProgram
  private let observed: [String]
  private var bodies: [[RandomProgram.Statement]] = []
  private var stacks: [ThreadID: [Activation]] = [:]
  private var queueIDs: [QueueID] = []
  private var groupIDs: [GroupID] = []
  private var semaphoreIDs: [SemaphoreID] = []
  private var itemIDs: [WorkItemID] = []
  private(set) var printed = 0
  private(set) var hasDeviated = false
  private(set) var choicesAtLastLetter = 0
  private let choices: any CountingChoices

  private struct Activation {
    var body: Int
    var next = 0
  }

  static let deviation: Int32 = 99

  init(_ program: RandomProgram, observed: [String], choices: any CountingChoices) {
    self.program = program
    self.choices = choices
    self.observed = observed
    bodies.append(program.body)
  }

  func begin(_ body: BodyID, on thread: ThreadID) {
    stacks[thread, default: []].append(Activation(body: Int(body.index)))
  }

  func release(_ body: BodyID, on thread: ThreadID) -> Bool { false }

  func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    keep(reply)
    if let declaration = nextDeclaration(&strings) { return Step(declaration) }
    guard var activation = stacks[thread]?.popLast() else { return Step(.finished) }
    let body = bodies[activation.body]
    guard activation.next < body.count else { return Step(.finished) }
    let statement = body[activation.next]
    let place = SourcePosition(line: activation.body + 1, column: activation.next + 1)
    var instant: Instant?
    if case .instant(let now) = reply { instant = now }
    // `.now() + …` asks for the time first.
    let asksForTime = statement.isDelayed && instant == nil
    if !asksForTime { activation.next += 1 }
    stacks[thread, default: []].append(activation)
    return Step(asksForTime ? .now : operation(statement, at: instant ?? .zero, &strings), at: place)
  }

  private func keep(_ reply: Reply) {
    switch reply {
    case .queue(let id): queueIDs.append(id)
    case .group(let id): groupIDs.append(id)
    case .semaphore(let id): semaphoreIDs.append(id)
    case .workItem(let id): itemIDs.append(id)
    default: break
    }
  }

  /// The things of the program come into being before its first statement.
  private func nextDeclaration(_ strings: inout StringTable) -> Operation? {
    if queueIDs.count < program.queues.count { return declare(program.queues[queueIDs.count], &strings) }
    if groupIDs.count < program.groupCount { return .createGroup(name: nil) }
    if semaphoreIDs.count < program.semaphores.count {
      return .createSemaphore(.semaphore, name: nil, value: program.semaphores[semaphoreIDs.count])
    }
    if itemIDs.count < program.workItems.count {
      let item = program.workItems[itemIDs.count]
      return .createWorkItem(block(item.body, isBarrier: item.isBarrier))
    }
    return nil
  }

  private func declare(_ queue: RandomProgram.Queue, _ strings: inout StringTable) -> Operation? {
    switch queue.kind {
    case .main:
      queueIDs.append(QueueID(0))
      return nextDeclaration(&strings)
    case .global: return .globalQueue(.default)
    case .serial, .concurrent:
      return .createQueue(
        QueueRequest(
          label: strings.intern("q\(queueIDs.count)"), isConcurrent: queue.kind == .concurrent, isInactive: queue.isInactive,
          target: queue.target.map { queueIDs[$0] }))
    }
  }

  private func block(_ body: [RandomProgram.Statement], isBarrier: Bool = false) -> Block {
    bodies.append(body)
    return Block(BodyID(Int32(bodies.count - 1)), flags: isBarrier ? .barrier : [])
  }

  private func operation(_ statement: RandomProgram.Statement, at now: Instant, _ strings: inout StringTable) -> Operation {
    switch statement {
    case .print(let text): return say(text, &strings)
    case .async(let queue, let isBarrier, let group, let body):
      return .async(queueIDs[queue], block(body, isBarrier: isBarrier), group: group.map { groupIDs[$0] })
    case .sync(let queue, let isBarrier, let body): return .sync(queueIDs[queue], block(body, isBarrier: isBarrier))
    case .after(let queue, let milliseconds, let body):
      let delay = VirtualDuration(nanoseconds: Int64(milliseconds) * 1_000_000)
      return .asyncAfter(Deadline(now + delay), queueIDs[queue], block(body))
    case .activate(let queue): return .activate(queueIDs[queue])
    case .suspend(let queue): return .suspend(queueIDs[queue])
    case .resume(let queue): return .resume(queueIDs[queue])
    case .enter(let group): return .enter(groupIDs[group])
    case .leave(let group): return .leave(groupIDs[group])
    case .notify(let group, let queue, let body): return .notifyGroup(groupIDs[group], queueIDs[queue], block(body))
    case .waitGroup(let group): return .waitGroup(groupIDs[group], .forever)
    case .signal(let semaphore): return .signal(semaphoreIDs[semaphore])
    case .waitSemaphore(let semaphore): return .waitSemaphore(semaphoreIDs[semaphore], .forever)
    case .asyncItem(let queue, let item): return .asyncItem(queueIDs[queue], itemIDs[item], group: nil)
    case .syncItem(let queue, let item): return .syncItem(queueIDs[queue], itemIDs[item])
    case .cancel(let item): return .cancelItem(itemIDs[item])
    case .performItem(let item): return .performItem(itemIDs[item])
    case .waitItem(let item): return .waitItem(itemIDs[item], .forever)
    case .notifyItem(let item, let queue, let body): return .notifyItem(itemIDs[item], queueIDs[queue], block(body))
    case .concurrentPerform(let iterations, let body): return .apply(iterations: iterations, block(body))
    }
  }

  private func say(_ text: String, _ strings: inout StringTable) -> Operation {
    guard printed < observed.count, observed[printed] == text else {
      hasDeviated = true
      return .exit(code: Self.deviation)
    }
    printed += 1
    choicesAtLastLetter = choices.made
    return .print(strings.intern(text + "\n"))
  }
}

extension RandomProgram.Statement {
  fileprivate var isDelayed: Bool {
    if case .after = self { true } else { false }
  }
}
