import DispatchTrace
import Testing
import TraceAnalysis

struct DataRaceTests {
  private static let counter = VariableID(0)

  private static func builder() -> TraceBuilder {
    var b = TraceBuilder()
    b.emit(.variableDeclared(counter, name: b.text("counter")), on: TraceBuilder.main)
    return b
  }

  private func races(_ b: TraceBuilder) -> [Finding] { DataRaceAnalysis().diagnose(TraceIndex(b.finished())) }

  /// Two blocks that each read and write the counter, one after the other in time, on two workers.
  private func twoBlocks(
    _ first: QueueID, _ second: QueueID, in builder: TraceBuilder, barrier: Bool = false,
    inside: (inout TraceBuilder, Int, ThreadID) -> Void = { _, _, _ in }
  ) -> TraceBuilder {
    var b = builder
    let items = [b.submit(first, "one", barrier: barrier), b.submit(second, "two", barrier: barrier)]
    for number in 0..<2 {
      let thread = b.worker()
      b.start(items[number], on: thread)
      inside(&b, number, thread)
      b.emit(.accessed(Self.counter, .read), on: thread, line: 10 + number)
      b.emit(.accessed(Self.counter, .write), on: thread, line: 20 + number)
      if number == 1 { inside(&b, 2, thread) } else { inside(&b, 3, thread) }
      b.now += 5
      b.end(items[number], on: thread)
    }
    return b
  }

  @Test func twoBlocksOfAConcurrentQueueRaceAlsoWhenTheyRunOneAfterTheOther() throws {
    var b = Self.builder()
    let photos = b.queue("photos", .concurrent)
    let findings = races(twoBlocks(photos, photos, in: b))
    let race = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(race.severity == .error)
    #expect(race.category == .race)
    #expect(race.subject == "counter")
    #expect(race.message == "race on counter: one writes it and two reads it, and nothing orders the two")
    #expect(race.notes.map(\.position.line) == [20, 11, 0])
    #expect(race.notes.last?.message == "both run on photos, which is concurrent, and neither is a barrier")
  }

  @Test func theSameRaceOfSeveralObjectsIsSaidOnce() throws {
    var b = Self.builder()
    let counters = (0..<3).map { VariableID($0) }
    for counter in counters.dropFirst() { b.emit(.variableDeclared(counter, name: b.text("counter")), on: TraceBuilder.main) }
    let photos = b.queue("photos", .concurrent)
    for block in ["one", "two"] {
      let item = b.submit(photos, block)
      let thread = b.worker()
      b.start(item, on: thread)
      for counter in counters { b.emit(.accessed(counter, .write), on: thread, line: 20) }
      b.end(item, on: thread)
    }
    let findings = races(b)
    #expect(findings.map(\.position.line) == [20])
    #expect(findings.first?.notes.last?.message == "2 more variables of that name have it, too: each object or call has its own")
  }

  @Test func twoSerialQueuesRaceAndOneDoesNot() {
    var b = Self.builder()
    let (one, two) = (b.queue("one"), b.queue("two"))
    #expect(races(twoBlocks(one, two, in: b)).count == 1)
    #expect(races(twoBlocks(one, one, in: b)).isEmpty)
  }

  @Test func aSerialTargetOrdersItsChildrenAndAConcurrentOneDoesNot() {
    var b = Self.builder()
    let serial = b.queue("serial")
    let concurrent = b.queue("concurrent", .concurrent)
    let children = [
      b.queue("a", target: serial), b.queue("b", target: serial), b.queue("c", target: concurrent),
      b.queue("d", target: concurrent),
    ]
    #expect(races(twoBlocks(children[0], children[1], in: b)).isEmpty)
    #expect(races(twoBlocks(children[2], children[3], in: b)).count == 1)
  }

  @Test func barriersAndReadersAreOrdered() {
    var b = Self.builder()
    let photos = b.queue("photos", .concurrent)
    #expect(races(twoBlocks(photos, photos, in: b, barrier: true)).isEmpty)
    let (writer, reader) = (b.worker(), b.worker())
    let read = b.submit(photos, "read")
    b.start(read, on: reader)
    b.emit(.accessed(Self.counter, .read), on: reader)
    b.end(read, on: reader)
    let write = b.submit(photos, "write", barrier: true)
    b.start(write, on: writer)
    b.emit(.accessed(Self.counter, .write), on: writer)
    b.end(write, on: writer)
    let again = b.submit(photos, "read")
    b.start(again, on: reader)
    b.emit(.accessed(Self.counter, .read), on: reader)
    b.end(again, on: reader)
    #expect(races(b).isEmpty)
  }

