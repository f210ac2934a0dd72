import DispatchModel
import DispatchTrace
import Exploration
import Testing

/// Each block that a thread has to take up may begin so much later than it could.
@Suite("Explored programs whose blocks begin late")
struct LatencyTests {
  /// Nil when not all orders were covered.
  private func texts(_ program: SmallProgram, _ durations: LedDurations, most: Int = 2000) -> Set<String>? {
    var explored = program.explored()
    explored.durations = durations
    explored.interest.printing = .all
    var texts: Set<String> = []
    var bounds = SearchBounds()
    bounds.mostExecutions = most
    let search = ReducedSearch(explored)
    let summary = search.run(bounds) { execution in
      if search.summary.executions == 1 { texts = [] }
      texts.insert(printed(by: execution) + ending(of: execution))
      return true
    }
    return summary.isComplete ? texts : nil
  }

  private func latency(_ milliseconds: Int64, percent: Int = 0) -> LedDurations {
    .slack(percent: percent, latency: .milliseconds(milliseconds))
  }

  @Test("A block overtakes another as soon as the other may be late enough")
  func bounds() {
    var program = SmallProgram(queues: [.global])
    program.main = [.async(0, [.print("p1")]), .after(0, milliseconds: 5, [.print("p2")])]
    #expect(texts(program, latency(4)) == ["p1 p2 completed"])
    #expect(texts(program, latency(5)) == ["p1 p2 completed", "p2 p1 completed"])
    #expect(texts(program, latency(0)) == texts(program, .exact))
  }

  @Test("It adds up along a chain of blocks, and with slack")
  func chains() {
    var program = SmallProgram(queues: [.global, .serial])
    program.main = [.async(0, [.async(1, [.async(0, [.print("p1")])])]), .after(0, milliseconds: 10, [.print("p2")])]
    #expect(texts(program, latency(3))?.count == 1)
    #expect(texts(program, latency(4))?.count == 2)
    program.main = [.async(0, [.takes(milliseconds: 5), .print("p1")]), .after(0, milliseconds: 10, [.print("p2")])]
    #expect(texts(program, latency(3, percent: 20))?.count == 1)
    #expect(texts(program, latency(4, percent: 20))?.count == 2)
  }

  @Test("What a thread does by itself is not late: a sync that need not wait, what comes next in a block, who gets a lock")
  func noHandOver() {
    var program = SmallProgram(queues: [.serial, .global], locks: 1)
    program.main = [.sync(0, [.locked(0, []), .print("p1")]), .print("p2"), .after(1, milliseconds: 1, [.print("p3")])]
    #expect(texts(program, latency(100)) == ["p1 p2 p3 completed"])
  }

