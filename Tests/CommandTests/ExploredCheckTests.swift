import Foundation
import TestSupport
import Testing

/// `// explore: …` makes `check` decide what is claimed about all orders.
@Suite("check explores what asks for it")
struct ExploredCheckTests {
  private func scenario(_ directive: String, _ expectation: String) -> String {
    """
    \(directive)
    // expect never: \(expectation)
    import Dispatch
    import Foundation
    let a = NSLock(), b = NSLock()
    DispatchQueue.global().async { a.lock(); b.lock(); b.unlock(); a.unlock() }
    DispatchQueue.global().async { b.lock(); a.lock(); a.unlock(); b.unlock() }

    """
  }

  private func check(_ source: String) throws -> ProcessResult {
    let folder = try TemporaryFolder()
    return try Command.run(["check", try folder.file("locks.swift", source)], in: folder.url)
  }

  @Test("A claim that the plain run cannot refute fails, with the schedule that does")
  func claimsAreDecided() throws {
    let plain = try check(scenario("// title: Two locks", "deadlock"))
    #expect(plain.exitCode == 0, "\(plain.outputText)")
    let explored = try check(scenario("// explore: every order", "deadlock"))
    #expect(explored.exitCode == 1)
    #expect(explored.outputText.contains("expect never: deadlock: it happened on this schedule"))
    #expect(explored.outputText.contains("--schedule '1@lock a>2'"))
    #expect(explored.outputText.contains("again: signalbox explore "))
  }

  @Test("A fault of some order that nothing expects fails, too; one that is expected does not")
  func faultsCount() throws {
    let unexpected = try check(scenario("// explore: every order", "race"))
    #expect(unexpected.exitCode == 1)
    #expect(unexpected.outputText.contains("(in 1 of 3 orders) [deadlock]"))
    let expected = scenario("// explore: every order", "race") + "// expect sometimes: deadlock\n"
    #expect(try check(expected).exitCode == 0)
  }

  @Test("What a bound leaves open fails")
  func boundsAreKept() throws {
    let result = try check(scenario("// explore: 1 executions", "race") + "// expect sometimes: deadlock\n")
    #expect(result.exitCode == 1)
    #expect(result.outputText.contains("not a proof"))
  }

  @Test(
    "How far to explore is said in two ways only", arguments: ["all", "0 executions", "-3 executions", "5000", "every orders"])
  func nonsenseIsRefused(_ text: String) throws {
    let result = try check(scenario("// explore: \(text)", "race"))
    #expect(result.exitCode == 2)
    #expect(result.outputText.contains("it is 'every order' or '5000 executions', and behind it perhaps"))
  }
}
