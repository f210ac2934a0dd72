import DispatchModel
import DispatchTrace
import Exploration
import Testing

@Suite("Durations of explored programs")
struct TimingTests {
  private static func program(_ seed: Int, _ durations: LedDurations) -> SmallProgram {
    var maker = RandomSmallProgram(random: SplitMix64(state: UInt64(seed)), left: 5 + seed % 8)
    maker.isTimed = true
    var program = maker.make()
    program.durations = durations
    return program
  }

  /// Nil when not all orders were covered.
  private func texts(_ program: SmallProgram, most: Int = 2000) -> Set<String>? {
    var explored = program.explored()
    explored.interest.printing = .all
    var texts: Set<String> = []
    var bounds = SearchBounds()
    bounds.mostExecutions = most
    let summary = ReducedSearch(explored).run(bounds) { execution in
      texts.insert(printed(by: execution) + ending(of: execution))
      return true
    }
    return summary.isComplete ? texts : nil
  }

  private func run(_ program: SmallProgram, seed: UInt64) -> String {
    var configuration = SmallProgram.configuration
    configuration.cores = 128
    let choices: any ChoiceSource = seed == 0 ? FirstChoice() : RandomChoice(seed: seed)
    var simulation = Simulation(code: SmallProgramCode(program), configuration: configuration, choices: choices)
    let trace = simulation.run()
    return printed(by: trace) + ending(trace.outcome)
  }

  @Test(
    "The reduced search finds what the plain one finds",
    arguments: [
      (0, LedDurations.exact), (1, .exact), (2, .exact), (3, .exact), (4, .slack(percent: 20)), (5, .slack(percent: 60)),
      (6, .slack(percent: 0, latency: .milliseconds(10))),
      (7, .slack(percent: 20, latency: .milliseconds(3))),
    ])
  func besideThePlainSearch(_ part: Int, _ durations: LedDurations) {
    var compared = 0
    for seed in (part * 50)..<(part * 50 + 50) {
      var explored = Self.program(seed, durations).explored()
      if seed % 2 == 0 { explored.interest.printing = .all }
      let isPrinting = seed % 2 == 0
      var (reduced, plain): (Set<String>, Set<String>) = ([], [])
      let search = ReducedSearch(explored)
      let summary = search.run { execution in
        if search.summary.executions == 1 { reduced = [] }
        reduced.insert(signature(execution, search.numbers.path, isPrinting))
        return search.summary.executions < 2000
      }
      explored.interest = search.program.interest
      let all = PlainSearch(explored)
      guard all.run(most: 400, { plain.insert(signature($0, all.strandPath, isPrinting)) }) != nil else { continue }
      compared += 1
      #expect(summary.isComplete)
      #expect(reduced == plain, "seed \(seed): \(Self.program(seed, durations).text)")
    }
    #expect(compared > 20)
  }

  @Test("Exact durations allow what seeds show, and free ones allow what exact ones do", arguments: 0..<4)
  func exactLiesBetweenSeedsAndFree(_ part: Int) {
    var compared = 0
    for seed in (part * 30)..<(part * 30 + 30) {
      let program = Self.program(seed, .exact)
      guard let exact = texts(program), let free = texts(Self.program(seed, .free)) else { continue }
      compared += 1
      #expect(exact.isSubset(of: free), "seed \(seed): \(exact.subtracting(free))\n\(program.text)")
      let seen = Set((0..<20).map { run(program, seed: $0) })
      #expect(seen.isSubset(of: exact), "seed \(seed): \(seen.subtracting(exact))\n\(program.text)")
    }
    #expect(compared > 15)
  }

  /// With each stretch up to 20 % longer or shorter.
  private func perturbed(_ statements: [SmallProgram.Statement], _ random: inout SplitMix64) -> [SmallProgram.Statement] {
    statements.map { statement in
      switch statement {
      case .takes(let milliseconds): .takesMicroseconds(milliseconds * Int64(800 + random.next(below: 401)))
      case .async(let queue, let body): .async(queue, perturbed(body, &random))
      case .asyncInGroup(let queue, let group, let body): .asyncInGroup(queue, group, perturbed(body, &random))
      case .barrier(let queue, let body): .barrier(queue, perturbed(body, &random))
      case .sync(let queue, let body): .sync(queue, perturbed(body, &random))
      case .notify(let group, let queue, let body): .notify(group, queue: queue, perturbed(body, &random))
      case .after(let queue, let milliseconds, let body):
        .after(queue, milliseconds: milliseconds, perturbed(body, &random))
      case .locked(let lock, let body): .locked(lock, perturbed(body, &random))
      case .outside(let body): .outside(perturbed(body, &random))
      case .notifyItem(let item, let queue, let body): .notifyItem(item, queue: queue, perturbed(body, &random))
      case .read, .write, .signal, .wait, .enter, .leave, .waitGroup, .once, .print, .work, .takesMicroseconds, .suspend, .resume,
        .item, .cancel, .perform, .setContext, .context, .release, .exit, .freeze, .thaw, .holdOutput, .releaseOutput, .serve:
        statement
      }
    }
  }

