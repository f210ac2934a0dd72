import DispatchTrace
import Testing
import TraceAnalysis

struct DeadlockTests {
  private func findings(_ trace: Trace) -> [Finding] { DeadlockAnalysis().diagnose(TraceIndex(trace)) }

  private func only(_ trace: Trace) throws -> Finding {
    let findings = findings(trace)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.severity == .error)
    #expect(finding.category == .deadlock)
    return finding
  }

  @Test func aRunThatCompletesHasNone() {
    var b = TraceBuilder()
    let queue = b.queue("q")
    let thread = b.worker()
    _ = b.run(queue, "a", on: thread, for: 5)
    #expect(findings(b.finished()).isEmpty)
  }

  /// `transfer` on accounts calls log.sync at 14 ms, `flush` on log calls accounts.sync at 21 ms.
  private func abba() -> Trace {
    var b = TraceBuilder()
    let accounts = b.queue("accounts")
    let log = b.queue("log")
    let (one, two) = (b.worker(), b.worker())
    let transfer = b.submit(accounts, "transfer", line: 3)
    b.start(transfer, on: one)
    let flush = b.submit(log, "flush", line: 6)
    b.start(flush, on: two)
    b.now = 14
    _ = b.blockedSync(log, "append line", from: one, line: 4)
    b.now = 21
    _ = b.blockedSync(accounts, "read balance", from: two, line: 7)
    return b.finished(.deadlocked(waiting: [one, two]))
  }

  /// Each account has a queue of its own, all of one label, and the same block waits on both.
  @Test func queuesOfOneLabelAndBlocksOfOneNameAreToldApart() throws {
    var b = TraceBuilder()
    let (first, second) = (b.queue("account"), b.queue("account"))
    let (one, two) = (b.worker(), b.worker())
    let (there, back) = (b.submit(first, "transfer", line: 3), b.submit(second, "transfer", line: 3))
    b.start(there, on: one)
    b.start(back, on: two)
    _ = b.blockedSync(second, "deposit", from: one, line: 4)
    _ = b.blockedSync(first, "deposit", from: two, line: 4)
    let finding = try only(b.finished(.deadlocked(waiting: [one, two])))
    #expect(
      finding.message == "transfer (submission 1) and transfer (submission 2) wait for each other: transfer (submission 1) has "
        + "account and needs account (2), transfer (submission 2) the other way round")
    #expect(
      finding.edges.map(\.sentence) == [
        "transfer (submission 1) waits for deposit, which needs account (2), held by transfer (submission 2)",
        "transfer (submission 2) waits for deposit, which needs account, held by transfer (submission 1)",
      ])
  }

  @Test func locksOfOneNameAreToldApart() throws {
    var b = TraceBuilder()
    let (one, two) = (b.worker(), b.worker())
    let name = b.text("lock")
    for (number, thread) in [one, two].enumerated() {
      b.emit(.lockCreated(LockID(number), name: name, isRecursive: false), on: TraceBuilder.main)
      let item = b.submit(TraceBuilder.global, "transfer \(number)", line: 3)
      b.start(item, on: thread)
      b.emit(.lockTaken(LockID(number)), on: thread)
    }
    b.wait(.lock(LockID(1)), on: one, line: 5)
    b.wait(.lock(LockID(0)), on: two, line: 5)
    let finding = try only(b.finished(.deadlocked(waiting: [one, two])))
    #expect(
      finding.message == "transfer 0 and transfer 1 wait for each other: they took the lock (2) and the lock in opposite order")
  }

  @Test func twoSerialQueuesInOppositeOrder() throws {
    let finding = try only(abba())
    #expect(
      finding.message == "transfer and flush wait for each other: transfer has accounts and needs log, flush the other way round")
    #expect(finding.instant == Instant(nanoseconds: 21_000_000))
    #expect(finding.position.line == 7)
    #expect(finding.isCycle)
    #expect(
      finding.edges.map(\.sentence) == [
        "transfer waits for append line, which needs log, held by flush",
        "flush waits for read balance, which needs accounts, held by transfer",
      ])
    #expect(finding.edges.map(\.position.line) == [4, 7])
    #expect(finding.edges.map(\.waiter) == [ThreadID(1), ThreadID(2)])
    #expect(finding.edges.map(\.holder) == [ThreadID(2), ThreadID(1)])
    #expect(finding.edges.map(\.holderItem) == [ItemID(1), ItemID(0)])
    #expect(
      finding.remedies == [
        "make a or b async, if the result is not needed", "let both blocks use one queue", "always take accounts before log",
      ])
  }

  @Test func threeQueuesInACircle() throws {
    var b = TraceBuilder()
    let queues = [b.queue("a"), b.queue("b"), b.queue("c")]
    let threads = [b.worker(), b.worker(), b.worker()]
    for (number, queue) in queues.enumerated() {
      b.start(b.submit(queue, "block \(number + 1)"), on: threads[number])
    }
    for number in 0..<3 { _ = b.blockedSync(queues[(number + 1) % 3], from: threads[number], line: number + 1) }
    let finding = try only(b.finished(.deadlocked(waiting: threads)))
    #expect(finding.message == "3 blocks wait for each other in a circle: block 1, block 2 and block 3")
    #expect(finding.edges.count == 3)
    #expect(finding.edges[0].sentence == "block 1 waits for b, held by block 2")
  }

  @Test func aVeryLongCircleNamesOnlyTheFirst() throws {
    var b = TraceBuilder()
    let queues = (0..<40).map { b.queue("q\($0)") }
    let threads = queues.map { _ in b.worker() }
    for (number, queue) in queues.enumerated() { b.start(b.submit(queue, "b\(number)"), on: threads[number]) }
    for number in 0..<40 { _ = b.blockedSync(queues[(number + 1) % 40], from: threads[number]) }
    let finding = try only(b.finished(.deadlocked(waiting: threads)))
    #expect(finding.message == "40 blocks wait for each other in a circle: b0, b1, b2, b3, b4 and 35 more")
    #expect(finding.edges.count == 40)
  }

  @Test func aQueueIsHeldThroughAChildOfIt() throws {
    var b = TraceBuilder()
    let target = b.queue("target")
    let child = b.queue("child", target: target)
    let other = b.queue("other")
    let (one, two) = (b.worker(), b.worker())
    b.start(b.submit(child, "in child"), on: one)
    b.start(b.submit(other, "in other"), on: two)
    _ = b.blockedSync(target, "read", from: two)
    _ = b.blockedSync(other, from: one)
    let finding = try only(b.finished(.deadlocked(waiting: [one, two])))
    #expect(finding.edges[0].sentence == "in other waits for read, which needs target, held by in child through child")
  }

  @Test func aSyncThatClimbsHoldsTheQueueBelow() throws {
    var b = TraceBuilder()
    let target = b.queue("target")
    let child = b.queue("child", target: target)
    let (one, two) = (b.worker(), b.worker())
    b.start(b.submit(target, "in target"), on: one)
    b.start(b.submit(b.queue("other"), "climber"), on: two)
    let item = b.submit(child, "step", from: two, .sync)
    b.emit(.queueHeld(child), on: two)
    b.wait(.sync(queue: target, item: item), on: two)
    b.now = 5
    _ = b.blockedSync(child, "down", from: one)
    let finding = try only(b.finished(.deadlocked(waiting: [one, two])))
    #expect(
      finding.edges.map(\.sentence) == [
        "climber waits for step, which needs target, held by in target",
        "in target waits for down, which needs child, held by climber",
      ])
  }

  @Test func aReaderWithinAReaderBehindABarrier() throws {
    var b = TraceBuilder()
    let photos = b.queue("photos", .concurrent)
    let one = b.worker()
    b.start(b.submit(photos, "outer read"), on: one)
    b.now = 3
    _ = b.submit(photos, "write", barrier: true, line: 5)
    b.now = 9
    _ = b.blockedSync(photos, "inner read", from: one, line: 6)
    let finding = try only(b.finished(.deadlocked(waiting: [one])))
    #expect(finding.message == "outer read waits on photos behind write, which waits for outer read to end")
    #expect(finding.instant == Instant(nanoseconds: 9_000_000))
    #expect(
      finding.edges.map(\.sentence) == [
        "outer read waits for inner read, which stands behind the barrier write on photos",
        "write waits for photos for itself, but outer read is still in it",
      ])
    #expect(finding.remedies.contains("do not call photos.sync from within a block of photos"))
  }

  @Test func aBarrierSyncWithinAReader() throws {
    var b = TraceBuilder()
    let photos = b.queue("photos", .concurrent)
    let one = b.worker()
    b.start(b.submit(photos, "reader"), on: one)
    _ = b.blockedSync(photos, "write", from: one, barrier: true, line: 6)
    let finding = try only(b.finished(.deadlocked(waiting: [one])))
    #expect(
      finding.message == "reader wants photos for itself with a barrier, but is itself still in it: it waits for its own end")
    #expect(finding.edges.map(\.sentence) == ["reader waits for write, which needs photos for itself, but reader is still in it"])
    #expect(finding.isCycle)
  }

  @Test func aBarrierSyncOnTheTargetFromWithinAChild() throws {
    var b = TraceBuilder()
    let photos = b.queue("photos", .concurrent)
    let child = b.queue("child", target: photos)
    let one = b.worker()
    b.start(b.submit(child, "reader"), on: one)
    _ = b.blockedSync(photos, "write", from: one, barrier: true)
    #expect(
      try only(b.finished(.deadlocked(waiting: [one]))).edges[0].sentence
        == "reader waits for write, which needs photos for itself, but reader is still in it through child")
  }

  @Test func aGroupWhoseMemberIsQueuedBehindTheWaiter() throws {
    var b = TraceBuilder()
    let jobs = b.queue("jobs")
    let one = b.worker()
    let group = GroupID(0)
    b.emit(.groupCreated(group, name: b.text("loads")), on: TraceBuilder.main)
    b.start(b.submit(jobs, "all"), on: one)
    let load = b.submit(jobs, "load", from: one, group: group)
    b.emit(.groupEntered(group, count: 1, item: load), on: one)
    b.wait(.group(group), on: one, line: 9)
    let finding = try only(b.finished(.deadlocked(waiting: [one])))
    #expect(finding.message == "all waits for the group loads, but load, which has to leave it, is queued on jobs behind all")
    #expect(
      finding.edges.map(\.sentence) == [
        "all waits for the group loads, which load has not left", "load waits for jobs, held by all",
      ])
    #expect(finding.remedies == ["use notify instead of wait"])
  }

  @Test func aSemaphoreWhoseSignallerIsQueuedBehindTheWaiter() throws {
    var b = TraceBuilder()
    let jobs = b.queue("jobs")
    let one = b.worker()
    b.emit(.semaphoreCreated(SemaphoreID(0), .semaphore, name: b.text("ready"), value: 0), on: TraceBuilder.main)
    let consumer = b.submit(jobs, "consumer")
    _ = b.submit(jobs, "producer")
    b.start(consumer, on: one)
    b.wait(.semaphore(SemaphoreID(0)), on: one, line: 4)
    let finding = try only(b.finished(.deadlocked(waiting: [one])))
    #expect(
      finding.message
        == "consumer waits for the semaphore ready, but producer, which could signal it, is queued on jobs behind consumer")
    #expect(finding.remedies == ["submit producer to another queue"])
  }

  @Test func aSemaphoreThatOnlyABlockCouldSignalThatWaitsForTheWaiter() throws {
    var b = TraceBuilder()
    let (a, other) = (b.queue("a"), b.queue("b"))
    let (one, two) = (b.worker(), b.worker())
    b.emit(.semaphoreCreated(SemaphoreID(0), .semaphore, name: b.text("done"), value: 0), on: TraceBuilder.main)
    b.start(b.submit(a, "starter"), on: one)
    let helper = b.submit(other, "helper", from: one)
    b.wait(.semaphore(SemaphoreID(0)), on: one)
    b.start(helper, on: two)
    _ = b.blockedSync(a, from: two)
    let finding = try only(b.finished(.deadlocked(waiting: [one, two])))
    #expect(
      finding.message == "starter waits for the semaphore done, but helper, which could signal it, waits for a, held by starter")
  }

  @Test func aSemaphoreThatNobodySignals() throws {
    var b = TraceBuilder()
    b.emit(.semaphoreCreated(SemaphoreID(0), .semaphore, name: b.text("done"), value: 0), on: TraceBuilder.main, line: 2)
    b.wait(.semaphore(SemaphoreID(0)), on: TraceBuilder.main, line: 3)
    let finding = try only(b.finished(.deadlocked(waiting: [TraceBuilder.main])))
    #expect(finding.message == "the main thread waits for the semaphore done, which nobody signals any more")
    #expect(!finding.isCycle)
    #expect(finding.position.line == 3)
    #expect(
      finding.notes.first?.message == "the semaphore done was made here; it began at 0, was signalled never and taken never")
  }

  @Test func twoSemaphoresUsedAsLocksInOppositeOrder() throws {
    var b = TraceBuilder()
    let threads = [b.worker(), b.worker()]
    let names = ["left", "right"]
    for number in 0..<2 {
      b.emit(.semaphoreCreated(SemaphoreID(number), .semaphore, name: b.text(names[number]), value: 1), on: TraceBuilder.main)
      b.start(b.submit(TraceBuilder.global, "p\(number + 1)"), on: threads[number])
    }
    for number in 0..<2 { b.emit(.semaphoreTaken(SemaphoreID(number), value: 0), on: threads[number]) }
    for number in 0..<2 { b.wait(.semaphore(SemaphoreID(1 - number)), on: threads[number]) }
    let finding = try only(b.finished(.deadlocked(waiting: threads)))
    #expect(
      finding.message
        == "p1 and p2 wait for each other: they took the semaphore right and the semaphore left in opposite order"
    )
    #expect(finding.edges[0].sentence == "p1 waits for the semaphore right, taken by p2")
  }

  @Test func mainSyncWhileTheMainThreadWaits() throws {
    var b = TraceBuilder()
    let one = b.worker()
    let group = GroupID(0)
    b.emit(.groupCreated(group, name: nil), on: TraceBuilder.main)
    let load = b.submit(TraceBuilder.global, "load", group: group)
    b.emit(.groupEntered(group, count: 1, item: load), on: TraceBuilder.main)
    b.wait(.group(group), on: TraceBuilder.main, line: 8)
    b.start(load, on: one)
    let show = b.submit(TraceBuilder.mainQueue, "show", from: one, .sync)
    b.wait(.syncOnMainThread(item: show), on: one, line: 6)
    let finding = try only(b.finished(.deadlocked(waiting: [TraceBuilder.main, one])))
    #expect(
      finding.message == "the main thread waits for a group, but load, which has to leave it, needs the main thread, which waits")
    #expect(finding.edges[1].sentence == "load waits for show, which needs the main thread, which waits itself")
    #expect(finding.remedies.first == "make b async, if the result is not needed")
  }
}
