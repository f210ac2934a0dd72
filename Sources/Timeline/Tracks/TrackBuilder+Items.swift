internal import DispatchTrace

extension TrackBuilder {
  mutating func submitted(_ submission: TraceEvent.Submission, by thread: Int, at key: Int64) {
    let index = submission.item.offset
    let isScheduled = timerOfItem[submission.item.index] != nil
    tracks.activities[index].submitted = key
    tracks.activities[index].item = submission.item.index
    tracks.activities[index].queue = submission.queue.index
    tracks.activities[index].kind = submission.kind
    tracks.activities[index].isBarrier = submission.isBarrier
    tracks.activities[index].submittedName = submission.name?.index ?? -1
    tracks.queues[submission.queue.offset].submitted.append(Int32(index))
    tracks.activities[index].place = Int32(tracks.queues[submission.queue.offset].submitted.count)
    if isScheduled { return heldBack(timerOfItem[submission.item.index] ?? 0, until: key) }
    // Numbers are for what the program hands over.
    if kind(of: thread) == .outside { return }
    if let group = groupOfNotify[submission.item.index], let counter = groupTrack[group] {
      tracks.counters[counter].notified.append((key, Int32(index)))
    }
    switch submission.kind {
    case .async, .sync: number(index, caller: caller(on: thread), at: key)
    case .after, .notify, .apply: number(index, caller: -1, at: key)
    case .timer, .source, .cancelHandler, .registrationHandler: break
    }
  }

  /// What fell due in a frozen process comes at the thaw.
  private mutating func heldBack(_ timer: Int, until key: Int64) {
    if let last = tracks.frozen.last, last.end == key, last.start <= tracks.timers[timer].due { tracks.timers[timer].due = key }
  }

  private mutating func number(_ index: Int, caller: Int32, at key: Int64, timer: Int32 = -1) {
    tracks.submissions.append(SubmissionTrack(key: key, caller: caller, activity: Int32(index), timer: timer))
    tracks.activities[index].number = Int32(tracks.submissions.count)
  }

  /// The delay stands on the timers track; the block joins its queue when it is over.
  mutating func scheduled(_ item: ItemID, _ queue: QueueID, _ due: Instant, by thread: Int, at key: Int64) {
    let from = caller(on: thread)
    let fires = due != .distantFuture && tracks.isOrdinal ? key + KeyClock.step : due.nanoseconds
    var timer = TimerTrack(start: key, due: fires, nanoseconds: due.nanoseconds - key)
    timer.activity = item.index
    timer.caller = from
    timerOfItem[item.index] = tracks.timers.count
    tracks.activities[item.offset].item = item.index
    tracks.activities[item.offset].queue = queue.index
    tracks.activities[item.offset].kind = .after
    number(item.offset, caller: from, at: key, timer: Int32(tracks.timers.count))
    tracks.timers.append(timer)
  }

  /// A cancelled work item's turn came: a box of no length that says so.
  mutating func skipped(_ item: ItemID, _ queue: QueueID, at key: Int64) {
    let index = item.offset
    tracks.activities[index].item = item.index
    tracks.activities[index].queue = queue.index
    tracks.activities[index].isSkipped = true
    tracks.activities[index].started = key
    tracks.activities[index].ended = key
    if tracks.activities[index].submitted == Activity.never { tracks.activities[index].submitted = key }
    tracks.queues[queue.offset].started.append(Int32(index))
  }

  mutating func beginSuspension(_ queue: QueueID, _ what: Suspension.Kind, at key: Int64) {
    let kind = tracks.queues[queue.offset].info?.kind
    // Suspending main or a global queue does nothing.
    guard openSuspensions[queue.index] == nil, kind != .global, kind != .main else { return }
    openSuspensions[queue.index] = tracks.suspensions.count
    tracks.suspensions.append(Suspension(queue: queue.index, kind: what, start: key, end: key))
  }

  mutating func created(_ queue: QueueID, _ info: TraceEvent.Queue, at key: Int64) {
    tracks.queues[queue.offset].info = info
    if info.isInactive { beginSuspension(queue, .inactive, at: key) }
  }

  /// Activating lifts one of two locks: a queue that was suspended meanwhile stays so.
  mutating func endedOneOfTwo(_ queue: QueueID, at key: Int64) {
    endSuspension(queue, at: key)
    if suspended.contains(queue.index) { beginSuspension(queue, .blocks, at: key) }
  }

  mutating func suspended(_ queue: QueueID, at key: Int64) {
    suspended.insert(queue.index)
    beginSuspension(queue, .blocks, at: key)
  }

  mutating func resumed(_ queue: QueueID, at key: Int64) {
    suspended.remove(queue.index)
    guard let index = openSuspensions[queue.index], tracks.suspensions[index].kind != .inactive else { return }
    endSuspension(queue, at: key)
  }

  mutating func endSuspension(_ queue: QueueID, at key: Int64) {
    guard let index = openSuspensions.removeValue(forKey: queue.index) else { return }
    tracks.suspensions[index].end = key
    tracks.suspensions[index].isOpen = false
  }

  mutating func addCounter(_ kind: CounterTrack.Kind, _ id: Int32, _ name: StringID?, at key: Int64, value: Int32) {
    let index = tracks.counters.count
    switch kind {
    case .group: groupTrack[id] = index
    case .semaphore: semaphoreTrack[id] = index
    }
    tracks.counters.append(CounterTrack(kind: kind, id: id, name: name?.index ?? -1, changes: [(key, value)]))
  }

