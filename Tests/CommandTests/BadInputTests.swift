import Foundation
import TestSupport
import Testing

/// Every kind of bad input: its exit code, one clear message, and no file left half-written.
@Suite("Bad input")
struct BadInputTests {
  static let scenario = "import Dispatch\nDispatchQueue.main.async { print(1) }\n"

  /// Runs `arguments`, expects `exitCode` and `words` on standard error, and nothing on standard output.
  private func expectFailure(
    _ arguments: [String], _ exitCode: Int32, _ words: String..., input: Data = Data(),
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try Command.run(arguments, input: input)
    #expect(result.exitCode == exitCode, "\(result.errorText)", sourceLocation: location)
    #expect(result.output.isEmpty, sourceLocation: location)
    for word in words { #expect(result.errorText.contains(word), "\(result.errorText)", sourceLocation: location) }
  }

  @Test("A missing file", arguments: ["run", "check"])
  func missingFile(_ verb: String) throws {
    try expectFailure([verb, "no/such.swift"], 2, "no/such.swift: error: there is no such file or folder")
  }

  @Test("An unreadable file")
  func unreadableFile() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url.appendingPathComponent("a.swift"), withIntermediateDirectories: true)
    try expectFailure(["run", folder.path("a.swift")], 2, "a.swift: error: the folder holds no scenario.swift")
  }

  @Test("A file without permission to read it", .enabled(if: getuid() != 0, "root may read everything"))
  func forbiddenFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.swift", Self.scenario)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    try expectFailure(["run", path], 2, "a.swift: error: cannot be read: permission denied")
  }

  @Test(
    "A quantum that is no duration, or does not fit",
    arguments: ["0 s", "10", "-5ms", "99999999999999999999h", "9223372036854775807s", "9223372036.999999999s", "0.0000000001s"])
  func badQuantum(_ text: String) throws {
    try expectFailure(["run", "-", "--quantum=\(text)"], 64, "--quantum", input: Data(Self.scenario.utf8))
  }

  @Test(
    "What is wrong with an option is said of it, and how the verb is used",
    arguments: [
      ("run - --quantum 5", "'--quantum <D>': a unit is missing, as in 5ms"),
      ("run - --max-time soon", "'--max-time <D>': write a duration with its unit, as in 10ms"),
      ("run - --quantum -5ms", "'--quantum <D>': it has to be longer than nothing"),
      ("run - --seed -1", "The value '-1' is invalid for '--seed <N>'"),
      ("explore - --strategy pct --seed -1", "The value '-1' is invalid for '--seed <N>'"),
      ("run - --cores -1", "--cores must be from 1"),
      ("run a.swift b.swift", "See 'signalbox run --help'"),
      ("run a.swift b.swift", "Usage: signalbox run [<options>]"),
      ("help nosuch", "'nosuch' is no command of signalbox"),
      ("help rnu", "Did you mean 'run'?"),
    ])
  func wrongUsage(_ arguments: String, _ words: String) throws {
    try expectFailure(arguments.split(separator: " ").map(String.init), 64, words, input: Data(Self.scenario.utf8))
  }

  @Test("A number of cores that cannot be simulated", arguments: ["0", "-1", "1025", "99999999999999999999"])
  func badCores(_ text: String) throws {
    try expectFailure(["run", "-", "--cores=\(text)"], 64, "--cores", input: Data(Self.scenario.utf8))
    try expectFailure(["run", "-"], 2, "'cores'", input: Data("// simulate: cores \(text)\n\(Self.scenario)".utf8))
  }

  @Test("A folder without a scenario")
  func folderWithoutScenario() throws {
    let folder = try TemporaryFolder()
    try expectFailure(["run", folder.url.path], 2, "holds no scenario.swift")
    try expectFailure(["check", folder.url.path], 2, "no scenario.swift in the folder or below it")
  }

  @Test("What check cannot check says what can be done with it instead")
  func checkOfSomethingElse() throws {
    let folder = try TemporaryFolder()
    try expectFailure(["check", "-"], 2, "signalbox run -", input: Data(Self.scenario.utf8))
    let trace = try folder.file("a.jsonl", "{}")
    try expectFailure(["check", trace], 2, "a trace expects nothing", "signalbox run \(trace)")
  }

  @Test("A file that is not UTF-8 names the line")
  func notUTF8() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.swift", Data(Self.scenario.utf8) + Data([0x2F, 0x2F, 0xFF, 0xFE, 0x0A]))
    try expectFailure(["run", path], 2, "a.swift:3:1: error: the file is not UTF-8")
  }

  @Test("An empty file, and one of blanks only", arguments: ["", " \n\t\n"])
  func emptyFile(_ text: String) throws {
    let folder = try TemporaryFolder()
    try expectFailure(["run", try folder.file("a.swift", text)], 2, "a.swift: error: the file is empty")
    try expectFailure(["run", "-"], 2, "standard input: error: the file is empty", input: Data(text.utf8))
  }

  @Test("An empty trace")
  func emptyTrace() throws {
    let folder = try TemporaryFolder()
    try expectFailure(["render", try folder.file("a.jsonl", ""), "-o", folder.path("a.png")], 2, "a.jsonl:1:1: error:", "empty")
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.png")))
  }

  @Test("An ending that says nothing")
  func unknownEnding() throws {
    let folder = try TemporaryFolder()
    try expectFailure(["run", try folder.file("a.txt", Self.scenario)], 2, "a.txt: error: the ending", ".swift", ".jsonl")
  }

  @Test("A syntax error has line and column")
  func syntaxError() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.swift", "import Dispatch\nlet queue = DispatchQueue(label: \"q\"\nqueue.async {\n")
    try expectFailure(["run", path], 2, "a.swift:", "error:", "^")
  }

  @Test(
    "What is not accepted is rejected with place and advice",
    arguments: [
      ("async let a = 1", "async"), ("actor Counter {}", "actor"), ("import SpriteKit", "SpriteKit"),
      ("let e = XCTNSPredicateExpectation()", "call fulfill()"), ("DispatchQueue.globl().async {}", "global"),
      ("DispatchQueue.main.asynk {}", "async"), ("// expct: deadlock", "expect"),
    ])
  func unsupportedSwift(_ line: String, _ advice: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.swift", "import Dispatch\n\(line)\nprint(1)\n")
    try expectFailure(["run", path], 2, "a.swift:2:", "error:", advice)
  }

  @Test("A file of test cases is not sent to where no cases run")
  func testCases() throws {
    let folder = try TemporaryFolder()
    let body = "func testA() async {}\n}\n"
    let cases = try folder.file("CaseTests.swift", "import XCTest\nfinal class CaseTests: XCTestCase {\n\(body)")
    let program = try folder.file("a.swift", "import Dispatch\nfinal class Case {\n\(body)_ = Case()\n")
    #expect(try !Command.run(["run", cases]).errorText.contains("--compiled"))
    #expect(try Command.run(["run", program]).errorText.contains("to run it as compiled Swift"))
  }

  @Test("An output that cannot be written leaves nothing behind")
  func unwritableOutput() throws {
    let folder = try TemporaryFolder()
    try expectFailure(
      ["render", "traces/barrier", "-o", folder.path("no/such/a.png")], 2,
      "a.png: error: cannot be written: no such file or directory")
    try FileManager.default.createDirectory(at: folder.url.appendingPathComponent("b.png"), withIntermediateDirectories: true)
    try expectFailure(
      ["render", "traces/barrier", "-o", folder.path("b.png")], 2, "b.png: error: cannot be written: it is a folder")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["b.png"])
    let trace = try Command.run(["run", "traces/barrier", "--trace", folder.path("no/t.jsonl")])
    #expect(trace.exitCode == 2)
  }

  @Test("A trace of another version, a truncated one, and something else", arguments: ["version", "truncated", "other"])
  func badTrace(_ kind: String) throws {
    let folder = try TemporaryFolder()
    let golden = try Repository.text("traces/barrier/trace.jsonl")
    let text =
      switch kind {
      case "version": golden.replacingOccurrences(of: "\"version\":2", with: "\"version\":99")
      case "truncated": String(golden.prefix(golden.count / 2))
      default: "{\"hello\":\"world\"}\n"
      }
    let words = ["version": "version 99", "truncated": "error:", "other": "not a trace"][kind] ?? ""
    let path = try folder.file("a.jsonl", text)
    try expectFailure(["render", path, "-o", folder.path("a.png")], 2, "a.jsonl:", "error:", words)
    try expectFailure(["run", path], 2, "a.jsonl:", words)
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.png")))
  }

  @Test("A trace cut off between two lines misses its outcome")
  func traceWithoutOutcome() throws {
    let folder = try TemporaryFolder()
    let lines = try Repository.text("traces/barrier/trace.jsonl").split(separator: "\n")
    let path = try folder.file("a.jsonl", lines.dropLast().joined(separator: "\n") + "\n")
    try expectFailure(["run", path], 2, "the trace is cut off")
  }

  @Test(
    "Wrong usage is exit code 64 and suggests the right word",
    arguments: [
      (["run"], "input"), (["run", "traces/barrier", "--sed", "3"], "--seed"), (["chek", "traces"], "check"),
      (["run", "traces/barrier", "--platform", "windows"], "linux"), (["run", "traces/barrier", "--cores", "0"], "cores"),
      (["run", "traces/barrier", "--quantum", "soon"], "quantum"), (["check"], "path"),
      (["render", "traces/barrier"], "output"), (["render", "traces/barrier", "-o", "a.gif"], ".png"),
      (["render", "traces/barrier", "-o", "a.png", "--scale", "9"], "scale"),
      (["render", "traces/barrier", "-o", "a.png", "--view", "cpus"], "cores"),
      (["render", "traces/barrier", "-o", "a.png", "--view", "cores", "--edges"], "--edges"),
      (["run", "traces/barrier/trace.jsonl", "--seed", "2"], "trace"),
    ])
  func wrongUsage(_ arguments: [String], _ word: String) throws {
    try expectFailure(arguments, 64, word)
  }
}
