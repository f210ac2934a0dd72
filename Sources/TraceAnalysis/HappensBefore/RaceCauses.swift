import DispatchTrace

/// What lets a race happen, where the trace shows it: an order that somebody meant to be there and that is not.
struct RaceCause {
  /// In place of why nothing orders the two; nil where that says it.
  var note: Finding.Note?
  var remedies: [String]
}

extension RaceWords {
  /// The first that fits.
  func cause() -> RaceCause? {
    ignoredBarrier() ?? lackOfLock() ?? uselessWait() ?? resultTooEarly() ?? changeTooLate() ?? firstUse() ?? iterations()
      ?? ownQueues()
  }

  /// A barrier that excludes nobody (S-17).
  private func ignoredBarrier() -> RaceCause? {
    for access in [first, second] {
      guard let item = access.item.map({ index.items[$0.offset] }), item.isBarrier, let queue = item.queue,
        index.queues[queue.offset].kind == .global
      else { continue }
      return RaceCause(
        note: Finding.Note("the barrier flag means nothing on a global queue: other blocks run beside it", at: item.position),
        remedies: ["use a concurrent queue of your own: DispatchQueue(label: …, attributes: .concurrent)"])
    }
    return nil
  }

  /// One of the two takes a lock, or both take one of their own.
  private func lackOfLock() -> RaceCause? {
    switch (first.lock, second.lock) {
    case (let held?, let other?):
      let (one, made) = (position(held), position(other))
      guard one == made, one.isKnown else { return RaceCause(remedies: ["take \(words(held)) around both"]) }
      return RaceCause(
        note: Finding.Note("each has a lock of its own, made here", at: one),
        remedies: ["make one lock for all who touch \(name), and keep it beside \(name)"])
    case (let lock?, nil): return RaceCause(remedies: ["let \(who(second)) take \(words(lock)), too"])
    case (nil, let lock?): return RaceCause(remedies: ["let \(who(first)) take \(words(lock)), too"])
    case (nil, nil): return nil
    }
  }

  private func words(_ lock: LockID) -> String {
    let words = index.words(of: lock)
    return words == "a lock" ? "the same lock" : words
  }

  private func position(_ lock: LockID) -> SourcePosition {
    index.locks.indices.contains(lock.offset) ? index.locks[lock.offset].position : .none
  }

  // MARK: Waits that did not wait

  /// Before one of the accesses its code waited for the other block, and went on all the same.
  private func uselessWait() -> RaceCause? {
    timedOut(before: second, first) ?? openFromTheStart(before: second, first)
      ?? timedOut(before: first, second) ?? openFromTheStart(before: first, second)
  }

  private func timedOut(before access: Access, _ other: Access) -> RaceCause? {
    let wait = index.waits.last { wait in
      guard wait.isTimedOut, let ended = wait.ended, wait.thread == thread(access), wait.item == access.item else { return false }
      return ended.event < access.event && isEnded(wait.reason, by: other)
    }
    guard let wait, let ended = wait.ended else { return nil }
    let when = index.words(ended.instant)
    return RaceCause(
      note: Finding.Note(
        "this wait gave up at \(when), and \(who(access)) went on without what it waited for", at: wait.position),
      remedies: ["look at what the wait returns, and touch \(name) only after .success", Self.lockBoth])
  }

  private func openFromTheStart(before access: Access, _ other: Access) -> RaceCause? {
    var signalled: Set<SemaphoreID> = []
    var open: (semaphore: SemaphoreID, position: SourcePosition)?
    for event in index.trace.events[..<access.event] {
      if case .semaphoreSignalled(let semaphore, _) = event.kind { signalled.insert(semaphore) }
      guard case .semaphoreTaken(let semaphore, _, _) = event.kind, event.thread == thread(access) else { continue }
      if !signalled.contains(semaphore), index.kind(of: semaphore) == .semaphore { open = (semaphore, event.position) }
    }
    guard let (semaphore, position) = open, isEnded(.semaphore(semaphore), by: other), !takes(semaphore, other) else {
      return nil
    }
    return RaceCause(
      note: Finding.Note(
        "this wait did not wait: \(index.words(of: semaphore)) was made with a value above 0, and nobody had signalled it yet",
        at: position),
      remedies: ["make it with DispatchSemaphore(value: 0)"])
  }

