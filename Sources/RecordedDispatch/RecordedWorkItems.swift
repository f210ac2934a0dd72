// `DispatchWorkItem` as the program sees it.
public import Dispatch
import Foundation

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

/// The submissions of a work item that have not run yet, oldest first.
final class RecordedRuns: @unchecked Sendable {
  private let lock = Foundation.NSLock()
  private var pending: [Int] = []

  func append(_ item: Int) {
    lock.withLock { pending.append(item) }
  }

  func take() -> Int? {
    lock.withLock { pending.isEmpty ? nil : pending.removeFirst() }
  }
}

/// A closure that can be cancelled, waited for and observed. Stands for the real `DispatchWorkItem`; `real` is that one.
public final class DispatchWorkItem: @unchecked Sendable {
  /// For what takes a work item of Dispatch and knows nothing of recordings. What runs it there is not recorded.
  public let real: Dispatch.DispatchWorkItem
  let id: Int
  let runs: RecordedRuns
  let isBarrier: Bool
  private(set) var wasWaitedFor = false

  /// Runs `block` each time it is submitted or performed.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column, block: @escaping () -> Void
  ) {
    let id = RecordedThread.newID()
    let runs = RecordedRuns()
    self.id = id
    self.runs = runs
    isBarrier = flags.contains(.barrier)
    real = Dispatch.DispatchWorkItem(qos: qos, flags: flags) {
      if RecordedThread.current.pointee.performing == id {
        block()
      } else if let item = runs.take() {
        recordedRun(item, block)
      } else {
        block()
      }
    }
    RecordedLog.write(.workItem, RecordedPlace(fileID, line, column), id)
  }

  /// Runs it here and now, unless it is cancelled.
  public func perform(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    let place = RecordedPlace(fileID, line, column)
    let thread = RecordedThread.current
    let outer = thread.pointee.performing
    thread.pointee.performing = id
    RecordedLog.write(.performs, place, id)
    RecordedThread.doing(.runWorkItem, id) { real.perform() }
    RecordedThread.current.pointee.performing = outer
    RecordedLog.write(.performed, .none, id)
  }

  /// From now on it does not run; what runs already goes on.
  public func cancel(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    RecordedLog.write(.cancel, RecordedPlace(fileID, line, column), id)
    real.cancel()
  }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool { real.isCancelled }

  /// Waits until it has run.
  public func wait(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _ = wait(RecordedPlace(fileID, line, column), .max) {
      real.wait()
      return .success
    }
  }

  /// Waits until it has run, or until `timeout`.
  public func wait(
    timeout: DispatchTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    wait(RecordedPlace(fileID, line, column), RecordedLog.instant(timeout)) { real.wait(timeout: timeout) }
  }

  /// Waits until it has run, or until `timeout`.
  public func wait(
    wallTimeout timeout: DispatchWallTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    wait(RecordedPlace(fileID, line, column), RecordedLog.instant(timeout)) { real.wait(wallTimeout: timeout) }
  }

  private func wait(_ place: RecordedPlace, _ deadline: Int, _ wait: () -> DispatchTimeoutResult) -> DispatchTimeoutResult {
    let result = recordedWait(place, .workItem, id, deadline, .waitForWorkItem, wait)
    if result == .success { wasWaitedFor = true }
    return result
  }

  /// Hands `execute` to `queue` when it has run.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column, execute: @escaping () -> Void
  ) {
    let item = RecordedThread.newID()
    RecordedLog.write(.notify, RecordedPlace(fileID, line, column), item, queue.id, 0, id, -1)
    RecordedThread.doing(.notifyByWorkItem, id) {
      real.notify(qos: qos, flags: flags, queue: queue.real) { recordedRun(item, execute) }
    }
  }

  /// Hands `execute` to `queue` when it has run.
  public func notify(
    queue: DispatchQueue, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute: DispatchWorkItem
  ) {
    let item = RecordedThread.newID()
    execute.runs.append(item)
    RecordedLog.write(.notify, RecordedPlace(fileID, line, column), item, queue.id, 0, id, execute.id)
    RecordedThread.doing(.notifyByWorkItem, id) { real.notify(queue: queue.real, execute: execute.real) }
  }
}
