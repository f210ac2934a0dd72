import Foundation
import TestSupport
import Testing

/// `explore` names a schedule, and `run` and `render` follow it.
@Suite("Schedules on the command line")
struct ScheduleTests {
  private let faulty = """
    // expect never: deadlock
    import Dispatch
    import Foundation
    let a = NSLock(), b = NSLock()
    DispatchQueue.global().async { a.lock(); b.lock(); b.unlock(); a.unlock() }
    DispatchQueue.global().async { b.lock(); a.lock(); a.unlock(); b.unlock() }

    """

  @Test("The command that a report names ends in the fault")
  func printedCommandIsReplayed() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("two locks.swift", faulty)
    #expect(try Command.run(["run", file]).exitCode == 0, "the plain run passes")
    let explored = try Command.run(["explore", "two locks.swift"], in: folder.url)
    #expect(explored.exitCode == 1)
    let line = try #require(explored.errorText.split(separator: "\n").first { $0.contains("note: replay: ") })
    #expect(line == "two locks.swift: note: replay: signalbox run 'two locks.swift' --schedule '1@lock a>2'")
    let command = try #require(line.split(separator: "replay: signalbox", maxSplits: 1).last)
    let shell = URL(fileURLWithPath: "/bin/sh")
    let replayed = try Command.runProgram(shell, ["-c", "'\(Command.url.path)'\(command)"], in: folder.url)
    #expect(replayed.exitCode == 1)
    #expect(replayed.errorText.contains("wait for each other"))
    #expect(replayed.errorText.contains("again: signalbox run 'two locks.swift' --schedule '1@lock a>2'"))
  }

  @Test("A picture of a schedule names it in its subtitle, and what takes how long, also when it is drawn from the trace's file")
  func subtitle() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.swift", "// expect never: deadlock\n" + faulty + "work(\"rest\", .milliseconds(5))\n")
    func svg(_ arguments: [String]) throws -> String {
      let result = try Command.run(["render"] + arguments + ["-o", "a.svg"], in: folder.url)
      #expect(result.exitCode < 2, "\(result.errorText)")
      return try String(contentsOfFile: folder.path("a.svg"), encoding: .utf8)
    }
    #expect(try svg(["a.swift", "--schedule", "1@lock a>2"]).contains("schedule 1@lock a&gt;2"))
    #expect(try svg(["a.swift", "--schedule", ""]).contains("schedule ''"))
    #expect(try svg(["a.swift", "--schedule", "", "--timing", "exact"]).contains("--timing exact"))
    #expect(try svg(["a.swift", "--takes", "rest=7ms"]).contains("--takes rest=7ms"))
    _ = try Command.run(["run", "a.swift", "--schedule", "1@lock a>2", "--trace", "a.jsonl"], in: folder.url)
    let again = try svg(["a.jsonl"])
    #expect(again.contains("schedule 1@lock a&gt;2") && !again.contains("seed"))
    _ = try Command.run(["explore", "a.swift", "-o", "a.svg"], in: folder.url)
    #expect(try String(contentsOfFile: folder.path("a.svg"), encoding: .utf8).contains("schedule 1@lock a&gt;2"))
  }

  @Test("--takes of a name that nothing has is refused, with the nearest one", arguments: ["run", "explore", "render"])
  func unknownStretch(verb: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file(
      "a.swift", "for n in 1...2 { work(\"rest \\(n)\", .milliseconds(5)) }\nif false { io(\"load\", .seconds(1)) }\n")
    func result(_ takes: String) throws -> ProcessResult {
      try Command.run([verb, "a.swift", "--takes", takes] + (verb == "render" ? ["-o", "a.svg"] : []), in: folder.url)
    }
    let wrong = try result("ret 1=5ms")
    #expect(wrong.exitCode == 2)
    #expect(wrong.errorText == "a.swift: error: --takes: nothing that takes time is called 'ret 1'; did you mean 'rest 1'?\n")
    #expect(try result("other=5ms").errorText.contains("called 'other'; there is 'rest 1', 'rest 2'"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.svg")))
    #expect(try result("rest 2=7ms").exitCode == 0)
    #expect(try result("load=7ms").exitCode == 0)
  }

  @Test("What exploration does not draw it says")
  func noPicture() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("good.swift", "// expect sometimes: prints \"a\"\nprint(\"a\")\n")
    let result = try Command.run(["explore", "good.swift", "-o", "a.png"], in: folder.url)
    #expect(result.exitCode == 0)
    #expect(result.errorText.hasSuffix("nothing fails: no picture was drawn\n"))
  }

  @Test("A schedule that does not fit is exit code 2 and says where; one beside a seed is wrong usage")
  func misfits() throws {
    let input = Data(faulty.utf8)
    let misfit = try Command.run(["run", "-", "--schedule", "1@lock a>9"], input: input)
    #expect(misfit.exitCode == 2)
    #expect(
      misfit.errorText.contains("-: error: the schedule does not fit: departure 1 ('1@lock a>9') does not fit: '9' cannot go on"))
    #expect(try Command.run(["run", "-", "--schedule", "", "--seed", "3"], input: input).exitCode == 64)
    #expect(try Command.run(["run", "traces/barrier/trace.jsonl", "--schedule", ""]).exitCode == 64)
  }

  @Test("JSON is alone on standard output; the exit codes are those of the report")
  func json() throws {
    let result = try Command.run(["explore", "-", "--format", "json"], input: Data(faulty.utf8))
    #expect(result.exitCode == 1)
    #expect(result.errorText.isEmpty)
    let object = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect(object?["scenario"] as? String == "standard input")
    let mended = faulty.replacing("b.lock(); a.lock()", with: "a.lock(); b.lock()")
    #expect(try Command.run(["explore", "-", "--format", "json"], input: Data(mended.utf8)).exitCode == 0)
    #expect(try Command.run(["explore", "-", "--format", "xml"], input: Data(mended.utf8)).exitCode == 64)
    #expect(try Command.run(["explore", "traces/barrier/trace.jsonl"]).exitCode == 64)
    #expect(try Command.run(["explore", "missing.swift"]).exitCode == 2)
  }

  @Test("The matrix is on standard output")
  func matrix() throws {
    let source = Data("import Dispatch\nwork(\"a\", .milliseconds(1))\nwork(\"b\", .milliseconds(1))\n".utf8)
    let result = try Command.run(["explore", "-", "--matrix"], input: source)
    #expect(result.exitCode == 0)
    #expect(result.outputText == "\"a\" \"b\": always before (all orders: 1 execution covers them)\n")
    #expect(result.errorText == "explored all orders: 1 execution covers them, durations free\n")
  }

  @Test("render draws the run that a schedule leads to")
  func renderFollows() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("locks.swift", faulty)
    func picture(_ schedule: String) throws -> Data {
      let result = try Command.run(["render", file, "--schedule", schedule, "-o", folder.path("locks.svg")])
      #expect(result.exitCode == 0)
      return try Data(contentsOf: folder.url.appendingPathComponent("locks.svg"))
    }
    let isTheSame = try picture("") == picture("1@lock a>2")
    #expect(!isTheSame)
  }
}
