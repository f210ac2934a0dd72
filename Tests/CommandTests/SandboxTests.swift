import CSandbox
import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// `--sandbox`: the same answers, and nothing else that a process can do.
  @Suite("Sandbox", .enabled(if: sandbox_version() > 0, "this kernel has no Landlock"))
  struct SandboxTests {
    @Test(
      "What a confined command says and writes is what it says and writes otherwise",
      arguments: [
        ["run", "traces/barrier", "--trace", "OUT.jsonl"], ["run", "traces/abba-deadlock/scenario.swift"],
        ["run", "traces/barrier/trace.jsonl", "--trace", "-"], ["render", "traces/barrier", "-o", "OUT.png"],
        ["render", "traces/barrier", "traces/serial-queue", "-o", "OUT.svg", "--layout-json", "OUT.json"],
        ["steps", "traces/barrier", "-o", "OUT.apng"], ["run", "nowhere.swift"],
        ["run", "traces/barrier", "--trace", "/dev/null"],
        ["render", "traces/barrier", "-o", "nowhere/OUT.png"],
      ])
    func sameAnswers(_ words: [String]) throws {
      let folder = try TemporaryFolder()
      var results: [ProcessResult] = []
      var files: [[String: Data]] = []
      for (place, extra) in [("free", []), ("confined", ["--sandbox"])] {
        let own = folder.url.appendingPathComponent(place)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let arguments = words.map { $0.hasPrefix("OUT") ? own.appendingPathComponent($0).path : $0 }
        results.append(try Command.run(arguments + extra))
        let names = try FileManager.default.contentsOfDirectory(atPath: own.path)
        files.append(
          try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: own.appendingPathComponent($0))) }))
      }
      #expect(results[0].exitCode == results[1].exitCode)
      #expect(results[0].outputText == results[1].outputText)
      #expect(results[0].errorText == results[1].errorText)
      #expect(files[0] == files[1])
    }

    @Test("A stranger's scenario comes over standard input")
    func standardInput() throws {
      let result = try Command.run(["run", "--sandbox", "-"], input: Data("print(1)\n".utf8))
      #expect(result.outputText == "1\n" && result.exitCode == 0)
    }

    @Test("A fault in a confined process is still said, with its exit code")
    func limits() throws {
      let result = try Command.run(["run", "--sandbox", "Tests/HostileInputs/appends-for-ever.swift"])
      #expect(result.exitCode == 1 && result.errorText.contains("the limit of memory is reached"))
    }

    @Test("It is not for what has to start other programs")
    func notForCompiled() throws {
      let result = try Command.run(["run", "--sandbox", "--compiled", "a.swift"])
      #expect(result.exitCode == 64 && result.errorText.contains("With --compiled, --sandbox cannot be"))
    }

    /// What is tried on a thread that is confined: the error number of each, 0 for what was possible.
    private final class Attempts: @unchecked Sendable {
      // Unchecked: written by one thread, read after its end.
      var errors: [String: Int32] = [:]

      func attempt(_ name: String, _ isDone: Bool) {
        errors[name] = isDone ? 0 : errno
      }
    }

    @Test("Everything else is refused")
    func nothingElse() throws {
      let folder = try TemporaryFolder()
      let allowed = try folder.file("allowed.txt", "x")
      let other = try folder.file("other.txt", "x")
      let output = folder.url.appendingPathComponent("out")
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
      let attempts = Attempts()
      let third = folder.path("third")
      let thread = Thread {
        let rules = sandbox_begin()
        attempts.attempt("rules", sandbox_allow(rules, allowed, SANDBOX_READ) == 0)
        attempts.attempt("folder", sandbox_allow(rules, output.path, SANDBOX_WRITE_FILES) == 0)
        attempts.attempt("enter", sandbox_enter(rules) == 0)
        attempts.attempt("read", open(allowed, O_RDONLY) >= 0)
        attempts.attempt("make", open(output.path + "/new", O_WRONLY | O_CREAT, 0o600) >= 0)
        attempts.attempt("rename", rename(output.path + "/new", output.path + "/renamed") == 0)
        attempts.attempt("read another", open(other, O_RDONLY) >= 0)
        attempts.attempt("read what was written", open(output.path + "/renamed", O_RDONLY) >= 0)
        attempts.attempt("write what may be read", open(allowed, O_WRONLY) >= 0)
        attempts.attempt("write elsewhere", open(third, O_WRONLY | O_CREAT, 0o600) >= 0)
        attempts.attempt("remove", unlink(other) == 0)
        attempts.attempt("change rights", chmod(other, 0o777) == 0)
        attempts.attempt("list", opendir("/etc") != nil)
        attempts.attempt("connect", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0)
        attempts.attempt("signal", kill(getppid(), 0) == 0)
        var child = pid_t()
        let words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
        errno = posix_spawn(&child, "/bin/true", nil, nil, words, environ)
        attempts.attempt("start a program", errno == 0)
      }
      thread.start()
      while !thread.isFinished { usleep(1000) }
      let possible = ["rules", "folder", "enter", "read", "make", "rename"]
      for name in possible { #expect(attempts.errors[name] == 0, "\(name): \(attempts.errors[name] ?? -1)") }
      #expect(attempts.errors.count == possible.count + 10)
      for (name, error) in attempts.errors where !possible.contains(name) {
        #expect(error == EPERM || error == EACCES, "\(name): \(error)")
      }
    }
  }
#endif
