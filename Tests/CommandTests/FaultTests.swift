import Foundation
import TestSupport
import Testing

/// A disk that is full, a folder that is read-only, others who write and replace at the same time.
@Suite("Faults of the system")
struct FaultTests {
  /// Linux with file systems of one's own: whoever may do that without being root.
  static let mayMount: Bool = {
    let result = try? Command.runProgram(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "unshare -rm mount -t tmpfs none /tmp || unshare -m mount -t tmpfs none /tmp"])
    return result?.exitCode == 0
  }()

  /// Runs a shell command in which `$1` is the binary.
  private func shell(_ script: String, in folder: TemporaryFolder) throws -> ProcessResult {
    try Command.runProgram(URL(fileURLWithPath: "/bin/sh"), ["-c", script, "sh", Command.url.path], in: folder.url)
  }

  /// The same with a file system of its own at `d`.
  private func shell(mounting options: String, _ script: String, in folder: TemporaryFolder) throws -> ProcessResult {
    let inside = "mkdir d && mount -t tmpfs \(options) none d || exit 99; \(script)"
    return try Command.runProgram(
      URL(fileURLWithPath: "/bin/sh"),
      [
        "-c", "unshare -rm true 2>/dev/null && exec unshare -rm sh -c \"$0\" sh \"$1\"; exec unshare -m sh -c \"$0\" sh \"$1\"",
        inside, Command.url.path,
      ], in: folder.url)
  }

  static let writers = ["run a.swift --trace d/out.jsonl", "render a.swift -o d/out.png", "steps a.swift -o d/out.apng"]

  @Test("A full disk: the old file stays, nothing else, and it is said", .enabled(if: mayMount), arguments: writers)
  func fullDisk(_ words: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.swift", "for n in 0..<40 { work(\"w\", .seconds(1)); print(n) }\n")
    let output = words.split(separator: " ").last.map(String.init) ?? ""
    let result = try shell(
      mounting: "-o size=8k", "echo old > \(output); \"$1\" \(words) > /dev/null; echo $?; cat \(output); ls -A d", in: folder)
    #expect(result.outputText == "2\nold\n\(output.dropFirst(2))\n", "\(result.outputText)\(result.errorText)")
    #expect(result.errorText.contains("\(output): error: cannot be written: no space left on device"))
  }

  @Test("A full disk: check --update says so and leaves the golden trace", .enabled(if: mayMount))
  func fullDiskOfGoldens() throws {
    let folder = try TemporaryFolder()
    let result = try shell(
      mounting: "-o size=16k",
      """
      mkdir d/s; for n in 1 2 3 4 5 6 7 8 9; do echo 'work("w", .seconds(1)); print(1)' >> d/s/scenario.swift; done
      echo old > d/s/trace.jsonl; head -c 20000 /dev/zero > d/fill 2> /dev/null
      "$1" check --update d > /dev/null; echo $?; cat d/s/trace.jsonl; ls -A d/s
      """, in: folder)
    #expect(result.outputText == "2\nold\nscenario.swift\ntrace.jsonl\n", "\(result.outputText)\(result.errorText)")
    #expect(result.errorText.contains("trace.jsonl: error: cannot be written: no space left on device"))
  }

  @Test("A read-only folder", .enabled(if: mayMount), arguments: writers)
  func readOnlyFolder(_ words: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.swift", "print(1)\n")
    let result = try shell(
      mounting: "", "mount -o remount,ro,size=1m none d || exit 98; \"$1\" \(words) > /dev/null; echo $?; ls -A d", in: folder)
    #expect(result.outputText == "2\n", "\(result.outputText)\(result.errorText)")
    #expect(result.errorText.contains("error: cannot be written: read-only file system"))
  }

  @Test("Two writers of one file: it is that of one of them, whole")
  func twoWriters() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.swift", "for n in 0..<30 { print(n) }\n")
    _ = try folder.file("b.swift", "for n in 0..<40 { print(n * n) }\n")
    let result = try shell(
      """
      "$1" run a.swift --trace a.jsonl > /dev/null; "$1" run b.swift --trace b.jsonl > /dev/null
      for n in 1 2; do
        "$1" run a.swift --trace out.jsonl > a.out & "$1" run b.swift --trace out.jsonl > b.out & wait
        cmp -s out.jsonl a.jsonl || cmp -s out.jsonl b.jsonl || echo neither
      done
      ls -A
      """, in: folder)
    #expect(
      result.outputText == "a.jsonl\na.out\na.swift\nb.jsonl\nb.out\nb.swift\nout.jsonl\n",
      "\(result.outputText)\(result.errorText)")
  }

  @Test("What a scenario prints is written while it runs")
  func streamedOutput() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file(
      "a.swift",
      "// simulate: steps 9000000000000\nlet line = String(repeating: \"x\", count: 1000)\n"
        + "for _ in 0..<100 { print(line) }\nwhile true {}\n")
    let result = try shell(
      """
      "$1" run a.swift > out & running=$!
      for n in $(seq 600); do if [ -s out ]; then break; fi; sleep 0.1; done
      kill -9 $running; wait $running; head -c 3 out
      """, in: folder)
    #expect(result.outputText == "xxx", "\(result.errorText)")
  }

  @Test("A file that is replaced while it is read is the old one or the new one")
  func replacedInput() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<2000).map { "// \($0)\n" }.joined()
    _ = try folder.file("a.swift", "\(lines)print(\"a\")\n")
    _ = try folder.file("b.swift", "print(\"b\")\n\(lines)")
    let result = try shell(
      """
      cp a.swift in.swift
      (while [ ! -e stop ]; do for f in a b; do cp $f.swift next && mv next in.swift; done; done) & changing=$!
      for n in 1 2 3 4 5; do "$1" run in.swift 2> errors || cat errors; done | sort -u | tr -d 'ab\\n'
      touch stop; wait $changing
      """, in: folder)
    #expect(result.output.isEmpty, "\(result.outputText)\(result.errorText)")
  }

  static let talkers = [
    ("never ends", "import Dispatch\nprint(1)\nDispatchQueue.main.async { while true {} }\n", "1\n", "virtual time"),
    ("floods its output", "// simulate: output 100000\nwhile true { print(\"xxxxxxxxx\") }\n", "xxxxxxxxx\n", "printed text"),
  ]

  @Test("A recorded program that does not stop is stopped, and its recording kept", arguments: talkers)
  func endlessRecording(_ kind: String, _ text: String, _ said: String, _ limit: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.swift", text)
    let result = try Command.run(["record", "a.swift", "--trace", "a.jsonl"], in: folder.url)
    #expect(result.exitCode == 0, "\(result.errorText)")
    #expect(result.errorText.contains("run 1: stopped by the limit on \(limit) at "), "\(result.errorText)")
    #expect(result.outputText.hasPrefix(said) && result.output.count < 20_000_000)
    #expect(try Command.run(["run", "a.jsonl"], in: folder.url).output == result.output)
  }

  @Test("What would start a process is refused before anything is compiled")
  func forkingRecording() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.swift", "import Glibc\nif fork() == 0 { sleep(100) }\n")
    _ = try folder.file("b.swift", "import Foundation\nlet child = Process()\ntry child.run()\n")
    for name in ["a.swift", "b.swift"] {
      let result = try Command.run(["record", name, "--trace", "out.jsonl"], environment: ["PATH": "/nowhere"], in: folder.url)
      #expect(result.exitCode == 2)
      #expect(result.errorText.hasPrefix("\(name):2:"), "\(result.errorText)")
      #expect(!result.errorText.contains("swiftc"))
    }
  }
}
