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
    var isEntered = false
  }

  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var groups: [State] = []
    for event in index.trace.events {
      switch event.kind {
      case .groupEntered(let group, let count, _):
        update(&groups, group) { state in
          state.count = count
          state.isEntered = true
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
      case .queueCreated, .queueRetargeted, .threadCreated, .threadExited, .groupCreated, .semaphoreCreated, .workItemCreated,
        .sourceCreated, .onceDeclared, .lockCreated, .variableDeclared, .coreAcquired, .coreReleased, .scheduled, .submitted,
        .started, .ended, .skipped, .spanBegan, .spanEnded, .waitBegan, .waitEnded, .printed, .touchedUserInterface,
        .accessed, .queueHeld, .queueReleased, .queueSuspended, .queueResumed, .queueActivated, .notifyRegistered,
        .semaphoreSignalled, .semaphoreTaken, .workItemCancelled, .performBegan, .performEnded, .applyBegan, .applyEnded,
        .onceBegan, .onceEnded, .lockTaken, .lockReleased, .sourceScheduled, .sourceFired, .sourceDelivered, .sourceCancelled,
        .sourceSuspended, .sourceResumed, .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked,
        .phaseBegan, .processFrozen, .processThawed:
        break
      }
    }
    return groups.enumerated().compactMap { offset, state in finding(GroupID(offset), state, index) }
  }

  private func update(_ groups: inout [State], _ group: GroupID, _ change: (inout State) -> Void) {
    while groups.count <= group.offset { groups.append(State()) }
    change(&groups[group.offset])
  }

  private func finding(_ group: GroupID, _ state: State, _ index: TraceIndex) -> Finding? {
    guard state.registrations == 1, let notify = state.firstNotify else { return nil }
    if !state.isEntered { return neverEntered(group, notify, index) }
    guard let late = state.firstLateEnter else { return nil }
    let why = state.wasEmptyAtNotify ? "the group was empty when notify was called" : "the group was empty in between"
    return Finding(
      .warning, .earlyNotify, "the notification of \(index.name(of: group)) came before all of its work: \(why)",
      at: notify.position,
      notes: [Finding.Note("this enters the group when the notification is on its way already", at: late.position)],
      instant: late.instant,
      remedies: ["enter the group before submitting the block, not inside it", "call notify after the last enter"],
      subject: index.name(of: group))
  }

  private func neverEntered(_ group: GroupID, _ notify: TraceEvent, _ index: TraceIndex) -> Finding? {
    // Who has handed out nothing before has nothing to wait for.
    guard let asked = index.items.first(where: { $0.observed == .group(group) }), let call = asked.scheduled,
      index.items.contains(where: { $0.isHandedOut(by: asked, before: call) })
    else { return nil }
    return Finding(
      .warning, .earlyNotify, "nobody enters \(index.name(of: group)): its notification waits for nothing",
      at: notify.position, instant: notify.instant,
      remedies: [
        "submit the blocks with async(group: \(index.name(of: group)))", "call enter() before each block and leave() in it",
      ],
      subject: index.name(of: group))
  }
}

/// A group was dropped while entered (G-09), or its notification never came because a leave is missing.
package struct UnbalancedGroupAnalysis: Analysis {
  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    guard index.trace.outcome == .completed else { return [] }
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
      .warning, .unbalancedGroup, "\(index.name(of: group)): \(calls) no leave(): \(what)",
      at: enters.unanswered.first?.position ?? .none,
      notes: Array(notes), instant: index.trace.end, remedies: [index.leaveOnEveryPath(group)],
      subject: index.name(of: group))
  }
}

extension TraceIndex.Item {
  /// The code that submits `other` has submitted this block before.
  fileprivate func isHandedOut(by other: TraceIndex.Item, before call: TraceIndex.Moment) -> Bool {
    switch kind {
    case .async, .after:
      submitter == other.submitter && submitterItem == other.submitterItem && (scheduled ?? submitted).map { $0 < call } == true
    case .sync, .apply, .notify, .timer, .source, .cancelHandler, .registrationHandler: false
    }
  }
}

extension TraceIndex {
  /// The advice for a leave that is missing.
  func leaveOnEveryPath(_ group: GroupID) -> String {
    let name = groups.indices.contains(group.offset) ? groups[group.offset].ownName.map(text) : nil
    return "call leave() on every path: defer { \(name ?? "group").leave() }"
  }
}
