import DispatchTrace
import Testing

/// The cursor over a trace, on small sequences of events.
struct TraceReplayTests {
  private static func replay(_ kinds: [(Int32, TraceEvent.Kind)]) -> TraceReplay {
    var replay = TraceReplay()
    for (offset, (thread, kind)) in kinds.enumerated() {
      replay.advance(TraceEvent(instant: .zero, thread: ThreadID(thread), position: .none, kind: kind), at: offset)
    }
    return replay
  }

  private static func queue(_ kind: QueueKind, _ target: Int32?) -> TraceEvent.Queue {
    TraceEvent.Queue(label: StringID(0), target: target.map { QueueID($0) }, kind: kind, qos: .unspecified)
  }

  @Test func whatRunsOnAThreadIsAStack() {
    let began: [(Int32, TraceEvent.Kind)] = [
      (1, .started(ItemID(0), queue: QueueID(13))), (1, .applyBegan(ApplyID(0), iterations: 2)),
      (1, .started(ItemID(1), queue: QueueID(7))), (1, .performBegan(WorkItemID(0))),
    ]
    let inside = Self.replay(began)
    #expect(inside.threads[1].activations == [.item(ItemID(0)), .apply(ApplyID(0)), .item(ItemID(1)), .perform(WorkItemID(0))])
    #expect(inside.item(on: ThreadID(1)) == ItemID(1))
    let after = Self.replay(began + [(1, .performEnded(WorkItemID(0))), (1, .ended(ItemID(1))), (1, .applyEnded(ApplyID(0)))])
    #expect(after.threads[1].activations == [.item(ItemID(0))])
    #expect(after.item(on: ThreadID(0)) == nil)
  }

  @Test func whoeverTookASemaphoreGivesItBackElseItIsHandedOver() {
    let taken: [(Int32, TraceEvent.Kind)] = [
      (0, .semaphoreCreated(SemaphoreID(0), .semaphore, name: nil, value: 1)), (1, .semaphoreTaken(SemaphoreID(0), value: 0)),
    ]
    #expect(Self.replay(taken).semaphores[0].takers.map(\.thread) == [ThreadID(1)])
    let back = Self.replay(taken + [(1, .semaphoreSignalled(SemaphoreID(0), value: 1))]).semaphores[0]
    #expect(back.takers.isEmpty)
    #expect(!back.isHandedOver)
    #expect(Self.replay(taken + [(2, .semaphoreSignalled(SemaphoreID(0), value: 1))]).semaphores[0].isHandedOver)
  }

  @Test func targetsAreThoseOfTheMoment() {
    let made: [(Int32, TraceEvent.Kind)] = [
      (0, .queueCreated(QueueID(7), Self.queue(.global, nil))), (0, .queueCreated(QueueID(13), Self.queue(.serial, 7))),
      (0, .queueCreated(QueueID(14), Self.queue(.serial, 7))), (0, .queueCreated(QueueID(15), Self.queue(.concurrent, 14))),
    ]
    #expect(Array(Self.replay(made).targets.chain(from: QueueID(15))) == [QueueID(15), QueueID(14)])
    let retargeted = Self.replay(made + [(0, .queueRetargeted(QueueID(14), target: QueueID(13)))])
    #expect(Array(retargeted.targets.chain(from: QueueID(15))) == [15, 14, 13].map { QueueID($0 as Int32) })
  }

  @Test func targetsThatGoRoundAreWalkedOnce() {
    let round = Self.replay([
      (0, .queueCreated(QueueID(13), Self.queue(.serial, nil))), (0, .queueCreated(QueueID(14), Self.queue(.serial, 13))),
      (0, .queueCreated(QueueID(15), Self.queue(.serial, 14))), (0, .queueRetargeted(QueueID(13), target: QueueID(14))),
    ])
    #expect(Array(round.targets.chain(from: QueueID(15))) == [15, 14, 13].map { QueueID($0 as Int32) })
    #expect(round.targets.goRound(from: QueueID(15)))
    #expect(Array(round.targets.chain(from: QueueID(13))) == [13, 14].map { QueueID($0 as Int32) })
    let broken = Self.replay([(0, .queueCreated(QueueID(13), Self.queue(.serial, nil)))])
    #expect(!broken.targets.goRound(from: QueueID(13)))
  }

  @Test func suspensionsAreCountedAndActivationIsOnce() {
    let replay = Self.replay([
      (0, .queueSuspended(QueueID(13), count: 1)), (0, .queueSuspended(QueueID(13), count: 2)),
      (0, .queueResumed(QueueID(13), count: 1)),
    ])
    #expect(replay.isSuspended(QueueID(13)))
    #expect(!replay.isSuspended(QueueID(14)))
  }
}
