import Foundation
import TestSupport
import Testing

/// Caps from outside end a scenario, whatever limits it sets itself.
@Suite("Caps")
struct CapTests {
  @Test(
    "No directive raises them",
    arguments: [
      ("--max-steps", "100000", "steps without virtual time", "while true {}"),
      ("--max-memory", "1000000", "memory", "var a: [Int] = []\nwhile true { a.append(1) }"),
      ("--max-events", "1000", "trace events", "func f() { DispatchQueue.main.async { f() } }\nf()"),
      ("--max-time", "5ms", "virtual time", "Thread.sleep(forTimeInterval: 1)"),
      ("--max-output", "1000", "printed text", "while true { print(\"0123456789\") }"),
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
