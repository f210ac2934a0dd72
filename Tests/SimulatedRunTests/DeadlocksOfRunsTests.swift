import DispatchModel
import DispatchTrace
import Testing
import TraceAnalysis

/// The rows of the deadlock classification on the real kernel: each hang is told by a sentence of its own.
struct DeadlocksOfRunsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var message: String
    var write: @Sendable (ScriptedRun) -> Void
    var testDescription: String { name }

    init(_ name: String, _ message: String, _ write: @escaping @Sendable (ScriptedRun) -> Void) {
      self.name = name
      self.message = message
      self.write = write
    }
  }

  @Test(arguments: cycles + deadEnds)
  func eachHangHasItsSentence(row: Row) {
    let run = ScriptedRun()
    row.write(run)
    let index = run.index()
    let isDeadlocked = if case .deadlocked = index.trace.outcome { true } else { false }
    #expect(isDeadlocked)
    #expect(DeadlockAnalysis().diagnose(index).map(\.message) == [row.message])
  }

  private static func readInAReaderBehindABarrier(_ run: ScriptedRun) {
    let photos = run.queue("photos", concurrent: true)
    run.main.async(photos) {
      $0.work(5, "outer")
      $0.sync(photos) { _ in }
    }
    run.main.sleep(2)
    run.main.async(photos, .barrier) { $0.work(1) }
  }

  @Test func aBlockThatWaitsIsToldOfWhoSubmittedIt() throws {
    let run = ScriptedRun()
    Self.readInAReaderBehindABarrier(run)
    let edges = try #require(DeadlockAnalysis().diagnose(run.index()).first).edges
    #expect(edges.map(\.waiterItem) == [ItemID(0), ItemID(1)])
    #expect(edges.map(\.waiter) == [ThreadID(1), .main])
  }

  private func remedies(_ write: (ScriptedRun) -> Void) -> [String]? {
    let run = ScriptedRun()
    write(run)
    return DeadlockAnalysis().diagnose(run.index()).first?.remedies
  }

  @Test func adviceNamesTheQueueOfWhoCalls() {
    let remedies = remedies { run in
      let target = run.queue("target")
      let child = run.queue("child", target: target)
      run.main.async(target) {
        $0.work(60)
        $0.sync(child) { _ in }
      }
      run.main.sleep(20)
      run.main.async(child) { _ in }
    }
    #expect(remedies == ["make a async, if the result is not needed", "do not call child.sync from within a block of target"])
  }

  @Test func threeQueuesAreNotBoth() {
    let remedies = remedies { run in
      let queues = ["a", "b", "c"].map { run.queue($0) }
      for number in 0..<3 {
        run.main.async(queues[number]) {
          $0.work(5)
          $0.sync(queues[(number + 1) % 3]) { _ in }
        }
      }
    }
    #expect(remedies?.first == "make a or b or c async, if the result is not needed")
  }

  static let cycles: [Row] = [
    Row(
      "ABBA",
      "transfer and flush wait for each other: transfer has accounts and needs log, flush the other way round"
    ) { run in
      let (accounts, log) = (run.queue("accounts"), run.queue("log"))
      run.main.async(accounts) {
        $0.work(14, "transfer")
        $0.sync(log) { _ in }
      }
      run.main.async(log) {
        $0.work(21, "flush")
        $0.sync(accounts) { _ in }
      }
    },
    Row("a reader in a reader behind a barrier", "outer waits on photos behind photos:1, which waits for outer to end") {
      readInAReaderBehindABarrier($0)
    },
    Row(
      "a barrier sync in a reader",
      "reader wants photos for itself with a barrier, but is itself still in it: it waits for its own end"
    ) { run in
      let photos = run.queue("photos", concurrent: true)
      run.main.async(photos) {
        $0.work(5, "reader")
        $0.sync(photos, .barrier) { _ in }
      }
    },
    Row(
      "a barrier sync on the target from a child",
      "child:1 wants photos for itself with a barrier, but is itself still in it: it waits for its own end"
    ) { run in
      let photos = run.queue("photos", concurrent: true)
      run.main.sync(run.queue("child", target: photos)) { $0.sync(photos, .barrier) { _ in } }
    },
    Row(
      "main.sync while the main thread waits",
      "the main thread waits for the group loads, but load, which has to leave it, needs the main thread, which waits"
    ) { run in
      let group = run.group("loads")
      run.main(.globalQueue(.default))
      run.main.async(QueueID(7), group: group) {
        $0.work(5, "load")
        $0.sync(QueueID(0)) { _ in }
      }
      run.main(.waitGroup(group, .forever))
    },
    Row(
      "a group whose member is behind the waiter",
      "all waits for the group loads, but jobs:2, which has to leave it, is queued on jobs behind all"
    ) { run in
      let (jobs, group) = (run.queue("jobs"), run.group("loads"))
      run.main.async(jobs) {
        $0.work(2, "all")
        $0.async(jobs, group: group) { _ in }
        $0(.waitGroup(group, .forever))
      }
    },
    Row(
      "a semaphore whose signaller is behind the waiter",
      "jobs:1 waits for the semaphore ready, but jobs:1 (2), which could signal it, is queued on jobs behind jobs:1"
    ) { run in
      let (jobs, ready) = (run.queue("jobs"), run.semaphore(0))
      run.main.async(jobs) { $0(.waitSemaphore(ready, .forever)) }
      run.main.async(jobs) { $0(.signal(ready)) }
    },
    Row(
      "a semaphore whose signaller waits for the waiter",
      "a:1 waits for the semaphore ready, but b:2, which could signal it, waits for a, held by a:1"
    ) { run in
      let (a, b, ready) = (run.queue("a"), run.queue("b"), run.semaphore(0))
      run.main.async(a) {
        $0.async(b) {
          $0.sync(a) { _ in }
          $0(.signal(ready))
        }
        $0(.waitSemaphore(ready, .forever))
      }
    },
    Row("two initialisers", "the initialiser of y and the initialiser of x wait for each other") { run in
      let onces = [run.once("x"), run.once("y")]
      for number in 0..<2 {
        run.main.async(run.queue("q\(number)")) {
          $0(.beginOnce(onces[number]))
          $0.work(5)
          $0(.beginOnce(onces[1 - number]))
        }
      }
    },
    Row("a work item that waits for itself", "jobs:1 waits for a work item, which is jobs:1 itself: it waits for its own end") {
      run in
      let jobs = run.queue("jobs")
      let item = run.workItem { $0(.waitItem(WorkItemID(0), .forever)) }
      run.main(.asyncItem(jobs, item, group: nil))
    },
    Row(
      "a work item that waits for itself while it is performed",
      "the main thread waits for a work item, which it is performing itself: it waits for its own end"
    ) { run in
      let item = run.workItem { $0(.waitItem(WorkItemID(0), .forever)) }
      run.main(.performItem(item))
    },
    Row(
      "main.sync before the signal that the main thread waits for",
      "the main thread waits for the semaphore done, but load, which could signal it, needs the main thread, which waits"
    ) { run in
      let done = run.semaphore(0, "done")
      run.main.async(run.queue("q")) {
        $0.work(5, "load")
        $0.sync(QueueID(0)) { _ in }
        $0(.signal(done))
      }
      run.main(.waitSemaphore(done, .forever))
    },
    Row(
      "a pool without a worker", "all 64 workers are blocked, and nobody is left to run c:1 (65) and 6 more, for which they wait"
    ) {
      run in
      let (queue, ready) = (run.queue("c", concurrent: true), run.semaphore(0))
      for _ in 0..<70 { run.main.async(queue) { $0(.waitSemaphore(ready, .forever)) } }
      run.main.async(queue) { code in for _ in 0..<70 { code(.signal(ready)) } }
    },
  ]

  static let deadEnds: [Row] = [
    Row("a semaphore", "the main thread waits for the semaphore ready, which nobody signals any more") { run in
      let ready = run.semaphore(0)
      run.main(.waitSemaphore(ready, .forever))
    },
    Row("a group", "the main thread waits for the group loads, but a leave() is missing") { run in
      let (queue, group) = (run.queue("q", concurrent: true), run.group("loads"))
      for number in 0..<2 {
        run.main(.enter(group))
        run.main.async(queue) {
          $0.work(3)
          if number == 0 { $0(.leave(group)) }
        }
      }
      run.main(.waitGroup(group, .forever))
    },
    Row("a work item", "the main thread waits for a work item, which was never submitted") { run in
      let item = run.workItem { _ in }
      run.main(.waitItem(item, .forever))
    },
    Row("a suspended queue", "the main thread waits for jobs, which is suspended and which nobody resumes") { run in
      let jobs = run.queue("jobs")
      run.main(.suspend(jobs))
      run.main.sync(jobs) { _ in }
    },
    Row("an inactive queue", "the main thread waits for jobs, which is inactive and which nobody activates") { run in
      let jobs = run.queue("jobs", inactive: true)
      run.main.sync(jobs) { _ in }
    },
  ]
}
