// Foundation's locks as the program sees them.
import Dispatch
public import Foundation

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

/// What can be locked. Stands for Foundation's `NSLocking`.
public protocol NSLocking: AnyObject {
  /// Waits until it is free and takes it.
  func lock(fileID: StaticString, line: Int, column: Int)
  /// Gives it back.
  func unlock(fileID: StaticString, line: Int, column: Int)
}

extension NSLocking {
  /// Waits until it is free and takes it.
  public func lock() { lock(fileID: "", line: 0, column: 0) }
  /// Gives it back.
  public func unlock() { unlock(fileID: "", line: 0, column: 0) }

  /// Runs `body` while it is taken.
  public func withLock<R>(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, _ body: () throws -> R
  ) rethrows -> R {
    lock(fileID: fileID, line: line, column: column)
    defer { unlock(fileID: fileID, line: line, column: column) }
    return try body()
  }
}

/// The records of both kinds of locks.
private struct Lock {
  let id: Int

  init(isRecursive: Bool, _ place: RecordedPlace) {
    id = RecordedThread.newID()
    RecordedLog.write(.lock, place, id, isRecursive ? 1 : 0)
  }

  /// A lock that is free is taken in one record.
  func lock(_ place: RecordedPlace, _ isTaken: () -> Bool, _ wait: () -> Void) {
    if isTaken() { return RecordedLog.write(.locked, place, id) }
    recordedWait(place, .lock, id, .max) {
      wait()
      return .success
    }
  }

  func `try`(_ place: RecordedPlace, _ isTaken: Bool) -> Bool {
    if isTaken { RecordedLog.write(.locked, place, id) }
    return isTaken
  }

  func lock(before limit: Date, _ place: RecordedPlace, _ wait: () -> Bool) -> Bool {
    let deadline = Int(RecordedLog.now()) &+ Int(Swift.min(Swift.max(limit.timeIntervalSinceNow, 0), 9e9) * 1e9)
    return recordedWait(place, .lock, id, deadline) { wait() ? .success : .timedOut } == .success
  }

  func unlock(_ place: RecordedPlace) { RecordedLog.write(.unlock, place, id) }
}

/// Stands for Foundation's `NSLock`; `real` is that one.
public final class NSLock: NSLocking, @unchecked Sendable {
  /// For what takes a lock of Foundation.
  public let real = Foundation.NSLock()
  private let itself: Lock
  /// As of the real one.
  public var name: String? {
    get { real.name }
    set { real.name = newValue }
  }

  /// A free lock.
  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself = Lock(isRecursive: false, RecordedPlace(fileID, line, column))
  }

  /// Waits until it is free and takes it.
  public func lock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself.lock(RecordedPlace(fileID, line, column), real.try, real.lock)
  }

  /// Gives it back.
  public func unlock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself.unlock(RecordedPlace(fileID, line, column))
    real.unlock()
  }

  /// Takes it if it is free.
  public func `try`(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Bool {
    itself.try(RecordedPlace(fileID, line, column), real.try())
  }

  /// Waits for it until `limit`; whether it got it.
  public func lock(before limit: Date, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Bool {
    itself.lock(before: limit, RecordedPlace(fileID, line, column)) { real.lock(before: limit) }
  }
}

/// Stands for Foundation's `NSRecursiveLock`: its holder may take it again; `real` is that one.
public final class NSRecursiveLock: NSLocking, @unchecked Sendable {
  /// For what takes a lock of Foundation.
  public let real = Foundation.NSRecursiveLock()
  private let itself: Lock
  /// As of the real one.
  public var name: String? {
    get { real.name }
    set { real.name = newValue }
  }

  /// A free lock.
  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself = Lock(isRecursive: true, RecordedPlace(fileID, line, column))
  }

  /// Waits until it is free and takes it.
  public func lock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself.lock(RecordedPlace(fileID, line, column), real.try, real.lock)
  }

  /// Gives it back.
  public func unlock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself.unlock(RecordedPlace(fileID, line, column))
    real.unlock()
  }

  /// Takes it if it is free, or held by this thread.
  public func `try`(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Bool {
    itself.try(RecordedPlace(fileID, line, column), real.try())
  }

  /// Waits for it until `limit`; whether it got it.
  public func lock(before limit: Date, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Bool {
    itself.lock(before: limit, RecordedPlace(fileID, line, column)) { real.lock(before: limit) }
  }
}

/// Stands for Foundation's `NSCondition`: made of a lock and of a semaphore for each that waits, which is what can be drawn.
public final class NSCondition: NSLocking, @unchecked Sendable {
  private let mutex: NSLock
  private let list = Foundation.NSLock()
  private var waiting: [DispatchSemaphore] = []
  /// Changes nothing.
  public var name: String?

  /// A free lock that nobody waits at.
  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    mutex = NSLock(fileID: fileID, line: line, column: column)
  }

  /// Waits until it is free and takes it.
  public func lock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    mutex.lock(fileID: fileID, line: line, column: column)
  }

  /// Gives it back.
  public func unlock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    mutex.unlock(fileID: fileID, line: line, column: column)
  }

  /// Gives the lock back, waits to be woken and takes it again.
  public func wait(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    let condition = join(RecordedPlace(fileID, line, column))
    unlock(fileID: fileID, line: line, column: column)
    condition.wait(fileID: fileID, line: line, column: column)
    lock(fileID: fileID, line: line, column: column)
  }

  /// As `wait`, but no longer than until `limit`: false then.
  @discardableResult
  public func wait(
    until limit: Date, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Bool {
    let condition = join(RecordedPlace(fileID, line, column))
    unlock(fileID: fileID, line: line, column: column)
    let timeout = DispatchTime.now() + Swift.max(limit.timeIntervalSinceNow, 0)
    let isInTime = condition.wait(timeout: timeout, fileID: fileID, line: line, column: column) == .success
    if !isInTime { list.withLock { waiting.removeAll { $0 === condition } } }
    lock(fileID: fileID, line: line, column: column)
    return isInTime
  }

  /// Wakes the one that waits longest.
  public func signal(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    let first = list.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    first?.signal(fileID: fileID, line: line, column: column)
  }

  /// Wakes all that wait.
  public func broadcast(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    let all = list.withLock { () -> [DispatchSemaphore] in
      defer { waiting = [] }
      return waiting
    }
    for condition in all { condition.signal(fileID: fileID, line: line, column: column) }
  }

  private func join(_ place: RecordedPlace) -> DispatchSemaphore {
    let condition = DispatchSemaphore(0, isOfCondition: true, place)
    list.withLock { waiting.append(condition) }
    return condition
  }
}
