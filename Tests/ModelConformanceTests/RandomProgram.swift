import DispatchModel

/// A small program that uses Dispatch and prints a letter at the start of each block: the same one as Swift text for the real
/// library, and as operations for the model.
struct RandomProgram: Sendable {
  struct Queue: Sendable {
    enum Kind: Sendable {
      case serial, concurrent, main, global
    }

    var kind: Kind
    var target: Int?
    var isInactive = false
  }

  struct WorkItem: Sendable {
    var isBarrier: Bool
    var body: [Statement]
  }

  indirect enum Statement: Sendable {
    case print(String)
    case async(queue: Int, isBarrier: Bool, group: Int?, [Statement])
    case sync(queue: Int, isBarrier: Bool, [Statement])
    case after(queue: Int, milliseconds: Int, [Statement])
    case activate(queue: Int)
    case suspend(queue: Int)
    case resume(queue: Int)
    case enter(Int)
    case leave(Int)
    case notify(group: Int, queue: Int, [Statement])
    case waitGroup(Int)
    case signal(Int)
    case waitSemaphore(Int)
    case asyncItem(queue: Int, item: Int)
    case syncItem(queue: Int, item: Int)
    case cancel(Int)
    case performItem(Int)
    case waitItem(Int)
    case notifyItem(item: Int, queue: Int, [Statement])
    case concurrentPerform(iterations: Int, [Statement])
  }

  var seed: UInt64
  var queues: [Queue] = []
  var groupCount = 0
  /// Their initial values.
  var semaphores: [Int] = []
  var workItems: [WorkItem] = []
  var body: [Statement] = []
  /// Nothing in it is about time.
  var isTimeless = true
}

// MARK: Making one

extension RandomProgram {
  /// Always the same program for the same seed.
  init(seed: UInt64) {
    var maker = Maker(seed: seed)
    self = maker.make()
  }

  private struct Maker {
    var program: RandomProgram
    var random: SplitMix64
    var letters = 0
    var statementsLeft = 0
    /// How often each queue is suspended at this point of the launch code.
    var suspended: [Int] = []

    init(seed: UInt64) {
      program = RandomProgram(seed: seed, queues: [])
      random = SplitMix64(state: seed)
    }

    mutating func chance(_ percent: Int) -> Bool { random.next(below: 100) < percent }

    mutating func make() -> RandomProgram {
      makeQueues()
      program.groupCount = chance(40) ? 1 : 0
      if chance(35) { program.semaphores.append(random.next(below: 2)) }
      statementsLeft = 3 + random.next(below: 10)
      if chance(35) { program.workItems.append(WorkItem(isBarrier: chance(30), body: makeBody(depth: 2))) }
      while statementsLeft > 0 { program.body.append(makeStatement(depth: 0)) }
      for queue in program.queues.indices where program.queues[queue].isInactive && chance(85) {
        program.body.insert(.activate(queue: queue), at: random.next(below: program.body.count + 1))
      }
      // Mostly balanced: a queue that stays suspended is rare.
      for queue in suspended.indices where suspended[queue] > 0 && chance(85) { program.body.append(.resume(queue: queue)) }
      if chance(60) { program.body.append(.print(letter())) }
      return program
    }

    private mutating func makeQueues() {
      if chance(25) { program.queues.append(Queue(kind: .main)) }
      if chance(25) { program.queues.append(Queue(kind: .global)) }
      for _ in 0...random.next(below: 4) {
        let kind: Queue.Kind = chance(55) ? .serial : .concurrent
        let target = !program.queues.isEmpty && chance(45) ? random.next(below: program.queues.count) : nil
        program.queues.append(Queue(kind: kind, target: target, isInactive: chance(8)))
      }
      suspended = Array(repeating: 0, count: program.queues.count)
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

    private mutating func queue() -> Int { random.next(below: program.queues.count) }

    private func isConcurrent(_ queue: Int) -> Bool {
      program.queues[queue].kind == .concurrent || program.queues[queue].kind == .global
    }

    mutating func makeStatement(depth: Int) -> Statement {
      statementsLeft -= 1
      let queue = queue()
      switch random.next(below: 100) {
      case 0..<36:
        let group = program.groupCount > 0 && chance(30) ? 0 : nil
        return .async(queue: queue, isBarrier: isConcurrent(queue) && chance(30), group: group, makeBody(depth: depth + 1))
      case 36..<56: return .sync(queue: queue, isBarrier: isConcurrent(queue) && chance(30), makeBody(depth: depth + 1))
      case 56..<60:
        program.isTimeless = false
        return .after(queue: queue, milliseconds: 40 * (1 + random.next(below: 2)), makeBody(depth: depth + 1))
      case 60..<68 where depth == 0:
        if suspended[queue] > 0 {
          suspended[queue] -= 1
          return .resume(queue: queue)
        }
        suspended[queue] += 1
        return .suspend(queue: queue)
      case 68..<78 where program.groupCount > 0: return makeGroupStatement(queue, depth)
      case 78..<86 where !program.semaphores.isEmpty: return chance(60) ? .signal(0) : .waitSemaphore(0)
      case 86..<96 where !program.workItems.isEmpty && depth < 2: return makeItemStatement(queue, depth)
      case 96..<98: return .concurrentPerform(iterations: 2, makeBody(depth: depth + 1))
      default: return .print(letter())
      }
    }

    private mutating func makeGroupStatement(_ queue: Int, _ depth: Int) -> Statement {
      switch random.next(below: 10) {
      case 0..<2: .enter(0)
      case 2..<5: .leave(0)
      case 5..<8: .notify(group: 0, queue: queue, makeBody(depth: depth + 1))
      default: .waitGroup(0)
      }
    }

    private mutating func makeItemStatement(_ queue: Int, _ depth: Int) -> Statement {
      switch random.next(below: 10) {
      case 0..<4: .asyncItem(queue: queue, item: 0)
      case 4: .syncItem(queue: queue, item: 0)
      case 5: .cancel(0)
      case 6: .performItem(0)
      case 7: .waitItem(0)
      default: .notifyItem(item: 0, queue: queue, makeBody(depth: depth + 1))
      }
    }
  }
}
