import DispatchModel
import DispatchTrace

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

/// The operations of both kinds of locks.
private struct Lock {
  let handle: Handle

  init(isRecursive: Bool, _ site: Site) {
    handle = Handle(site) { _ in .createLock(name: nil, isRecursive: isRecursive) }
  }

  private func id(_ worker: Worker, _ machine: ClosureMachine) -> LockID { LockID(handle.number(worker, machine)) }

  func lock(_ site: Site) { ask(site) { .lock(id($0, $1)) } }
  func unlock(_ site: Site) { ask(site) { .unlock(id($0, $1)) } }
  func isTaken(_ site: Site) -> Bool { ask(site) { .tryLock(id($0, $1)) }.map { ($0 as Reply?).flag } ?? true }

  func isTaken(before limit: SimulatedDate, _ site: Site) -> Bool {
    let deadline = limit.deadline
    return ask(site) { .lockBefore(id($0, $1), deadline) }.map { ($0 as Reply?).flag } ?? true
  }
}

/// Stands for Foundation's `NSLock`.
public final class NSLock: NSLocking, @unchecked Sendable {
  private let itself: Lock
  /// Changes nothing.
  public var name: String?

  /// A free lock.
  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself = Lock(isRecursive: false, Site(fileID, line, column))
  }

  /// Waits until it is free and takes it.
  public func lock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself.lock(Site(fileID, line, column))
  }

  /// Gives it back.
  public func unlock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself.unlock(Site(fileID, line, column))
  }

  /// Takes it if it is free.
  public func `try`(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Bool {
    itself.isTaken(Site(fileID, line, column))
  }

  /// Waits for it until `limit`; whether it got it.
  public func lock(
    before limit: SimulatedDate, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Bool {
    itself.isTaken(before: limit, Site(fileID, line, column))
  }
}

/// Stands for Foundation's `NSRecursiveLock`: its holder may take it again.
public final class NSRecursiveLock: NSLocking, @unchecked Sendable {
  private let itself: Lock
  /// Changes nothing.
  public var name: String?

  /// A free lock.
  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself = Lock(isRecursive: true, Site(fileID, line, column))
  }

  /// Waits until it is free and takes it.
  public func lock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself.lock(Site(fileID, line, column))
  }

  /// Gives it back.
  public func unlock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    itself.unlock(Site(fileID, line, column))
  }

  /// Takes it if it is free, or held by this thread.
  public func `try`(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Bool {
    itself.isTaken(Site(fileID, line, column))
  }

  /// Waits for it until `limit`; whether it got it.
  public func lock(
    before limit: SimulatedDate, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Bool {
    itself.isTaken(before: limit, Site(fileID, line, column))
  }
}

/// Stands for Foundation's `NSCondition`: made of locks and semaphores, as in the scenario library.
public final class NSCondition: NSLocking, @unchecked Sendable {
  private let mutex: NSLock
  private let list: NSLock
  private var waiting: [DispatchSemaphore] = []
  /// Changes nothing.
  public var name: String?

  /// A free lock that nobody waits at.
  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    mutex = NSLock(fileID: fileID, line: line, column: column)
    list = NSLock(fileID: fileID, line: line, column: column)
  }

  /// Waits until it is free and takes it.
  public func lock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    mutex.lock(fileID: fileID, line: line, column: column)
  }

  /// Gives it back.
  public func unlock(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    mutex.unlock(fileID: fileID, line: line, column: column)
  }

  private func join(_ fileID: StaticString, _ line: Int, _ column: Int) -> DispatchSemaphore {
    let condition = DispatchSemaphore(forConditionAt: Site(fileID, line, column))
    list.withLock(fileID: fileID, line: line, column: column) { waiting.append(condition) }
    return condition
  }

  /// Gives the lock back, waits to be woken and takes it again.
  public func wait(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    let condition = join(fileID, line, column)
    unlock(fileID: fileID, line: line, column: column)
    condition.wait(fileID: fileID, line: line, column: column)
    lock(fileID: fileID, line: line, column: column)
  }

  /// As `wait`, but no longer than until `limit`: false then.
  @discardableResult
  public func wait(
    until limit: SimulatedDate, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> Bool {
    let condition = join(fileID, line, column)
    unlock(fileID: fileID, line: line, column: column)
    let timeout = DispatchTime(raw: limit.deadline.instant.nanoseconds)
    let isInTime = condition.wait(timeout: timeout, fileID: fileID, line: line, column: column) == .success
    if !isInTime {
      list.withLock(fileID: fileID, line: line, column: column) { waiting.removeAll { $0 === condition } }
    }
    lock(fileID: fileID, line: line, column: column)
    return isInTime
  }

  /// Wakes the one that waits longest.
  public func signal(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    let first = list.withLock(fileID: fileID, line: line, column: column) {
      waiting.isEmpty ? nil : waiting.removeFirst()
    }
    first?.signal(fileID: fileID, line: line, column: column)
  }

  /// Wakes all that wait.
  public func broadcast(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    let all = list.withLock(fileID: fileID, line: line, column: column) { () -> [DispatchSemaphore] in
      let all = waiting
      waiting = []
      return all
    }
    for condition in all { condition.signal(fileID: fileID, line: line, column: column) }
  }
}
