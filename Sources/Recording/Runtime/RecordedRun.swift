// Begins and ends a recorded run of a scenario. Compiled together with it and with the sources of RecordedDispatch.
import Foundation

/// Called before the scenario's first line.
func signalboxLaunch() {
  setvbuf(stdout, nil, _IONBF, 0)
  let state = RecordedState()
  RecordedLog.observer = { state.note($0, $1, $2) }
  _ = RecordedThread.current
  let limit = ProcessInfo.processInfo.environment["SIGNALBOX_TIME_LIMIT"].flatMap { Int($0) } ?? 10_000
  let watch = Foundation.Thread {
    while true {
      Foundation.Thread.sleep(forTimeInterval: 0.01)
      state.endIfOver(limit: limit * 1_000_000)
    }
  }
  watch.start()
}

/// Called after the scenario's last line: the main run loop, as in an app.
func signalboxRunLoop() -> Never {
  RecordedLog.write(.runLoop, .none)
  while true { Foundation.RunLoop.main.run(until: Date(timeIntervalSinceNow: 60)) }
}

/// What decides when a run is over: nothing runs, nothing is due, and nothing has happened for a while.
private final class RecordedState: @unchecked Sendable {
  private let lock = Foundation.NSLock()
  /// Threads that run code of the scenario and do not wait for somebody else, once for each block; at first the launch code.
  private var active = [0]
  /// Asynchronous blocks that were submitted and have not started: suspended, behind others, or without a thread.
  private var waitingBlocks: Set<Int> = []
  private var waiting: [Int] = []
  /// The threads that wait in `sync` for these items.
  private var syncs: [(item: Int, waiter: Int)] = []
  /// Waits of each thread that are going on; those with a deadline will end.
  private var isTimed: [Int: Bool] = [:]
  /// Sleeps, computations and waits with a deadline that are going on: they will end.
  private var timed = 0
  /// When the last delayed block or one-shot timer falls due.
  private var latestDue = 0
  /// Timers that will fire again and again.
  private var repeatingTimers: Set<Int> = []
  private var cancelledSources: Set<Int> = []
  private var lastEvent = 0

  func note(_ kind: RecordKind, _ thread: Int, _ numbers: [Int]) {
    lock.withLock {
      lastEvent = Int(RecordedLog.now())
      noteBlock(kind, thread, numbers)
      noteWait(kind, thread, numbers)
      noteTimer(kind, numbers)
    }
  }

  private func noteBlock(_ kind: RecordKind, _ thread: Int, _ numbers: [Int]) {
    switch kind {
    case .submit where numbers[2] & 0xFF == RecordedSubmission.async.rawValue,
      .submitBlock where numbers[2] & 0xFF == RecordedSubmission.async.rawValue:
      waitingBlocks.insert(numbers[0])
    case .submit where numbers[2] & 0xFF == RecordedSubmission.sync.rawValue,
      .submitBlock where numbers[2] & 0xFF == RecordedSubmission.sync.rawValue:
      syncs.append((numbers[0], thread))
      beginWait(thread)
    case .submitLater where numbers[5] < .max: latestDue = Swift.max(latestDue, numbers[5])
    case .start:
      waitingBlocks.remove(numbers[0])
      active.append(thread)
    case .end:
      end(thread)
      if let index = syncs.lastIndex(where: { $0.item == numbers[0] }) { endWait(syncs.remove(at: index).waiter) }
    case .returned:
      // A cancelled work item did not run.
      if let index = syncs.lastIndex(where: { $0.waiter == thread }) { endWait(syncs.remove(at: index).waiter) }
    case .detached: active.append(thread)
    case .exited, .runLoop, .dispatchMain: end(thread)
    default: break
    }
  }

  private func noteWait(_ kind: RecordKind, _ thread: Int, _ numbers: [Int]) {
    switch kind {
    case .applyBegan: beginWait(thread)
    case .applyEnded: endWait(thread)
    case .wait:
      isTimed[thread] = numbers[2] < .max
      if numbers[2] < .max { timed += 1 } else { beginWait(thread) }
    case .waited: if isTimed.removeValue(forKey: thread) == true { timed -= 1 } else { endWait(thread) }
    case .span: timed += 1
    case .spanEnd: timed -= 1
    default: break
    }
  }

  private func noteTimer(_ kind: RecordKind, _ numbers: [Int]) {
    switch kind {
    case .schedule where numbers[2] > 0: if !cancelledSources.contains(numbers[0]) { repeatingTimers.insert(numbers[0]) }
    case .schedule:
      repeatingTimers.remove(numbers[0])
      if numbers[1] < .max { latestDue = Swift.max(latestDue, numbers[1]) }
    case .cancelSource, .releaseSource:
      cancelledSources.insert(numbers[0])
      repeatingTimers.remove(numbers[0])
    default: break
    }
  }

  private func end(_ thread: Int) { if let index = active.lastIndex(of: thread) { active.remove(at: index) } }

  private func beginWait(_ thread: Int) {
    end(thread)
    waiting.append(thread)
  }

  private func endWait(_ thread: Int) {
    active.append(thread)
    if let index = waiting.lastIndex(of: thread) { waiting.remove(at: index) }
  }

  /// The last line says how it ended: over, with the threads that still wait; or the time limit came first.
  func endIfOver(limit: Int) {
    let now = Int(RecordedLog.now())
    let isIdle = ProcessorClock.isIdle(at: now)
    let (isOver, waiting) = lock.withLock { (self.isOver(at: now, isIdle: isIdle), Set(self.waiting + active).sorted()) }
    guard isOver || now > limit else { return }
    if isOver {
      RecordedLog.write(.over, .none, text: waiting.map(String.init).joined(separator: ","))
    } else {
      RecordedLog.write(.timeLimit, .none)
    }
    _exit(0)
  }

  /// `isIdle` says that the process has used no processor time lately: a thread that is active all the same waits in a way that nobody
  /// can see, for a `static let`.
  private func isOver(at now: Int, isIdle: Bool) -> Bool {
    guard timed == 0, repeatingTimers.isEmpty, now > latestDue else { return false }
    if !active.isEmpty && !isIdle { return false }
    // The pool adds a thread only once a second.
    let patience = !waitingBlocks.isEmpty || !active.isEmpty ? 1_600_000_000 : 300_000_000
    return now - Swift.max(lastEvent, latestDue) > patience
  }
}

/// Whether the process computes. Used by one thread only.
private enum ProcessorClock {
  nonisolated(unsafe) private static var used: (user: Int, system: Int) = (0, 0)
  nonisolated(unsafe) private static var since = 0
  nonisolated(unsafe) private static var wasIdle = false

  /// True when it computed for less than a fifth of the last whole stretch of 0.7 s, or was in the kernel for longer than it
  /// computed. Threads that wait for a `static let` are not quite asleep on Linux: they poll, most of it in the kernel.
  static func isIdle(at now: Int) -> Bool {
    guard now - since > 700_000_000 else { return wasIdle }
    var ticks = tms()
    times(&ticks)
    let tick = 1_000_000_000 / Int(sysconf(Int32(_SC_CLK_TCK)))
    let total = (user: Int(ticks.tms_utime) * tick, system: Int(ticks.tms_stime) * tick)
    let computed = total.user - used.user
    wasIdle = computed < (now - since) / 5 || computed < total.system - used.system
    used = total
    since = now
    return wasIdle
  }
}
