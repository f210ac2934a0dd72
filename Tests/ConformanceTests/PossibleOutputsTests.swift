import Foundation
import Recording
import ScenarioLanguage
import Signalbox
import TestSupport
import Testing

/// Where libdispatch leaves more than one order open: what the model can print is what real runs print.
@Suite("All that a scenario can print")
struct PossibleOutputsTests {
  private func source(_ folder: String) throws -> String { try Repository.text("traces/rules/\(folder)/scenario.swift") }

  @Test("What the model can print is what real runs have printed, no more and no less", arguments: RecordedOutputs.complete)
  func possibleIsRecorded(_ recorded: RecordedOutputs) throws {
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: try source(recorded.folder)))
    let possible = PossibleOutputs(of: try #require(loaded.program), bound: 2_000)
    #expect(possible.outputs == recorded.outputs)
  }

  @Test("Every order that was seen is one of the model's", arguments: RecordedOutputs.someOfMany)
  func seenIsPossible(_ recorded: RecordedOutputs) throws {
    let scenario = try Scenario(source: try source(recorded.folder))
    for output in recorded.outputs.sorted() {
      let isTrapped = output.hasSuffix("|(trap)")
      let text = output.replacing("|(trap)", with: "").replacing("|", with: "\n") + "\n"
      #expect(scenario.verdict(onOutput: text, isTrapped: isTrapped) == .possible, "\(output)")
    }
  }

  @Test(
    "Real runs print nothing else", .enabled(if: ScenarioConformanceTests.isFull), arguments: RecordedOutputs.complete)
  func realIsRecorded(_ recorded: RecordedOutputs) throws {
    let program = try RealProgram(scenario: try source(recorded.folder), kind: .plain)
    for _ in 0..<5 {
      let run = try program.run(limit: 900)
      let lines = run.output.split(separator: "\n").map(String.init) + (run.isTrapped ? ["(trap)"] : [])
      #expect(recorded.outputs.contains(lines.joined(separator: "|")))
    }
  }
}
