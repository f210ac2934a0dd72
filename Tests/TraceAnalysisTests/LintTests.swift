import DispatchTrace
import Testing
import TraceAnalysis

struct LintTests {
  private func findings(_ b: TraceBuilder, _ category: Finding.Category, _ outcome: Outcome = .completed) -> [Finding] {
    Analyses.diagnose(TraceIndex(b.finished(outcome))).filter { $0.category == category }
  }

  @Test func aQuietTraceHasNoFindings() {
    var b = TraceBuilder()
    let queue = b.queue("q")
    _ = b.run(queue, "a", on: b.worker(), for: 5)
    b.emit(.runLoopEntered, on: TraceBuilder.main)
    #expect(Analyses.diagnose(TraceIndex(b.finished())).isEmpty)
  }

  @Test func aBarrierOnAGlobalQueueIsIgnored() throws {
    var b = TraceBuilder()
    let thread = b.worker()
    for _ in 0..<3 {
      let item = b.submit(TraceBuilder.global, "write", barrier: true, line: 4)
      b.start(item, on: thread)
      b.end(item, on: thread)
    }
    let found = findings(b, .ignoredBarrier)
    #expect(found.count == 1)
    #expect(found.first?.message == "write: the barrier flag means nothing on a global queue: other blocks run beside it")
    #expect(found.first?.notes.map(\.message) == ["3 times at this place"])
  }

  @Test func theDistantFutureNeverComes() {
    var b = TraceBuilder()
    b.emit(.scheduled(ItemID(0), queue: TraceBuilder.mainQueue, due: .distantFuture), on: TraceBuilder.main, line: 4)
    let found = findings(b, .neverRuns)
    #expect(found.map(\.position.line) == [4])
    #expect(found.first?.message.hasPrefix("main:4 never runs: ") == true)
  }

