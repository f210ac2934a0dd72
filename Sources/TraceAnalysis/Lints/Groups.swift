package import DispatchTrace

/// A group was empty before all of its work had entered: its notification came too early (G-07, G-03).
package struct EarlyNotifyAnalysis: Analysis {
  private struct State {
    var count: Int32 = 0
    var registrations = 0
    var firstNotify: TraceEvent?
    /// The notification has been submitted: at the registration if the group was empty then, else when it became empty.
    var hasFired = false
    var wasEmptyAtNotify = false
    var firstLateEnter: TraceEvent?
  }

  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var groups: [State] = []
    for event in index.trace.events {
      switch event.kind {
      case .groupEntered(let group, let count, _):
        update(&groups, group) { state in
          state.count = count
          if state.hasFired, state.firstLateEnter == nil { state.firstLateEnter = event }
        }
      case .groupLeft(let group, let count, _):
        update(&groups, group) { state in
          state.count = count
          if count == 0, state.firstNotify != nil { state.hasFired = true }
        }
      case .notifyRegistered(_, _, let group?, _):
        update(&groups, group) { state in
          state.registrations += 1
          if state.firstNotify == nil { state.firstNotify = event }
          if state.count == 0 {
            state.hasFired = true
            state.wasEmptyAtNotify = state.registrations == 1
          }
        }
      default: break
      }
    }
    return groups.enumerated().compactMap { offset, state in finding(GroupID(offset), state, index) }
  }

  private func update(_ groups: inout [State], _ group: GroupID, _ change: (inout State) -> Void) {
    while groups.count <= group.offset { groups.append(State()) }
    change(&groups[group.offset])
  }

  private func finding(_ group: GroupID, _ state: State, _ index: TraceIndex) -> Finding? {
    guard state.registrations == 1, let notify = state.firstNotify, let late = state.firstLateEnter else { return nil }
    let why = state.wasEmptyAtNotify ? "the group was empty when notify was called" : "the group was empty in between"
    return Finding(
      .warning, .earlyNotify, "the notification of \(index.name(of: group)) came before all of its work: \(why)",
      at: notify.position,
      notes: [Finding.Note("this enters the group when the notification is on its way already", at: late.position)],
      instant: late.instant,
      remedies: ["enter the group before submitting the block, not inside it", "call notify after the last enter"],
      subject: index.name(of: group))
  }
}

/// A group was dropped while entered (G-09), or its notification never came because a leave is missing.
package struct UnbalancedGroupAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    guard index.trace.outcome == .completed else { return [] }
    var enters: [GroupEnters] = []
    var counts: [Int32] = []
    var isLeaked: [Bool] = []
    var stacks: [[ItemID]] = Array(repeating: [], count: index.threads.count)
    func reserve(_ group: GroupID) {
      while enters.count <= group.offset {
        enters.append(GroupEnters())
        counts.append(0)
        isLeaked.append(false)
      }
    }
    for (offset, event) in index.trace.events.enumerated() {
      let moment = TraceIndex.Moment(event: offset, instant: event.instant)
      let thread = event.thread
      switch event.kind {
      case .started(let item, _): stacks[thread.offset].append(item)
      case .ended(let item):
        if let depth = stacks[thread.offset].lastIndex(of: item) { stacks[thread.offset].remove(at: depth) }
      case .groupEntered(let group, let count, let item):
        reserve(group)
        counts[group.offset] = count
        let enter = StuckState.Enter(thread: thread, item: stacks[thread.offset].last, moment: moment, position: event.position)
        if item == nil { enters[group.offset].enter(enter) }
      case .groupLeft(let group, let count, let item):
        reserve(group)
        counts[group.offset] = count
        let leave = StuckState.Enter(thread: thread, item: stacks[thread.offset].last, moment: moment, position: event.position)
        if item == nil { enters[group.offset].leave(leave, in: index) }
      case .groupLeaked(let group, _):
        reserve(group)
        isLeaked[group.offset] = true
      default: break
      }
    }
    return counts.indices.filter { counts[$0] > 0 && !enters[$0].unanswered.isEmpty }.map {
      finding(GroupID($0), counts[$0], enters[$0], isLeaked[$0], index)
    }
  }

  private func finding(_ group: GroupID, _ count: Int32, _ enters: GroupEnters, _ isLeaked: Bool, _ index: TraceIndex) -> Finding
  {
    let calls = count == 1 ? "1 enter() has" : "\(count) enter() calls have"
    let what = isLeaked ? "the group is leaked when its last reference goes" : "nobody will ever see it empty"
    let notes = enters.unanswered.prefix(5).map { Finding.Note("no leave() answers this enter()", at: $0.position) }
    return Finding(
      .warning, .unbalancedGroup, "\(index.name(of: group)): \(calls) no leave(): \(what)",
      at: enters.unanswered.first?.position ?? .none,
      notes: Array(notes), instant: index.trace.end, remedies: ["call leave() on every path: defer { group.leave() }"],
      subject: index.name(of: group))
  }
}
