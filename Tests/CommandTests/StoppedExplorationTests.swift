import Foundation
import TestSupport
import Testing

/// Explorations that are not finished: what was found until then is said.
@Suite("Stopped explorations", .serialized)
struct StoppedExplorationTests {
  /// Some 10¹⁴ orders.
  private func endless(_ claim: String) -> String {
    """
    // expect \(claim)
    import Dispatch
    import Foundation
    let lock = NSLock()
    for _ in 0..<8 {
      DispatchQueue.global().async { for _ in 0..<4 { lock.lock(); lock.unlock() } }
    }

    """
  }

  // How much is covered until then, and what that makes of the estimate, is the machine's business: before the first order is through
  // there is none.
  private static var covered: Regex<(Substring, Substring?)> {
    /(?:\nexplored 0 of more orders|of more orders, (less than )?\d+ % by estimate): not a proof, durations free\n/
  }

  @Test("--time ends the search; nothing is proved, and what fails fails")
  func time() throws {
    let open = try Command.run(["explore", "-", "--time", "1"], input: Data(endless("never: deadlock").utf8))
    #expect(open.exitCode == 0)
    #expect(open.errorText.contains("undecided: nothing against it was found"))
    #expect(open.errorText.contains(Self.covered))
    #expect(open.errorText.hasSuffix("stopped by --time 1: this is what was found until then\n"))
    let failing = try Command.run(["explore", "-", "--time", "1"], input: Data(endless("always: deadlock").utf8))
    #expect(failing.exitCode == 1)
    #expect(failing.errorText.contains("replay: "))
  }

  @Test("Ctrl-C ends the search with the report so far and exit code 130")
  func interrupt() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("endless.swift", endless("never: deadlock"))
    // A busy machine may need long to start the process; it dies of the signal if it comes too early.
    for delay in [1, 4, 16] {
      let interruption = Interruption(SIGINT, after: .seconds(delay))
      let result = try Command.run(["explore", file, "--time", "100"], sending: interruption)
      if result.diedOfSignal { continue }
      #expect(result.exitCode == 130)
      #expect(result.errorText.contains(Self.covered))
      #expect(result.errorText.hasSuffix("stopped by Ctrl-C: this is what was found until then\n"))
      return
    }
    Issue.record("the command died of every signal")
  }
}
