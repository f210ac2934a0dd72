import Foundation
import TestSupport
import Testing

/// What `run` and `check` write for tools.
@Suite("JSON of run and check")
struct ToolOutputTests {
  private struct JSONRun: Decodable {
    struct Expectation: Decodable { var line: Int, claim: String, sentence: String, verdict: String, reason: String? }
    struct Finding: Decodable { var line: Int, severity: String, category: String, expected: Bool }
    var version: Int, scenario: String, asExpected: Bool, outcome: String, nanoseconds: Int, blocks: Int, printed: String
    var expectations: [Expectation], findings: [Finding], again: String
  }

  @Test("run --format json says in one object what the report says, and what was printed")
  func runForTools() throws {
    let folder = try TemporaryFolder()
    let source = """
      import Dispatch
      print("a \\"quoted\\" line")
      DispatchQueue.main.async { work("draw", .milliseconds(400)) }
      // expect: "draw" takes 300 ms
      // expect: hang on main
      // expect always: completes

      """
    let path = try folder.file("a.swift", source)
    let result = try Command.run(["run", path, "--format", "json"])
    #expect(result.exitCode == 1 && result.errorText.isEmpty)
    let run = try JSONDecoder().decode(JSONRun.self, from: result.output)
    #expect(run.version == 1 && run.scenario == path && !run.asExpected && run.outcome == "completed")
    #expect(run.nanoseconds == 400_000_000 && run.blocks == 1 && run.printed == "a \"quoted\" line\n")
    #expect(run.expectations.map(\.verdict) == ["fails", "holds", "holds"] && run.expectations.map(\.line) == [4, 5, 6])
    #expect(run.expectations.map(\.claim) == ["single", "single", "always"])
    #expect(run.expectations.first?.reason == "'draw' took 400 ms")
    #expect(run.findings.map(\.category) == ["hang"] && run.findings.map(\.expected) == [true])
    #expect(run.again == "signalbox run \(path)")
    #expect(try Command.run(["run", path, "--format", "json", "--trace", "-"]).exitCode == 64)
  }

  @Test("check --format json counts, and says of each scenario what is wrong")
  func checkForTools() throws {
    struct Sum: Decodable {
      struct Scenario: Decodable { var path: String, passed: Bool, lines: [String] }
      var version: Int, passed: Int, failed: Int, scenarios: [Scenario]
    }
    let folder = try TemporaryFolder()
    let good = try folder.file("good.swift", "print(1)\n")
    let bad = try folder.file("bad.swift", "print(1)\n// expect: prints \"2\"\n")
    let result = try Command.run(["check", good, bad, "--format", "json"])
    #expect(result.exitCode == 1)
    let sum = try JSONDecoder().decode(Sum.self, from: result.output)
    #expect(sum.version == 1 && sum.passed == 1 && sum.failed == 1)
    #expect(sum.scenarios.map(\.path) == [good, bad] && sum.scenarios.map(\.passed) == [true, false])
    #expect(sum.scenarios[0].lines.isEmpty && sum.scenarios[1].lines.first?.contains("was never printed") == true)
  }
}
