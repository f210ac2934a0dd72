package import DispatchTrace

/// Locks that are unlocked by a thread that does not have them (M-07). Apple's documentation forbids it, pthreads leave open what it does, and
/// an unfair lock dies of it.
package struct WrongUnlockAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    if index.locks.isEmpty { return [] }
    var holders: [LockID: TraceEvent] = [:]
    var findings = OncePerPlace()
    for event in index.trace.events {
      if case .lockTaken(let lock, _) = event.kind { holders[lock] = event }
      guard case .lockReleased(let lock) = event.kind else { continue }
      let holder = holders.removeValue(forKey: lock)
      if holder?.thread == event.thread { continue }
      findings.add(at: event.position) { finding(lock, event, holder, index) }
    }
    return findings.result
  }

  private func finding(_ lock: LockID, _ event: TraceEvent, _ holder: TraceEvent?, _ index: TraceIndex) -> Finding {
    let (name, thread) = (index.words(of: lock), index.words(of: event.thread))
    guard let holder else {
      return Finding(
        .warning, .wrongUnlock, "\(thread) unlocks \(name), which nobody has locked", at: event.position, instant: event.instant,
        remedies: ["lock it before on every path that leads here: withLock { … }"], subject: name)
    }
    return Finding(
      .warning, .wrongUnlock, "\(thread) unlocks \(name), which \(index.words(of: holder.thread)) has locked", at: event.position,
      notes: [
        Finding.Note("it was locked here, at \(index.words(holder.instant))", at: holder.position),
        Finding.Note("a lock belongs to the thread that locked it: what another one's unlock does is undefined"),
      ],
      instant: event.instant,
      remedies: ["to wait for another thread use DispatchSemaphore(value: 0)", "to take turns use DispatchSemaphore(value: 1)"],
      subject: name)
  }
}
