// What a queue is given to run.
public import Dispatch

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

extension DispatchQueue {
  // MARK: async

  /// Runs `work` later, in its turn.
  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: @escaping @Sendable () -> Void
  ) {
    let item = submit(.async, RecordedPlace(fileID, line, column), group, qos, flags)
    real.async(group: group?.real, qos: qos, flags: flags) { recordedRun(item, work) }
  }

  /// Runs `workItem` later, in its turn, as part of `group`.
  public func async(
    group: DispatchGroup, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column,
    execute workItem: DispatchWorkItem
  ) {
    submit(workItem, .async, RecordedPlace(fileID, line, column), group)
    real.async(group: group.real, execute: workItem.real)
  }

  /// Runs `workItem` later, in its turn.
  public func async(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute workItem: DispatchWorkItem
  ) {
    submit(workItem, .async, RecordedPlace(fileID, line, column))
    real.async(execute: workItem.real)
  }

  /// Hands `work` over at `deadline`.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: @escaping @Sendable () -> Void
  ) {
    let item = submit(.after, RecordedPlace(fileID, line, column), nil, qos, flags, due: RecordedLog.instant(deadline))
    real.asyncAfter(deadline: deadline, qos: qos, flags: flags) { recordedRun(item, work) }
  }

  /// Hands `work` over at `wallDeadline`.
  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: @escaping @Sendable () -> Void
  ) {
    let item = submit(.after, RecordedPlace(fileID, line, column), nil, qos, flags, due: RecordedLog.instant(wallDeadline))
    real.asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { recordedRun(item, work) }
  }

  /// Hands `execute` over at `deadline`.
  public func asyncAfter(
    deadline: DispatchTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute: DispatchWorkItem
  ) {
    submit(execute, .after, RecordedPlace(fileID, line, column), due: RecordedLog.instant(deadline))
    real.asyncAfter(deadline: deadline, execute: execute.real)
  }

  /// Hands `execute` over at `wallDeadline`.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column,
    execute: DispatchWorkItem
  ) {
    submit(execute, .after, RecordedPlace(fileID, line, column), due: RecordedLog.instant(wallDeadline))
    real.asyncAfter(wallDeadline: wallDeadline, execute: execute.real)
  }

  // MARK: sync

  /// Runs `work` in its turn, and waits for it. What has no result costs less than what has one.
  public func sync(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: () -> Void
  ) {
    let thread = RecordedThread.current
    let item = thread.pointee.newID()
    let how = RecordWords.submission(.sync, qos: 0, isBarrier: false)
    RecordedLog.write(.submit, RecordedPlace(fileID, line, column), item, id, how, -1, -1, on: thread)
    thread.pointee.operation = .sync
    real.sync(execute: { recordedRun(item, work) })
    thread.pointee.operation = .none
  }

  /// Runs `work` in its turn, and waits for it.
  public func sync<T>(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: () throws -> T
  ) rethrows -> T {
    let thread = RecordedThread.current
    let item = thread.pointee.newID()
    let how = RecordWords.submission(.sync, qos: 0, isBarrier: false)
    RecordedLog.write(.submit, RecordedPlace(fileID, line, column), item, id, how, -1, -1, on: thread)
    return try run(item, work, on: thread, nil, { throw $0 })
  }

  /// Runs `work` in its turn, and waits for it.
  public func sync<T>(
    flags: DispatchWorkItemFlags, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column,
    execute work: () throws -> T
  ) rethrows -> T {
    let item = submit(.sync, RecordedPlace(fileID, line, column), nil, .unspecified, flags)
    return try run(item, work, on: RecordedThread.current, flags, { throw $0 })
  }

  /// The real `sync` of a block without a result is much cheaper than that of one that has one or throws.
  private func run<T>(
    _ item: Int, _ work: () throws -> T, on thread: UnsafeMutablePointer<RecordedThread>, _ flags: DispatchWorkItemFlags?,
    _ rethrow: (any Error) throws -> T
  ) rethrows -> T {
    var result: Result<T, any Error>?
    thread.pointee.operation = .sync
    let body = {
      recordedRun(item) {
        do { result = .success(try work()) } catch { result = .failure(error) }
      }
    }
    if let flags { real.sync(flags: flags, execute: body) } else { real.sync(execute: body) }
    thread.pointee.operation = .none
    switch result {
    case .success(let value)?: return value
    case .failure(let error)?: return try rethrow(error)
    case nil: Swift.fatalError("sync returned before its block")
    }
  }

  /// Runs `workItem` in its turn, and waits for it.
  public func sync(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute workItem: DispatchWorkItem
  ) {
    submit(workItem, .sync, RecordedPlace(fileID, line, column))
    RecordedThread.doing(workItem.wasWaitedFor ? .runWorkItem : .sync, workItem.id) { real.sync(execute: workItem.real) }
    RecordedLog.write(.returned, .none)
  }

  /// Runs `work` for each index, on as many threads as are free, and waits for all of them.
  public static func concurrentPerform(
    iterations: Int, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: (Int) -> Void
  ) {
    let place = RecordedPlace(fileID, line, column)
    let call = RecordedThread.newID()
    RecordedLog.write(.applyBegan, place, call, iterations)
    // All of its runs are over when the call is.
    nonisolated(unsafe) let work = work
    Dispatch.DispatchQueue.concurrentPerform(iterations: iterations) { index in
      let item = RecordedThread.newID()
      RecordedLog.write(
        .submit, place, item, -1, RecordWords.submission(.apply, qos: 0, isBarrier: false), call, index)
      recordedRun(item) { work(index) }
    }
    RecordedLog.write(.applyEnded, place, call)
  }

  // MARK: Records

  /// Records a submission and answers the number of its item.
  @inline(__always)
  private func submit(
    _ kind: RecordedSubmission, _ place: RecordedPlace, _ group: DispatchGroup?, _ qos: DispatchQoS,
    _ flags: DispatchWorkItemFlags, due: Int? = nil
  ) -> Int {
    let thread = RecordedThread.current
    let item = thread.pointee.newID()
    let isBarrier = flags.rawValue != 0 && flags.contains(.barrier)
    let how = RecordWords.submission(kind, qos: recordedClass(qos.qosClass), isBarrier: isBarrier)
    submit(item, kind, place, -1, group, how, due, on: thread)
    return item
  }

  private func submit(
    _ workItem: DispatchWorkItem, _ kind: RecordedSubmission, _ place: RecordedPlace, _ group: DispatchGroup? = nil,
    due: Int? = nil
  ) {
    let thread = RecordedThread.current
    let item = thread.pointee.newID()
    workItem.runs.append(item)
    let how = RecordWords.submission(kind, qos: 0, isBarrier: workItem.isBarrier)
    submit(item, kind, place, workItem.id, group, how, due, on: thread)
  }

  @inline(__always)
  private func submit(
    _ item: Int, _ kind: RecordedSubmission, _ place: RecordedPlace, _ workItem: Int, _ group: DispatchGroup?, _ how: Int,
    _ due: Int?, on thread: UnsafeMutablePointer<RecordedThread>
  ) {
    if let due {
      RecordedLog.write(.submitLater, place, item, id, how, workItem, group?.id ?? -1, due, on: thread)
    } else {
      RecordedLog.write(.submit, place, item, id, how, workItem, group?.id ?? -1, on: thread)
    }
  }
}

/// Runs a block as item `item`.
@inline(__always)
func recordedRun<T>(_ item: Int, _ body: () throws -> T) rethrows -> T {
  let thread = RecordedThread.current
  RecordedLog.write(.start, .none, item, on: thread)
  defer { RecordedLog.write(.end, .none, item, on: thread) }
  return try body()
}
