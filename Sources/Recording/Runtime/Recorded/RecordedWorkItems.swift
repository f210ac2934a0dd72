// `DispatchWorkItem`, `DispatchGroup` and `DispatchSemaphore` as the scenario sees them.
import Dispatch

/// The submissions of a work item that have not run yet, oldest first.
final class RecordedRuns: @unchecked Sendable {
  private var pending: [(item: Int, queue: Int, isCounted: Bool)] = []

  func append(_ item: Int, on queue: Int, isCounted: Bool) {
    RecordedLog.change { _ in pending.append((item, queue, isCounted)) }
  }

  func take() -> (item: Int, queue: Int, isCounted: Bool)? {
    RecordedLog.change { _ in pending.isEmpty ? nil : pending.removeFirst() }
  }
}

final class DispatchWorkItem: @unchecked Sendable {
  let real: Dispatch.DispatchWorkItem
  let id: Int
  let runs: RecordedRuns
  let isBarrier: Bool
  nonisolated(unsafe) private(set) var wasWaitedFor = false

  init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], line: Int = #line, column: Int = #column,
    block: @escaping () -> Void
  ) {
    let id = RecordedLog.change { $0.id("workItem") }
    let runs = RecordedRuns()
    self.id = id
    self.runs = runs
    isBarrier = flags.contains(.barrier)
    real = Dispatch.DispatchWorkItem(qos: qos, flags: flags) {
      if RecordedThread.current.performing == id {
        block()
      } else if let run = runs.take() {
        recordedRun(run.item, on: run.queue, isCounted: run.isCounted, block)
      }
    }
    RecordedLog.write(RecordedPlace(line, column), "workItem", id)
  }

  var isCancelled: Bool { real.isCancelled }

  func cancel(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "cancel", id)
    real.cancel()
  }

  func perform(line: Int = #line, column: Int = #column) {
    let thread = RecordedThread.current
    thread.place = RecordedPlace(line, column)
    let outer = thread.performing
    thread.performing = id
    RecordedLog.write(thread.place, "performs", id)
    RecordedThread.doing("run work item \(id)") { real.perform() }
    thread.performing = outer
    RecordedLog.write(.none, "performed", id)
  }

  func wait(line: Int = #line, column: Int = #column) {
    _ = recordedWait(RecordedPlace(line, column), "workItem", id, until: .max, "wait for work item \(id)") {
      real.wait()
      return .success
    }
    wasWaitedFor = true
  }

  func wait(timeout: DispatchTime, line: Int = #line, column: Int = #column) -> DispatchTimeoutResult {
    let result = recordedWait(
      RecordedPlace(line, column), "workItem", id, until: RecordedLog.instant(timeout), "wait for work item \(id)"
    ) { real.wait(timeout: timeout) }
    if result == .success { wasWaitedFor = true }
    return result
  }

  func wait(wallTimeout: DispatchWallTime, line: Int = #line, column: Int = #column) -> DispatchTimeoutResult {
    let result = recordedWait(
      RecordedPlace(line, column), "workItem", id, until: RecordedLog.instant(wallTimeout), "wait for work item \(id)"
    ) { real.wait(wallTimeout: wallTimeout) }
    if result == .success { wasWaitedFor = true }
    return result
  }

  func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, line: Int = #line,
    column: Int = #column, execute: @escaping () -> Void
  ) {
    let item = RecordedLog.change { $0.id("item") }
    let number = queue.id
    RecordedLog.write(RecordedPlace(line, column), "notify", item, number, "workItem", id, "-")
    RecordedThread.doing("notify by work item \(id)") {
      real.notify(qos: qos, flags: flags, queue: queue.real) { recordedRun(item, on: number, isCounted: false, execute) }
    }
  }

  func notify(queue: DispatchQueue, line: Int = #line, column: Int = #column, execute: DispatchWorkItem) {
    let item = RecordedLog.change { $0.id("item") }
    execute.runs.append(item, on: queue.id, isCounted: false)
    RecordedLog.write(RecordedPlace(line, column), "notify", item, queue.id, "workItem", id, execute.id)
    RecordedThread.doing("notify by work item \(id)") { real.notify(queue: queue.real, execute: execute.real) }
  }
}

