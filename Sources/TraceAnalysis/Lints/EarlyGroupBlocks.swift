package import DispatchTrace

/// A block of a group, by `async(group:)`, that only hands over the work: the group is left when the block returns, and what was to wait
/// for the work reads its result before it is there (G-03).
package struct EarlyGroupBlockAnalysis: CourseAnalysis {
  package init() {}

  package func follower(_ index: TraceIndex) -> (any CourseFollower)? {
    index.items.contains { $0.group != nil && $0.kind == .async } ? Follower(index: index) : nil
  }

  private struct Follower: CourseFollower {
    private struct Read {
      var group: GroupID
      var event: TraceEvent
    }

    private struct Early {
      var read: Read
      var write: TraceEvent
      /// The block that the group had, and the one that writes.
      var owner: ItemID
      var writer: ItemID
    }

    let index: TraceIndex
    /// By variable: first reads of what goes on when a group is empty, while nobody has written there.
    private var reads: [VariableID: Read] = [:]
    private var written: Set<VariableID> = []
    /// Groups that a thread's own code, or a block, has waited for.
    private var waited: [ThreadID: (group: GroupID, item: ItemID?)] = [:]
    private var waiting: [ThreadID: GroupID] = [:]
    private var early: [Early] = []

    init(index: TraceIndex) {
      self.index = index
    }

    mutating func see(_ event: TraceEvent, at offset: Int, _ change: TraceReplay.Change, _ replay: TraceReplay) {
      switch event.kind {
      case .waitBegan(let wait): if case .group(let group) = wait.reason { waiting[event.thread] = group }
      case .waitEnded(let isTimedOut, _):
        guard let group = waiting.removeValue(forKey: event.thread), !isTimedOut else { return }
        waited[event.thread] = (group, replay.item(on: event.thread))
      case .accessed(let variable, .read): read(variable, event, replay.item(on: event.thread))
      case .accessed(let variable, .write): write(variable, event, replay.item(on: event.thread))
      case .queueCreated, .queueRetargeted, .threadCreated, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated,
        .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .scheduled, .submitted,
        .started, .ended, .skipped, .spanBegan, .spanEnded, .printed, .touchedUserInterface, .testFailed, .accessed, .queueHeld,
        .queueReleased, .queueSuspended, .queueResumed, .queueActivated, .groupEntered, .groupLeft, .notifyRegistered,
        .semaphoreSignalled, .semaphoreTaken, .workItemCancelled, .performBegan, .performEnded, .applyBegan, .applyEnded,
        .onceBegan, .onceEnded, .lockTaken, .lockReleased, .sourceScheduled, .sourceFired, .sourceDelivered, .sourceCancelled,
        .sourceSuspended, .sourceResumed, .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked,
        .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
        break
      }
    }

    private mutating func read(_ variable: VariableID, _ event: TraceEvent, _ item: ItemID?) {
      guard !written.contains(variable), reads[variable] == nil, let group = group(behind: item, event.thread) else { return }
      reads[variable] = Read(group: group, event: event)
    }

    /// The group whose end this code waited for.
    private func group(behind item: ItemID?, _ thread: ThreadID) -> GroupID? {
      if let item, case .group(let group)? = index.items[item.offset].observed { return group }
      guard let waited = waited[thread], waited.item == item else { return nil }
      return waited.group
    }

    private mutating func write(_ variable: VariableID, _ event: TraceEvent, _ item: ItemID?) {
      guard written.insert(variable).inserted, let read = reads.removeValue(forKey: variable), let item else { return }
      guard let owner = owner(of: item, in: read.group) else { return }
      early.append(Early(read: read, write: event, owner: owner, writer: item))
    }

    /// The block of the group that has handed `item` over, perhaps through others.
    private func owner(of item: ItemID, in group: GroupID) -> ItemID? {
      var (next, steps) = (index.items[item.offset].submitterItem, 0)
      while let block = next, steps < 100 {
        if index.items[block.offset].group == group, index.items[block.offset].kind == .async { return block }
        (next, steps) = (index.items[block.offset].submitterItem, steps + 1)
      }
      return nil
    }

    func findings(at end: TraceReplay) -> [Finding] {
      var findings = OncePerPlace()
      for found in early {
        findings.add(at: index.items[found.owner.offset].position) { finding(found) }
      }
      return findings.result
    }

    private func finding(_ found: Early) -> Finding {
      let (group, owner, writer) = (index.name(of: found.read.group), index.name(of: found.owner), index.name(of: found.writer))
      let variable = if case .accessed(let id, _) = found.write.kind { index.name(of: id) } else { "the result" }
      return Finding(
        .warning, .earlyNotify,
        "\(group) does not wait for \(writer), which \(owner) hands over: \(variable) is read before it is written",
        at: index.items[found.owner.offset].position,
        notes: [
          Finding.Note(
            "a block of async(group:) has left the group when it returns; \(writer) is submitted here",
            at: index.items[found.writer.offset].position),
          Finding.Note("\(variable) is read here, at \(index.words(found.read.event.instant))", at: found.read.event.position),
          Finding.Note("and is written here, at \(index.words(found.write.instant))", at: found.write.position),
        ],
        instant: found.read.event.instant,
        remedies: ["enter() before the work is handed over, and leave() where it ends, in place of async(group:)"],
        subject: group)
    }
  }
}
