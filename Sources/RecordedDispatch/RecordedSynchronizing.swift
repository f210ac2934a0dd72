// `DispatchGroup` and `DispatchSemaphore` as the program sees them.
public import Dispatch

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

/// A wait that may give up.
@discardableResult
func recordedWait(
  _ place: RecordedPlace, _ kind: RecordedWait, _ id: Int, _ deadline: Int, _ operation: RecordedOperation = .none,
  _ wait: () -> DispatchTimeoutResult
) -> DispatchTimeoutResult {
  RecordedLog.write(.wait, place, kind.rawValue, id, deadline)
  let result = RecordedThread.doing(operation, id, wait)
  RecordedLog.write(.waited, .none, result == .timedOut ? 1 : 0)
  return result
}

/// Counts what is not over yet. Stands for the real `DispatchGroup`; `real` is that one.
public final class DispatchGroup: @unchecked Sendable {
  /// For what takes a group of Dispatch and knows nothing of recordings. What enters it there is not recorded.
  public let real = Dispatch.DispatchGroup()
  let id: Int

  /// An empty group.
  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    id = RecordedThread.newID()
    RecordedLog.write(.group, RecordedPlace(fileID, line, column), id)
  }

  deinit {
    RecordedLog.write(.releaseGroup, .none, id)
  }

  /// One more to wait for.
  public func enter(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    RecordedLog.write(.enter, RecordedPlace(fileID, line, column), id)
    real.enter()
  }

  /// One less to wait for; traps when there is none.
  public func leave(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    RecordedLog.write(.leave, RecordedPlace(fileID, line, column), id)
    RecordedThread.doing(.leaveGroup, id) { real.leave() }
  }

  /// Hands `work` to `queue` when the group is empty.
  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column, execute work: @escaping @Sendable () -> Void
  ) {
    let item = RecordedThread.newID()
    RecordedLog.write(.notify, RecordedPlace(fileID, line, column), item, queue.id, 1, id, -1)
    real.notify(qos: qos, flags: flags, queue: queue.real) { recordedRun(item, work) }
  }

  /// Hands `work` to `queue` when the group is empty.
  public func notify(
    queue: DispatchQueue, work: DispatchWorkItem, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let item = RecordedThread.newID()
    work.runs.append(item)
    RecordedLog.write(.notify, RecordedPlace(fileID, line, column), item, queue.id, 1, id, work.id)
    real.notify(queue: queue.real, work: work.real)
  }

  /// Waits until the group is empty.
  public func wait(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    recordedWait(RecordedPlace(fileID, line, column), .group, id, .max) {
      real.wait()
      return .success
    }
  }

  /// Waits until the group is empty, or until `timeout`.
  public func wait(
    timeout: DispatchTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    recordedWait(RecordedPlace(fileID, line, column), .group, id, RecordedLog.instant(timeout)) { real.wait(timeout: timeout) }
  }

  /// Waits until the group is empty, or until `timeout`.
  public func wait(
    wallTimeout timeout: DispatchWallTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    recordedWait(RecordedPlace(fileID, line, column), .group, id, RecordedLog.instant(timeout)) {
      real.wait(wallTimeout: timeout)
    }
  }
}

/// Lets so many through. Stands for the real `DispatchSemaphore`; `real` is that one.
public final class DispatchSemaphore: @unchecked Sendable {
  /// For what takes a semaphore of Dispatch and knows nothing of recordings. Who waits and signals there is not recorded.
  public let real: Dispatch.DispatchSemaphore
  let id: Int

  /// `value` can pass before one has to wait.
  public convenience init(value: Int, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    self.init(value, isOfCondition: false, RecordedPlace(fileID, line, column))
  }

  /// With `isOfCondition`, what one waiter of a condition waits for.
  init(_ value: Int, isOfCondition: Bool, _ place: RecordedPlace) {
    real = Dispatch.DispatchSemaphore(value: value)
    id = RecordedThread.newID()
    RecordedLog.write(.semaphore, place, id, value, isOfCondition ? 1 : 0)
  }

  deinit {
    RecordedThread.willDo(.releaseSemaphore, id)
  }

  /// Lets one through. Not 0 when a thread was waiting.
  @discardableResult
  public func signal(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Int {
    RecordedLog.write(.signal, RecordedPlace(fileID, line, column), id)
    return real.signal()
  }

  /// Waits until it is let through.
  public func wait(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    recordedWait(RecordedPlace(fileID, line, column), .semaphore, id, .max) {
      real.wait()
      return .success
    }
  }

  /// Waits until it is let through, or until `timeout`.
  public func wait(
    timeout: DispatchTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    recordedWait(RecordedPlace(fileID, line, column), .semaphore, id, RecordedLog.instant(timeout)) {
      real.wait(timeout: timeout)
    }
  }

  /// Waits until it is let through, or until `timeout`.
  public func wait(
    wallTimeout timeout: DispatchWallTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    recordedWait(RecordedPlace(fileID, line, column), .semaphore, id, RecordedLog.instant(timeout)) {
      real.wait(wallTimeout: timeout)
    }
  }
}
