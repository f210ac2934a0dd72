import DispatchTrace

/// A `DispatchGroup` (G-01…G-12).
struct GroupState {
  var count: Int32 = 0
  var waiters = ContiguousArray<ThreadID>()
  var notifications = ContiguousArray<EntryIndex>()
}

extension Simulation {
  mutating func createGroup(name: StringID?) -> GroupID {
    let group = groups.append(GroupState())
    record(.groupCreated(group, name: name))
    return group
  }

  mutating func enter(_ group: GroupID, item: ItemID? = nil) {
    groups[group].count += 1
    record(.groupEntered(group, count: groups[group].count, item: item))
  }

  mutating func leave(_ group: GroupID, item: ItemID? = nil) {
    guard groups[group].count > 0 else { return leaveEmptyGroup(group) }
    groups[group].count -= 1
    record(.groupLeft(group, count: groups[group].count, item: item))
    if groups[group].count == 0 { wakeGroup(group) }
  }

  /// The count wraps around before the thread looks at it: until it dies, others may leave, and nobody's wait ends (G-12).
  private mutating func leaveEmptyGroup(_ group: GroupID) {
    stepping?.hasLeftTooOften = true
    if alwaysFirst && stepping == nil { return trap(.unbalancedLeave, about: .group(group)) }
    groups[group].count = 1 << 30 - 1
    pushStep(Frame(.dying(group), queue: currentQueue(of: running)))
  }

  /// The notifications are submitted in the order of their registration (G-04), then all waiters wake (G-11).
  private mutating func wakeGroup(_ group: GroupID) {
    let notifications = groups[group].notifications
    let waiters = groups[group].waiters
    groups[group].notifications.removeAll()
    groups[group].waiters.removeAll()
    for entry in notifications { submitNotification(entry) }
    for thread in waiters { wake(thread, reply: .flag(false)) }
  }

  mutating func submitNotification(_ entry: EntryIndex) {
    let caller = actor.position
    actor.position = entries[entry].position
    submit(entry)
    actor.position = caller
  }

  /// On an empty group the block is submitted at once (G-03); one-shot (G-05).
  mutating func notify(_ group: GroupID, _ entry: EntryIndex) {
    record(
      .notifyRegistered(entries[entry].item, queue: entries[entry].queue, on: group, workItem: nil))
    if groups[group].count == 0 { submit(entry) } else { groups[group].notifications.append(entry) }
  }

  /// Replies true when it timed out (G-02).
  mutating func waitGroup(_ group: GroupID, _ deadline: Deadline) {
    if groups[group].count == 0 { return replyWithoutWaiting(for: .group(group)) }
    if isPast(deadline.instant) { return reply(.flag(true)) }
    groups[group].waiters.append(running)
    wait(for: .group(group), until: deadline.instant)
  }

  /// A group that goes while entered is leaked, not a crash (G-09).
  mutating func releaseGroup(_ group: GroupID) {
    if groups[group].count > 0 { record(.groupLeaked(group, count: groups[group].count)) }
  }
}
