import DispatchTrace
import Signalbox
import Testing

@testable import TraceAnalysis

/// The order of operations of a queue with one place (F-02), as captions say it where it is certain.
@Suite("Operations one at a time")
struct OperationTurnTests {
  private func guaranteed(_ source: String, limit: Int = 1) throws -> [String] {
    let trace = try Scenario(
      source: """
        import Foundation
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = \(limit)
        func job(_ name: String, _ priority: Operation.QueuePriority = .normal) -> BlockOperation {
          let job = BlockOperation { work(name, .milliseconds(5)) }
          job.queuePriority = priority
          return job
        }
        \(source)
        """
    ).run().trace
    let summary = OrderSummary(TraceIndex(trace))
    // A trace from disk says the same.
    #expect(OrderSummary(TraceIndex(try Trace(jsonLines: trace.jsonLines()))) == summary)
    return summary.guaranteed
  }

  @Test("of equal urgency in the order of adding; the very first before all, more urgent ones behind it")
  func certain() throws {
    let three = "for name in [\"a\", \"b\", \"c\"] { queue.addOperation(job(name)) }"
    #expect(try guaranteed(three) == ["1, 2 and 3 run one after another."])
    #expect(
      try guaranteed("queue.addOperation(job(\"a\"))\nqueue.addOperation(job(\"b\", .high))") == ["1 ends before 2 starts."])
    #expect(
      try guaranteed("OperationQueue.main.addOperation(job(\"a\"))\nOperationQueue.main.addOperation(job(\"b\"))") == [
        "1 ends before 2 starts."
      ])
    // 1 is b, which is more urgent; that a had not begun when b was added is not known.
    #expect(
      try guaranteed("queue.addOperations([job(\"a\"), job(\"b\", .high), job(\"c\")], waitUntilFinished: false)") == [
        "1 and 2 end before 3 starts."
      ])
  }

  @Test("nothing where another order may come")
  func open() throws {
    let two = "queue.addOperation(job(\"a\"))\nqueue.addOperation(job(\"b\"))"
    #expect(try guaranteed(two, limit: 2).isEmpty)
    // Which of the two is there first depends on who adds it.
    let others = """
      DispatchQueue.global().async { queue.addOperation(job("a")) }
      queue.addOperation(job("b"))
      """
    #expect(try guaranteed(others).allSatisfy { !$0.contains("2 ends before 3") && !$0.contains("3 ends before 2") })
    #expect(
      try guaranteed("queue.isSuspended = true\n\(two)\nqueue.maxConcurrentOperationCount = 2\nqueue.isSuspended = false").isEmpty
    )
    // The second is added when the first may have run, or not.
    #expect(
      try guaranteed("queue.addOperation(job(\"a\"))\nqueue.addOperation(job(\"b\", .low))\nqueue.addOperation(job(\"c\"))") == [
        "1 ends before 2 and 3 start."
      ])
    // An operation that says itself when it is ready, or finished.
    for own in ["override var isReady: Bool { true }", "override func start() { super.start() }"] {
      let operations = "class Own: Operation { \(own) }\nqueue.addOperation(Own())\nqueue.addOperation(job(\"b\"))"
      #expect(try guaranteed(operations).isEmpty, "\(own)")
    }
  }
}