  @Test func blocksLeftOnASuspendedQueueAreCounted() {
    var b = TraceBuilder()
    let queue = b.queue("jobs", line: 2)
    b.emit(.queueSuspended(queue, count: 1), on: TraceBuilder.main)
    for _ in 0..<2 { _ = b.submit(queue) }
    #expect(
      findings(b, .neverRuns).map(\.message)
        == ["2 blocks of jobs never ran: the queue, or a target of it, was still suspended or inactive at the end"])
  }

  @Test func equalDeadlinesOnASerialQueueAreNoted() {
    var b = TraceBuilder()
    let queue = b.queue("q")
    for number in 0..<3 {
      b.emit(
        .scheduled(ItemID(number), queue: queue, due: Instant(nanoseconds: number == 2 ? 8 : 7)), on: TraceBuilder.main,
        line: number + 1)
    }
    let found = findings(b, .equalDeadlines)
    #expect(found.count == 1)
    #expect(found.first?.severity == .note)
    #expect(found.first?.position.line == 2)
  }

  @Test func whatIsCancelledBeforeItsDeadlineIsDueWithNobody() {
    for (cancelled, count) in [(3, 0), (7, 1)] {
      var b = TraceBuilder()
      let queue = b.queue("q")
      let due = Instant(nanoseconds: 7_000_000)
      b.emit(.workItemCreated(WorkItemID(0), name: nil), on: TraceBuilder.main)
      for number in 0..<2 { b.emit(.scheduled(ItemID(number), queue: queue, due: due), on: TraceBuilder.main, line: number + 1) }
      b.now = Int64(cancelled)
      b.emit(.workItemCancelled(WorkItemID(0)), on: TraceBuilder.main)
      b.now = 7
      let first = b.submit(queue, workItem: WorkItemID(0))
      b.emit(.skipped(first, queue: queue), on: TraceBuilder.main)
      #expect(findings(b, .equalDeadlines).count == count, "cancelled at \(cancelled) ms")
    }
  }

  @Test func suspendingAGlobalQueueHasNoEffect() {
    var b = TraceBuilder()
    b.emit(.queueSuspended(TraceBuilder.global, count: 0), on: TraceBuilder.main, line: 3)
    b.emit(.queueResumed(TraceBuilder.mainQueue, count: 0), on: TraceBuilder.main, line: 4)
    #expect(
      findings(b, .noEffect).map(\.message) == [
        "suspend() has no effect on a global queue", "resume() has no effect on the main queue",
      ])
  }

  @Test func enteringInsideTheBlockMakesTheNotificationEarly() {
    var b = TraceBuilder()
    let group = GroupID(0)
    let thread = b.worker()
    b.emit(.groupCreated(group, name: b.text("loads")), on: TraceBuilder.main)
    let load = b.submit(TraceBuilder.global, "load")
    b.emit(.notifyRegistered(ItemID(1), queue: TraceBuilder.mainQueue, on: group, workItem: nil), on: TraceBuilder.main, line: 8)
    b.start(load, on: thread)
    b.emit(.groupEntered(group, count: 1, item: nil), on: thread, line: 5)
    b.emit(.groupLeft(group, count: 0, item: nil), on: thread)
    let found = findings(b, .earlyNotify)
    #expect(found.map(\.position.line) == [8])
    #expect(found.first?.notes.map(\.position.line) == [5])
  }

  @Test func aGroupThatIsUsedAgainWithASecondNotificationIsFine() {
    var b = TraceBuilder()
    let group = GroupID(0)
    b.emit(.groupCreated(group, name: nil), on: TraceBuilder.main)
    for number in 0..<2 {
      b.emit(.groupEntered(group, count: 1, item: nil), on: TraceBuilder.main)
      b.emit(.notifyRegistered(ItemID(number), queue: TraceBuilder.mainQueue, on: group, workItem: nil), on: TraceBuilder.main)
      b.emit(.groupLeft(group, count: 0, item: nil), on: TraceBuilder.main)
    }
    #expect(findings(b, .earlyNotify).isEmpty)
  }

  @Test func aForgottenLeaveIsAWarningWhenNobodyWaits() {
    var b = TraceBuilder()
    let group = GroupID(0)
    b.emit(.groupCreated(group, name: b.text("loads")), on: TraceBuilder.main)
    b.emit(.groupEntered(group, count: 1, item: nil), on: TraceBuilder.main, line: 5)
    b.emit(.groupLeaked(group, count: 1), on: TraceBuilder.main)
    let found = findings(b, .unbalancedGroup)
    #expect(found.map(\.message) == ["loads: 1 enter() has no leave(): the group is leaked when its last reference goes"])
    #expect(
      found.map(\.remedies) == [
        ["call leave() on every path of the block that has to, defer { loads.leave() }, and see that it is always called"]
      ])
    #expect(found.first?.position.line == 5)
    b.emit(.notifyRegistered(ItemID(0), queue: TraceBuilder.mainQueue, on: group, workItem: nil), on: TraceBuilder.main, line: 7)
    #expect(
      findings(b, .unbalancedGroup).first?.message.contains("no leave(): main:7 never runs, and the group is leaked") == true)
  }

  @Test func aChildThatFeedsItselfStarvesItsSibling() {
    var b = TraceBuilder()
    let target = b.queue("target")
    let (busy, other) = (b.queue("busy", target: target), b.queue("other", target: target))
    let thread = b.worker()
    var next = b.submit(busy)
    _ = b.submit(other)
    for _ in 0..<150 {
      b.start(next, on: thread)
      let following = b.submit(busy, from: thread, line: 6)
      b.end(next, on: thread)
      next = following
    }
    let found = findings(b, .starvation)
    #expect(found.map(\.message) == ["busy ran 150 blocks in a row while 1 block of other queues on target waited"])
  }

  @Test func theUserInterfaceBelongsToTheMainThread() {
    var b = TraceBuilder()
    let thread = b.worker()
    let item = b.submit(TraceBuilder.global, "load")
    b.emit(.touchedUserInterface(b.text("title")), on: TraceBuilder.main)
    b.start(item, on: thread)
    b.emit(.touchedUserInterface(b.text("reload table")), on: thread, line: 6)
    let found = findings(b, .userInterface)
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.first?.message == "reload table touches the user interface on worker 1, in load on global")
  }

  @Test func aMainThreadThatIsBusyFor250MillisecondsHangs() {
    func busy(_ milliseconds: Int64) -> TraceBuilder {
      var b = TraceBuilder()
      b.emit(.runLoopEntered, on: TraceBuilder.main)
      let item = b.submit(TraceBuilder.mainQueue, "scroll", line: 3)
      b.start(item, on: TraceBuilder.main)
      b.emit(
        .spanBegan(.io, duration: VirtualDuration(nanoseconds: milliseconds * 1_000_000), name: b.text("download")),
        on: TraceBuilder.main, line: 4)
      b.now += milliseconds
      b.emit(.spanEnded, on: TraceBuilder.main)
      b.end(item, on: TraceBuilder.main)
      return b
    }
    #expect(findings(busy(249), .hang).isEmpty)
    #expect(findings(busy(250), .hang).count == 1)
    let found = findings(busy(812), .hang)
    #expect(found.map(\.message) == ["the main thread does not answer for 812 ms, from 0 s to 812 ms: it is in scroll"])
    #expect(found.first?.subject == "main")
    #expect(found.first?.instant == Instant(nanoseconds: 250_000_000))
    #expect(found.first?.notes.map(\.message) == ["812 ms of it in io \"download\""])
  }

  @Test func aMainThreadThatServesItsLoopDoesNotHang() {
    var b = TraceBuilder()
    b.wait(.runLoop, on: TraceBuilder.main)
    let item = b.submit(TraceBuilder.mainQueue, "block")
    b.now += 400
    b.endWait(on: TraceBuilder.main)
    b.start(item, on: TraceBuilder.main)
    b.now += 100
    b.end(item, on: TraceBuilder.main)
    b.wait(.runLoop, on: TraceBuilder.main)
    b.now += 400
    b.endWait(on: TraceBuilder.main, timedOut: true)
    b.now += 260
    b.emit(.runLoopEntered, on: TraceBuilder.main)
    #expect(
      findings(b, .hang).map(\.message) == [
        "the main thread does not answer for 260 ms, from 900 ms to 1.16 s: it is in top-level code"
      ])
  }

  /// `a` holds one and takes two; when that is over, `b` does it the other way round.
  private func bothOrders(_ threads: [ThreadID], in builder: TraceBuilder) -> TraceBuilder {
    var b = builder
    let queues = [b.queue("one"), b.queue("two")]
    for number in 0..<2 {
      let outer = b.submit(queues[number], "block \(number)")
      b.start(outer, on: threads[number])
      let inner = b.submit(queues[1 - number], from: threads[number], .sync, line: 5 + number)
      b.start(inner, on: threads[number], line: 5 + number)
      b.end(inner, on: threads[number])
      b.end(outer, on: threads[number])
    }
    return b
  }

  @Test func queuesTakenInBothOrdersAreReportedThoughItWentWell() throws {
    var b = TraceBuilder()
    let threads = [b.worker(), b.worker()]
    let found = findings(bothOrders(threads, in: b), .lockOrder)
    #expect(found.map(\.message) == ["one and two are taken in both orders: it went well this time, but it can deadlock"])
    #expect(found.first?.notes.map(\.position.line) == [5, 6])
    #expect(findings(bothOrders([TraceBuilder.main, TraceBuilder.main], in: TraceBuilder()), .lockOrder).isEmpty)
  }

  @Test func aLockTakenInABlockOfASerialQueueHasAnOrderToo() {
    var b = TraceBuilder()
    let (queue, lock) = (b.queue("store"), LockID(0))
    let threads = [b.worker(), b.worker()]
    b.emit(.lockCreated(lock, name: b.text("mutex"), isRecursive: false), on: TraceBuilder.main)
    let block = b.submit(queue, "save")
    b.start(block, on: threads[0])
    b.emit(.lockTaken(lock), on: threads[0], line: 5)
    b.emit(.lockReleased(lock), on: threads[0])
    b.end(block, on: threads[0])
    let other = b.submit(TraceBuilder.global, "load")
    b.start(other, on: threads[1])
    b.emit(.lockTaken(lock), on: threads[1], line: 7)
    let inner = b.submit(queue, from: threads[1], .sync, line: 8)
    b.start(inner, on: threads[1], line: 8)
    b.end(inner, on: threads[1])
    b.emit(.lockReleased(lock), on: threads[1])
    b.end(other, on: threads[1])
    #expect(findings(b, .lockOrder).map { $0.notes.map(\.position.line) } == [[5, 8]])
  }

  @Test func aLeaveBeforeAnyEnterOfItsOwnAnswersTheOldest() {
    var b = TraceBuilder()
    let group = GroupID(0)
    let thread = b.worker()
    b.emit(.groupCreated(group, name: b.text("loads")), on: TraceBuilder.main)
    let leaving = b.submit(TraceBuilder.global)
    let entering = b.submit(TraceBuilder.global)
    b.start(entering, on: thread)
    b.emit(.groupEntered(group, count: 1, item: nil), on: thread, line: 5)
    b.end(entering, on: thread)
    b.emit(.groupEntered(group, count: 2, item: nil), on: TraceBuilder.main, line: 7)
    b.start(leaving, on: thread)
    b.emit(.groupLeft(group, count: 1, item: nil), on: thread)
    b.end(leaving, on: thread)
    b.emit(.groupLeaked(group, count: 1), on: TraceBuilder.main)
    #expect(findings(b, .unbalancedGroup).map(\.position.line) == [7])
  }

  @Test func dozensOfBlockedWorkersAreAnExplosion() {
    func blocked(_ count: Int) -> TraceBuilder {
      var b = TraceBuilder()
      for _ in 0..<count {
        let thread = b.worker()
        let item = b.submit(TraceBuilder.global)
        b.start(item, on: thread)
        b.emit(.spanBegan(.sleep, duration: .zero, name: nil), on: thread, line: 2)
      }
      return b
    }
    #expect(findings(blocked(16), .threadExplosion).isEmpty)
    #expect(findings(blocked(40), .threadExplosion).map(\.message) == ["40 workers are blocked at once, for 4 cores"])
  }

  @Test func anUrgentThreadThatWaitsForABackgroundOneIsInverted() {
    var b = TraceBuilder()
    let thread = b.worker()
    b.emit(.semaphoreCreated(SemaphoreID(0), .semaphore, name: nil, value: 0), on: TraceBuilder.main)
    let item = b.submit(TraceBuilder.global, "backup", qos: .background)
    b.start(item, on: thread)
    b.wait(.semaphore(SemaphoreID(0)), on: TraceBuilder.main, line: 9)
    b.now = 5
    b.emit(.semaphoreSignalled(SemaphoreID(0), value: 0), on: thread)
    b.endWait(on: TraceBuilder.main, waker: thread)
    let found = findings(b, .priorityInversion)
    #expect(found.map(\.message) == ["top-level code (user-interactive) waits for a semaphore that a background block ends"])
    #expect(found.first?.position.line == 9)
  }

  @Test func aWaitIsCalledByWhatIsWaitedForAndOneForAnOperationIsNotInverted() {
    for (kind, words) in [(SemaphoreKind.condition, "a condition"), (.readWriteLock, "a read-write lock"), (.operation, nil)] {
      var b = TraceBuilder()
      let thread = b.worker()
      b.emit(.semaphoreCreated(SemaphoreID(0), kind, name: nil, value: 0), on: TraceBuilder.main)
      let item = b.submit(TraceBuilder.global, "backup", qos: .background)
      b.start(item, on: thread)
      b.wait(.semaphore(SemaphoreID(0)), on: TraceBuilder.main, line: 9)
      b.emit(.semaphoreSignalled(SemaphoreID(0), value: 0), on: thread)
      b.endWait(on: TraceBuilder.main, waker: thread)
      let expected = words.map { "top-level code (user-interactive) waits for \($0) that a background block ends" }
      #expect(findings(b, .priorityInversion).map(\.message) == [expected].compactMap { $0 })
    }
  }

  @Test func aDefaultBlockThatTheMainThreadWaitsForIsNotInverted() {
    for (qos, count) in [(QoSClass.unspecified, 0), (.default, 0), (.userInitiated, 0), (.utility, 1)] {
      var b = TraceBuilder()
      let thread = b.worker()
      b.emit(.groupCreated(GroupID(0), name: nil), on: TraceBuilder.main)
      let item = b.submit(TraceBuilder.global, "load", group: GroupID(0), qos: qos)
      b.start(item, on: thread)
      b.wait(.group(GroupID(0)), on: TraceBuilder.main, line: 9)
      b.end(item, on: thread)
      b.emit(.groupLeft(GroupID(0), count: 0, item: item), on: thread)
      b.endWait(on: TraceBuilder.main, waker: thread)
      #expect(findings(b, .priorityInversion).count == count, "\(qos)")
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func manyQueuesInsideEachOtherTakeNoTime() {
    var b = TraceBuilder()
    let queues = (0..<1500).map { b.queue("q\($0)") }
    for order in [queues, queues.reversed()] {
      let thread = b.worker()
      var items: [ItemID] = []
      for queue in order {
        items.append(b.submit(queue, from: thread, items.isEmpty ? .async : .sync))
        b.start(items[items.count - 1], on: thread)
      }
      for item in items.reversed() { b.end(item, on: thread) }
    }
    let found = findings(b, .lockOrder)
    #expect(found.count > 100)
    #expect(found.allSatisfy { $0.message.hasSuffix("are taken in both orders: it went well this time, but it can deadlock") })
  }

  @Test func aGroupThatNobodyEntersWaitsForNothing() {
    func notified(after handsOut: Bool, isMadeLater: Bool = false) -> TraceBuilder {
      var b = TraceBuilder()
      let name = b.text("loads")
      if !isMadeLater { b.emit(.groupCreated(GroupID(0), name: name), on: TraceBuilder.main) }
      if handsOut { _ = b.submit(TraceBuilder.global, "load") }
      if isMadeLater { b.emit(.groupCreated(GroupID(0), name: name), on: TraceBuilder.main) }
      let done = ItemID(handsOut ? 1 : 0)
      b.emit(
        .notifyRegistered(done, queue: TraceBuilder.mainQueue, on: GroupID(0), workItem: nil), on: TraceBuilder.main, line: 7)
      _ = b.submit(TraceBuilder.mainQueue, "done", .notify)
      return b
    }
    let found = findings(notified(after: true), .earlyNotify)
    #expect(found.map(\.message) == ["nobody enters loads: its notification waits for nothing"])
    #expect(found.first?.position.line == 7)
    #expect(findings(notified(after: false), .earlyNotify).isEmpty)
    // What was handed out before there was the group was none of its work.
    #expect(findings(notified(after: true, isMadeLater: true), .earlyNotify).isEmpty)
  }
}
