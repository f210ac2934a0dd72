import DispatchTrace
import Testing
import TraceAnalysis

/// The rest of the classification: work items, once, locks, suspended queues, the pool, forgotten calls.
struct DeadlockDeadEndTests {
  private func only(_ trace: Trace) throws -> Finding {
    let findings = DeadlockAnalysis().diagnose(TraceIndex(trace))
    #expect(findings.count == 1)
    return try #require(findings.first)
  }

  @Test func aWorkItemThatWaitsForItself() throws {
    var b = TraceBuilder()
    let one = b.worker()
    b.emit(.workItemCreated(WorkItemID(0), name: b.text("item")), on: TraceBuilder.main)
    b.start(b.submit(TraceBuilder.global, "item", workItem: WorkItemID(0)), on: one)
    b.wait(.workItem(WorkItemID(0)), on: one)
    let finding = try only(b.finished(.deadlocked(waiting: [one])))
    #expect(finding.message == "item waits for the work item, which is item itself: it waits for its own end")
  }

  @Test func aWorkItemThatWasNeverSubmitted() throws {
    var b = TraceBuilder()
    b.emit(.workItemCreated(WorkItemID(0), name: b.text("forgotten")), on: TraceBuilder.main, line: 2)
    b.wait(.workItem(WorkItemID(0)), on: TraceBuilder.main, line: 5)
    let finding = try only(b.finished(.deadlocked(waiting: [TraceBuilder.main])))
    #expect(finding.message == "the main thread waits for the work item forgotten, which was never submitted")
    #expect(finding.notes.map(\.position.line) == [2])
  }

  @Test func twoInitialisersThatNeedEachOther() throws {
    var b = TraceBuilder()
    let threads = [b.worker(), b.worker()]
    for number in 0..<2 {
      b.emit(.onceDeclared(OnceID(number), name: b.text(["a", "b"][number])), on: TraceBuilder.main)
      b.start(b.submit(TraceBuilder.global, "user \(number)"), on: threads[number])
      b.emit(.onceBegan(OnceID(number)), on: threads[number])
    }
    for number in 0..<2 { b.wait(.once(OnceID(1 - number)), on: threads[number]) }
    let finding = try only(b.finished(.deadlocked(waiting: threads)))
    #expect(finding.message == "the initialiser of b and the initialiser of a wait for each other")
    #expect(finding.edges[0].sentence == "user 0 waits for the initialiser of b, begun by user 1")
  }

  @Test func anInitialiserAndAQueue() throws {
    var b = TraceBuilder()
    let queue = b.queue("store")
    let (one, two) = (b.worker(), b.worker())
    b.emit(.onceDeclared(OnceID(0), name: b.text("shared")), on: TraceBuilder.main)
    b.start(b.submit(TraceBuilder.global, "first use"), on: one)
    b.start(b.submit(queue, "save"), on: two)
    b.emit(.onceBegan(OnceID(0)), on: one)
    _ = b.blockedSync(queue, from: one)
    b.wait(.once(OnceID(0)), on: two)
    let finding = try only(b.finished(.deadlocked(waiting: [one, two])))
    #expect(finding.message == "first use and save wait for each other, for store and the initialiser of shared")
  }

