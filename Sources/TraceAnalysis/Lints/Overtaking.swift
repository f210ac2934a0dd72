package import DispatchTrace

/// A `sync` reader on a concurrent queue ran before blocks that were submitted earlier (S-04), and the order makes a difference: both do
/// what can be seen from outside, or one writes what the other uses.
package struct OvertakingAnalysis: CourseAnalysis {
  package init() {}

  package func follower(_ index: TraceIndex) -> (any CourseFollower)? {
    index.items.contains { $0.kind == .sync && !$0.isBarrier && isConcurrent($0.queue, index) } ? Follower(self, index) : nil
  }

  private func isConcurrent(_ queue: QueueID?, _ index: TraceIndex) -> Bool {
    queue.map { index.queues[$0.offset].kind == .concurrent } ?? false
  }

  /// What a block has done that another can notice.
  private struct Deeds {
    var isSeen = false
    var reads: Set<VariableID> = []
    var writes: Set<VariableID> = []

    func depends(on other: Deeds) -> Bool {
      isSeen && other.isSeen || !writes.isDisjoint(with: other.writes) || !writes.isDisjoint(with: other.reads)
        || !reads.isDisjoint(with: other.writes)
    }
  }

  private struct Reader {
    var item: ItemID
    var queue: QueueID
    var instant: Instant
    /// Not more than the first hundred.
    var overtaken: [ItemID]
    var count: Int
  }

  private struct Follower: CourseFollower {
    let analysis: OvertakingAnalysis
    let index: TraceIndex
    private var waiting: [[ItemID]]
    private var readers: [Reader] = []
    private var deeds: [ItemID: Deeds] = [:]
    /// How many readers of a place are kept.
    private var kept: [SourcePosition: Int] = [:]

    init(_ analysis: OvertakingAnalysis, _ index: TraceIndex) {
      self.analysis = analysis
      self.index = index
      waiting = Array(repeating: [], count: index.queues.count)
    }

    mutating func see(_ event: TraceEvent, at offset: Int, _ change: TraceReplay.Change, _ replay: TraceReplay) {
      switch event.kind {
      case .submitted(let submission):
        let isConcurrent = index.queues[submission.queue.offset].kind == .concurrent
        if isConcurrent, isPassedOn(submission.item) { waiting[submission.queue.offset].append(submission.item) }
      case .skipped(let item, let queue): leave(item, queue)
      case .started(let item, let queue):
        leave(item, queue)
        keep(item, queue, event.instant)
      case .printed, .touchedUserInterface, .spanBegan: note(replay, event.thread) { $0.isSeen = true }
      case .accessed(let variable, .read): note(replay, event.thread) { $0.reads.insert(variable) }
      case .accessed(let variable, .write): note(replay, event.thread) { $0.writes.insert(variable) }
      case .queueCreated, .queueRetargeted, .threadCreated, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated,
        .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .scheduled, .ended,
        .spanEnded, .waitBegan, .waitEnded, .testFailed, .accessed, .queueHeld,
        .queueReleased, .queueSuspended, .queueResumed, .queueActivated, .groupEntered, .groupLeft, .notifyRegistered,
        .semaphoreSignalled, .semaphoreTaken, .workItemCancelled, .performBegan, .performEnded, .applyBegan, .applyEnded,
        .onceBegan, .onceEnded, .lockTaken, .lockReleased, .sourceScheduled, .sourceFired, .sourceDelivered, .sourceCancelled,
        .sourceSuspended, .sourceResumed, .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked,
        .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
        break
      }
    }

    /// It is left to the pool. Who waits in a `sync` of another thread has no place in an order.
    private func isPassedOn(_ item: ItemID) -> Bool { index.items[item.offset].kind != .sync }

    /// Most leave in the order in which they came.
    private mutating func leave(_ item: ItemID, _ queue: QueueID) {
      if let place = waiting[queue.offset].firstIndex(of: item) { waiting[queue.offset].remove(at: place) }
    }

    private mutating func keep(_ item: ItemID, _ queue: QueueID, _ instant: Instant) {
      let overtaken = waiting[queue.offset]
      guard !overtaken.isEmpty, isUncontendedReader(item, queue) else { return }
      let position = index.items[item.offset].position
      guard kept[position, default: 0] < 100 else { return }
      kept[position, default: 0] += 1
      readers.append(
        Reader(item: item, queue: queue, instant: instant, overtaken: Array(overtaken.prefix(100)), count: overtaken.count))
    }

    private func isUncontendedReader(_ id: ItemID, _ queue: QueueID) -> Bool {
      let item = index.items[id.offset]
      guard item.kind == .sync, !item.isBarrier, analysis.isConcurrent(queue, index) else { return false }
      // It went in at once: nothing was submitted between its own submission and its start.
      return item.submitted.map { $0.event + 1 == item.started?.event } ?? false
    }

    /// Of the blocks of concurrent queues on a thread, one inside of another.
    private mutating func note(_ replay: TraceReplay, _ thread: ThreadID, _ change: (inout Deeds) -> Void) {
      for item in replay.items(on: thread) where analysis.isConcurrent(index.items[item.offset].queue, index) {
        change(&deeds[item, default: Deeds()])
      }
    }

    func findings(at end: TraceReplay) -> [Finding] {
      var findings = OncePerPlace()
      for reader in readers {
        guard let own = deeds[reader.item], reader.overtaken.contains(where: { deeds[$0]?.depends(on: own) == true })
        else { continue }
        findings.add(at: index.items[reader.item.offset].position) { analysis.finding(reader, index) }
      }
      return findings.result
    }
  }

  private func finding(_ reader: Reader, _ index: TraceIndex) -> Finding {
    let blocks = reader.count == 1 ? "1 block that was" : "\(reader.count) blocks that were"
    return Finding(
      .warning, .overtaking,
      "\(index.name(of: reader.item)) ran before \(blocks) submitted to \(index.name(of: reader.queue)) earlier",
      at: index.items[reader.item.offset].position,
      notes: [
        Finding.Note(
          "a concurrent queue hands its blocks to the pool at once; a sync reader does not wait for those that have not started")
      ],
      instant: reader.instant, remedies: ["make the sync, or the block that must come first, a barrier", "use a serial queue"],
      subject: index.name(of: reader.queue))
  }
}
