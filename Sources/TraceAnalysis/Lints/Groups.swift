package import DispatchTrace

/// A group was empty before all of its work had entered: its notification came too early (G-07, G-03). Not where what enters later does so after
/// the notification on every schedule.
package struct EarlyNotifyAnalysis: Analysis {
  private struct State {
    var count: Int32 = 0
    var registrations = 0
    var firstNotify: TraceEvent?
    /// The notification has been submitted: at the registration if the group was empty then, else when it became empty.
    var hasFired = false
    var wasEmptyAtNotify = false
    var isEntered = false
    /// The events of leaves before that, and of enters after it, but for those beyond what is looked at.
    var leaves: [Int] = []
    var lateEnters: [Int] = []
  }

  /// So many leaves and late enters of a group are looked at; one more is not known to be in order.
  private static let mostCalls = 256

  package init() {}

  package func diagnose(_ index: TraceIndex) -> [Finding] {
    var groups: [State] = []
    for (offset, event) in index.trace.events.enumerated() {
      switch event.kind {
      case .groupEntered(let group, let count, _):
        update(&groups, group) { state in
          state.count = count
          state.isEntered = true
          if state.hasFired, state.lateEnters.count <= Self.mostCalls { state.lateEnters.append(offset) }
        }
      case .groupLeft(let group, let count, let item):
        update(&groups, group) { state in
          state.count = count
          let end = item.flatMap { index.items[$0.offset].ended?.event } ?? offset
          if !state.hasFired, state.leaves.count <= Self.mostCalls { state.leaves.append(end) }
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
        .started, .ended, .skipped, .spanBegan, .spanEnded, .waitBegan, .waitEnded, .printed, .touchedUserInterface, .testFailed,
        .accessed, .queueHeld, .queueReleased, .queueSuspended, .queueResumed, .queueActivated, .notifyRegistered,
        .semaphoreSignalled, .semaphoreTaken, .workItemCancelled, .performBegan, .performEnded, .applyBegan, .applyEnded,
        .onceBegan, .onceEnded, .lockTaken, .lockReleased, .sourceScheduled, .sourceFired, .sourceDelivered, .sourceCancelled,
        .sourceSuspended, .sourceResumed, .sourceActivated, .runLoopEntered, .dispatchMainCalled, .groupLeaked,
        .operationsSuspended, .operationsResumed, .phaseBegan, .processFrozen, .processThawed:
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
    guard let enter = firstEarly(group, state, index) else { return nil }
    let late = index.trace.events[enter]
    let why = state.wasEmptyAtNotify ? "the group was empty when notify was called" : "the group was empty in between"
    return Finding(
      .warning, .earlyNotify, "the notification of \(index.name(of: group)) came before all of its work: \(why)",
      at: notify.position,
      notes: [Finding.Note("this enters the group when the notification is on its way already", at: late.position)],
      instant: late.instant,
      remedies: ["enter the group before submitting the block, not inside it", "call notify after the last enter"],
      subject: index.name(of: group))
  }

  /// The first enter that is no work of another round: what comes after the notification on every schedule is, because the notification does it or
  /// somebody who has waited for the group.
  private func firstEarly(_ group: GroupID, _ state: State, _ index: TraceIndex) -> Int? {
    guard let first = state.lateEnters.first, let notify = state.firstNotify else { return nil }
    guard case .notifyRegistered(let item, _, _, _) = notify.kind,
      max(state.lateEnters.count, state.leaves.count) <= Self.mostCalls
    else { return first }
    let started = index.items.indices.contains(item.offset) ? index.items[item.offset].started?.event : nil
    let waits = index.waits.filter { $0.reason == .group(group) && !$0.isTimedOut }.compactMap { $0.ended?.event }
    let marks = state.lateEnters + state.leaves + waits + [started].compactMap(\.self)
    let order = CertainOrder(index, marks: Set(marks))
    let rounds = state.wasEmptyAtNotify ? [] : waits.filter { wait in state.leaves.allSatisfy { order.isBefore($0, wait) } }
    return state.lateEnters.first { enter in
      !rounds.contains { order.isBefore($0, enter) } && !(started.map { order.isBefore($0, enter) } ?? false)
    }
  }

  private func neverEntered(_ group: GroupID, _ notify: TraceEvent, _ index: TraceIndex) -> Finding? {
    // Who has handed out nothing since there is the group has nothing to wait for.
    let created = index.groups.indices.contains(group.offset) ? index.groups[group.offset].created : nil
    guard let asked = index.items.first(where: { $0.observed == .group(group) }), let call = asked.scheduled,
      index.items.contains(where: { $0.isHandedOut(by: asked, after: created, before: call) })
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

extension TraceIndex.Item {
  /// The code that submits `other` has submitted this block between two moments.
  fileprivate func isHandedOut(by other: TraceIndex.Item, after start: TraceIndex.Moment?, before call: TraceIndex.Moment) -> Bool
  {
    guard let moment = scheduled ?? submitted, moment < call, start.map({ $0 < moment }) ?? true else { return false }
    switch kind {
    case .async, .after: return submitter == other.submitter && submitterItem == other.submitterItem
    case .sync, .apply, .notify, .timer, .source, .cancelHandler, .registrationHandler: return false
    }
  }
}