  /// What the block of `access` does, or that it ends, is what such a wait is for.
  private func isEnded(_ reason: TraceEvent.WaitReason, by access: Access) -> Bool {
    guard let item = access.item.map({ index.items[$0.offset] }) else { return false }
    switch reason {
    case .group(let group):
      return item.group == group || does(access) { if case .groupLeft(group, _, _) = $0 { true } else { false } }
    case .semaphore(let semaphore):
      return does(access) { if case .semaphoreSignalled(semaphore, _) = $0 { true } else { false } }
    case .workItem(let workItem): return item.workItem == workItem
    case .sync, .syncOnMainThread, .apply, .once, .lock, .runLoop: return false
    }
  }

  private func takes(_ semaphore: SemaphoreID, _ access: Access) -> Bool {
    does(access) { if case .semaphoreTaken(semaphore, _, _) = $0 { true } else { false } }
  }

  /// While the block of `access` runs, its thread does so.
  private func does(_ access: Access, _ isIt: (TraceEvent.Kind) -> Bool) -> Bool {
    guard let item = access.item.map({ index.items[$0.offset] }), let started = item.started else { return false }
    let thread = thread(access)
    let end = item.ended?.event ?? index.trace.events.count
    return index.trace.events[started.event..<max(end, started.event)].contains { $0.thread == thread && isIt($0.kind) }
  }

  // MARK: Blocks that run later

  /// The code that submitted a block uses what the block will give, although it has not waited.
  private func resultTooEarly() -> RaceCause? {
    guard let (reader, writer, block) = codeAndBlock(), reader.kind == .read, writer.kind == .write else { return nil }
    return RaceCause(
      note: Finding.Note(
        "\(who(writer)) was submitted here: it runs later, and \(who(reader)) goes on at once", at: block.position),
      remedies: ["use \(name) where it is there: at the end of the block, or in a completion handler that the block calls"])
  }

  /// The code that submitted a block changes what the block reads.
  private func changeTooLate() -> RaceCause? {
    guard let (writer, reader, block) = codeAndBlock(), writer.kind == .write, reader.kind == .read else { return nil }
    return RaceCause(
      note: Finding.Note(
        "\(who(reader)) was submitted here, before the change: it reads \(name) when it runs, not as it was then",
        at: block.position),
      remedies: ["give the block a copy of its own: { [\(name)] in … }, or a constant made before it", oneQueue])
  }

  /// An access of code that has submitted the block of the other one before, to run asynchronously.
  private func codeAndBlock() -> (code: Access, block: Access, item: TraceIndex.Item)? {
    for (code, block) in [(first, second), (second, first)] {
      guard let item = block.item.map({ index.items[$0.offset] }), item.kind == .async || item.kind == .after,
        let submitted = item.submitted ?? item.scheduled, submitted.event < code.event
      else { continue }
      if item.submitter == thread(code), item.submitterItem == code.item { return (code, block, item) }
    }
    return nil
  }

  // MARK: Blocks beside each other

  /// Each object has a queue of its own for what all objects share.
  private func ownQueues() -> RaceCause? {
    guard let one = queue(first), let other = queue(second), one != other else { return nil }
    let (queue, position) = (index.queues[one.offset], index.queues[one.offset].position)
    guard position.isKnown, position == index.queues[other.offset].position, queue.label == index.queues[other.offset].label
    else {
      return nil
    }
    return RaceCause(
      note: Finding.Note("each runs on a queue of its own, made here", at: position),
      remedies: ["make one queue for all who touch \(name), and keep it beside \(name)"])
  }

  /// Of a `lazy` property every access may be a write.
  private func firstUse() -> RaceCause? {
    guard case .accessed(let variable, _) = index.trace.events[first.event].kind,
      index.trace.remarks.contains(.lazyVariable(variable))
    else { return nil }
    return RaceCause(
      note: Finding.Note("\(name) is lazy: its first use writes it, and two at once may both make its value"),
      remedies: ["make \(name) a let that init sets", oneQueue, Self.lockBoth])
  }

  private func iterations() -> RaceCause? {
    guard let one = first.item, let other = second.item, let apply = index.items[one.offset].apply,
      apply == index.items[other.offset].apply
    else { return nil }
    return RaceCause(
      note: Finding.Note(
        "both are iterations of one concurrentPerform, which run beside each other", at: index.items[one.offset].position),
      remedies: ["let each iteration write a place of its own, and put them together afterwards", Self.lockBoth])
  }
}
