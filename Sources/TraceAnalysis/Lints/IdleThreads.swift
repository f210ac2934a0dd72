package import DispatchTrace

/// Threads that wait for more to do at the end of a run that has completed (M-06): no mistake, unless their last signal is missing.
package struct IdleThreadAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    guard index.trace.outcome == .completed else { return [] }
    var findings = OncePerPlace()
    for wait in index.waits where wait.ended == nil && wait.deadline == .distantFuture {
      guard case .semaphore(let semaphore) = wait.reason else { continue }
      findings.add(at: wait.position) {
        Finding(
          .note, .idleThread,
          "\(index.describe(wait.item, on: wait.thread)) is idle at the end: its loop waits once more for \(index.words(of: semaphore))",
          at: wait.position,
          notes: [Finding.Note(missing(index.kind(of: semaphore)))],
          instant: wait.began.instant)
      }
    }
    return findings.result
  }

  private func missing(_ kind: SemaphoreKind) -> String {
    switch kind {
    case .semaphore, .condition, .readWriteLock, .operation, .conditionLock:
      "nobody signals it any more: if something is left to do, that signal is missing"
    case .emptyPipe, .fullPipe: "nobody \(kind.release.verbs) it any more: who closes it tells that this is all"
    }
  }
}
