import Foundation
import TestSupport
import Testing

/// `explore --write-test`. What it writes is compiled with `ScenarioTests`: `TwoLocksOrders.swift` there passes, because the scenario beside it is
/// mended; here it is written from the faulty one.
@Suite("Tests that explore writes", .serialized)
struct WrittenTestTests {
  private static let scenario = "traces/explored/two-locks-mended/scenario.swift"
  private static let test = "Tests/ScenarioTests/TwoLocksOrders.swift"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in [Self.scenario, Self.test] {
      let parent = folder.url.appendingPathComponent(path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }
    _ = try folder.file(
      Self.scenario,
      """
      // expect never: deadlock
      import Dispatch
      import Foundation
      let a = NSLock(), b = NSLock()
      DispatchQueue.global().async { a.lock(); b.lock(); b.unlock(); a.unlock() }
      DispatchQueue.global().async { b.lock(); a.lock(); a.unlock(); b.unlock() }

      """)
  }

  private func explore(_ arguments: [String]) throws -> ProcessResult {
    try Command.run(["explore", Self.scenario] + arguments, in: folder.url)
  }

  private func written(_ name: String = test) throws -> String { try String(contentsOfFile: folder.path(name), encoding: .utf8) }

  @Test("A test from a deadlock is the one that is compiled here, and is never replaced")
  func deadlock() throws {
    let result = try explore(["--write-test", Self.test])
    #expect(result.exitCode == 1)
    #expect(result.errorText.hasSuffix("test written: \(Self.test)\n"))
    #expect(try written() == Repository.text(Self.test))
    let again = try explore(["--write-test", Self.test])
    #expect(again.exitCode == 2)
    #expect(again.errorText.hasSuffix("\(Self.test): error: cannot be written: file exists\n"), "\(again.errorText)")
    #expect(try written() == Repository.text(Self.test))
  }

  @Test("The order in it shows the fault in the faulty scenario, which is what makes it fail there")
  func failing() throws {
    let schedule = try #require(Repository.text(Self.test).firstMatch(of: /follow\("([^"]+)"\)/)).output.1
    let faulty = try Command.run(["run", Self.scenario, "--schedule", String(schedule)], in: folder.url)
    #expect(faulty.exitCode == 1)
    #expect(faulty.errorText.contains("[deadlock]"))
    #expect(try explore([]).exitCode == 1)
  }

  @Test("Durations, platform and timing of the exploration are those of the test, and names are quoted as Swift")
  func options() throws {
    _ = try folder.file(
      "app.swift",
      """
      // expect always: prints "b \\"1\\"", "a"
      import Dispatch
      DispatchQueue.global().async { work("slow \\"1\\"", .milliseconds(5)); print("a") }
      DispatchQueue.global().async { print("b \\"1\\"") }

      """)
    let options = [
      "explore", "app.swift", "--timing", "exact", "--platform", "linux", "--takes", "slow \"1\"=0ms", "--max-executions", "5000",
      "--write-test", "2 Orders.swift",
    ]
    let result = try Command.run(options, in: folder.url)
    guard result.exitCode == 1 else {
      Issue.record("nothing fails: \(result.errorText)")
      return
    }
    let text = try written("2 Orders.swift")
    #expect(text.contains("struct _2_Orders {"))
    #expect(text.contains("var machine = Machine(platform: .linux)\n"))
    #expect(text.contains(#"machine.durations["slow \"1\""] = VirtualDuration(nanoseconds: 0)"#))
    #expect(text.contains("scenario.explore(on: machine, timing: .exact, within: ExplorationBounds(executions: 5_000))"))
    #expect(text.contains("scenario.run(following: schedule, on: machine, timing: .exact)"))
    #expect(text.contains(#"let path = "app.swift""#))
  }

  @Test("When nothing fails no test is written, and what has no scenario's file is wrong usage")
  func nothing() throws {
    _ = try folder.file("good.swift", "// expect always: prints \"a\"\nprint(\"a\")\n")
    let result = try Command.run(["explore", "good.swift", "--write-test", "Orders.swift"], in: folder.url)
    #expect(result.exitCode == 0)
    #expect(result.errorText.hasSuffix("nothing fails: no test was written\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("Orders.swift")))
    for wrong in [
      ["-", "--write-test", "a.swift"], ["good.swift", "--write-test", "a.txt"],
      ["good.swift", "--write-test", "a.swift", "--shard", "1/2", "-o", "p.jsonl"],
      ["--compiled", "good.swift", "--write-test", "a.swift"],
    ] {
      #expect(try Command.run(["explore"] + wrong, in: folder.url).exitCode == 64, "\(wrong)")
    }
  }
}