  @Test func locksInOppositeOrderAndALockTakenTwice() throws {
    var b = TraceBuilder()
    let threads = [b.worker(), b.worker()]
    for number in 0..<2 {
      b.emit(.lockCreated(LockID(number), name: b.text(["x", "y"][number]), isRecursive: false), on: TraceBuilder.main)
      b.start(b.submit(TraceBuilder.global, "block \(number)"), on: threads[number])
      b.emit(.lockTaken(LockID(number)), on: threads[number])
    }
    var twice = b
    for number in 0..<2 { b.wait(.lock(LockID(1 - number)), on: threads[number]) }
    let finding = try only(b.finished(.deadlocked(waiting: threads)))
    #expect(finding.message == "block 0 and block 1 wait for each other: they took the lock y and the lock x in opposite order")
    #expect(finding.remedies == ["always take the lock x before the lock y"])
    twice.wait(.lock(LockID(0)), on: threads[0])
    #expect(
      try only(twice.finished(.deadlocked(waiting: [threads[0]]))).message
        == "block 0 takes the lock x a second time: it waits for itself")
  }

  @Test func aLockThatWasNeverUnlocked() throws {
    var b = TraceBuilder()
    let one = b.worker()
    b.emit(.lockCreated(LockID(0), name: b.text("x"), isRecursive: false), on: TraceBuilder.main)
    let item = b.submit(TraceBuilder.global, "taker")
    b.start(item, on: one)
    b.emit(.lockTaken(LockID(0)), on: one)
    b.end(item, on: one)
    b.wait(.lock(LockID(0)), on: TraceBuilder.main)
    #expect(
      try only(b.finished(.deadlocked(waiting: [TraceBuilder.main]))).message
        == "the main thread waits for the lock x, which was never unlocked")
  }

  @Test func suspendedAndInactiveQueues() throws {
    var b = TraceBuilder()
    let queue = b.queue("jobs")
    let child = b.queue("child", target: queue)
    b.emit(.queueSuspended(queue, count: 1), on: TraceBuilder.main, line: 4)
    _ = b.blockedSync(child, "read", from: TraceBuilder.main, line: 5)
    let finding = try only(b.finished(.deadlocked(waiting: [TraceBuilder.main])))
    #expect(finding.message == "the main thread waits for jobs, which is suspended and which nobody resumes")
    #expect(finding.position.line == 5)
    #expect(finding.notes.map(\.position.line) == [4])

    var c = TraceBuilder()
    let sleeping = c.queue("sleeping", inactive: true, line: 2)
    _ = c.blockedSync(sleeping, from: TraceBuilder.main)
    #expect(
      try only(c.finished(.deadlocked(waiting: [TraceBuilder.main]))).message
        == "the main thread waits for sleeping, which is inactive and which nobody activates")
  }

  @Test func aGroupThatWaitsForABlockOfASuspendedQueueTellsTheChain() throws {
    var b = TraceBuilder()
    let queue = b.queue("jobs")
    let group = GroupID(0)
    b.emit(.groupCreated(group, name: b.text("loads")), on: TraceBuilder.main)
    b.emit(.queueSuspended(queue, count: 1), on: TraceBuilder.main, line: 4)
    let load = b.submit(queue, "load", group: group)
    b.emit(.groupEntered(group, count: 1, item: load), on: TraceBuilder.main)
    b.wait(.group(group), on: TraceBuilder.main)
    let finding = try only(b.finished(.deadlocked(waiting: [TraceBuilder.main])))
    let way = "the main thread waits for the group loads, and so for jobs"
    #expect(finding.message == "\(way), which is suspended and which nobody resumes")
    #expect(finding.edges.map(\.sentence) == ["the main thread waits for the group loads, which load has not left"])
    #expect(!finding.isCycle)
  }

  @Test func aGroupThatIsNeverLeftNamesTheEnterWithoutALeave() throws {
    var b = TraceBuilder()
    let one = b.worker()
    let group = GroupID(0)
    b.emit(.groupCreated(group, name: b.text("downloads")), on: TraceBuilder.main)
    for number in 0..<3 {
      b.emit(.groupEntered(group, count: Int32(number + 1), item: nil), on: TraceBuilder.main, line: 10 + number)
      let item = b.submit(TraceBuilder.global, "download \(number)")
      b.start(item, on: one)
      if number != 1 { b.emit(.groupLeft(group, count: 0, item: nil), on: one, line: 20) }
      b.end(item, on: one)
    }
    b.wait(.group(group), on: TraceBuilder.main, line: 30)
    let finding = try only(b.finished(.deadlocked(waiting: [TraceBuilder.main])))
    #expect(finding.message == "the main thread waits for the group downloads, but a leave() is missing")
    #expect(finding.notes.map(\.message) == ["no leave() answers this enter()"])
    #expect(finding.notes.map(\.position.line) == [11])
  }

  @Test func aPoolWithoutAFreeWorker() throws {
    var b = TraceBuilder()
    let threads = (0..<4).map { _ in b.worker() }
    b.emit(.semaphoreCreated(SemaphoreID(0), .semaphore, name: b.text("go"), value: 0), on: TraceBuilder.main)
    let waiters = (0..<4).map { b.submit(TraceBuilder.global, "waiter \($0)") }
    _ = b.submit(TraceBuilder.global, "signaller")
    for number in 0..<4 {
      b.start(waiters[number], on: threads[number])
      b.wait(.semaphore(SemaphoreID(0)), on: threads[number], line: 3)
    }
    let finding = try only(b.finished(.deadlocked(waiting: threads)))
    #expect(finding.message == "all 4 workers are blocked, and nobody is left to run signaller, for which they wait")
    #expect(finding.edges[1].sentence == "signaller needs a worker, but all 4 workers are blocked")
    #expect(finding.notes.count == 3)
  }

  @Test func aCycleIsReportedEvenWhileOthersGoOnButATimedWaitIsNone() {
    func half(deadline: Instant) -> Trace {
      var b = TraceBuilder()
      let (a, c) = (b.queue("a"), b.queue("c"))
      let (one, two) = (b.worker(), b.worker())
      b.start(b.submit(a, "x"), on: one)
      b.start(b.submit(c, "y"), on: two)
      _ = b.blockedSync(c, from: one)
      let group = GroupID(0)
      let member = b.submit(a, "member", from: two, group: group)
      b.emit(.groupEntered(group, count: 1, item: member), on: two)
      b.wait(.group(group), on: two, deadline: deadline)
      b.now = 500
      b.print("still alive")
      return b.finished(.limitReached(.init(kind: .virtualTime, thread: TraceBuilder.main, position: .none)))
    }
    #expect(DeadlockAnalysis().diagnose(TraceIndex(half(deadline: .distantFuture))).count == 1)
    #expect(DeadlockAnalysis().diagnose(TraceIndex(half(deadline: Instant(nanoseconds: 900_000_000)))).isEmpty)
  }

  @Test func threadsThatWaitBehindACycleAreNamedInANote() throws {
    var b = TraceBuilder()
    let (a, c) = (b.queue("a"), b.queue("c"))
    let (one, two) = (b.worker(), b.worker())
    b.start(b.submit(a, "x"), on: one)
    b.start(b.submit(c, "y"), on: two)
    _ = b.blockedSync(c, from: one)
    _ = b.blockedSync(a, from: two)
    _ = b.blockedSync(a, from: TraceBuilder.main, line: 40)
    let finding = try only(b.finished(.deadlocked(waiting: [TraceBuilder.main, one, two])))
    #expect(finding.notes.map(\.message) == ["the main thread waits here for the same reason"])
    #expect(finding.notes.map(\.position.line) == [40])
  }

  @Test func aRunThatTrapsWhileSomebodyWaitsForASignalIsNoDeadlock() {
    var b = TraceBuilder()
    let queue = b.queue("q")
    let (one, two) = (b.worker(), b.worker())
    b.emit(.semaphoreCreated(SemaphoreID(0), .semaphore, name: nil, value: 0), on: TraceBuilder.main)
    b.start(b.submit(queue, "consumer"), on: one)
    b.wait(.semaphore(SemaphoreID(0)), on: one)
    b.start(b.submit(TraceBuilder.global, "other"), on: two)
    _ = b.blockedSync(queue, from: two)
    let trap = Outcome.Trap(.swift("Index out of range"), thread: TraceBuilder.main, position: .none)
    #expect(DeadlockAnalysis().diagnose(TraceIndex(b.finished(.trapped(trap)))).isEmpty)
  }

  @Test func ofManyForgottenLeavesFiveAreShown() throws {
    var b = TraceBuilder()
    b.emit(.groupCreated(GroupID(0), name: b.text("loads")), on: TraceBuilder.main)
    for count in 1...7 { b.emit(.groupEntered(GroupID(0), count: Int32(count), item: nil), on: TraceBuilder.main, line: count) }
    b.wait(.group(GroupID(0)), on: TraceBuilder.main)
    let finding = try only(b.finished(.deadlocked(waiting: [TraceBuilder.main])))
    #expect(finding.notes.map(\.message) == Array(repeating: "no leave() answers this enter()", count: 5))
    #expect(finding.notes.map(\.position.line) == [1, 2, 3, 4, 5])
  }
}
