import DispatchTrace
import Testing

struct TraceIndexTests {
  /// Two reads and a write: named by submission, by span, and by number.
  private static func photos() -> Trace {
    var strings = StringTable()
    let photos = QueueID(13)
    let label = strings.intern("photos")
    let names = ["write", "read 1", "open", "close"].map { strings.intern($0) }
    let kinds: [(Int64, Int32, TraceEvent.Kind)] = [
      (0, 0, .threadCreated(.main, name: nil)),
      (0, 0, .queueCreated(photos, .init(label: label, target: QueueID(4), kind: .concurrent, qos: .unspecified))),
      (0, 0, .submitted(.init(item: ItemID(0), queue: photos, kind: .async, name: names[0], isBarrier: true))),
      (0, 0, .submitted(.init(item: ItemID(1), queue: photos, kind: .async))),
      (0, 0, .submitted(.init(item: ItemID(2), queue: photos, kind: .async))),
      (0, 1, .threadCreated(.worker, name: nil)),
      (0, 1, .started(ItemID(0), queue: photos)), (10, 1, .ended(ItemID(0))),
      (10, 1, .started(ItemID(1), queue: photos)),
      (10, 1, .spanBegan(.work, duration: VirtualDuration(nanoseconds: 5), name: names[1])), (15, 1, .spanEnded),
      (15, 1, .ended(ItemID(1))),
      (15, 1, .started(ItemID(2), queue: photos)),
      (15, 1, .spanBegan(.work, duration: .zero, name: names[2])), (15, 1, .spanEnded),
      (15, 1, .submitted(.init(item: ItemID(3), queue: QueueID(0), kind: .sync))),
      (15, 1, .waitBegan(.init(reason: .syncOnMainThread(item: ItemID(3))))),
      (15, 0, .started(ItemID(3), queue: QueueID(0))), (18, 0, .ended(ItemID(3))),
      (18, 1, .waitEnded(isTimedOut: false, waker: ThreadID(0))),
      (18, 1, .spanBegan(.io, duration: .zero, name: names[3])), (18, 1, .spanEnded), (20, 1, .ended(ItemID(2))),
    ]
    var trace = Trace(header: Samples.header, strings: strings)
    for (at, thread, kind) in kinds {
      trace.events.append(
        TraceEvent(instant: Instant(nanoseconds: at), thread: ThreadID(thread), position: .none, kind: kind))
    }
    trace.end = Instant(nanoseconds: 20)
    return trace
  }

  @Test func aBlockIsCalledByItsNameElseByItsOnlySpanElseByQueueAndNumber() {
    let trace = Self.photos()
    #expect((0..<4).map { trace.name(of: ItemID($0)) } == ["write", "read 1", "photos 3", "main 1"])
  }

  @Test func theIndexKnowsWhenAndWhereEachBlockRan() {
    let index = TraceIndex(Self.photos())
    let read = index.items[1]
    #expect(read.submitted?.instant == .zero)
    #expect(read.started?.instant == Instant(nanoseconds: 10))
    #expect(read.ended?.instant == Instant(nanoseconds: 15))
    #expect(read.thread == ThreadID(1))
    #expect(read.submitter == ThreadID(0))
    #expect(index.items[0].isBarrier)
    #expect(index.items[3].submitterItem == ItemID(2))
    #expect(index.items[3].thread == ThreadID(0))
    #expect(index.queues[13].submissionCount == 3)
    #expect(index.spans.count == 3)
    #expect(index.spans[0].item == ItemID(1))
  }

  @Test func waitsKnowWhoWaitedAndWhoEndedThem() throws {
    let index = TraceIndex(Self.photos())
    let wait = try #require(index.waits.first)
    #expect(index.waits.count == 1)
    #expect(wait.thread == ThreadID(1))
    #expect(wait.item == ItemID(2))
    #expect(wait.waker == ThreadID(0))
    #expect(wait.ended?.instant == Instant(nanoseconds: 18))
  }

  @Test func queuesAndThreadsHaveNamesPeopleUse() {
    let index = TraceIndex(Self.photos())
    #expect(index.name(of: QueueID(0)) == "main")
    #expect(index.name(of: QueueID(13)) == "photos")
    #expect(index.name(of: ThreadID(0)) == "main thread")
    #expect(index.name(of: ThreadID(1)) == "worker 1")
  }

  @Test func runsOverlapWhenEachBeginsBeforeTheOtherEnds() throws {
    let index = TraceIndex(Self.photos())
    let runs = try (0..<4).map { try #require(index.run(of: ItemID($0))) }
    #expect(runs[2].overlaps(runs[3]))
    #expect(!runs[0].overlaps(runs[1]))
    #expect(runs[0].precedes(runs[1]))
    #expect(!runs[1].precedes(runs[0]))
  }

  @Test func printedTextIsSplitIntoLinesWhereverItWasBroken() {
    var trace = Trace(header: Samples.header)
    for text in ["a", "b\nc\n", "\n", "d"] {
      let id = trace.strings.intern(text)
      trace.events.append(TraceEvent(instant: .zero, thread: ThreadID(0), position: .none, kind: .printed(id)))
    }
    #expect(TraceIndex(trace).printedLines().map(\.text) == ["ab", "c", "", "d"])
  }

  @Test func idsThatNothingDeclaredAreAnswered() {
    let index = TraceIndex(Trace(header: Samples.header))
    #expect(index.name(of: ItemID(7)) == "i7")
    #expect(index.name(of: SemaphoreID(2)) == "semaphore s2")
  }
}
