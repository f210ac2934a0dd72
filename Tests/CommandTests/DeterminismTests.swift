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

  /// `SIGNALBOX_REPETITIONS=100` takes that many turns; `SIGNALBOX_OTHER_COMMAND=PATH` has another build of the same sources, an
  /// optimised one, say the same in each second turn.
  static let repetitions = ProcessInfo.processInfo.environment["SIGNALBOX_REPETITIONS"].flatMap(Int.init) ?? 4
  static let otherCommand = ProcessInfo.processInfo.environment["SIGNALBOX_OTHER_COMMAND"]

  @Test("Reports, traces and pictures are the same in any folder, with any stack, beside anything", arguments: ["found", "fine"])
  func bytesAreEqualAnywhere(_ kind: String) throws {
    let scenario = Repository.url(kind == "found" ? "traces/abba-deadlock" : "traces/barrier").path
    let folder = try TemporaryFolder()
    var answers: Set<Data> = []
    for turn in 0..<Self.repetitions {
      let place = folder.url.appendingPathComponent("\(turn)" + String(repeating: "/and deeper", count: turn % 3))
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let command = turn % 2 == 1 ? Self.otherCommand ?? Command.url.path : Command.url.path
      // Two at a time, and something that keeps a core busy.
      let result = try Command.runProgram(
        URL(fileURLWithPath: "/bin/sh"),
        [
          "-c",
          """
          ulimit -s \([256, 1024, 8192][turn % 3]); cp -r "$2" scenario
          (while [ ! -e stop ]; do :; done) & busy=$!
          "$1" run scenario --trace trace.jsonl > said 2> found & running=$!
          "$1" render scenario -o picture.svg; wait $running; touch stop; wait $busy
          cat said found trace.jsonl picture.svg
          """, "sh", command, scenario,
        ], environment: Self.surroundings[turn % Self.surroundings.count], in: place)
      answers.insert(result.output)
    }
    #expect(answers.count == 1)
    #expect(answers.first.map { $0.count > 5000 } ?? false)
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
