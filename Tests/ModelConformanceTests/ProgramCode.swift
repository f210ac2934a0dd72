import DispatchModel
import DispatchTrace

/// A random program as the model runs it.
final class ProgramCode: ResumableCode {
  private let program: RandomProgram
  private var bodies: [[RandomProgram.Statement]] = []
  private var stacks: [ThreadID: [Activation]] = [:]
  /// What the answer to a thread's last operation is for.
  private var questions: [ThreadID: Question] = [:]
  private var things: ProgramThings
  private var calls: [Int]

  /// A body that is being run. What a body does inside another one, on the same thread, has an end of its own.
  private struct Activation {
    enum End {
      case block
      case unlock(LockID)
      case initialised(OnceID)
    }

    var body: Int
    var next = 0
    var end = End.block
  }

  private enum Question {
    /// `.now() + …` asks for the time first.
    case time(milliseconds: Int, RandomProgram.Timed)
    case mustInitialise(Int)
    case data(String)
    case didTimeOut(String)
  }

  init(_ program: RandomProgram) {
    self.program = program
    things = ProgramThings(program)
    calls = Array(repeating: 0, count: program.sources.count)
    bodies.append(program.body)
  }

  func begin(_ body: BodyID, on thread: ThreadID) {
    stacks[thread, default: []].append(Activation(body: Int(body.index)))
  }

  func release(_ body: BodyID, on thread: ThreadID) -> Bool { false }

  func resume(_ thread: ThreadID, with reply: Reply, strings: inout StringTable) -> Step {
    things.keep(reply)
    if let declaration = nextDeclaration(&strings) { return Step(declaration) }
    if let question = questions.removeValue(forKey: thread), let next = answer(question, reply, thread, &strings) {
      return Step(next, at: place(on: thread))
    }
    guard var activation = stacks[thread]?.popLast() else { return Step(.finished) }
    let body = bodies[activation.body]
    guard activation.next < body.count else { return Step(end(activation, thread)) }
    let statement = body[activation.next]
    activation.next += 1
    stacks[thread, default: []].append(activation)
    let place = place(on: thread)
    return Step(operation(statement, on: thread, &strings), at: place)
  }

  private func place(on thread: ThreadID) -> SourcePosition {
    guard let activation = stacks[thread]?.last else { return .none }
    return SourcePosition(line: activation.body + 1, column: activation.next)
  }

  private func end(_ activation: Activation, _ thread: ThreadID) -> Operation {
    switch activation.end {
    case .unlock(let lock): .unlock(lock)
    case .initialised(let once): .endOnce(once)
    case .block where activation.body == 0 && program.ending == .dispatchMain: .dispatchMain
    case .block: .finished
    }
  }

  /// Nil when the answer leads to nothing: the thread goes on with its next statement.
  private func answer(_ question: Question, _ reply: Reply, _ thread: ThreadID, _ strings: inout StringTable) -> Operation? {
    switch (question, reply) {
    case (.time(let milliseconds, let timed), .instant(let now)):
      let deadline = Deadline(now + VirtualDuration(nanoseconds: Int64(milliseconds) * 1_000_000))
      return operation(timed, at: deadline, on: thread)
    case (.mustInitialise(let once), .flag(true)):
      stacks[thread, default: []].append(Activation(body: add(program.onces[once]), end: .initialised(things.onces[once])))
      return nil
    case (.data(let letter), .number(let data)): return say("\(letter)\(data)", &strings)
    case (.didTimeOut(let letter), .flag(let hasTimedOut)): return say(hasTimedOut ? letter.lowercased() : letter, &strings)
    default: return nil
    }
  }

  // MARK: Declarations

  /// The things of the program come into being before its first statement.
  private func nextDeclaration(_ strings: inout StringTable) -> Operation? {
    switch things.next(of: program) {
    case .queue(let queue): return declare(queue, &strings)
    case .group: return .createGroup(name: nil)
    case .semaphore(let value): return .createSemaphore(.semaphore, name: nil, value: value)
    case .lock(let lock): return .createLock(name: nil, isRecursive: lock.isRecursive)
    case .source(let source): return .createSource(source.kind, name: nil, things.queues[source.queue])
    case .once: return .declareOnce(name: nil)
    case .item(let item): return .createWorkItem(block(item.body, isBarrier: item.isBarrier))
    case .handler(let source, let handler):
      return .setSourceHandler(things.sources[source], handler, self.handler(source, handler))
    case nil: return nil
    }
  }

