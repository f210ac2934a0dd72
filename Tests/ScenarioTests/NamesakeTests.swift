import Signalbox
import Testing

/// What has the same name as another, or none, is told apart.
@Suite("Namesakes")
struct NamesakeTests {
  @Test("Threads of one function, and locks and semaphores of an array, are told apart")
  func philosophers() throws {
    for (kind, make, take, give, has) in [
      ("lock", "NSLock()", "lock", "unlock", "held"), ("semaphore", "DispatchSemaphore(value: 1)", "wait", "signal", "taken"),
    ] {
      let found = try Scenario(
        source:
          """
          import Foundation
          let forks = (0..<3).map { _ in \(make) }
          func dine(_ seat: Int) {
            forks[seat].\(take)()
            Thread.sleep(forTimeInterval: 0.005)
            forks[(seat + 1) % 3].\(take)()
            forks[(seat + 1) % 3].\(give)()
            forks[seat].\(give)()
          }
          for seat in 0..<3 { Thread.detachNewThread { dine(seat) } }
          """
      ).run().findings.filter { $0.category == .deadlock }
      #expect(found.map(\.message) == ["3 threads wait for each other in a circle: dine, dine (2) and dine (3)"])
      #expect(
        found.first?.edges.map(\.sentence) == [
          "dine waits for the \(kind) of line 2 (2), \(has) by dine (2)",
          "dine (2) waits for the \(kind) of line 2 (3), \(has) by dine (3)",
          "dine (3) waits for the \(kind) of line 2, \(has) by dine",
        ])
    }
  }
}
