import DispatchModel
import DispatchTrace
import Exploration
import ExploredRuns
import Runs
import Testing
import TraceAnalysis

/// A program whose code is made anew for each execution, perhaps another each time.
private struct MadeProgram: ExploredCode {
  var make: () -> SmallProgram

  var name: String { "made" }
  var otherFiles: [String] { [] }
  var source: String? { nil }
  var expectations: [TraceExpectation] { [] }
  var again: String? { nil }
  var timing: Timing { .free }
  var timingOption: String { "" }

  func program() -> ExploredProgram {
    ExploredProgram(configuration: SmallProgram.configuration) { SmallProgramCode(make()) }
  }
  func run(of trace: Trace, _ claims: [TraceExpectation], again: String?) -> Run {
    Run(of: trace, expecting: claims, name: name, source: nil, warnings: [], again: again)
  }
  func again(following schedule: String) -> String { schedule }
}

/// Strategies prove nothing, but none of them may leave an order out for ever.
@Suite("Strategies")
struct SamplingTests {
  /// The orders in which two blocks of two lines, or three of one, print.
  private func orders(_ strategy: any OrderStrategy, _ lines: [[String]], executions: Int) -> Set<String> {
    var program = SmallProgram(queues: [.global])
    for lines in lines { program.main.append(.async(0, lines.map { .print($0) })) }
    var explored = program.explored()
    explored.interest.printing = .all
    var strategy = strategy
    var seen: Set<String> = []
    SampledSearch(explored).run(&strategy, most: executions) { execution in
      seen.insert(printed(by: execution))
      return true
    }
    return seen
  }

  private static let strategies: [@Sendable () -> any OrderStrategy] = [
    { RandomStrategy(seed: 7) }, { PriorityStrategy(seed: 7) }, { DepartureStrategy() },
  ]

  @Test("Each comes to every order of a few steps in the end", arguments: strategies.indices)
  func everyOrder(_ index: Int) {
    let strategy = Self.strategies[index]
    #expect(orders(strategy(), [["a", "b"], ["c", "d"]], executions: 2_000).count == 6)
    #expect(orders(strategy(), [["a"], ["b"], ["c"]], executions: 2_000).count == 6)
  }

  @Test("Departures come to an end when all orders were led, none of them twice with the same departures")
  func departuresEnd() {
    var program = SmallProgram(queues: [.global], locks: 1)
    for _ in 0..<2 { program.main.append(.async(0, [.locked(0, []), .locked(0, [])])) }
    var strategy: any OrderStrategy = DepartureStrategy()
    let search = SampledSearch(program.explored())
    var schedules: [String] = []
    search.run(&strategy, most: 100_000) { _ in
      schedules.append(search.schedule.description)
      return true
    }
    #expect(schedules.count < 100_000)
    #expect(Set(schedules).count == schedules.count)
    let counts = schedules.map { $0.isEmpty ? 0 : $0.split(separator: ",").count }
    #expect(counts == counts.sorted(), "what takes few departures comes first")
  }

  /// `n` strands, `k` steps, three orderings: 1 in n k².
  @Test("The chance that pct promises is that of the longest execution, and it is kept")
  func promise() throws {
    // It hangs only where the first holds `a` and the second `b`: two orderings.
    var program = SmallProgram(queues: [.global], locks: 2)
    program.main = [.async(0, [.locked(0, [.locked(1, [])])]), .async(0, [.locked(1, [.locked(0, [])])])]
    var strategy: any OrderStrategy = PriorityStrategy(seed: 1)
    let search = SampledSearch(program.explored())
    var hangs = 0
    var most = (steps: 0, strands: 0)
    search.run(&strategy, most: 4_000) { execution in
      if ending(of: execution).hasPrefix("deadlocked") { hangs += 1 }
      most.steps = max(most.steps, execution.events.count)
      most.strands = max(most.strands, Set(execution.schedule).count)
      return true
    }
    let words = strategy.words.filter { $0 != "," }
    let promised = try #require(words.firstMatch(of: /at least 1 in (\d+)/).flatMap { Int($0.output.1) })
    #expect(promised == most.strands * most.steps * most.steps, "\(most)")
    #expect(hangs * promised >= 4_000)
  }

  @Test("A program that does not do the same each time is told by twice, and by no other name")
  func changing() {
    var starts = 0
    let code = MadeProgram {
      starts += 1
      var program = SmallProgram(queues: [.global])
      program.main = [.async(0, [.print(starts % 3 == 0 ? "a" : "b")]), .async(0, [.print("c")])]
      return program
    }
    var bounds = ExplorationBounds(executions: 20)
    bounds.sampling = Sampling(.twice)
    let found = Explorer(code, within: bounds).explore()
    #expect(found.changing != nil && !found.isAsExpected)
    #expect(found.report().contains("an order did not come out the same twice: --schedule '"))
    let steady = MadeProgram {
      var program = SmallProgram(queues: [.global])
      program.main = [.async(0, [.print("a")]), .async(0, [.print("c")])]
      return program
    }
    #expect(Explorer(steady, within: bounds).explore().changing == nil)
  }
}
