package import DispatchTrace

/// A group was dropped while entered (G-09), or its notification never came because a leave is missing.
package struct UnbalancedGroupAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    guard index.hasNothingLeft else { return [] }
    let groups = GroupEnters.all(index)
    return groups.indices.filter { index.openEnters[$0] > 0 && !groups[$0].unanswered.isEmpty }.map {
      finding(
        GroupID($0), index.openEnters[$0], groups[$0], index.groups.indices.contains($0) && index.groups[$0].isLeaked, index)
    }
  }

  private func finding(_ group: GroupID, _ count: Int32, _ enters: GroupEnters, _ isLeaked: Bool, _ index: TraceIndex) -> Finding
  {
    let calls = count == 1 ? "1 enter() has" : "\(count) enter() calls have"
    let what = isLeaked ? "the group is leaked when its last reference goes" : "nobody will ever see it empty"
    let notes = enters.unanswered.prefix(5).map { Finding.Note("no leave() answers this enter()", at: $0.position) }
    return Finding(
      .warning, .unbalancedGroup, "\(index.name(of: group)): \(calls) no leave(): \(whatNeverRuns(group, index))\(what)",
      at: enters.unanswered.first?.position ?? .none,
      notes: Array(notes), instant: index.trace.end, remedies: [index.leaveOnEveryPath(group)],
      subject: index.name(of: group))
  }

  /// `done never runs, and `, of its notifications.
  private func whatNeverRuns(_ group: GroupID, _ index: TraceIndex) -> String {
    let names = index.items.indices.filter { index.items[$0].observed == .group(group) && index.items[$0].submitted == nil }
      .map { index.name(of: ItemID($0)) }
    guard let first = names.first else { return "" }
    return names.count == 1 ? "\(first) never runs, and " : "\(first) and \(names.count - 1) more never run, and "
  }
}

extension TraceIndex {
  /// Nobody does anything more, and nothing will be due: the run has completed, or the main thread ended it when all others were done.
  fileprivate var hasNothingLeft: Bool {
    switch trace.outcome {
    case .completed: return true
    case .exited: break
    case .deadlocked, .trapped, .limitReached: return false
    }
    let isDone = items.allSatisfy { item in
      if item.observed != nil, item.submitted == nil { return true }
      return item.ended != nil || item.skipped != nil || item.thread == .main || item.due == .distantFuture
    }
    return isDone && sources.isEmpty && threads.dropFirst().allSatisfy { $0.kind == .worker || $0.exited != nil }
  }

  /// The advice for a leave that is missing: its block may have ended before it, or may never have been called.
  func leaveOnEveryPath(_ group: GroupID) -> String {
    let name = groups.indices.contains(group.offset) ? groups[group.offset].ownName.map(text) : nil
    return
      "call leave() on every path of the block that has to, defer { \(name ?? "group").leave() }, and see that it is always called"
  }
}
