import DispatchTrace
import Exploration
import ExploredRuns
import Foundation
import Runs
import Signalbox
import TestSupport
import Testing
import TraceAnalysis

/// A scenario of which everything that it expects is expected always.
private struct AlwaysExpecting: ExploredCode {
  let code: any ExploredCode

  var expectations: [TraceExpectation] {
    code.expectations.map { TraceExpectation(.always, $0.claim, text: $0.text, at: $0.position) }
  }
  var name: String { code.name }
  var otherFiles: [String] { code.otherFiles }
  var source: String? { code.source }
  var again: String? { code.again }
  var timing: Timing { code.timing }
  var timingOption: String { code.timingOption }
  func program() -> ExploredProgram { code.program() }
  func run(of trace: Trace, _ claims: [TraceExpectation], again: String?) -> Run { code.run(of: trace, claims, again: again) }
  func again(following schedule: String) -> String { code.again(following: schedule) }
}

@Suite("Scenarios explored with exact durations and with slack")
struct TimingTests {
  private static let folders = Repository.scenarioFolders.filter { !$0.hasPrefix("traces/rules/") && !$0.contains("everything") }

  private func scenario(_ folder: String) throws -> Scenario {
    try Scenario(path: Repository.url("\(folder)/scenario.swift").path)
  }

  /// Twelve, or as many as `SIGNALBOX_SEEDS` says.
  private static let seeds = ProcessInfo.processInfo.environment["SIGNALBOX_SEEDS"].flatMap(UInt64.init) ?? 12

  @Test("What always holds with exact durations holds on every seed, where there are cores enough", arguments: folders)
  func alwaysIsAlways(_ folder: String) throws {
    let scenario = try scenario(folder)
    let bounds = ExplorationBounds(executions: 100)
    let code = AlwaysExpecting(code: scenario.explorer(on: Machine(platform: .strict), timing: .exact, within: bounds).code)
    var explorer = Explorer(code, within: bounds)
    explorer.isShrinking = false
    let verdicts = explorer.explore().verdicts
    for seed in 0..<Self.seeds {
      let run = scenario.run(on: Machine(platform: .strict, cores: 128, seed: seed))
      let report = code.run(of: run.trace, code.expectations, again: nil).expectations
      for (verdict, seen) in zip(verdicts, report) {
        let isPossible = verdict.verdict != .holds || seen.verdict == .holds
        #expect(isPossible, "\(folder), seed \(seed): \(verdict.sentence): \(seen.reason ?? "")")
      }
    }
  }

  @Test("The batch download's completion comes when it is said to, with exact durations only")
  func instants() throws {
    let source = """
      // expect always: "completion" at 180 ms
      // expect always: completes at 190 ms
      // expect always: prints only "lots of faces", "success kid", "overly attached girlfriend", "complete"

      """
    let text = source + (try Repository.text("traces/systems/s12-batch-download-notify/scenario.swift"))
    let scenario = try Scenario(source: text)
    func verdicts(_ timing: Timing) -> [Runs.Expectation.Verdict] { scenario.explore(timing: timing).verdicts.map(\.verdict) }
    #expect(verdicts(.exact) == [.holds, .holds, .holds])
    #expect(verdicts(.free) == [.undecided, .undecided, .fails])
    #expect(verdicts(.slack(percent: 10)) == [.undecided, .undecided, .holds])
    #expect(verdicts(.slack(percent: 30)) == [.undecided, .undecided, .fails])
  }

  @Test("A fault found with slack is repeated by its command")
  func repeats() throws {
    let source = """
      // explore: every order, timing slack 20%
      // expect always: "a" before "b"
      import Dispatch
      let queue = DispatchQueue.global()
      queue.async { work("a", .milliseconds(20)) }
      queue.asyncAfter(deadline: .now() + .milliseconds(22)) { work("b", .milliseconds(5)) }

      """
    let scenario = try Scenario(source: source)
    #expect(scenario.explore(timing: .exact).verdicts.map(\.verdict) == [.holds])
    let exploration = scenario.explore()
    #expect(exploration.timing == .slack(percent: 20))
    let path = try #require(exploration.verdicts.first?.path)
    #expect(try scenario.run(following: path.schedule).expectations.map(\.verdict) == [.fails])
    #expect(path.replay.contains("--timing") == false)
    let again = try #require(scenario.explore(timing: .slack(percent: 15)).verdicts.first?.path?.replay)
    #expect(again.hasSuffix("--timing 'slack 15%'"))
    #expect(exploration.json().contains(#""timing":"slack 20%""#))
    #expect(exploration.report().hasSuffix("durations with a slack of 20%\n"))
  }

  @Test("What one order shows and its like does not is never proved")
  func ofOneOrder() throws {
    let text = try Repository.text("traces/reader-overtakes/scenario.swift")
    for claim in ["always", "never"] {
      let scenario = try Scenario(source: "// expect \(claim): overtaking\n" + text)
      #expect(!scenario.explore(timing: .exact).verdicts.contains { $0.verdict == .holds })
    }
  }

  @Test(
    "What is no timing is refused with the words for it",
    arguments: [
      "slack", "slack 20", "slack 200%", "exactly", "slack -1%", "slack 20% latency", "latency -1ms", "latency 2", "latency",
      "exact latency 2ms",
      "slack 20% late 2ms",
    ])
  func refused(_ words: String) {
    #expect(Timing(words) == nil)
    #expect(throws: (any Error).self) { try Scenario(source: "// explore: every order, timing \(words)\nprint(1)\n") }
  }

  @Test(
    "A timing is read as it is written",
    arguments: [
      Timing.free, .exact, .slack(percent: 0), .slack(percent: 100),
      .slack(percent: 20, latency: VirtualDuration(nanoseconds: 1_500_000)),
    ])
  func roundTrip(_ timing: Timing) { #expect(Timing(timing.description) == timing) }
}
