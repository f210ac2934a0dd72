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
    let isPlain = group == nil && qos == .unspecified && (flags.isEmpty || flags == .barrier)
    if isPlain && bare.async(item, isBarrier: !flags.isEmpty, work) { return }
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

  /// Runs `work` in its turn, and waits for it.
  public func sync(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: () -> Void
  ) {
    sync(RecordedPlace(fileID, line, column), nil, work)
  }

  /// Runs `work` in its turn, and waits for it.
  public func sync<T>(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: () throws -> T
  ) rethrows -> T {
    try value(RecordedPlace(fileID, line, column), nil, work) { throw $0 }
  }

  /// Runs `work` in its turn, and waits for it.
  public func sync<T>(
    flags: DispatchWorkItemFlags, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column,
    execute work: () throws -> T
  ) rethrows -> T {
    try value(RecordedPlace(fileID, line, column), flags, work) { throw $0 }
  }

  @inline(__always)
  private func sync(_ place: RecordedPlace, _ flags: DispatchWorkItemFlags?, _ work: () -> Void) {
    let thread = RecordedThread.current(bare.key)
    let item = thread.pointee.newID()
    let isBarrier = flags?.contains(.barrier) == true
    let how = RecordWords.submission(.sync, qos: 0, isBarrier: isBarrier)
    RecordedLog.write(.submitBlock, place, item, id, how, on: thread)
    thread.pointee.operation = .sync
    let isPlain = flags == nil || flags == .barrier
    if !isPlain || !bare.sync(item, isBarrier: isBarrier, work) {
      // The real `sync` of a block without a result and without flags is much cheaper than the others.
      if let flags { real.sync(flags: flags) { recordedRun(item, work) } } else { real.sync { recordedRun(item, work) } }
    }
    thread.pointee.operation = .none
  }

  private func value<T>(
    _ place: RecordedPlace, _ flags: DispatchWorkItemFlags?, _ work: () throws -> T, _ rethrow: (any Error) throws -> T
  ) rethrows -> T {
    var result: Result<T, any Error>?
    sync(place, flags) {
      do { result = .success(try work()) } catch { result = .failure(error) }
    }
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
    let thread = RecordedThread.current(bare.key)
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
    } else if workItem < 0 && group == nil {
      RecordedLog.write(.submitBlock, place, item, id, how, on: thread)
    } else {
      RecordedLog.write(.submit, place, item, id, how, workItem, group?.id ?? -1, on: thread)
    }
  }
}

/// Runs a block as item `item`.
@inline(__always)
func recordedRun(_ item: Int, on thread: UnsafeMutablePointer<RecordedThread> = RecordedThread.current, _ body: () -> Void) {
  RecordedLog.write(.start, .none, item, on: thread)
  body()
  RecordedLog.write(.end, .none, item, on: thread)
}
