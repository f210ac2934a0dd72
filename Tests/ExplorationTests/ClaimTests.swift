import DispatchModel
import DispatchTrace
import Exploration
import ExploredRuns
import Runs
import Testing
import TraceAnalysis

/// A small program about which something is claimed.
private struct ClaimedProgram: ExploredCode {
  var small: SmallProgram
  var expectations: [TraceExpectation]
  var queue: String

  var name: String { "small" }
  var otherFiles: [String] { [] }
  var source: String? { nil }
  var again: String? { nil }
  var timing: Timing { small.durations == .exact ? .exact : .free }
  var timingOption: String { "" }

  func program() -> ExploredProgram { small.explored() }
  func run(of trace: Trace, _ claims: [TraceExpectation], again: String?) -> Run {
    Run(of: trace, expecting: claims, name: name, source: nil, warnings: [], again: again)
  }
  func again(following schedule: String) -> String { schedule }
}

/// Each in each mode.
private func inEachMode(_ claims: [Claim]) -> [TraceExpectation] {
  claims.flatMap { claim in
    [ExpectationMode.always, .sometimes, .never].map { TraceExpectation($0, claim, text: "\($0) \(claim)") }
  }
}

private func claims(onStretches a: String, _ b: String, _ queue: String) -> [TraceExpectation] {
  inEachMode([
    .before(a, b), .startsBefore(a, b), .endsBefore(a, b), .overlaps(a, b), .excludes(a, b), .alone(a, queue: queue),
    .order([a, b]), .runs(a, times: 1), .completes(nil),
  ])
}

private func claims(onLines one: String, _ other: String) -> [TraceExpectation] {
  inEachMode([
    .prints([one, other], only: false), .prints([one, other], only: true), .prints([one, other, one], only: false),
    .prints([one, other, other], only: true), .completes(nil),
  ])
}

/// Random programs in which two stretches and two lines have names, among what orders them.
private struct RandomNamedProgram {
  var random: SplitMix64
  var left: Int
  var names: [SmallProgram.Statement]
  private var again = SmallProgram.Statement.write(0)

  init(random: SplitMix64, left: Int, names: [SmallProgram.Statement]) {
    self.random = random
    self.left = left
    self.names = names
  }

  mutating func make() -> SmallProgram {
    var program = SmallProgram()
    let kinds: [SmallProgram.Queue] = [.global, .serial, .concurrent, .serial, .main]
    for number in 0..<3 {
      let isTargeted = number > 0 && random.next(below: 10) == 0
      program.queues.append(isTargeted ? .serialOnto(0) : kinds[random.next(below: kinds.count)])
    }
    program.variables = 1
    program.locks = 1
    program.semaphores = [random.next(below: 2)]
    program.groups = 1
    program.onces = 1
    again = names[random.next(below: names.count)]
    while left > 0 || !names.isEmpty { program.main.append(statement(0)) }
    return program
  }

  private mutating func body(_ depth: Int) -> [SmallProgram.Statement] {
    (0..<(1 + random.next(below: 2))).map { _ in statement(depth) }
  }

  private mutating func statement(_ depth: Int) -> SmallProgram.Statement {
    left -= 1
    let queue = random.next(below: 3)
    if depth < 3, random.next(below: 100) < (depth == 0 ? 85 : 30) {
      let body = body(depth + 1)
      switch random.next(below: 12) {
      case 0..<6: return .async(queue, body)
      case 6: return .asyncInGroup(queue, 0, body)
      case 7: return .barrier(queue, body)
      case 8, 9: return .sync(queue, body)
      case 10: return .notify(0, queue: queue, body)
      default: return .after(queue, milliseconds: Int64(10 * (1 + random.next(below: 2))), body)
      }
    }
    if !names.isEmpty, random.next(below: 100) < 60 { return names.removeFirst() }
    switch random.next(below: 13) {
    case 0..<2: return .write(0)
    case 2: return .read(0)
    case 3..<5: return .locked(0, [.write(0)])
    case 5: return .signal(0)
    case 6: return .wait(0)
    case 7: return .waitGroup(0)
    case 8: return .once(0)
    case 9: return again
    case 10: return .takes(milliseconds: Int64(1 + random.next(below: 2)))
    case 11: return random.next(below: 4) == 0 ? .exit : .write(0)
    default: return names.isEmpty ? .write(0) : names.removeFirst()
    }
  }
}

@Suite("Claims judged on classes of orders")
struct ClaimTests {
  /// What each claim does on every order of what can be told from it; nil when there are more than `most`.
  private func plainVerdicts(_ program: ClaimedProgram, most: Int) -> [Runs.Expectation.Verdict]? {
    var explored = program.program()
    explored.interest.names = ["a", "b"]
    explored.interest.queues = [program.queue]
    explored.interest.printing = .all
    explored.interest.traits.formUnion([.endsEarly, .isTimed, .leavesTooOften])
    var holds = [Bool](repeating: true, count: program.expectations.count)
    var happens = [Bool](repeating: false, count: program.expectations.count)
    let executions = PlainSearch(explored).run(most: most) { execution in
      guard let trace = execution.trace else { return }
      let report = ExpectationReport(program.expectations, on: TraceIndex(trace), findings: [])
      for (place, result) in report.results.enumerated() {
        if result.verdict == .failed { holds[place] = false }
        if result.verdict == .passed { happens[place] = true }
      }
    }
    guard executions != nil else { return nil }
    return program.expectations.indices.map { place in
      (program.expectations[place].mode == .sometimes ? happens[place] : holds[place]) ? .holds : .fails
    }
  }

  private static func program(_ seed: Int) -> ClaimedProgram {
    let isPrinting = seed % 3 == 0
    var maker = RandomNamedProgram(
      random: SplitMix64(state: UInt64(seed)), left: seed % 6,
      names: isPrinting ? [.print("p1"), .print("p2")] : [.work("a"), .work("b")])
    let queue = ["q0", "q1", "q2"][seed / 3 % 3]
    return ClaimedProgram(
      small: maker.make(), expectations: isPrinting ? claims(onLines: "p1", "p2") : claims(onStretches: "a", "b", queue),
      queue: queue)
  }

  @Test(
    "Of random programs each verdict is that of all orders tried one by one",
    arguments: [(0, LedDurations.free), (1, .free), (2, .free), (3, .free), (4, .exact), (5, .exact)])
  func besideThePlainSearch(_ part: Int, _ durations: LedDurations) {
    var compared = 0
    for seed in (part * 60)..<(part * 60 + 60) {
      var program = Self.program(seed)
      program.small.durations = durations
      guard let plain = plainVerdicts(program, most: 300) else { continue }
      compared += 1
      var explorer = Explorer(program, within: ExplorationBounds())
      explorer.isShrinking = false
      let verdicts = explorer.explore().verdicts
      for (expected, verdict) in zip(plain, verdicts) {
        #expect(verdict.verdict == expected, "seed \(seed): \(verdict.sentence): \(verdict.reason ?? "")\n\(program.small)")
      }
    }
    #expect(compared > 20)
  }
}
