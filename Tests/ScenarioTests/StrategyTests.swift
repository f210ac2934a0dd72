import ExploredRuns
import Foundation
import Signalbox
import TestSupport
import Testing

@Suite("Strategies for what is too much to search")
struct StrategyTests {
  private func explore(_ name: String, _ sampling: Sampling, executions: Int = 300) throws -> Exploration {
    let scenario = try Scenario(path: Repository.url("traces/explored/\(name)/scenario.swift").path)
    var bounds = ExplorationBounds(executions: executions)
    bounds.sampling = sampling
    return scenario.explore(within: bounds)
  }

  @Test(
    "Each finds the deadlock of two locks, with the schedule that leads there, and proves nothing",
    arguments: Sampling.Strategy.allCases)
  func twoLocks(_ strategy: Sampling.Strategy) throws {
    let found = try explore("two-locks", Sampling(strategy, seed: 3))
    #expect(found.occurrences.contains { $0.finding.category == .deadlock })
    #expect(!found.coverage.isComplete)
    let mended = try explore("two-locks-mended", Sampling(strategy, seed: 3), executions: 50)
    #expect(mended.occurrences.isEmpty && !mended.isDecided)
    #expect(mended.report().contains("not a proof"))
  }

  @Test("The same seed gives the same report, another one other executions")
  func seeds() throws {
    for strategy in [Sampling.Strategy.random, .pct] {
      let reports = try [1, 1].map { try explore("lost-update", Sampling(strategy, seed: $0), executions: 40).report() }
      #expect(reports[0] == reports[1])
    }
  }

  @Test("One departure from first-in-first-out is found before any with two")
  func departures() throws {
    let found = try explore("two-locks", Sampling(.departures), executions: 30)
    #expect(found.verdicts.first?.path?.departures == 1)
    #expect(found.report().contains("departures: up to"))
  }
}
