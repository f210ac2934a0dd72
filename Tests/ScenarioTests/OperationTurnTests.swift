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
    // While there are two places the third may begin before the first has ended.
    let twoPlaces = "queue.maxConcurrentOperationCount = 2\nqueue.maxConcurrentOperationCount = 1"
    #expect(try guaranteed("\(two)\nqueue.addOperation(job(\"c\"))\n\(twoPlaces)").isEmpty)
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

  @Test("whatever code adds them, a performed item's included, if it is one code and nothing changes meanwhile")
  func sameCode() throws {
    let three = "for name in [\"a\", \"b\", \"c\"] { queue.addOperation(job(name)) }"
    #expect(try guaranteed("DispatchWorkItem { \(three) }.perform()") == ["1, 2 and 3 run one after another."])
    // 2 is c, whose urgency changes while a runs: of b and c it depends on when.
    let changed = """
      let c = job("c")
      for job in [job("a"), job("b"), c] { queue.addOperation(job) }
      c.queuePriority = .high
      """
    #expect(try guaranteed(changed) == ["1 ends before 3 starts."])
  }

  @Test("nothing of those that several threads or blocks add, or that somebody else hands over")
  func severalCodes() throws {
    let threads = "for name in [\"a\", \"b\"] { Thread.detachNewThread { queue.addOperation(job(name)) } }\nsleep(1)"
    #expect(try guaranteed(threads).isEmpty)
    let blocks = """
      for name in ["a", "b"] {
        DispatchQueue.global().async { DispatchQueue.main.async { queue.addOperation(job(name)) } }
      }
      """
    #expect(try guaranteed(blocks) == guaranteed(blocks, limit: 2))
    let resumed = """
      queue.isSuspended = true
      queue.addOperation(job("a"))
      DispatchQueue.global().async { queue.isSuspended = false }
      usleep(1000)
      queue.addOperation(job("b", .high))
      """
    #expect(try guaranteed(resumed).isEmpty)
  }

  @Test("nothing of those that wait for others when they are handed over, or that a more urgent one may overtake")
  func waiting() throws {
    let ready = """
      queue.isSuspended = true
      let other = OperationQueue(), x = job("x"), a = job("a"), b = job("b", .high)
      """
    let overtaking = """
      \(ready)
      b.addDependency(x)
      for job in [a, b] { queue.addOperation(job) }
      other.addOperation(x)
      queue.isSuspended = false
      """
    #expect(try guaranteed(overtaking) == ["1 ends before 3 starts."])
    let late = """
      \(ready)
      for job in [a, job("c")] { queue.addOperation(job) }
      a.addDependency(x)
      other.addOperation(x)
      queue.isSuspended = false
      """
    #expect(try guaranteed(late) == ["1 ends before 3 starts."])
    let finished = """
      class Own: Operation {
        override var isFinished: Bool { super.isFinished }
        override func main() { didChangeValue(forKey: "isFinished") }
      }
      queue.addOperation(Own())
      queue.addOperation(job("b"))
      """
    #expect(try guaranteed(finished).isEmpty)
  }
}