  mutating func recount(_ kind: CounterTrack.Kind, _ id: Int32, _ value: Int32, at key: Int64) {
    let known = kind == .group ? groupTrack[id] : semaphoreTrack[id]
    guard let index = known else { return }
    tracks.counters[index].changes.append((key, value))
  }

  /// A thread that waits takes what is not there yet: the value is below zero by as many as wait.
  mutating func recountWaiting(_ semaphore: SemaphoreID, by change: Int32, at key: Int64) {
    guard let index = semaphoreTrack[semaphore.index], let last = tracks.counters[index].changes.last else { return }
    tracks.counters[index].changes.append((key, last.value + change))
  }

  // MARK: Timer sources

  mutating func addTimer(_ source: SourceID, _ name: StringID?, at key: Int64) -> Int {
    var timer = TimerTrack(name: name?.index ?? -1, start: Activity.never, due: key, nanoseconds: 0)
    timer.source = source.index
    timer.isRepeating = true
    tracks.timers.append(timer)
    return tracks.timers.count - 1
  }

  mutating func sourceScheduled(_ source: SourceID, _ start: Instant, _ interval: Int64, at key: Int64) {
    guard var index = timerOfSource[source.index] else { return }
    if tracks.timers[index].start != Activity.never {
      addUnhandledFirings(of: index, until: key)
      // Another schedule is another rail: what was before stays what it was.
      tracks.timers[index].due = key
      tracks.timers[index].isOpen = false
      let isSuspended = tracks.timers[index].pauses.last?.end == Activity.never
      tracks.timers[index].endPause(at: key)
      index = addTimer(source, tracks.timers[index].name >= 0 ? StringID(tracks.timers[index].name) : nil, at: key)
      timerOfSource[source.index] = index
      if isSuspended { sourceSuspended(source, at: key) }
    }
    tracks.timers[index].start = key
    tracks.timers[index].isRepeating = interval > 0
    tracks.timers[index].nanoseconds = interval > 0 ? interval : max(start.nanoseconds - (tracks.isOrdinal ? 0 : key), 0)
    if interval == 0, start == .distantFuture { tracks.timers[index].due = Activity.never }
    tracks.timers[index].isOpen = true
  }

  mutating func sourceFired(_ source: SourceID, at key: Int64) {
    guard let index = timerOfSource[source.index] else { return }
    if tracks.timers[index].start == Activity.never { tracks.timers[index].start = key }
    tracks.timers[index].firings.append(key)
    tracks.timers[index].isUnhandled = true
    tracks.timers[index].due = key
    // It waits for nothing more, although it may be scheduled again.
    if !tracks.timers[index].isRepeating { tracks.timers[index].isOpen = false }
  }

  /// One call of the handler for all firings since the last one: those that it missed fell into the grid.
  mutating func sourceDelivered(_ source: SourceID, _ count: Int64, at key: Int64) {
    guard let index = timerOfSource[source.index] else { return }
    tracks.timers[index].isUnhandled = false
    guard count > 1, !tracks.isOrdinal, let first = tracks.timers[index].firings.last else { return }
    let interval = tracks.timers[index].nanoseconds
    guard tracks.timers[index].isRepeating, interval > 0, interval < Int64.max else { return }
    tracks.timers[index].deliveries.append((key, count))
    for missed in 1..<min(count, Self.mostMissed) {
      let (next, overflow) = first.addingReportingOverflow(missed * interval)
      if overflow || next > key { break }
      tracks.timers[index].firings.append(next)
    }
  }

  /// A schedule is over while a firing waits for its handler: those after it in the grid came to nothing.
  private mutating func addUnhandledFirings(of index: Int, until key: Int64) {
    let timer = tracks.timers[index]
    guard timer.isUnhandled, timer.isRepeating, !tracks.isOrdinal, (1..<Int64.max).contains(timer.nanoseconds),
      let first = timer.firings.last, (key - first) / timer.nanoseconds < Self.mostMissed
    else { return }
    tracks.timers[index].firings += stride(from: first, to: key, by: Int64.Stride(timer.nanoseconds)).dropFirst()
  }

  private static let mostMissed: Int64 = 10_000

  mutating func sourceSuspended(_ source: SourceID, at key: Int64) {
    guard let index = timerOfSource[source.index] else { return }
    tracks.timers[index].pauses.append(TimerTrack.Pause(start: key))
    beginSourceOfData(index, at: key)
  }

  /// It has a place from the first moment at which somebody holds it back.
  private mutating func beginSourceOfData(_ index: Int, at key: Int64) {
    if !tracks.timers[index].isOfTime, tracks.timers[index].start == Activity.never { tracks.timers[index].start = key }
  }

  mutating func sourceResumed(_ source: SourceID, at key: Int64) {
    guard let index = timerOfSource[source.index] else { return }
    tracks.timers[index].endPause(at: key)
  }

  mutating func sourceCancelled(_ source: SourceID, at key: Int64) {
    guard let index = timerOfSource[source.index] else { return }
    tracks.timers[index].cancelled = key
    beginSourceOfData(index, at: key)
    guard tracks.timers[index].isRepeating || tracks.timers[index].isOpen else { return }
    addUnhandledFirings(of: index, until: key)
    let last = tracks.timers[index].due
    tracks.timers[index].due = last == Activity.never ? key : max(last, key)
    tracks.timers[index].isOpen = false
  }
}
