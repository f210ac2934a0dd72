import DispatchModel
import Foundation
import FuzzTargets
import Signalbox
import TestSupport
import Testing

/// Random inputs without a fuzzer: whatever comes in, there is an answer, in time.
///
/// A fixed list in `swift test`; `make fuzz` searches. `SIGNALBOX_FUZZ_INPUT` names a file for what is tried: a crash would end the
/// test process.
@Suite("Fuzzing", .serialized)
struct FuzzTests {
  private static let inputFile = ProcessInfo.processInfo.environment["SIGNALBOX_FUZZ_INPUT"]
  /// Generous: a debug build on a busy machine.
  private static let longest = Duration.seconds(30)

  /// How many inputs are tried, and how many of them are accepted at least: else nothing behind the readers is reached.
  @Test(
    "Changed inputs are answered",
    arguments: [
      (FuzzTarget.scenarios, 100, 5), (.programs, 60, 48), (.directives, 100, 5), (.traces, 400, 8), (.schedules, 200, 10),
    ])
  func changed(_ target: FuzzTarget, _ count: Int, _ fewest: Int) throws {
    let corpus = try Self.corpus(of: target)
    var generator = SplitMix64(state: 1)
    var accepted = 0
    for _ in 0..<count {
      let input: [UInt8]
      if target == .programs {
        input = (0..<400).map { _ in UInt8(generator.next(below: 256)) }
      } else {
        var mutator = ByteMutator(corpus: corpus) { generator.next(below: $0) }
        input = mutator.next()
      }
      if try isAccepted(input, target) { accepted += 1 }
    }
    #expect(accepted >= fewest, "\(accepted) of \(count) \(target) were accepted")
    print("fuzz \(target.rawValue): \(count) inputs answered, \(accepted) of them accepted")
  }

  @Test("A generated program prints the same without what it does not need")
  func declaresWhatItNeeds() throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      let programs = [true, false].map { declaresAll in
        ProgramGenerator.program(Choices(seed: seed), prefix: "g", declaresAll: declaresAll) + "grun()\n"
      }
      let printed = try programs.map { try Scenario(bytes: Array($0.utf8), name: "generated.swift").run().printed }
      #expect(!printed[0].isEmpty && printed[0] == printed[1], "seed \(seed)")
      #expect(programs[1].utf8.count < programs[0].utf8.count)
    }
  }

  @Test("What the fuzzer has kept is answered", arguments: FuzzTarget.allCases)
  func kept(_ target: FuzzTarget) throws {
    for path in Repository.files(below: "Tests/Fuzzing/Corpus/\(target.rawValue)") {
      _ = try isAccepted([UInt8](try Data(contentsOf: Repository.url(path))), target)
    }
  }

  private func isAccepted(_ input: [UInt8], _ target: FuzzTarget) throws -> Bool {
    if let file = Self.inputFile { try Data(input).write(to: URL(fileURLWithPath: file)) }
    let start = ContinuousClock.now
    defer {
      let elapsed = ContinuousClock.now - start
      #expect(elapsed < Self.longest, "\(elapsed) for\n\(Self.shown(input, target))")
    }
    switch target.answer(to: input) {
    case .accepted: return true
    case .rejected: return false
    case .broken(let promise):
      Issue.record("\(promise)\n\(Self.shown(input, target))")
      return false
    }
  }

  private static func shown(_ input: [UInt8], _ target: FuzzTarget) -> String {
    target == .programs ? FuzzTarget.program(of: input) : String(decoding: input.prefix(4000), as: UTF8.self)
  }

  private static func corpus(of target: FuzzTarget) throws -> [Data] {
    func files(_ folder: String, _ ending: String = "") throws -> [Data] {
      try Repository.files(below: folder, endingIn: ending).map { try Data(contentsOf: Repository.url($0)) }
    }
    switch target {
    case .scenarios: return try files("traces", "scenario.swift") + files("Tests/HostileInputs", ".swift")
    case .programs: return []
    case .directives:
      return try files("traces", "scenario.swift").map { text in
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        return Data(lines.filter { $0.hasPrefix("//") }.joined(separator: "\n").utf8)
      }.filter { !$0.isEmpty }
    case .traces: return try files("traces/rules", "trace.jsonl")
    case .schedules: return try files("Tests/Fuzzing/Corpus/schedules")
    }
  }
}
