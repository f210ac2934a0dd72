import Foundation
import TestSupport
import Testing

/// `kill -9` at any moment, from the first to the last: what was there stays whole, or what is new is there whole.
///
/// `SIGNALBOX_KILLS=1000` kills each command that often; six times otherwise.
@Suite("Killed at any moment", .serialized)
struct KillTests {
  static let count = ProcessInfo.processInfo.environment["SIGNALBOX_KILLS"].flatMap(Int.init) ?? 6

  struct Victim: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    var output: String
    var testDescription: String { name }
  }

  static let victims = [
    Victim(name: "run --trace", arguments: ["run", "new/scenario.swift", "--trace", "out.jsonl"], output: "out.jsonl"),
    Victim(name: "render", arguments: ["render", "new/scenario.swift", "-o", "out.png"], output: "out.png"),
    Victim(name: "render of SVG", arguments: ["render", "new/scenario.swift", "-o", "out.svg"], output: "out.svg"),
    Victim(name: "check --update, the trace", arguments: ["check", "--update", "new"], output: "new/trace.jsonl"),
    Victim(name: "check --update, the picture", arguments: ["check", "--update", "new"], output: "new/timeline.png"),
  ]

  @Test("The file is the old one or the new one, never half of one", arguments: victims)
  func fileIsNeverHalf(_ victim: Victim) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(at: Repository.url("traces/barrier"), to: folder.url.appendingPathComponent("new"))
    let old = Data("what was there\n".utf8)
    let output = folder.url.appendingPathComponent(victim.output)
    try? FileManager.default.removeItem(at: output)
    let began = ContinuousClock.now
    #expect(try Command.run(victim.arguments, in: folder.url).exitCode == 0)
    let whole = ContinuousClock.now - began
    let new = try Data(contentsOf: output)
    var kept = 0
    for turn in 0..<Self.count {
      try old.write(to: output)
      let interruption = Interruption(SIGKILL, after: whole * turn / Self.count)
      _ = try Command.run(victim.arguments, in: folder.url, sending: interruption)
      let found = try Data(contentsOf: output)
      #expect(found == old || found == new, "\(victim.name) left \(found.count) bytes")
      if found == old { kept += 1 }
    }
    // Nothing that a killed command leaves behind is in the way of the next one.
    #expect(try Command.run(victim.arguments, in: folder.url).exitCode == 0)
    #expect(try Data(contentsOf: output) == new)
    #expect(kept > 0, "no kill came before the end")
  }
}