  @Test("Without slack durations are exact; with slack they allow more, what longer and shorter stretches do", arguments: 0..<4)
  func slackLiesBetweenExactAndFree(_ part: Int) {
    var compared = 0
    for seed in (part * 30)..<(part * 30 + 30) {
      let program = Self.program(seed, .exact)
      guard let exact = texts(program), let none = texts(Self.program(seed, .slack(percent: 0))),
        let slack = texts(Self.program(seed, .slack(percent: 20))), let free = texts(Self.program(seed, .free))
      else { continue }
      compared += 1
      #expect(none == exact, "seed \(seed): \(program.text)")
      #expect(exact.isSubset(of: slack), "seed \(seed): \(program.text)")
      #expect(slack.isSubset(of: free), "seed \(seed): \(program.text)")
      var random = SplitMix64(state: UInt64(seed))
      for number in 0..<20 {
        var other = program
        other.main = perturbed(program.main, &random)
        let seen = run(other, seed: UInt64(number))
        #expect(slack.contains(seen), "seed \(seed): \(seen)\n\(other.text)")
      }
    }
    #expect(compared > 10)
  }

  @Test("Stretches come in either order where their bounds meet")
  func boundsMeet() {
    func slack(_ percent: Int) -> Set<String>? {
      var program = SmallProgram(queues: [.global])
      program.main = [
        .async(0, [.takes(milliseconds: 20), .print("p1")]), .async(0, [.takes(milliseconds: 30), .print("p2")]),
        .async(0, [.takes(milliseconds: 10), .takes(milliseconds: 10), .print("p3")]),
      ]
      program.durations = .slack(percent: percent)
      return texts(program)
    }
    #expect(slack(19)?.count == 2)
    #expect(slack(20)?.count == 6)
    #expect(slack(0)?.count == 2)
  }

  @Test("What is due earlier comes earlier; what falls on one instant comes in any order")
  func onlyTiesVary() {
    func exact(_ second: Int64) -> Set<String>? {
      var program = SmallProgram(queues: [.global])
      program.main = [
        .async(0, [.takes(milliseconds: 20), .print("p1")]), .async(0, [.takes(milliseconds: second), .print("p2")]),
        .after(0, milliseconds: 20, [.print("p3")]),
      ]
      program.durations = .exact
      return texts(program)
    }
    #expect(exact(10) == ["p2 p1 p3 completed", "p2 p3 p1 completed"])
    #expect(exact(30) == ["p1 p3 p2 completed", "p3 p1 p2 completed"])
    #expect(exact(20)?.count == 6)
  }

  @Test("Who joins a serial queue first decides when the others begin")
  func turnsTakeTime() {
    var program = SmallProgram(queues: [.global, .serial])
    program.main = [
      .async(0, [.async(1, [.takes(milliseconds: 30), .print("p1")])]),
      .async(0, [.async(1, [.takes(milliseconds: 10), .print("p2")])]),
      .after(0, milliseconds: 20, [.print("p3")]),
    ]
    program.durations = .exact
    #expect(texts(program) == ["p3 p1 p2 completed", "p2 p3 p1 completed"])
  }

  @Test("Who waits for a lock has it at the instant at which it is let go of")
  func lockTies() {
    var program = SmallProgram(queues: [.global], locks: 1)
    program.main = [
      .async(0, [.locked(0, [.takes(milliseconds: 20)]), .print("p1")]),
      .async(0, [.takes(milliseconds: 10), .locked(0, []), .print("p2")]),
    ]
    program.durations = .exact
    #expect(texts(program) == ["p1 p2 completed", "p2 p1 completed"])
  }

  @Test("What computes in a frozen process takes as much longer as it was frozen")
  func frozenComputing() {
    var program = SmallProgram(queues: [.global])
    program.main = [
      .async(0, [.takes(milliseconds: 15), .print("block")]),
      .outside([
        .takes(milliseconds: 10), .freeze, .takes(milliseconds: 20), .thaw, .takes(milliseconds: 2), .print("outside"),
      ]),
    ]
    program.durations = .exact
    #expect(texts(program) == ["outside block completed"])
  }

  @Test("A deadline is counted from when the clock was read", arguments: [LedDurations.exact, .slack(percent: 0)])
  func deadlinesCountFromTheirReading(_ durations: LedDurations) {
    var program = SmallProgram(queues: [.global])
    program.main = [
      .async(0, [.takes(milliseconds: 10), .after(0, milliseconds: 20, [.print("a")])]),
      .async(0, [.takes(milliseconds: 25), .print("b")]),
    ]
    program.durations = durations
    #expect(texts(program) == ["b a completed"])
  }

  @Test("Durations are read from words, or not at all")
  func words() {
    #expect(LedDurations("free") == .free)
    #expect(LedDurations("slack 20%") == .slack(percent: 20))
    for words in ["", "slack", "slack 20", "slack 101%", "slack -1%", "slack 20% 30%", "exactly"] {
      #expect(LedDurations(words) == nil, "\(words)")
    }
  }
}