  @Test func submissionOrdersTheSubmitterBeforeTheBlockButNotAfterIt() {
    var b = Self.builder()
    let queue = b.queue("q", .concurrent)
    let thread = b.worker()
    b.emit(.accessed(Self.counter, .write), on: TraceBuilder.main)
    let item = b.submit(queue, "block")
    b.start(item, on: thread)
    b.emit(.accessed(Self.counter, .write), on: thread)
    b.end(item, on: thread)
    #expect(races(b).isEmpty)
    b.emit(.accessed(Self.counter, .read), on: TraceBuilder.main, line: 9)
    #expect(races(b).count == 1)
  }

  @Test func syncOrdersBothWays() {
    var b = Self.builder()
    let queue = b.queue("q")
    let thread = b.worker()
    let item = b.submit(queue, "async")
    b.start(item, on: thread)
    b.emit(.accessed(Self.counter, .write), on: thread)
    b.end(item, on: thread)
    let sync = b.submit(queue, "sync", .sync)
    b.start(sync, on: TraceBuilder.main)
    b.end(sync, on: TraceBuilder.main)
    b.emit(.accessed(Self.counter, .read), on: TraceBuilder.main)
    #expect(races(b).isEmpty)
  }

  @Test func groupsSemaphoresLocksAndWorkItemsOrder() {
    var b = Self.builder()
    let photos = b.queue("photos", .concurrent)
    b.emit(.lockCreated(LockID(0), name: nil, isRecursive: false), on: TraceBuilder.main)
    let locked = twoBlocks(photos, photos, in: b) { b, step, thread in
      b.emit(step < 2 ? .lockTaken(LockID(0)) : .lockReleased(LockID(0)), on: thread)
    }
    #expect(races(locked).isEmpty)
    b.emit(.semaphoreCreated(SemaphoreID(0), .semaphore, name: nil, value: 1), on: TraceBuilder.main)
    let guarded = twoBlocks(photos, photos, in: b) { b, step, thread in
      b.emit(step < 2 ? .semaphoreTaken(SemaphoreID(0), value: 0) : .semaphoreSignalled(SemaphoreID(0), value: 1), on: thread)
    }
    #expect(races(guarded).isEmpty)
  }

  @Test func aGroupWaitComesAfterItsMembersAndNotifyToo() {
    var b = Self.builder()
    let group = GroupID(0)
    let thread = b.worker()
    b.emit(.groupCreated(group, name: nil), on: TraceBuilder.main)
    let member = b.submit(TraceBuilder.global, "member", group: group)
    b.emit(.groupEntered(group, count: 1, item: member), on: TraceBuilder.main)
    let notified = ItemID(1)
    b.emit(.notifyRegistered(notified, queue: TraceBuilder.mainQueue, on: group, workItem: nil), on: TraceBuilder.main)
    b.wait(.group(group), on: TraceBuilder.main)
    b.start(member, on: thread)
    b.emit(.accessed(Self.counter, .write), on: thread)
    b.end(member, on: thread)
    b.emit(.groupLeft(group, count: 0, item: member), on: thread)
    let submitted = b.submit(TraceBuilder.mainQueue, "done", from: thread, .notify)
    #expect(submitted == notified)
    var noWait = b
    b.endWait(on: TraceBuilder.main, waker: thread)
    b.emit(.accessed(Self.counter, .write), on: TraceBuilder.main)
    #expect(races(b).isEmpty)
    noWait.emit(.runLoopEntered, on: TraceBuilder.main)
    noWait.start(submitted, on: TraceBuilder.main)
    noWait.emit(.accessed(Self.counter, .write), on: TraceBuilder.main)
    #expect(races(noWait).isEmpty)
    noWait.end(submitted, on: TraceBuilder.main)
  }

  /// Top-level code writes, serves its loop, in which a block of main writes, and writes again.
  private func served() -> TraceBuilder {
    var b = Self.builder()
    let item = b.submit(TraceBuilder.mainQueue, "block", from: b.worker())
    b.emit(.accessed(Self.counter, .write), on: TraceBuilder.main)
    b.wait(.runLoop, on: TraceBuilder.main)
    b.endWait(on: TraceBuilder.main)
    b.start(item, on: TraceBuilder.main)
    b.emit(.accessed(Self.counter, .write), on: TraceBuilder.main)
    b.end(item, on: TraceBuilder.main)
    b.emit(.accessed(Self.counter, .write), on: TraceBuilder.main)
    return b
  }

  @Test func codeThatServesItsLoopIsOrderedWithTheBlocksThatRunInside() {
    var b = served()
    #expect(races(b).isEmpty)
    let later = b.submit(TraceBuilder.mainQueue, "later", from: b.worker())
    b.emit(.runLoopEntered, on: TraceBuilder.main)
    b.start(later, on: TraceBuilder.main)
    b.emit(.accessed(Self.counter, .write), on: TraceBuilder.main)
    b.end(later, on: TraceBuilder.main)
    #expect(races(b).isEmpty)
  }

