import DispatchTrace
import ScenarioLanguage
import TestSupport
import Testing

/// Every program of Tests/LanguagePrograms in the simulator, compared with what was recorded from its compiled twin.
@Suite("Simulated language programs", .serialized)
struct SimulatedProgramTests {
  @Test("A simulated program prints, and dies of, what its compiled twin does", arguments: LanguageProgram.recorded)
  func simulationsAgree(_ program: LanguageProgram) throws {
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: try program.source()))
    guard let lowered = loaded.program else {
      Issue.record("\(program) is rejected:\n\(Self.lines(of: loaded.findings))")
      return
    }
    let run = SimulatedRun(of: lowered)
    let recorded = try program.output()
    #expect(run.printed == recorded, "\(program) printed\n\(Self.firstDifference(recorded, run.printed))")
    switch (try program.trap(), run.outcome) {
    case (let trap?, .trapped(let actual)):
      #expect(actual.message == trap, "\(program)")
    case (let trap?, let outcome):
      Issue.record("\(program) should die of '\(trap)', but: \(outcome)")
    case (nil, let outcome):
      let isEnd = outcome == .completed || outcome == .exited(code: 0)
      #expect(isEnd, "\(program): \(outcome)")
    }
  }

  @Test("A program that must be rejected is, with the findings that were agreed on", arguments: LanguageProgram.rejected)
  func rejectionsAreAsAgreed(_ program: LanguageProgram) throws {
    let agreed = try #require(try program.findings(), "\(program) has no .findings beside it")
    let loaded = LoadedScenario(loading: ScenarioFile(name: "scenario.swift", text: try program.source()))
    #expect(loaded.program == nil, "\(program) is accepted")
    let actual = Self.lines(of: loaded.findings)
    #expect(actual == agreed, "\(program)")
  }

  /// `LINE:COLUMN: SEVERITY: MESSAGE`, one on each line.
  static func lines(of findings: [Finding]) -> String {
    findings.map { "\($0.position): \($0.severity.rawValue): \($0.message)\n" }.joined()
  }

  private static func firstDifference(_ recorded: String, _ printed: String) -> String {
    let expected = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = printed.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    let wanted = same < expected.count ? expected[same] : "nothing more"
    let got = same < actual.count ? actual[same] : "nothing more"
    return "line \(same + 1) recorded:  \(wanted)\nline \(same + 1) simulated: \(got)"
  }
}