/// A wait that may give up; only one without end counts as waiting for somebody else.
@discardableResult
func recordedWait(
  _ place: RecordedPlace, _ kind: String, _ id: Int, until deadline: Int64, _ operation: String = "wait",
  _ wait: () -> DispatchTimeoutResult
) -> DispatchTimeoutResult {
  RecordedLog.write(place, "wait", kind, id, deadline)
  let result = deadline == .max ? RecordedThread.waiting(operation, wait) : RecordedThread.timed(operation, wait)
  RecordedLog.write(.none, "waited", result == .timedOut ? 1 : 0)
  return result
}

// MARK: Groups

final class DispatchGroup: @unchecked Sendable {
  let real = Dispatch.DispatchGroup()
  let id: Int

  init(line: Int = #line, column: Int = #column) {
    let id = RecordedLog.change { $0.id("group") }
    self.id = id
    RecordedLog.write(RecordedPlace(line, column), "group", id)
  }

  deinit {
    RecordedLog.write(.none, "releaseGroup", id)
  }

  func enter(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "enter", id)
    real.enter()
  }

  func leave(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "leave", id)
    RecordedThread.doing("leave group \(id)") { real.leave() }
  }

  func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, line: Int = #line,
    column: Int = #column, execute work: @escaping () -> Void
  ) {
    let item = RecordedLog.change { $0.id("item") }
    let number = queue.id
    RecordedLog.write(RecordedPlace(line, column), "notify", item, number, "group", id, "-")
    real.notify(qos: qos, flags: flags, queue: queue.real) { recordedRun(item, on: number, isCounted: false, work) }
  }

  func notify(queue: DispatchQueue, line: Int = #line, column: Int = #column, work: DispatchWorkItem) {
    let item = RecordedLog.change { $0.id("item") }
    work.runs.append(item, on: queue.id, isCounted: false)
    RecordedLog.write(RecordedPlace(line, column), "notify", item, queue.id, "group", id, work.id)
    real.notify(queue: queue.real, work: work.real)
  }

  func wait(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "wait", "group", id, Int64.max)
    RecordedThread.waiting("wait") { real.wait() }
    RecordedLog.write(.none, "waited", 0)
  }

  func wait(timeout: DispatchTime, line: Int = #line, column: Int = #column) -> DispatchTimeoutResult {
    recordedWait(RecordedPlace(line, column), "group", id, until: RecordedLog.instant(timeout)) { real.wait(timeout: timeout) }
  }

  func wait(wallTimeout: DispatchWallTime, line: Int = #line, column: Int = #column) -> DispatchTimeoutResult {
    recordedWait(RecordedPlace(line, column), "group", id, until: RecordedLog.instant(wallTimeout)) {
      real.wait(wallTimeout: wallTimeout)
    }
  }
}

// MARK: Semaphores

final class DispatchSemaphore: @unchecked Sendable {
  let real: Dispatch.DispatchSemaphore
  let id: Int

  init(value: Int, line: Int = #line, column: Int = #column) {
    real = Dispatch.DispatchSemaphore(value: value)
    let id = RecordedLog.change { $0.id("semaphore") }
    self.id = id
    RecordedLog.write(RecordedPlace(line, column), "semaphore", id, value)
  }

  deinit {
    RecordedThread.current.operation = "release semaphore \(id)"
  }

  @discardableResult
  func signal(line: Int = #line, column: Int = #column) -> Int {
    RecordedLog.write(RecordedPlace(line, column), "signal", id)
    return real.signal()
  }

  func wait(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "wait", "semaphore", id, Int64.max)
    RecordedThread.waiting("wait") { real.wait() }
    RecordedLog.write(.none, "waited", 0)
  }

  func wait(timeout: DispatchTime, line: Int = #line, column: Int = #column) -> DispatchTimeoutResult {
    recordedWait(RecordedPlace(line, column), "semaphore", id, until: RecordedLog.instant(timeout)) {
      real.wait(timeout: timeout)
    }
  }

  func wait(wallTimeout: DispatchWallTime, line: Int = #line, column: Int = #column) -> DispatchTimeoutResult {
    recordedWait(RecordedPlace(line, column), "semaphore", id, until: RecordedLog.instant(wallTimeout)) {
      real.wait(wallTimeout: wallTimeout)
    }
  }
}
