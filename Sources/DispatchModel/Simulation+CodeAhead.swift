import DispatchTrace

extension Simulation {
  /// So much is told at most: beyond that nobody knows.
  private static let mostHands = 65_536

  /// Of a run that is stuck, what its code would still do; nil where the code cannot say, and where nobody waits for a lock, a signal
  /// or a leave.
  func codeAhead() -> CodeAhead? {
    if case .deadlocked(let waiting)? = outcome { codeAhead(of: waiting) } else { nil }
  }

  func codeAhead(of waiting: [ThreadID]) -> CodeAhead? {
    let (awaited, hasLocks) = awaited(by: waiting)
    if awaited.isEmpty && !hasLocks { return nil }
    guard var ahead = handsAhead(waiting, of: awaited, isWide: false) else { return nil }
    let forgotten = withoutHands(awaited, ahead)
    if !forgotten.isEmpty {
      guard let more = handsAhead(waiting, of: forgotten, isWide: true) else { return nil }
      ahead.add(more)
    }
    for thread in waiting {
      if let wait = threads[thread].wait, let own = code.own(ahead: thread, wait) { ahead.own.append(own) }
    }
    return ahead
  }

  private func handsAhead(_ waiting: [ThreadID], of awaited: CodeAhead.Objects, isWide: Bool) -> CodeAhead? {
    var ahead = CodeAhead()
    for thread in waiting {
      guard var releases = code.releases(ahead: thread, of: awaited, isWide: isWide) else { return nil }
      // What it would give itself is known from the narrow look.
      if isWide {
        releases.semaphores.removeAll { threads[thread].wait == .semaphore($0) }
        releases.groups.removeAll { threads[thread].wait == .group($0) }
      }
      ahead.add(releases, of: thread)
    }
    for queue in queues.ids {
      var next = queues[queue].items.first
      while let index = next {
        next = entries[index].next.id
        guard case .block = entries[index].kind else { continue }
        guard let releases = code.releases(of: entries[index].body, of: awaited, isWide: isWide) else { return nil }
        ahead.add(releases, of: entries[index].item)
        if ahead.signalling.count + ahead.leaving.count > Self.mostHands { return nil }
      }
    }
    return ahead
  }

  /// Those that nobody gives but who waits for them himself.
  private func withoutHands(_ awaited: CodeAhead.Objects, _ ahead: CodeAhead) -> CodeAhead.Objects {
    var semaphores = Set(ahead.signalling.ofItems)
    for (thread, semaphore) in zip(ahead.signalling.threads, ahead.signalling.ofThreads)
    where threads[thread].wait != .semaphore(semaphore) { semaphores.insert(semaphore) }
    var groups = Set(ahead.leaving.ofItems)
    for (thread, group) in zip(ahead.leaving.threads, ahead.leaving.ofThreads) where threads[thread].wait != .group(group) {
      groups.insert(group)
    }
    return CodeAhead.Objects(
      semaphores: awaited.semaphores.filter { !semaphores.contains($0) }, groups: awaited.groups.filter { !groups.contains($0) })
  }

  /// What somebody waits for, each once.
  private func awaited(by waiting: [ThreadID]) -> (objects: CodeAhead.Objects, hasLocks: Bool) {
    var semaphores: Set<SemaphoreID> = []
    var groups: Set<GroupID> = []
    var hasLocks = false
    for thread in waiting {
      switch threads[thread].wait {
      case .semaphore(let semaphore)?: semaphores.insert(semaphore)
      case .group(let group)?: groups.insert(group)
      case .lock?: hasLocks = true
      case .sync?, .syncOnMainThread?, .workItem?, .apply?, .once?, .runLoop?, nil: continue
      }
    }
    return (CodeAhead.Objects(semaphores: semaphores.sorted(), groups: groups.sorted()), hasLocks)
  }
}
