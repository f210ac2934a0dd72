package import DispatchTrace

/// A serial queue ran on and on while its siblings on the same target had to wait: it re-submits to itself, and its
/// target lets it drain until it is empty.
package struct StarvationAnalysis: CourseAnalysis {
  /// So many blocks in a row, all while others waited.
  package static let threshold = 100

  package init() {}

  package func follower(_ index: TraceIndex) -> (any CourseFollower)? {
    let mayShare = index.queues.contains { $0.kind == .serial && $0.submissionCount >= Self.threshold }
    return mayShare ? Follower(analysis: self, index: index) : nil
  }

  private struct Follower: CourseFollower {
    let analysis: StarvationAnalysis
    let index: TraceIndex
    private var waiting: [Int]
    /// By target: the child that runs now, for how many blocks, and how many blocks of its family wait.
    private var families: [Family]
    private var starving: [Starving] = []

    init(analysis: StarvationAnalysis, index: TraceIndex) {
      self.analysis = analysis
      self.index = index
      waiting = Array(repeating: 0, count: index.queues.count)
      families = Array(repeating: Family(), count: index.queues.count)
    }

    func findings(at end: TraceReplay) -> [Finding] { starving.map { analysis.finding($0, index) } }

    mutating func see(_ event: TraceEvent, at offset: Int, _ change: TraceReplay.Change, _ replay: TraceReplay) {
      switch event.kind {
      case .submitted(let submission):
        waiting[submission.queue.offset] += 1
        if let target = family(of: submission.queue, replay.targets) { families[target].waiting += 1 }
      case .skipped(_, let queue):
        waiting[queue.offset] -= 1
        if let target = family(of: queue, replay.targets) { families[target].waiting -= 1 }
      case .started(let item, let queue):
        waiting[queue.offset] -= 1
        guard let target = family(of: queue, replay.targets) else { return }
        families[target].waiting -= 1
        let others = families[target].waiting - waiting[queue.offset]
        let length = families[target].extend(by: queue, othersWait: others > 0)
        if length == StarvationAnalysis.threshold {
          families[target].found = starving.count
          starving.append(
            Starving(item: item, queue: queue, target: QueueID(target), length: length, others: others, since: event.instant))
        } else if length > StarvationAnalysis.threshold, let found = families[target].found {
          starving[found].length = length
        }
      case .queueCreated, .queueRetargeted, .threadCreated, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated,
        .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .scheduled, .ended,
        .spanBegan, .spanEnded, .waitBegan, .waitEnded, .printed, .touchedUserInterface, .testFailed, .accessed, .queueHeld,
        .queueReleased, .queueSuspended, .queueResumed, .queueActivated, .groupEntered, .groupLeft, .notifyRegistered,
        .semaphoreSignalled, .semaphoreTaken, .workItemCancelled, .performBegan, .performEnded, .applyBegan, .applyEnded,
        .onceBegan, .onceEnded, .lockTaken, .lockReleased, .sourceScheduled, .sourceFired, .sourceDelivered, .sourceCancelled,
        .sourceSuspended, .sourceResumed, .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked,
        .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
        break
      }
    }

    /// The custom target of a custom queue.
    private func family(of queue: QueueID, _ targets: Targets) -> Int? {
      guard index.queues[queue.offset].kind == .serial, let target = targets[queue],
        index.queues[target.offset].kind != .global
      else { return nil }
      return target.offset
    }
  }

  private struct Family {
    var child: QueueID?
    var length = 0
    var waiting = 0
    /// What was last found of it.
    var found: Int?

    mutating func extend(by queue: QueueID, othersWait: Bool) -> Int {
      length = child == queue && othersWait ? length + 1 : othersWait ? 1 : 0
      child = queue
      return length
    }
  }

  private struct Starving {
    var item: ItemID
    var queue: QueueID
    var target: QueueID
    var length: Int
    /// How many blocks waited when it was too long.
    var others: Int
    var since: Instant
  }

  private func finding(_ found: Starving, _ index: TraceIndex) -> Finding {
    let queue = index.name(of: found.queue)
    let blocks =
      (found.others == 1 ? "1 block" : "\(found.others) blocks") + " of other queues on \(index.name(of: found.target))"
    return Finding(
      .warning, .starvation, "\(queue) ran \(found.length) blocks in a row while \(blocks) waited",
      at: index.items[found.item.offset].position,
      notes: [Finding.Note("a serial queue keeps its target until it is empty, and this one submits to itself")],
      instant: found.since,
      remedies: ["let the queue rest: submit the next block with asyncAfter", "give \(queue) a target of its own"],
      subject: queue)
  }
}
