import DispatchTrace
import Testing
import TraceAnalysis

struct OrderSummaryTests {
  private func summary(_ b: TraceBuilder, _ outcome: Outcome = .completed) -> OrderSummary {
    OrderSummary(TraceIndex(b.finished(outcome)))
  }

  /// Runs the items one after the other, or together, on workers of their own.
  private func run(_ items: [ItemID], together: Bool, in b: inout TraceBuilder) {
    let threads = items.map { _ in b.worker() }
    for (item, thread) in zip(items, threads) {
      b.start(item, on: thread)
      if !together {
        b.now += 5
        b.end(item, on: thread)
      }
    }
    guard together else { return }
    b.now += 5
    for (item, thread) in zip(items, threads) { b.end(item, on: thread) }
  }

  @Test func aBarrierOrdersWhatIsBeforeAndAfterIt() {
    var b = TraceBuilder()
    let photos = b.queue("photos", .concurrent)
    let items = (1...6).map { b.submit(photos, "b\($0)", barrier: $0 == 4) }
    run(Array(items[0..<3]), together: true, in: &b)
    run([items[3]], together: true, in: &b)
    run(Array(items[4..<6]), together: true, in: &b)
    #expect(summary(b).guaranteed == ["1, 2 and 3 end before 4 starts; 4 ends before 5 and 6 start."])
    #expect(summary(b).byChance == ["which of 1, 2 and 3 ends first; which of 5 and 6 ends first."])
  }

  @Test func aSerialQueueRunsOneAfterAnother() {
    var b = TraceBuilder()
    let queue = b.queue("q")
    let items = (1...4).map { b.submit(queue, "b\($0)") }
    run(items, together: false, in: &b)
    #expect(summary(b).guaranteed == ["1 to 4 run one after another."])
    #expect(summary(b).spokenOf == [1, 2, 3, 4])
    #expect(summary(b).byChance.isEmpty)
  }

  @Test func submissionsFromTwoThreadsToOneSerialQueueAreOrderedByChanceOnly() {
    var b = TraceBuilder()
    let (queue, other) = (b.queue("q"), b.queue("other", .concurrent))
    let producers = (1...2).map { b.submit(other, "p\($0)") }
    let threads = producers.map { _ in b.worker() }
    for (producer, thread) in zip(producers, threads) { b.start(producer, on: thread) }
    let items = threads.map { b.submit(queue, from: $0) }
    run(items, together: false, in: &b)
    for (producer, thread) in zip(producers, threads) { b.end(producer, on: thread) }
    #expect(summary(b).guaranteed.isEmpty)
    #expect(summary(b).byChance.first?.hasPrefix("which of 1 and 2 ends first; which of 3 and 4 runs first") == true)
  }

  @Test func aSyncEndsBeforeWhatItsCallerSubmitsNext() {
    var b = TraceBuilder()
    let (queue, other) = (b.queue("q"), b.queue("other"))
    let sync = b.submit(queue, "s", .sync)
    b.start(sync, on: TraceBuilder.main)
    b.end(sync, on: TraceBuilder.main)
    let next = b.submit(other, "n")
    run([next], together: true, in: &b)
    #expect(summary(b).guaranteed == ["1 ends before 2 starts."])
  }

  @Test func aNotificationComesAfterTheMembersOfItsGroup() {
    var b = TraceBuilder()
    let group = GroupID(0)
    b.emit(.groupCreated(group, name: nil), on: TraceBuilder.main)
    let members = (0..<2).map { _ in b.submit(TraceBuilder.global, group: group) }
    let done = ItemID(2)
    b.emit(.notifyRegistered(done, queue: TraceBuilder.mainQueue, on: group, workItem: nil), on: TraceBuilder.main)
    run(members, together: true, in: &b)
    for (number, member) in members.enumerated() {
      b.emit(.groupLeft(group, count: Int32(1 - number), item: member), on: ThreadID(1))
    }
    let submitted = b.submit(TraceBuilder.mainQueue, "done", from: ThreadID(1), .notify)
    b.start(submitted, on: TraceBuilder.main)
    b.end(submitted, on: TraceBuilder.main)
    #expect(submitted == done)
    #expect(summary(b).guaranteed == ["1 and 2 end before 3 starts."])
  }

  @Test func manyBlocksAndBrokenRunsSayNothing() {
    var b = TraceBuilder()
    let queue = b.queue("q")
    var items = (0..<2).map { _ in b.submit(queue) }
    run(items, together: false, in: &b)
    #expect(!summary(b).guaranteed.isEmpty)
    #expect(summary(b, .deadlocked(waiting: [])).guaranteed.isEmpty)
    items = (0..<20).map { _ in b.submit(queue) }
    run(items, together: false, in: &b)
    #expect(summary(b) == OrderSummary(TraceIndex(TraceBuilder().finished())))
  }

  @Test func delaysFromOneCallerEndInTheOrderOfTheirDeadlines() {
    var b = TraceBuilder()
    let queue = b.queue("q")
    for (number, due) in [5, 3, 4].enumerated() {
      b.emit(.scheduled(ItemID(number), queue: queue, due: Instant(nanoseconds: Int64(due) * 1_000_000)), on: TraceBuilder.main)
    }
    let items = (0..<3).map { _ in b.submit(queue, nil, .after) }
    run([items[1], items[2], items[0]], together: false, in: &b)
    #expect(summary(b).guaranteed == ["2, 3 and 1 run one after another."])
  }

  @Test func aCancelledBarrierStillPartsWhatIsBeforeItFromWhatIsBehindIt() {
    var b = TraceBuilder()
    let photos = b.queue("photos", .concurrent)
    let items = (1...3).map { b.submit(photos, "b\($0)", barrier: $0 == 2) }
    run([items[0]], together: true, in: &b)
    b.emit(.skipped(items[1], queue: photos), on: ThreadID(1))
    run([items[2]], together: true, in: &b)
    #expect(summary(b).guaranteed == ["1 ends before 3 starts."])
  }
}
