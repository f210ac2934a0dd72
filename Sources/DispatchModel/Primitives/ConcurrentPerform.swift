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
  /// Stands for the whole call in the trace's wait.
  var item: ItemID
  /// Iterations of all the calls around this one: a nested call gets fewer threads.
  var nesting: Int
  var position: SourcePosition
}

extension Simulation {
  /// The caller and up to cores − 1 helpers take indices in increasing order from one counter.
  mutating func apply(iterations: Int, _ block: Block) {
    guard iterations > 0 else {
      code.release(block.body)
      return reply(.done)
    }
    let nesting = nestingOfApply()
    let threadCount = min(iterations, nesting < cores.count ? cores.count / nesting : 1)
    let root = applyRoot()
    declare(root)
    let state = ApplyState(
      iterations: iterations, unfinished: iterations, body: block.body, name: block.name, root: root, caller: running,
      item: ItemID(nextItem), nesting: nesting, position: position)
    nextItem += 1
    let apply = applies.append(state)
    var frame = Frame(.applyCaller, queue: currentQueue(of: running))
    frame.payload = apply.index
    threads[running].frames.append(frame)
    threads[running].next = .frame
    for _ in 1..<max(threadCount, 1) { inviteHelper(apply, root) }
  }

  /// Iterations of all the calls that `running` is in.
  private func nestingOfApply() -> Int {
    for index in threads[running].frames.ids.reversed() {
      let frame = threads[running].frames[index]
      guard frame.kind == .applyCaller || frame.kind == .applyHelper else { continue }
      return applies[ApplyID(frame.payload)].nesting * applies[ApplyID(frame.payload)].iterations
    }
    return 1
  }

  private mutating func inviteHelper(_ apply: ApplyID, _ root: QueueID) {
    var entry = Entry(kind: .applyHelper, queue: root, slots: root)
    entry.payload = apply.index
    entry.position = position
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

  mutating func startApplyHelper(_ index: EntryIndex) {
    let entry = entries[index]
    entries.remove(index)
    guard applies[ApplyID(entry.payload)].next < applies[ApplyID(entry.payload)].iterations else { return }
    var frame = Frame(.applyHelper, queue: entry.queue)
    frame.payload = entry.payload
    threads[running].frames.append(frame)
  }

  /// The next iteration; or the end of the loop on this thread.
  mutating func continueApply(_ frame: Frame) {
    let apply = applies[ApplyID(frame.payload)]
    guard apply.next < apply.iterations else { return leaveApply(frame, apply) }
    applies[ApplyID(frame.payload)].next += 1
    let item = ItemID(nextItem)
    nextItem += 1
    threads[running].frames[threads[running].frames.lastID].item = item
    position = apply.position
    record(.submitted(TraceEvent.Submission(item: item, queue: apply.root, kind: .apply, name: apply.name)))
    record(.started(item, queue: apply.root))
    code.begin(apply.body, on: running)
    reply(.begin(argument: apply.next))
  }

  mutating func finishIteration(_ frame: Frame) {
    let index = ApplyID(frame.payload)
    position = applies[index].position
    record(.ended(frame.item))
    applies[index].unfinished -= 1
    let caller = applies[index].caller
    guard applies[index].unfinished == 0, frame.kind == .applyHelper,
      threads[caller].wait == .apply(item: applies[index].item)
    else { return }
    endApply(applies[index], caller)
    wake(caller, reply: .done)
  }

  private mutating func leaveApply(_ frame: Frame, _ apply: ApplyState) {
    if frame.kind == .applyHelper {
      threads[running].frames.removeLast()
      return
    }
    position = apply.position
    guard apply.unfinished == 0 else { return wait(for: .apply(item: apply.item)) }
    endApply(apply, running)
    reply(.done)
  }

  private mutating func endApply(_ apply: ApplyState, _ caller: ThreadID) {
    threads[caller].frames.removeLast()
    code.release(apply.body)
  }
}
