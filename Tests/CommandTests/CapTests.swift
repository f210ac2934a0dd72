import Foundation
import TestSupport
import Testing

/// Caps from outside end a scenario, whatever limits it sets itself.
@Suite("Caps")
struct CapTests {
  // By their own limits all of them complete.
  @Test(
    "No directive raises them",
    arguments: [
      ("--max-steps", "100000", "steps without virtual time", "var n = 0\nwhile n < 1_000_000 { n += 1 }"),
      ("--max-memory", "1000000", "memory", "let a = [Int](repeating: 1, count: 1_000_000)\nprint(a.count)"),
      ("--max-events", "1000", "trace events", "for _ in 0..<5_000 { DispatchQueue.main.async {} }"),
      ("--max-time", "5ms", "virtual time", "Thread.sleep(forTimeInterval: 1)"),
      ("--max-output", "1000", "printed text", "for _ in 0..<1_000 { print(\"0123456789\") }"),
    ])
  func directiveBelow(_ option: String, _ value: String, _ words: String, _ body: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "a.swift",
      """
      // simulate: steps 900000000, memory 9000000000, events 900000000, virtual time 100 h, output 900000000
      import Dispatch
      import Foundation
      \(body)

      """)
    let result = try Command.run(["run", path, option, value])
    #expect(result.exitCode == 1)
    #expect(result.errorText.contains("the limit of \(words) is reached"), "\(result.errorText)")
    #expect(result.errorText.contains("again: signalbox run \(path) \(option) "))
  }

  @Test("A cap above a scenario's own limit leaves it")
  func directiveAbove() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.swift", "// simulate: output 20\nfor n in 0..<100 { print(n) }\n")
    let result = try Command.run(["run", path, "--max-output", "100000"])
    #expect(result.errorText.contains("limit"))
    #expect(result.outputText.hasPrefix("0\n1\n") && result.output.count <= 20)
  }

  @Test("They are positive numbers", arguments: ["--max-steps", "--max-memory", "--max-events", "--max-output"])
  func positive(_ option: String) throws {
    #expect(try Command.run(["run", "traces/barrier", option, "0"]).exitCode == 64)
  }
}
