import Foundation
import TestSupport
import Testing

/// Every hostile input through the command, which may use so much memory and no more.
@Suite("Attacks", .serialized)
struct AttackTests {
  static let paths = Repository.files(below: "Tests/HostileInputs")
  /// Of address space, in KB: 512 MB of it are the deep stack, 100 the program. An attack that works asks for more at once.
  static let mostMemory = 1_000_000

  @Test("The answer names a place or a limit", arguments: paths)
  func isAnswered(_ path: String) throws {
    let command = "ulimit -v \(Self.mostMemory); exec \"$1\" run \(path) --max-steps 2000000"
    let trace = "ulimit -v \(Self.mostMemory); exec \"$1\" run \(path)"
    let start = ContinuousClock.now
    let result = try Command.runProgram(
      URL(fileURLWithPath: "/bin/sh"), ["-c", path.hasSuffix(".jsonl") ? trace : command, "sh", Command.url.path])
    #expect((0...2).contains(result.exitCode), "exit code \(result.exitCode)\n\(result.errorText.suffix(1000))")
    if result.exitCode > 0 {
      #expect(result.errorText.contains("\(path):") && result.errorText.contains("error: "), "\(result.errorText.prefix(1000))")
    }
    #expect(result.errors.count < 100_000)
    // Generous: a debug build on a busy machine.
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
