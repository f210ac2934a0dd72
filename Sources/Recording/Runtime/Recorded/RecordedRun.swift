// Begins and ends a recorded run.
import Foundation

/// Called before the scenario's first line.
func signalboxLaunch() {
  setvbuf(stdout, nil, _IONBF, 0)
  RecordedLog.open()
  for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGFPE] { writeLastWords(on: number) }
  let limit = ProcessInfo.processInfo.environment["SIGNALBOX_TIME_LIMIT"].flatMap { Int64($0) } ?? 10_000
  let watch = Foundation.Thread {
    while true {
      Foundation.Thread.sleep(forTimeInterval: 0.01)
      endIfOver(limit: limit * 1_000_000)
    }
  }
  watch.start()
}

/// Called after the scenario's last line: the main run loop, as in an app.
func signalboxRunLoop() -> Never {
  RecordedLog.write(.none, "runLoop") { $0.end($1) }
  while true { Foundation.RunLoop.main.run(until: Date(timeIntervalSinceNow: 60)) }
}

/// The last line says how it ended: over, with the threads that still wait; or the time limit came first.
private func endIfOver(limit: Int64) {
  let now = RecordedLog.now()
  let isIdle = ProcessorClock.isIdle(at: now)
  let (isOver, waiting) = RecordedLog.change { ($0.isOver(at: now, isIdle: isIdle), $0.waitingThreads) }
  guard isOver || now > limit else { return }
  RecordedLog.write(.none, isOver ? "over" : "limit", waiting.map(String.init).joined(separator: ","))
  _exit(0)
}

/// Whether the process computes. Used by one thread only.
private enum ProcessorClock {
  nonisolated(unsafe) private static var used: (user: Int64, system: Int64) = (0, 0)
  nonisolated(unsafe) private static var since: Int64 = 0
  nonisolated(unsafe) private static var wasIdle = false

  /// True when it computed for less than a fifth of the last whole stretch of 0.7 s, or was in the kernel for longer than it
  /// computed. Threads that wait for a `static let` are not quite asleep on Linux: they poll, most of it in the kernel.
  static func isIdle(at now: Int64) -> Bool {
    guard now - since > 700_000_000 else { return wasIdle }
    var ticks = tms()
    times(&ticks)
    let tick = 1_000_000_000 / Int64(sysconf(Int32(_SC_CLK_TCK)))
    let total = (user: Int64(ticks.tms_utime) * tick, system: Int64(ticks.tms_stime) * tick)
    let computed = total.user - used.user
    wasIdle = computed < (now - since) / 5 || computed < total.system - used.system
    used = total
    since = now
    return wasIdle
  }
}

/// The process is dying: write on which thread, where, and what the thread was about to ask of libdispatch.
private func writeLastWords(on number: Int32) {
  var action = sigaction()
  action.__sigaction_handler.sa_handler = { _ in
    let thread = RecordedThread.current
    let now = RecordedLog.now()
    RecordedLog.writeLastWords(
      "\(now)\t\(thread.number)\t\(thread.place.line)\t\(thread.place.column)\ttrap\t\(thread.operation)\n")
  }
  action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
  sigaction(number, &action, nil)
}

/// Runs a block of the scenario as item `item` of `queue`.
func recordedRun<Result>(_ item: Int, on queue: Int, isCounted: Bool = true, _ body: () throws -> Result) rethrows -> Result {
  RecordedLog.write(.none, "start", item, queue) {
    $0.begin($1)
    if isCounted { $0.waitingBlocks -= 1 }
  }
  defer { RecordedLog.write(.none, "end", item) { $0.end($1) } }
  return try RecordedThread.doing("run", body)
}