  @Test("A sync that waits for its turn is late, and so are the main queue, a notification and a barrier")
  func everyHandOver() {
    func orders(_ queues: [SmallProgram.Queue], _ main: [SmallProgram.Statement]) -> Int? {
      var program = SmallProgram(queues: queues)
      program.groups = 1
      program.main = main
      return texts(program, latency(2))?.count
    }
    let rival = SmallProgram.Statement.after(0, milliseconds: 12, [.print("rival")])
    let busy = SmallProgram.Statement.takes(milliseconds: 10)
    #expect(orders([.global, .main], [.async(1, [.print("p1")]), .after(0, milliseconds: 2, [.print("rival")])]) == 2)
    #expect(orders([.global], [.enter(0), .notify(0, queue: 0, [.print("p1")]), rival, busy, .leave(0)]) == 2)
    #expect(orders([.global, .concurrent], [.barrier(1, [.print("p1")]), .after(0, milliseconds: 2, [.print("rival")])]) == 2)
    // The first block is late, too: together up to 4 ms.
    #expect(
      orders(
        [.global, .serial],
        [
          .async(1, [busy]), .after(0, milliseconds: 5, [.sync(1, [.print("p1")])]),
          .after(0, milliseconds: 14, [.print("rival")]),
        ]) == 2)
    #expect(
      orders(
        [.global, .serial],
        [
          .async(1, [busy]), .after(0, milliseconds: 5, [.sync(1, [.print("p1")])]),
          .after(0, milliseconds: 15, [.print("rival")]),
        ]) == 1)
  }

  @Test("Whether a sync has to wait, and so is late, is up to who was first: it, or the end of the block before it")
  func waitsOrNot() {
    func orders(_ queue: SmallProgram.Queue, _ main: [SmallProgram.Statement]) -> Set<String>? {
      var program = SmallProgram(queues: [.global, queue], semaphores: [0])
      // As soon as the first block has signalled: at 2 ms at the latest, and at 4 ms if it has not ended by then.
      program.main = main + [.async(0, [.wait(0), .sync(1, [.print("p1")])]), .after(0, milliseconds: 3, [.print("p2")])]
      return texts(program, latency(2))
    }
    #expect(orders(.serial, [.async(1, [.signal(0)])])?.count == 2)
    #expect(orders(.concurrent, [.barrier(1, [.signal(0)])])?.count == 2)
    #expect(orders(.concurrent, [.async(1, [.signal(0)])])?.count == 1)
  }

  @Test("Whether a block joins a concurrent queue before or after the end of a barrier is seen: behind it, it is handed on twice")
  func behindABarrier() {
    var program = SmallProgram(queues: [.concurrent], variables: 1)
    program.main = [.takes(milliseconds: 10), .barrier(0, [.write(0)]), .async(0, [.print("p1")]), .write(0)]
    program.durations = latency(3)
    #expect(Self.isAsPlain(program, most: 100) == true)
  }

  /// Each block begins with a stretch of its own.
  private func late(_ statements: [SmallProgram.Statement], _ random: inout SplitMix64) -> [SmallProgram.Statement] {
    func begun(_ body: [SmallProgram.Statement]) -> [SmallProgram.Statement] {
      let inner = late(body, &random)
      return [.takesMicroseconds(Int64(random.next(below: 10_001)))] + inner
    }
    return statements.map { statement in
      switch statement {
      case .async(let queue, let body): .async(queue, begun(body))
      case .asyncInGroup(let queue, let group, let body): .asyncInGroup(queue, group, begun(body))
      case .barrier(let queue, let body): .barrier(queue, begun(body))
      case .notify(let group, let queue, let body): .notify(group, queue: queue, begun(body))
      case .after(let queue, let milliseconds, let body): .after(queue, milliseconds: milliseconds, begun(body))
      case .sync(let queue, let body): .sync(queue, late(body, &random))
      case .read, .write, .signal, .wait, .enter, .leave, .waitGroup, .once, .print, .work, .takes, .takesMicroseconds, .suspend,
        .resume, .item, .cancel, .perform, .setContext, .context, .release, .exit, .freeze, .thaw, .holdOutput, .releaseOutput,
        .locked, .outside, .notifyItem,
        .serve:
        statement
      }
    }
  }

  @Test("It allows what exact durations do and what blocks do that begin late, and no more than free durations")
  func latencyLiesBetweenExactAndFree() {
    var (compared, wider) = (0, 0)
    for seed in 0..<60 {
      var maker = RandomWaitingProgram(random: SplitMix64(state: UInt64(seed)))
      var program = maker.make()
      // Something that others may be too late for.
      program.main.insert(.after(0, milliseconds: Int64(1 + seed % 12), [.async(1, [.print("late")])]), at: 0)
      guard let exact = texts(program, .exact, most: 300), let some = texts(program, latency(10), most: 300),
        let free = texts(program, .free, most: 300)
      else { continue }
      compared += 1
      if some.count > exact.count { wider += 1 }
      #expect(exact.isSubset(of: some), "seed \(seed): \(exact.subtracting(some))\n\(program.text)")
      #expect(some.isSubset(of: free), "seed \(seed): \(some.subtracting(free))\n\(program.text)")
      var random = SplitMix64(state: UInt64(seed))
      for _ in 0..<5 {
        var other = program
        other.main = late(program.main, &random)
        guard let seen = texts(other, .exact) else { continue }
        #expect(seen.isSubset(of: some), "seed \(seed): \(seen.subtracting(some))\n\(other.text)")
      }
    }
    #expect(compared > 20 && wider > 5, "\(compared) compared, \(wider) wider")
  }

  /// Whether all orders, up to what does not matter, are those of a search that leaves nothing out; nil when these are too many.
  static func isAsPlain(_ program: SmallProgram, most: Int) -> Bool? {
    var explored = program.explored()
    explored.interest.printing = .all
    var (reduced, plain): (Set<String>, Set<String>) = ([], [])
    let search = ReducedSearch(explored)
    let summary = search.run { execution in
      if search.summary.executions == 1 { reduced = [] }
      reduced.insert(signature(execution, search.numbers.path, true))
      return search.summary.executions <= most
    }
    explored.interest = search.program.interest
    let all = PlainSearch(explored)
    guard all.run(most: most, { plain.insert(signature($0, all.strandPath, true)) }) != nil else { return nil }
    return summary.isComplete && reduced == plain
  }

  @Test(
    "With blocks that wait for others, and those that need not, the reduced search finds what the plain one finds",
    arguments: 0..<2)
  func waiting(_ part: Int) {
    var compared = 0
    for seed in (part * 40)..<(part * 40 + 40) {
      var maker = RandomWaitingProgram(random: SplitMix64(state: UInt64(seed)))
      var program = maker.make()
      program.durations = latency(seed % 3 == 0 ? 10 : 3, percent: seed % 2 == 0 ? 20 : 0)
      guard let isAsPlain = Self.isAsPlain(program, most: 300) else { continue }
      compared += 1
      #expect(isAsPlain, "seed \(seed): \(program.text)")
    }
    #expect(compared > 10, "\(compared)")
  }
}

/// A few blocks of a serial and a concurrent queue, most of which somebody waits for.
struct RandomWaitingProgram {
  var random: SplitMix64
  private var letters = 0

  init(random: SplitMix64) { self.random = random }

  mutating func make() -> SmallProgram {
    var program = SmallProgram(queues: [.global, .serial, .concurrent], variables: 1, semaphores: [1])
    program.groups = 1
    program.main = (0..<(2 + random.next(below: 3))).map { _ in statement(0) }
    return program
  }

  private mutating func statement(_ depth: Int) -> SmallProgram.Statement {
    let queue = random.next(below: 3)
    let body = depth < 2 && random.next(below: 3) > 0 ? [statement(depth + 1)] : [print()]
    switch random.next(below: 12) {
    case 0: return .async(queue, body)
    case 2, 3: return .sync(1 + random.next(below: 2), body)
    case 4: return .barrier(2, body)
    case 1, 5: return .after(queue, milliseconds: Int64(1 + random.next(below: 12)), body)
    case 6: return .asyncInGroup(queue, 0, body)
    case 7: return depth == 0 ? .notify(0, queue: queue, body) : .signal(0)
    case 8: return .takes(milliseconds: Int64(1 + random.next(below: 10)))
    case 9: return .signal(0)
    case 10: return depth == 0 ? .write(0) : .wait(0)
    default: return print()
    }
  }

  private mutating func print() -> SmallProgram.Statement {
    letters += 1
    return .print("p\(letters)")
  }
}
