import ExploredRuns
import Foundation
import Signalbox
import TestSupport
import Testing
import TraceAnalysis

@Suite("Claims of scenarios, judged on classes of orders")
struct ClaimTests {
  private static let claiming = Repository.scenarioFolders.filter { folder in
    (try? Scenario(path: Repository.url("\(folder)/scenario.swift").path))?.source.contains(
      /(?m)^\/\/ expect (always|sometimes|never):/) ?? false
  }

  private func explorer(_ folder: String, _ executions: Int = 200) throws -> Explorer {
    var explorer = try Scenario(path: Repository.url("\(folder)/scenario.swift").path).explorer(
      on: Machine(platform: .strict), within: ExplorationBounds(executions: executions))
    explorer.isShrinking = false
    return explorer
  }

  @Test("Each verdict is that of a search of its own", arguments: claiming.filter { !$0.contains("s11-readers") })
  func besideASearchOfItsOwn(_ folder: String) throws {
    let explorer = try explorer(folder)
    let verdicts = explorer.explore().verdicts
    let others = explorer.code.expectations.filter { $0.mode != .single }.map(explorer.decide)
    #expect(!others.isEmpty)
    for (own, judged) in zip(others, verdicts) where own.verdict != .undecided {
      #expect(judged == own, "\(judged.sentence): \(judged.coverage), \(own.coverage)")
    }
  }

  @Test("There are scenarios that claim something of more than one run")
  func thereAreSome() { #expect(Self.claiming.count > 15) }

  @Test("A reader's and a writer's claims rest on the executions that faults need")
  func readersAndWriters() throws {
    let exploration = try explorer("traces/systems/s11-readers-and-writers", 1000).explore()
    #expect(exploration.coverage.isComplete)
    #expect(exploration.verdicts.contains { $0.sentence.contains("alone") })
    #expect(exploration.verdicts.allSatisfy { $0.verdict == .holds })
    #expect(exploration.verdicts.allSatisfy { $0.coverage.executions == exploration.coverage.executions })
    #expect(exploration.coverage.executions < 300)
  }
}
