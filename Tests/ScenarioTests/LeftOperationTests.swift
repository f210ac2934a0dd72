import Signalbox
import Testing

/// Operations that never begin are told, with what is in their way (F-04, F-11).
@Suite("Operations that never run")
struct LeftOperationTests {
  private func findings(_ source: String) throws -> [Finding] {
    let run = try Scenario(source: "import Foundation\nlet queue = OperationQueue()\n" + source).run()
    // What is written is read.
    let lines = run.trace.jsonLines()
    #expect(try Trace(jsonLines: lines).jsonLines() == lines)
    #expect(run.findings.allSatisfy { $0.category == .neverRuns })
    return run.findings
  }

  @Test("Dependencies in a circle, and what stands behind it")
  func circle() throws {
    let found = try findings(
      """
      let login = BlockOperation {}, refresh = BlockOperation {}, feed = BlockOperation {}
      login.addDependency(refresh)
      refresh.addDependency(login)
      feed.addDependency(login)
      queue.addOperations([login, refresh, feed], waitUntilFinished: false)
      """)
    #expect(found.map(\.message) == ["login and refresh never run: their dependencies are a circle"])
    #expect(found.first?.notes.map(\.message) == ["login depends on refresh", "refresh depends on login"])
  }

  @Test("A dependency that is in no queue, and one that does not finish")
  func dependencies() throws {
    let found = try findings(
      """
      final class Load: Operation {
        override var isAsynchronous: Bool { true }
        override var isFinished: Bool { false }
        override func start() {}
      }
      let load = Load(), show = BlockOperation {}, resize = BlockOperation {}, upload = BlockOperation {}
      show.addDependency(load)
      upload.addDependency(resize)
      queue.addOperations([load, show, upload], waitUntilFinished: false)
      """)
    #expect(
      found.map(\.message).sorted() == [
        "show never runs: it depends on load, which has begun and does not finish",
        "upload never runs: it depends on resize, which is in no queue",
      ])
    #expect(found.last?.remedies == ["add resize to a queue, too"])
  }

  @Test("A queue that stays suspended")
  func suspended() throws {
    let found = try findings("queue.isSuspended = true\nlet first = BlockOperation {}\nqueue.addOperation(first)")
    #expect(found.map(\.message) == ["first never runs: a queue of operations is still suspended"])
    #expect(found.first?.remedies == ["let it go on: isSuspended = false"])
  }

  @Test("Nothing is said of operations that ran, were cancelled, or were never added")
  func fine() throws {
    let found = try findings(
      """
      let first = BlockOperation { print("first") }, second = BlockOperation {}, spare = BlockOperation {}
      second.addDependency(spare)
      second.cancel()
      queue.addOperations([first, second], waitUntilFinished: false)
      """)
    #expect(found.isEmpty, "\(found.map(\.message))")
  }
}
