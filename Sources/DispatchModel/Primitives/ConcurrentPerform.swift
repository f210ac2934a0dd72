import DispatchTrace

/// One call of `concurrentPerform` (S-29, S-30).
struct ApplyState {
  var iterations: Int
  var next = 0
  /// Iterations that have not ended.
  var unfinished: Int
  var body: BodyID
  var name: StringID?
  var root: QueueID
  var caller: ThreadID
  /// Iterations of all the calls around this one: a nested call gets fewer threads.
  var nesting: Int
  var position: SourcePosition
}

extension Simulation {
  /// The caller and up to one helper less than the pool is wide take indices in increasing order from one counter.
  mutating func apply(iterations: Int, _ block: Block) {
    guard iterations > 0 else {
      release(block.body)
      return reply(.done)
    }
    let nesting = nestingOfApply()
    let threadCount = min(iterations, nesting < poolWidth ? poolWidth / nesting : 1)
    let root = applyRoot()
    declare(root)
    let state = ApplyState(
      iterations: iterations, unfinished: iterations, body: block.body, name: block.name, root: root, caller: running,
      nesting: nesting, position: actor.position)
    let apply = applies.append(state)
    record(.applyBegan(apply, iterations: Int64(iterations)))
    threads[running].frames.append(Frame(.applyCaller(apply, item: .none), queue: currentQueue(of: running)))
    threads[running].next = .frame
    for _ in 1..<max(threadCount, 1) { inviteHelper(apply, root) }
  }

  /// Iterations of all the calls that `running` is in; at most `Int.max`.
  private func nestingOfApply() -> Int {
    for index in threads[running].frames.ids.reversed() {
      guard let apply = threads[running].frames[index].apply else { continue }
      let (nesting, overflow) = applies[apply].nesting.multipliedReportingOverflow(by: applies[apply].iterations)
      return overflow ? .max : nesting
    }
    return 1
  }

  private mutating func inviteHelper(_ apply: ApplyID, _ root: QueueID) {
    var entry = Entry(.applyHelper(apply), queue: root, slots: root)
    entry.position = actor.position
    if let stepping { return giveWorker(to: entries.insert(entry), root, stepping) }
    queues[root].items.append(entries.insert(entry), in: &entries)
    requestWorker(root)
  }

  /// The root of the present queue, never its overcommit twin.
  private func applyRoot() -> QueueID {
    var queue = currentQueue(of: running)
    while let target = queues[queue].target { queue = target }
    guard queues[queue].isRoot else { return Self.root(.default, isOvercommit: false) }
    return Self.root(queues[queue].qos, isOvercommit: false)
  }

  mutating func startApplyHelper(_ index: EntryIndex, _ apply: ApplyID) {
    let root = entries[index].queue
    entries.remove(index)
    guard applies[apply].next < applies[apply].iterations else { return }
    threads[running].frames.append(Frame(.applyHelper(apply, item: .none), queue: root))
  }

  /// The next iteration; or the end of the loop on this thread.
  mutating func continueApply(_ id: ApplyID, isHelper: Bool) {
    let apply = applies[id]
    guard apply.next < apply.iterations else { return isHelper ? leaveHelper() : leaveApply(id) }
    applies[id].next += 1
    let item = ItemID(nextItem)
    nextItem += 1
    let packed = ItemID.Packed(item)
    threads[running].frames[threads[running].frames.lastID].kind =
      isHelper ? .applyHelper(id, item: packed) : .applyCaller(id, item: packed)
    actor.position = apply.position
    record(
      .submitted(
        TraceEvent.Submission(
          item: item, queue: apply.root, iteration: Int32(clamping: apply.next), of: id, name: apply.name)))
    record(.started(item, queue: apply.root))
    code.begin(apply.body, on: running)
    reply(.begin(argument: apply.next))
  }

  mutating func finishIteration(_ item: ItemID, of apply: ApplyID, isHelper: Bool) {
    actor.position = applies[apply].position
    record(.ended(item))
    applies[apply].unfinished -= 1
    let caller = applies[apply].caller
    guard applies[apply].unfinished == 0, isHelper, threads[caller].wait == .apply(apply) else { return }
    wake(caller, reply: .done)
    endApply(apply)
  }

  private mutating func leaveHelper() {
    threads[running].frames.removeLast()
  }

  private mutating func leaveApply(_ apply: ApplyID) {
    actor.position = applies[apply].position
    guard applies[apply].unfinished == 0 else { return wait(for: .apply(apply)) }
    endApply(apply)
    reply(.done)
  }

  private mutating func endApply(_ apply: ApplyID) {
    let (caller, position) = (applies[apply].caller, applies[apply].position)
    record(.applyEnded(apply), on: caller, at: position)
    threads[caller].frames.removeLast()
    if code.release(applies[apply].body, on: caller) { threads[caller].hasRest = true }
  }
}
