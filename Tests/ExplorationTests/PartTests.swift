import DispatchModel
import DispatchTrace
import Exploration
import ExploredRuns
import Runs
import Testing
import TraceAnalysis

/// Blocks with sections under two locks, about which something is claimed.
private struct PartedProgram: ExploredCode {
  var small: SmallProgram
  var expectations: [TraceExpectation] = []

  var name: String { "small" }
  var otherFiles: [String] { [] }
  var source: String? { nil }
  var again: String? { nil }
  var timing: Timing { Timing(small.durations) }
  var timingOption: String { "" }

  func program() -> ExploredProgram { small.explored() }
  func run(of trace: Trace, _ claims: [TraceExpectation], again: String?) -> Run {
    Run(of: trace, expecting: claims, name: name, source: nil, warnings: [], again: again)
  }
  func again(following schedule: String) -> String { schedule }
}

@Suite("An exploration in parts")
struct PartTests {
  private let identity = ExplorationPart.Identity(
    build: "1", name: "small", path: nil, source: "let \"a\" = 1\n",
    others: [
      ExplorationPart.Identity.File(path: "b/\"B\".swift", text: "let b = 2\n"),
      ExplorationPart.Identity.File(path: "C.swift", text: ""),
    ],
    platform: "strict", timing: .slack(percent: 20),
    bound: 100_000)

  private func explorer(_ code: PartedProgram, bound: Int = 100_000) -> Explorer {
    var bounds = ExplorationBounds(executions: bound)
    bounds.cut = (5, 12)
    return Explorer(code, within: bounds)
  }

  /// Round after round, each part written and read.
  private func inParts(_ count: Int, _ code: PartedProgram, bound: Int = 100_000) throws -> (report: String, rounds: Int) {
    let explorer = explorer(code, bound: bound)
    var session = ExplorationSession()
    var rounds = 0
    while !session.pending.isEmpty {
      rounds += 1
      let parts = try (1...count).map { number in
        let part = explorer.part(number, of: count, identity, after: session, continuing: nil) { _ in }
        let read = try ExplorationPart(jsonLines: part.jsonLines())
        #expect(read == part)
        return read
      }
      session = try explorer.merged(parts.reversed())
      _ = explorer.advance(&session)
    }
    let exploration = explorer.exploration(of: session)
    return (exploration.report() + exploration.json(), rounds)
  }

  private let claims = [
    TraceExpectation(.always, .before("a", "b"), text: "a before b"),
    TraceExpectation(.sometimes, .overlaps("a", "b"), text: "a overlaps b"),
    TraceExpectation(.never, .overlaps("a", "b"), text: "a overlaps b"),
    TraceExpectation(.sometimes, .prints(["c", "a"], only: false), text: "prints c, a"),
  ]

  @Test(
    "Random programs are reported alike from 1, 2 and 7 parts and in one go",
    arguments: [LedDurations.free, .exact, .slack(percent: 20), .slack(percent: 0, latency: .milliseconds(3))])
  func randomPrograms(_ durations: LedDurations) throws {
    var cut = 0
    for seed in 300..<(durations == .free ? 314 : 304) {
      var maker = RandomSmallProgram(random: SplitMix64(state: UInt64(seed)), left: 6 + seed % 6)
      maker.isTimed = durations != .free
      var small = maker.make()
      small.durations = durations
      small.main += [
        .async(0, [.work("a"), .write(0), .print("a")]), .async(0, [.work("b"), .write(0), .print("c")]),
      ]
      let code = PartedProgram(small: small, expectations: claims)
      let whole = explorer(code, bound: 120).explore()
      let expected = whole.report() + whole.json()
      for count in durations == .free ? [1, 2, 7] : [3] {
        let (report, rounds) = try inParts(count, code, bound: 120)
        #expect(report == expected, "seed \(seed), \(count) parts, \(rounds) rounds\n\(small.text)")
      }
      if whole.coverage.executions > 5 { cut += 1 }
    }
    #expect(cut > 1 || durations != .free)
  }

  @Test("A part goes on from where it was left, with the same end")
  func continuing() throws {
    let code = PartedProgram(small: CountTests.sections(3, 2), expectations: [])
    let explorer = explorer(code)
    var saved: [ExplorationPart] = []
    let whole = explorer.part(2, of: 3, identity, after: ExplorationSession(), continuing: nil) { saved.append($0) }
    #expect(whole.isFinished)
    #expect(saved.count > 2)
    for earlier in saved {
      #expect(!earlier.isFinished)
      var again = 0
      let continued = explorer.part(2, of: 3, identity, after: ExplorationSession(), continuing: earlier) { _ in again += 1 }
      #expect(continued == whole)
      #expect(again == saved.count - (saved.firstIndex(of: earlier) ?? 0) - 1)
    }
  }

  @Test("What one part alone has left out is said of the whole", arguments: 0..<3)
  func leftOut(_ marked: Int) throws {
    let explorer = explorer(PartedProgram(small: CountTests.sections(3, 2), expectations: []))
    var session = ExplorationSession()
    while !session.pending.isEmpty {
      let parts = try (0..<3).map { number in
        var part = explorer.part(number + 1, of: 3, identity, after: session, continuing: nil) { _ in }
        for search in part.searches.indices {
          for piece in part.searches[search].pieces.indices {
            part.searches[search].pieces[piece].tally.hasChosenReading = number == marked
          }
        }
        return try ExplorationPart(jsonLines: part.jsonLines())
      }
      session = try explorer.merged(parts)
    }
    #expect(explorer.exploration(of: session).coverage.hasOneValueOfReadings)
  }

  @Test("Whatever is cut off or changed in a part is noticed")
  func corruption() throws {
    let code = PartedProgram(small: CountTests.sections(2, 2), expectations: [])
    let bytes = explorer(code).part(1, of: 1, identity, after: ExplorationSession(), continuing: nil) { _ in }.jsonLines()
    for end in Array(stride(from: 0, to: bytes.count, by: 41)) + [bytes.count - 1] {
      #expect(throws: PartProblem.self) { try ExplorationPart(jsonLines: Array(bytes[..<end])) }
    }
    for place in stride(from: 0, to: bytes.count, by: 41) {
      var changed = bytes
      changed[place] ^= 1
      #expect(throws: PartProblem.self, "byte \(place)") { try ExplorationPart(jsonLines: changed) }
    }
  }
}