  @Test func whatRunsElsewhereWhileItServesRacesWithIt() {
    var b = Self.builder()
    let other = b.submit(TraceBuilder.global, "other")
    let thread = b.worker()
    b.start(other, on: thread)
    b.emit(.accessed(Self.counter, .write), on: thread)
    b.end(other, on: thread)
    b.wait(.runLoop, on: TraceBuilder.main)
    b.endWait(on: TraceBuilder.main, timedOut: true)
    b.emit(.accessed(Self.counter, .write), on: TraceBuilder.main)
    #expect(races(b).count == 1)
    // A block of main that the other one has submitted brings word of it.
    var told = Self.builder()
    let first = told.submit(TraceBuilder.global, "other")
    let worker = told.worker()
    told.start(first, on: worker)
    told.emit(.accessed(Self.counter, .write), on: worker)
    let word = told.submit(TraceBuilder.mainQueue, "word", from: worker)
    told.wait(.runLoop, on: TraceBuilder.main)
    told.endWait(on: TraceBuilder.main, waker: worker)
    told.start(word, on: TraceBuilder.main)
    told.end(word, on: TraceBuilder.main)
    told.emit(.accessed(Self.counter, .write), on: TraceBuilder.main)
    #expect(races(told).isEmpty)
    told.end(first, on: worker)
  }

  @Test func aWaitThatTimedOutOrdersNothing() {
    var b = Self.builder()
    let group = GroupID(0)
    let thread = b.worker()
    b.emit(.groupCreated(group, name: nil), on: TraceBuilder.main)
    let member = b.submit(TraceBuilder.global, "member", group: group)
    b.emit(.groupEntered(group, count: 1, item: member), on: TraceBuilder.main)
    b.wait(.group(group), on: TraceBuilder.main)
    b.start(member, on: thread)
    b.emit(.accessed(Self.counter, .write), on: thread)
    b.end(member, on: thread)
    b.endWait(on: TraceBuilder.main, timedOut: true)
    b.emit(.accessed(Self.counter, .write), on: TraceBuilder.main)
    #expect(races(b).count == 1)
  }

  @Test func aDelayedBlockComesAfterTheCallNotAfterWhateverRunsAtItsDeadline() {
    var b = Self.builder()
    let queue = b.queue("q", .concurrent)
    let thread = b.worker()
    b.emit(.scheduled(ItemID(0), queue: queue, due: Instant(nanoseconds: 5_000_000)), on: TraceBuilder.main)
    b.emit(.accessed(Self.counter, .write), on: TraceBuilder.main)
    b.now = 5
    let item = b.submit(queue, "late", .after)
    b.start(item, on: thread)
    b.emit(.accessed(Self.counter, .read), on: thread)
    #expect(races(b).count == 1)
  }

  @Test func iterationsOfConcurrentPerformRaceWithEachOtherButNotWithTheirCaller() {
    var b = Self.builder()
    let (caller, helper) = (TraceBuilder.main, b.worker())
    b.emit(.accessed(Self.counter, .write), on: caller)
    var own = b
    func iterate(_ b: inout TraceBuilder, _ threads: [ThreadID], touching: Bool) {
      b.emit(.applyBegan(ApplyID(0), iterations: 2), on: caller, line: 4)
      let items = threads.enumerated().map { b.iteration($0.offset, of: ApplyID(0), on: $0.element, line: 4) }
      for (item, thread) in zip(items, threads) {
        b.start(item, on: thread, line: 4)
        if touching { b.emit(.accessed(Self.counter, .write), on: thread, line: 5) }
      }
      for (item, thread) in zip(items, threads) { b.end(item, on: thread) }
      b.emit(.applyEnded(ApplyID(0)), on: caller, line: 4)
    }
    iterate(&b, [caller, helper], touching: true)
    #expect(races(b).count == 1)
    iterate(&own, [caller, helper], touching: false)
    own.emit(.accessed(Self.counter, .write), on: caller)
    #expect(races(own).isEmpty)
  }

  @Test func thousandsOfLockedBlocksNeedFewStrands() {
    var b = Self.builder()
    b.emit(.lockCreated(LockID(0), name: nil, isRecursive: false), on: TraceBuilder.main)
    let photos = b.queue("photos", .concurrent)
    let threads = [b.worker(), b.worker()]
    let items = (0..<5000).map { _ in b.submit(photos) }
    for (number, item) in items.enumerated() {
      let thread = threads[number % 2]
      b.start(item, on: thread)
      b.emit(.lockTaken(LockID(0)), on: thread)
      b.emit(.accessed(Self.counter, .write), on: thread)
      b.emit(.lockReleased(LockID(0)), on: thread)
      b.end(item, on: thread)
    }
    let unlocked = b.submit(photos)
    b.start(unlocked, on: threads[0])
    b.emit(.accessed(Self.counter, .write), on: threads[0])
    #expect(races(b).count == 1)
  }
}
