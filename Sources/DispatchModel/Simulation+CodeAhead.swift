import DispatchTrace

extension Simulation {
  /// Of a run that is stuck, what its code would still do; nil where the code cannot say, and where nobody waits for a signal or a leave.
  func codeAhead() -> CodeAhead? {
    guard case .deadlocked(let waiting)? = outcome, isReleaseAwaited(by: waiting) else { return nil }
    var ahead = CodeAhead()
    for thread in waiting {
      guard let releases = code.releases(ahead: thread) else { return nil }
      ahead.add(releases, of: thread)
    }
    for queue in queues.ids {
      var next = queues[queue].items.first
      while let index = next {
        next = entries[index].next.id
        guard case .block = entries[index].kind else { continue }
        guard let releases = code.releases(of: entries[index].body) else { return nil }
        ahead.add(releases, of: entries[index].item)
      }
    }
    return ahead
  }

  private func isReleaseAwaited(by waiting: [ThreadID]) -> Bool {
    for thread in waiting {
      switch threads[thread].wait {
      case .semaphore?, .group?: return true
      case .sync?, .syncOnMainThread?, .workItem?, .apply?, .once?, .lock?, .runLoop?, nil: continue
      }
    }
    return false
  }
}
