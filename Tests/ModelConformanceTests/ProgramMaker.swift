import DispatchModel
import DispatchTrace

extension RandomProgram {
  /// Always the same program for the same seed.
  init(randomFrom seed: UInt64) {
    var maker = ProgramMaker(seed: seed)
    self = maker.make()
  }
}

/// Makes random programs: each has some of the things that Dispatch offers, and a few statements that use them.
///
/// Instants that differ are at least 20 ms apart, so that a real run meets them in their order.
struct ProgramMaker {
  typealias Statement = RandomProgram.Statement

  var program: RandomProgram
  var random: SplitMix64
  private var letters = 0
  var statementsLeft = 0
  /// How often each queue, and each source, is suspended at this point of the launch code.
  var suspended: [Int] = []
  var suspendedSources: [Int] = []
  /// In per cent: how likely a statement is that kills the program or stops a thread for ever.
  var malice = 0

  init(seed: UInt64) {
    program = RandomProgram(seed: seed)
    random = SplitMix64(state: seed)
  }

  mutating func chance(_ percent: Int) -> Bool { random.next(below: 100) < percent }

  mutating func make() -> RandomProgram {
    makeQueues()
    program.groupCount = chance(35) ? 1 : 0
    if chance(30) { program.semaphores.append(random.next(below: 2)) }
    if chance(25) { program.locks.append(RandomProgram.Lock(isRecursive: chance(25))) }
    malice = chance(15) ? 12 : 0
    statementsLeft = 3 + random.next(below: 10)
    makeOnces()
    while program.workItems.count < 2 && chance(30) {
      program.workItems.append(RandomProgram.WorkItem(isBarrier: chance(30), body: makeBody(depth: 2)))
    }
    makeSources()
    while statementsLeft > 0 { program.body.append(makeStatement(depth: 0)) }
    bringToLife()
    if chance(60) { program.body.append(.print(letter())) }
    if chance(6) { program.ending = .dispatchMain }
    return program
  }

  private mutating func makeQueues() {
    if chance(30) { program.queues.append(RandomProgram.Queue(kind: .main)) }
    if chance(20) { program.queues.append(RandomProgram.Queue(kind: .global)) }
    // Now and then a chain: each queue over the one before it.
    let isChain = chance(20)
    for _ in 0...(isChain ? 2 : 0) + random.next(below: 3) {
      let kind: RandomProgram.Queue.Kind = chance(55) ? .serial : .concurrent
      let count = program.queues.count
      let target = count > 0 && isChain ? count - 1 : count > 0 && chance(45) ? random.next(below: count) : nil
      program.queues.append(RandomProgram.Queue(kind: kind, target: target, isInactive: chance(12)))
    }
    suspended = Array(repeating: 0, count: program.queues.count)
  }

  private mutating func makeOnces() {
    while program.onces.count < 2 && chance(20) {
      let body = makeBody(depth: 2)
      program.onces.append(body)
    }
  }

  private mutating func makeSources() {
    while program.sources.count < 2 && chance(30) {
      let kind: SourceKind = [.timer, .timer, .dataAdd, .dataOr, .dataReplace][random.next(below: 5)]
      let index = program.sources.count
      // Its handlers may use the sources before it, and a data source itself.
      var event = [.printData(letter(), source: index)] + makeBody(depth: 2).dropFirst()
      event.insert(.cancelInCall(1 + random.next(below: 3), source: index), at: chance(50) ? 0 : event.count)
      if kind != .timer && chance(20) { event.append(.call(.merge(source: index, 1))) }
      let source = RandomProgram.Source(
        kind: kind, queue: queue(), event: event, cancel: chance(50) ? makeBody(depth: 3) : nil,
        registration: chance(20) ? makeBody(depth: 3) : nil)
      program.sources.append(source)
      if kind == .timer { program.body.append(schedule(index)) }
    }
    suspendedSources = Array(repeating: 0, count: program.sources.count)
  }

  /// Mostly what is inactive is activated somewhere, and what is suspended is resumed.
  private mutating func bringToLife() {
    for queue in program.queues.indices where program.queues[queue].isInactive && chance(85) {
      insert(.call(.activate(queue: queue)))
    }
    for source in program.sources.indices where chance(92) { insert(.call(.activateSource(source))) }
    for queue in suspended.indices where suspended[queue] > 0 && chance(85) { program.body.append(.call(.resume(queue: queue))) }
    for source in suspendedSources.indices where suspendedSources[source] > 0 && chance(85) {
      program.body.append(.call(.resumeSource(source)))
    }
  }

  private mutating func insert(_ statement: Statement) {
    program.body.insert(statement, at: random.next(below: program.body.count + 1))
  }

  /// A, B, … Z, then A1, B1, …
  mutating func letter() -> String {
    let scalar = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(letters % 26)))
    let round = letters / 26
    letters += 1
    return round == 0 ? scalar : "\(scalar)\(round)"
  }

  mutating func makeBody(depth: Int) -> [Statement] {
    let name = letter()
    var body: [Statement] = [.print(name)]
    var count = depth < 3 ? [0, 0, 1, 1, 2][random.next(below: 5)] : 0
    while count > 0 && statementsLeft > 0 {
      body.append(makeStatement(depth: depth))
      count -= 1
    }
    if body.count > 1 || chance(20) { body.append(.print(name.lowercased())) }
    return body
  }

  mutating func queue() -> Int { random.next(below: program.queues.count) }

  func isConcurrent(_ queue: Int) -> Bool {
    program.queues[queue].kind == .concurrent || program.queues[queue].kind == .global
  }
}
