import Foundation
import TestSupport
import Testing

/// Files, links, streams and terminals that are not as one wishes.
@Suite("Faults of files")
struct FileFaultTests {
  static let scenario = "print(1)\n"

  /// Runs a shell command in which `$1` is the binary.
  private func shell(_ script: String, in folder: TemporaryFolder) throws -> ProcessResult {
    try Command.runProgram(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, "sh", Command.url.path], in: folder.url)
  }

  @Test(
    "What cannot be written to standard output is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["run a.swift", "run a.swift --trace -", "check a.swift"])
  func fullOutput(_ words: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.swift", Self.scenario)
    let result = try shell("\"$1\" \(words) > /dev/full", in: folder)
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("standard output: error: cannot be written: no space left on device"))
  }

  @Test("A reader that goes away is no error")
  func closedPipe() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.swift", "for n in 0..<20000 { print(n) }\n")
    let result = try shell("(\"$1\" run a.swift; echo $? >&2) | head -1", in: folder)
    #expect(result.outputText == "0\n")
    #expect(result.errorText.hasSuffix("0\n"))
  }

  @Test("An output that is a link is written where it leads, and keeps its permissions")
  func linkedOutput() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.swift", Self.scenario)
    let result = try shell(
      """
      mkdir d && echo old > d/t.jsonl && chmod 640 d/t.jsonl && ln -s d/t.jsonl l.jsonl && ln -s new.jsonl n.jsonl
      "$1" run a.swift --trace l.jsonl && "$1" run a.swift --trace n.jsonl && test -L l.jsonl && test -L n.jsonl
      head -c 12 d/t.jsonl && head -c 12 new.jsonl && ls -l d/t.jsonl | cut -c1-10 && ls -A . d
      """, in: folder)
    #expect(
      result.outputText
        == "1\n1\n{\"signalbox\"{\"signalbox\"-rw-r-----\n.:\na.swift\nd\nl.jsonl\nn.jsonl\nnew.jsonl\n\nd:\nt.jsonl\n",
      "\(result.outputText)\(result.errorText)")
  }

  @Test(
    "A scenario is not replaced by what comes out of one",
    arguments: [
      "run a.swift --trace a.swift", "render a.swift -o a.swift --format svg", "render a.swift -o a.svg --layout-json a.swift",
    ])
  func outputOverTheSource(_ words: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.swift", Self.scenario)
    let result = try shell("\"$1\" \(words)", in: folder)
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("a.swift: error: cannot be written: it is Swift source"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.scenario)
  }

  @Test("A name as long as names can be")
  func longName() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.swift", Self.scenario)
    let name = String(repeating: "n", count: 249) + ".jsonl"
    let result = try shell("\"$1\" run a.swift --trace \(name) && ls *.jsonl", in: folder)
    #expect(result.outputText == "1\n\(name)\n", "\(result.errorText)")
  }

  @Test("Folders that links lead to in circles are checked once")
  func circularLinks() throws {
    let folder = try TemporaryFolder()
    let result = try shell(
      """
      mkdir -p t/one && echo 'print(1)' > t/one/scenario.swift && ln -s .. t/one/up && ln -s one t/two
      "$1" check t
      """, in: folder)
    #expect(result.outputText.hasSuffix("1 passed, 0 failed\n"), "\(result.outputText)")
  }

  @Test("A folder that cannot be read fails the check", .enabled(if: getuid() != 0, "root may read everything"))
  func unreadableFolder() throws {
    let folder = try TemporaryFolder()
    let result = try shell(
      "mkdir -p t/one t/two && echo 'print(1)' > t/one/scenario.swift && chmod 0 t/two; \"$1\" check t; chmod 700 t/two",
      in: folder)
    #expect(result.errorText.contains("t/two: error: cannot be read"))
  }

  @Test("A name that is not UTF-8 is named, not passed over")
  func strangeNames() throws {
    let folder = try TemporaryFolder()
    let result = try shell(
      "mkdir -p t/one \"$(printf 't/\\377')\" && echo 'print(1)' > t/one/scenario.swift; \"$1\" check t", in: folder)
    #expect(result.exitCode == 2)
    #expect(result.errorText.contains("t: error: cannot be read: it holds a name that is not UTF-8"))
  }

  @Test("A folder as standard input is no empty file")
  func folderAsInput() throws {
    let folder = try TemporaryFolder()
    let result = try shell("\"$1\" run - < .", in: folder)
    #expect(result.exitCode == 2)
    #expect(result.errorText == "standard input: error: cannot be read: is a directory\n")
  }

  @Test(
    "The command to run again can be pasted into a shell", arguments: ["a b.swift", "$(touch x).swift", "it's.swift", "-a.swift"])
  func quotedPath(_ name: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file(name, "fatalError(\"x\")\n")
    let first = try Command.run(["run", "--", name], in: folder.url)
    let again = try #require(first.errorText.split(separator: "\n").last { $0.hasPrefix("again: signalbox ") })
    let second = try shell("\"$1\" " + again.dropFirst("again: signalbox ".count), in: folder)
    #expect(second.exitCode == 1)
    #expect(second.errorText.contains("fatalError") || second.errorText.contains("Fatal error"), "\(again)\n\(second.errorText)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("x")))
  }

  @Test("No escape sequence of a trace reaches standard error")
  func escapeSequences() throws {
    let folder = try TemporaryFolder()
    let trace = try Repository.text("traces/barrier/trace.jsonl").replacingOccurrences(
      of: #""platform":"darwin""#, with: #""platform":"\u001b]0;title\u0007""#)
    let result = try Command.run(["run", try folder.file("t.jsonl", trace)])
    #expect(result.errorText.contains("]0;title"))
    #expect(!result.errorText.contains("\u{1B}") && !result.errorText.contains("\u{7}"))
  }

  @Test("What is interrupted leaves the old file and no half of a new one")
  func interrupted() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.swift", "for n in 0..<50000 { print(n) }\n")
    let result = try shell(
      """
      echo old > t.jsonl
      for pause in 0.05 0.2 0.4 0.6 0.8 1.0; do
        "$1" run a.swift --trace t.jsonl > /dev/null 2>&1 & sleep $pause; kill -TERM $! 2>/dev/null; wait $!
        head -c 12 t.jsonl | head -1; tail -c 2 t.jsonl
      done
      ls -A
      """, in: folder)
    #expect(!result.outputText.contains(".part"), "\(result.outputText)")
    let lines = result.outputText.split(separator: "\n").filter { $0 != "}" && $0 != "a.swift" && $0 != "t.jsonl" && $0 != "d" }
    #expect(lines.allSatisfy { $0 == "old" || $0.hasPrefix("{\"signalbox\"") }, "\(result.outputText)")
  }
}
