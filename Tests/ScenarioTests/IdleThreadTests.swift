import Signalbox
import Testing

/// Whoever has done what there was to do and waits for more is no deadlock; whoever was forgotten is one (M-06).
@Suite("Idle threads")
struct IdleThreadTests {
  private func findings(_ source: String) throws -> [String] {
    try Scenario(source: "import Foundation\n" + source).run().findings.map { "\($0.severity) \($0.category): \($0.message)" }
  }

  private func isDeadlock(_ source: String) throws -> Bool {
    let found = try findings(source)
    #expect(!found.contains { $0.contains("idle") }, "\(found)")
    return found.contains { $0.hasPrefix("error deadlock: ") }
  }

  private static let jobs = """
    final class Jobs {
      private let condition = NSCondition()
      private var jobs: [() -> Void] = []
      func add(_ job: @escaping () -> Void) { condition.lock(); jobs.append(job); condition.signal(); condition.unlock() }
      func take() -> () -> Void {
        condition.lock()
        defer { condition.unlock() }
        while jobs.isEmpty { condition.wait() }
        return jobs.removeFirst()
      }
    }
    let jobs = Jobs()

    """

  @Test("Workers that take jobs from a queue with a condition, in loops without end, are idle when all is done")
  func conditions() throws {
    let found = try findings(
      Self.jobs + """
        for _ in 1...2 { Thread.detachNewThread { while true { jobs.take()() } } }
        for number in 1...4 { jobs.add { print(number) } }
        """)
    #expect(
      found == [
        "note idle thread: thread 1 is idle at the end: its loop waits once more for the condition"
      ])
  }

  @Test("A consumer that counts with a semaphore is idle when nothing is left, on a thread and in a block")
  func semaphores() throws {
    for start in ["Thread.detachNewThread", "DispatchQueue(label: \"log\").async"] {
      let found = try findings(
        """
        let filled = DispatchSemaphore(value: 0)
        var lines: [String] = []
        let lock = NSLock()
        func log(_ line: String) { lock.withLock { lines.append(line) }; filled.signal() }
        \(start) {
          while true {
            filled.wait()
            print(lock.withLock { lines.removeFirst() })
          }
        }
        log("a")
        log("b")
        """)
      let idle = "idle at the end: its loop waits once more for the semaphore filled"
      #expect(found.count == 1 && found[0].hasSuffix(idle), "\(found)")
    }
  }

  private static let pool = """
    final class Pool {
      private let condition = NSCondition()
      private var jobs: [() -> Void] = []
      private var isStopped = false
      func add(_ job: @escaping () -> Void) { condition.lock(); jobs.append(job); condition.signal(); condition.unlock() }
      func next() -> (() -> Void)? {
        condition.lock()
        defer { condition.unlock() }
        while jobs.isEmpty && !isStopped { condition.wait() }
        return jobs.isEmpty ? nil : jobs.removeFirst()
      }
    }
    let pool = Pool()
    pool.add {}
    pool.add {}

    """

  @Test("A worker whose loop only others end is idle where nobody does")
  func stoppable() throws {
    let loops = [
      "while let job = pool.next() { job() }",
      "while true { guard let job = pool.next() else { return }; job() }",
      "repeat { guard let job = pool.next() else { break }; job() } while !Thread.current.isCancelled",
      "for job in AnyIterator({ pool.next() }) { job() }",
    ]
    for loop in loops {
      let found = try findings(Self.pool + "for _ in 1...2 { Thread.detachNewThread { \(loop) } }")
      let idle = "its loop waits once more for the condition"
      #expect(found.count == 1 && found[0].hasSuffix(idle), "\(loop): \(found)")
    }
    let semaphore = try findings(
      """
      let filled = DispatchSemaphore(value: 0)
      var isStopped = false
      Thread.detachNewThread { while !isStopped { filled.wait(); print("served") } }
      filled.signal()
      """)
    #expect(semaphore.count == 1 && semaphore[0].hasSuffix("its loop waits once more for the semaphore filled"), "\(semaphore)")
  }

  @Test("Who counts how often, and has not had enough, who looks for a reason, and whose end is waited for waits for ever")
  func counting() throws {
    let loops = [
      "for _ in 1...3 { pool.next()?() }",
      "for _ in stride(from: 0, to: 3, by: 1) { pool.next()?() }",
      "for job in [pool.next, pool.next, pool.next] { job()?() }",
      "var number = 0\nwhile number < 3 { pool.next()?(); number += 1 }",
      "var number = 3\nrepeat { pool.next()?(); number -= 1 } while number != 0",
      "while count < 3 { pool.next()?(); count += 1 }",
      "while let job = pool.next(), count < 3 { job(); count += 1 }",
    ]
    for loop in loops {
      #expect(try isDeadlock("var count = 0\n" + Self.pool + "Thread.detachNewThread { \(loop) }"), "\(loop)")
    }
    let reasons = [
      """
      let ready = NSCondition()
      var isReady = false
      Thread.detachNewThread { ready.lock(); while !isReady { ready.wait() }; ready.unlock() }
      for _ in 1...3 { usleep(10); ready.lock(); ready.signal(); ready.unlock() }
      """,
      """
      let ready = DispatchSemaphore(value: 1)
      var isReady = false
      Thread.detachNewThread { while !isReady { ready.wait() } }
      """,
      Self.pool + """
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread { while let job = pool.next() { job() }; ended.signal() }
        ended.wait()
        """,
    ]
    for source in reasons { #expect(try isDeadlock(source), "\(source)") }
  }

  @Test("Workers of a pool are idle, also where their jobs add jobs, and where one of them never got any")
  func jobsThatAddJobs() throws {
    for count in 1...4 {
      let found = try findings(
        Self.jobs + """
          for _ in 1...\(count) { Thread.detachNewThread { while true { jobs.take()() } } }
          func countDown(_ number: Int) { print(number); if number > 0 { jobs.add { countDown(number - 1) } } }
          jobs.add { countDown(3) }
          """)
      #expect(found.count == 1 && found[0].hasPrefix("note idle thread: "), "\(found)")
    }
  }

  @Test("The stages of a pipeline, each of which feeds the next one, are idle")
  func pipeline() throws {
    let found = try findings(
      """
      let raw = DispatchSemaphore(value: 0), cooked = DispatchSemaphore(value: 0)
      Thread.detachNewThread { while true { raw.wait(); cooked.signal() } }
      Thread.detachNewThread { while true { cooked.wait(); print("eaten") } }
      raw.signal()
      """)
    #expect(found.count == 2 && found.allSatisfy { $0.contains("is idle at the end") }, "\(found)")
  }

  @Test("Who was never served, who waits so many times, and who keeps a block from running waits for ever")
  func forgotten() throws {
    let sources = [
      "let go = DispatchSemaphore(value: 0)\nThread.detachNewThread { while true { go.wait(); print(1) } }",
      Self.jobs + "Thread.detachNewThread { while true { jobs.take()() } }",
      "let go = DispatchSemaphore(value: 1)\nThread.detachNewThread { for _ in 1...2 { go.wait() } }",
      """
      let go = DispatchSemaphore(value: 1)
      let queue = DispatchQueue(label: "queue")
      queue.async { while true { go.wait() } }
      queue.async { go.signal() }
      """,
    ]
    for source in sources { #expect(try isDeadlock(source), "\(source)") }
  }

  @Test("Loops without end that wait for each other, or for who waits for them, are deadlocked")
  func circles() throws {
    let sources = [
      """
      let left = DispatchSemaphore(value: 1), right = DispatchSemaphore(value: 1)
      func eat(_ first: DispatchSemaphore, _ second: DispatchSemaphore) {
        while true { first.wait(); usleep(1000); second.wait(); second.signal(); first.signal(); usleep(1500) }
      }
      Thread.detachNewThread { eat(left, right) }
      Thread.detachNewThread { usleep(5700); eat(right, left) }
      """,
      """
      let ping = DispatchSemaphore(value: 0), pong = DispatchSemaphore(value: 0)
      var rounds = 0
      Thread.detachNewThread { while true { ping.wait(); rounds += 1; if rounds < 3 { pong.signal() } } }
      Thread.detachNewThread { while true { pong.wait(); ping.signal() } }
      ping.signal()
      """,
      Self.jobs + """
        Thread.detachNewThread { while true { jobs.take()() } }
        let done = DispatchSemaphore(value: 0)
        jobs.add {}
        jobs.add { if Thread.isMainThread { done.signal() } }
        done.wait()
        """,
    ]
    for source in sources { #expect(try isDeadlock(source), "\(source)") }
  }

  @Test("No order is a deadlock in which all is done, and the one in which a worker was forgotten is found")
  func explored() throws {
    let idle = Self.jobs + "Thread.detachNewThread { while true { jobs.take()() } }\njobs.add {}\njobs.add {}"
    let served = try Scenario(source: "import Foundation\n" + idle).explore(within: ExplorationBounds(executions: 5000))
    #expect(served.coverage.isComplete && !served.report().contains("[deadlock]"), "\(served.report())")
    let forgotten = idle.replacing("condition.signal(); ", with: "")
    let found = try Scenario(source: "import Foundation\n" + forgotten).explore(within: ExplorationBounds(executions: 5000))
    #expect(found.report().contains("[deadlock]"), "\(found.report())")
  }
}
