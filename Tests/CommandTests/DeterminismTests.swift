import Foundation
import TestSupport
import Testing

/// Same input and options, same bytes, whatever the surroundings are.
@Suite("Determinism")
struct DeterminismTests {
  static let surroundings: [[String: String?]] = [
    [:], ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"], ["TZ": "Asia/Kathmandu"], ["SWIFT_DETERMINISTIC_HASHING": "1"],
    ["SWIFT_DETERMINISTIC_HASHING": nil], ["HOME": "/", "LANG": "C", "TZ": "America/St_Johns", "NO_COLOR": "1"],
  ]

  @Test("Traces and pictures are equal byte for byte", arguments: ["barrier", "abba-deadlock", "everything-at-once", "one-core"])
  func bytesAreEqual(_ scenario: String) throws {
    let folder = try TemporaryFolder()
    var traces: Set<Data> = []
    var pictures: Set<Data> = []
    var outputs: Set<Data> = []
    for (index, environment) in Self.surroundings.enumerated() {
      let run = try Command.run(
        ["run", "traces/\(scenario)", "--trace", folder.path("\(index).jsonl")], environment: environment)
      let render = try Command.run(
        ["render", "traces/\(scenario)", "-o", folder.path("\(index).png")], environment: environment)
      #expect(run.exitCode == 0 && render.exitCode == 0)
      traces.insert(try Data(contentsOf: folder.url.appendingPathComponent("\(index).jsonl")))
      pictures.insert(try Data(contentsOf: folder.url.appendingPathComponent("\(index).png")))
      outputs.insert(run.output + run.errors)
    }
    #expect(traces.count == 1)
    #expect(pictures.count == 1)
    #expect(outputs.count == 1)
  }

  @Test("A seed gives the same run every time")
  func seedsRepeat() throws {
    for seed in ["1", "12345", "18446744073709551615"] {
      let first = try Command.run(["run", "traces/concurrent-queue", "--seed", seed, "--trace", "-"])
      let second = try Command.run(["run", "traces/concurrent-queue", "--seed", seed, "--trace", "-"])
      #expect(first.output == second.output)
      #expect(first.outputText.contains("\"seed\":\(seed)"))
    }
  }
}
