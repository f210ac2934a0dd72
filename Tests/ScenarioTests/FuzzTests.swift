import DispatchModel
import Foundation
import Signalbox
import SignalboxPictures
import TestSupport
import Testing

/// Random changes of scenarios, directives and traces: whatever comes in, there is an answer, in time.
///
/// A fixed list in `swift test`. `SIGNALBOX_FUZZ=600` goes on for so many seconds for each target, from a seed of
/// `SIGNALBOX_FUZZ_SEED`, and leaves what it tried last in `SIGNALBOX_FUZZ_INPUT`: a crash would end the test process.
@Suite("Fuzzing", .serialized)
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["SIGNALBOX_FUZZ"].flatMap(Double.init)
  private static let seed = environment["SIGNALBOX_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  private static let inputFile = environment["SIGNALBOX_FUZZ_INPUT"]
  private static let fixedCount = 150
  /// Generous: a debug build on a busy machine.
  private static let longest = Duration.seconds(30)

  @Test("Scenarios")
  func scenarios() throws {
    let corpus =
      try Self.files(below: "traces", ending: "scenario.swift") + Self.files(below: "Tests/HostileInputs", ending: ".swift")
    try fuzz("scenarios", corpus, Self.answer(toScenario:))
  }

  @Test("Directives")
  func directives() throws {
    let corpus = try Self.files(below: "traces", ending: "scenario.swift").map { text in
      Data(
        String(decoding: text, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("//") }.joined(separator: "\n").utf8)
    }
    try fuzz("directives", corpus.filter { !$0.isEmpty }) { try Self.answer(toScenario: $0 + Array("\nprint(1)\n".utf8)) }
  }

  @Test("Traces")
  func traces() throws {
    try fuzz("traces", try Self.files(below: "traces/rules", ending: "trace.jsonl"), Self.answer(toTrace:))
  }

  // MARK: - Answers

  /// Whether it was accepted.
  private static func answer(toScenario bytes: [UInt8]) throws -> Bool {
    let scenario: Scenario
    do {
      scenario = try Scenario(bytes: bytes, name: "fuzz.swift")
    } catch {
      #expect(!"\(error)".isEmpty)
      return false
    }
    let run = scenario.run(on: Machine(caps: caps))
    #expect(!run.summary.isEmpty && run.report().utf8.count < 50_000_000)
    return true
  }

  private static func answer(toTrace bytes: [UInt8]) throws -> Bool {
    let trace: Trace
    do {
      trace = try Trace(bytes: bytes, name: "fuzz.jsonl")
    } catch {
      #expect(!"\(error)".isEmpty)
      return false
    }
    let run = Run(of: trace)
    #expect(!run.summary.isEmpty && run.report().utf8.count < 50_000_000)
    do {
      #expect(!(try Picture(of: run).encoded(as: .svg)).isEmpty)
    } catch {
      #expect(!error.description.isEmpty)
    }
    return true
  }

  private static let caps = Machine.Caps(
    virtualTime: VirtualDuration(nanoseconds: 60_000_000_000), steps: 300_000, events: 20_000, memoryBytes: 32 << 20,
    outputBytes: 1 << 20)

  // MARK: - The loop

  private func fuzz(_ name: String, _ corpus: [Data], _ answer: ([UInt8]) throws -> Bool) throws {
    try #require(!corpus.isEmpty)
    var generator = SplitMix64(state: Self.seed)
    var (count, accepted, slowest) = (0, 0, Duration.zero)
    let start = ContinuousClock.now
    while Self.seconds.map({ ContinuousClock.now - start < .seconds($0) }) ?? (count < Self.fixedCount) {
      var mutator = ByteMutator(corpus: corpus) { generator.next(below: $0) }
      let input = mutator.next()
      if let file = Self.inputFile { try Data(input).write(to: URL(fileURLWithPath: file)) }
      let before = ContinuousClock.now
      if try answer(input) { accepted += 1 }
      let elapsed = ContinuousClock.now - before
      slowest = max(slowest, elapsed)
      #expect(elapsed < Self.longest, "\(elapsed) for\n\(String(decoding: input.prefix(4000), as: UTF8.self))")
      count += 1
    }
    print("fuzz \(name): \(count) inputs answered, \(accepted) of them accepted, the slowest in \(slowest)")
  }

  private static func files(below folder: String, ending: String) throws -> [Data] {
    let root = Repository.root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(ending) }.sorted()
    return try names.map { try Data(contentsOf: root.appendingPathComponent($0)) }
  }
}