  private func declare(_ queue: RandomProgram.Queue, _ strings: inout StringTable) -> Operation? {
    switch queue.kind {
    case .main:
      things.queues.append(QueueID(0))
      return nextDeclaration(&strings)
    case .global: return .globalQueue(.default)
    case .serial, .concurrent:
      return .createQueue(
        QueueRequest(
          label: strings.intern("q\(things.queues.count)"), isConcurrent: queue.kind == .concurrent, isInactive: queue.isInactive,
          target: queue.target.map { things.queues[$0] }))
    }
  }

  private func handler(_ source: Int, _ handler: SourceHandler) -> Block? {
    let declared = program.sources[source]
    return switch handler {
    case .event: block(declared.event)
    case .cancel: declared.cancel.map { block($0) }
    case .registration: declared.registration.map { block($0) }
    }
  }

  private func add(_ body: [RandomProgram.Statement]) -> Int {
    bodies.append(body)
    return bodies.count - 1
  }

  private func block(_ body: [RandomProgram.Statement], isBarrier: Bool = false) -> Block {
    Block(BodyID(Int32(add(body))), flags: isBarrier ? .barrier : [])
  }

  // MARK: Statements

  private func operation(_ statement: RandomProgram.Statement, on thread: ThreadID, _ strings: inout StringTable) -> Operation {
    switch statement {
    case .print(let text): return say(text, &strings)
    case .printData(let letter, let source):
      questions[thread] = .data(letter)
      return .sourceData(things.sources[source])
    case .async(let queue, let isBarrier, let group, let body):
      return .async(things.queues[queue], block(body, isBarrier: isBarrier), group: group.map { things.groups[$0] })
    case .sync(let queue, let isBarrier, let body): return .sync(things.queues[queue], block(body, isBarrier: isBarrier))
    case .concurrentPerform(let iterations, let body): return .apply(iterations: iterations, block(body))
    case .detachThread(let body): return .detachThread(block(body))
    case .notify(let group, let queue, let body): return .notifyGroup(things.groups[group], things.queues[queue], block(body))
    case .notifyItem(let item, let queue, let body): return .notifyItem(things.items[item], things.queues[queue], block(body))
    case .locked(let lock, let body):
      stacks[thread, default: []].append(Activation(body: add(body), end: .unlock(things.locks[lock])))
      return .lock(things.locks[lock])
    case .once(let once):
      questions[thread] = .mustInitialise(once)
      return .beginOnce(things.onces[once])
    case .cancelInCall(let number, let source):
      calls[source] += 1
      // Counting is nothing to the model: it takes no step of its own.
      guard calls[source] == number else { return resume(thread, with: .done, strings: &strings).operation }
      return .cancelSource(things.sources[source])
    case .fatalError: return .trap(strings.intern(""))
    case .call(let call): return things.operation(call)
    case .timed(let milliseconds, let timed):
      questions[thread] = .time(milliseconds: milliseconds, timed)
      return .now
    }
  }

  private func operation(_ timed: RandomProgram.Timed, at deadline: Deadline, on thread: ThreadID) -> Operation {
    switch timed {
    case .after(let queue, let body): return .asyncAfter(deadline, things.queues[queue], block(body))
    case .afterItem(let queue, let item): return .asyncAfterItem(deadline, things.queues[queue], things.items[item])
    case .schedule(let source, let interval):
      let interval = interval.map { VirtualDuration(nanoseconds: Int64($0) * 1_000_000) }
      return .scheduleTimer(deadline, things.sources[source], interval: interval)
    case .waitSemaphore(let semaphore, let letter):
      questions[thread] = .didTimeOut(letter)
      return .waitSemaphore(things.semaphores[semaphore], deadline)
    case .waitItem(let item, let letter):
      questions[thread] = .didTimeOut(letter)
      return .waitItem(things.items[item], deadline)
    }
  }

  private func say(_ text: String, _ strings: inout StringTable) -> Operation {
    .print(strings.intern(text + "\n"))
  }
}
