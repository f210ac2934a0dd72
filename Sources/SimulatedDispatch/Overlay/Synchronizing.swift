public import Dispatch
import DispatchModel
import DispatchTrace

/// Counts what belongs together. Stands for the real `DispatchGroup`.
public final class DispatchGroup: @unchecked Sendable {
  private let handle: Handle

  /// An empty group.
  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    handle = Handle(Site(fileID, line, column)) { _ in .createGroup(name: nil) }
  }

  deinit { handle.release { .releaseGroup(GroupID($0)) } }

  func id(_ worker: Worker, _ machine: ClosureMachine) -> GroupID { GroupID(handle.number(worker, machine)) }

  /// One more to wait for.
  public func enter(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    ask(Site(fileID, line, column)) { .enter(id($0, $1)) }
  }

  /// One less to wait for; traps when there is none.
  public func leave(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    ask(Site(fileID, line, column)) { .leave(id($0, $1)) }
  }

  /// Hands `work` to `queue` when the group is empty.
  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column, execute work: @escaping @Sendable () -> Void
  ) {
    demand("DispatchGroup.notify", Site(fileID, line, column)) { worker, machine in
      .notifyGroup(id(worker, machine), queue.id(worker, machine), machine.block(work, qos, flags))
    }
  }

  /// Hands `work` to `queue` when the group is empty.
  public func notify(
    queue: DispatchQueue, work: DispatchWorkItem, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    demand("DispatchGroup.notify", Site(fileID, line, column)) { worker, machine in
      .notifyGroupItem(id(worker, machine), queue.id(worker, machine), work.id(worker, machine))
    }
  }

  /// Waits until the group is empty.
  public func wait(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    demand("DispatchGroup.wait", Site(fileID, line, column)) { .waitGroup(id($0, $1), .forever) }
  }

  /// Waits until the group is empty, or until `timeout`.
  public func wait(
    timeout: DispatchTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    demand("DispatchGroup.wait", Site(fileID, line, column)) { .waitGroup(id($0, $1), timeout.deadline()) }.timeoutResult
  }

  /// Waits until the group is empty, or until `timeout`.
  public func wait(
    wallTimeout timeout: DispatchWallTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    demand("DispatchGroup.wait", Site(fileID, line, column)) { .waitGroup(id($0, $1), timeout.deadline()) }.timeoutResult
  }
}

/// Lets so many through. Stands for the real `DispatchSemaphore`.
public final class DispatchSemaphore: @unchecked Sendable {
  private let handle: Handle

  /// `value` can pass before one has to wait.
  public init(value: Int, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    handle = Handle(Site(fileID, line, column)) { _ in .createSemaphore(.semaphore, name: nil, value: value) }
  }

  /// What one waiter of a condition waits for.
  init(forConditionAt site: Site) {
    handle = Handle(site) { _ in .createSemaphore(.condition, name: nil, value: 0) }
  }

  deinit { handle.release { .releaseSemaphore(SemaphoreID($0)) } }

  private func id(_ worker: Worker, _ machine: ClosureMachine) -> SemaphoreID { SemaphoreID(handle.number(worker, machine)) }

  /// Lets one through. 1 when a thread was waiting, else 0.
  @discardableResult
  public func signal(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Int {
    let reply = ask(Site(fileID, line, column)) { .signal(id($0, $1)) }
    if case .number(let woken)? = reply { return Int(woken) }
    return 0
  }

  /// Waits until it is let through.
  public func wait(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    demand("DispatchSemaphore.wait", Site(fileID, line, column)) { .waitSemaphore(id($0, $1), .forever) }
  }

  /// Waits until it is let through, or until `timeout`.
  public func wait(
    timeout: DispatchTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    demand("DispatchSemaphore.wait", Site(fileID, line, column)) { .waitSemaphore(id($0, $1), timeout.deadline()) }
      .timeoutResult
  }

  /// Waits until it is let through, or until `wallTimeout`.
  public func wait(
    wallTimeout: DispatchWallTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    demand("DispatchSemaphore.wait", Site(fileID, line, column)) { .waitSemaphore(id($0, $1), wallTimeout.deadline()) }
      .timeoutResult
  }
}

/// A closure that can be cancelled, waited for and observed. Stands for the real `DispatchWorkItem`.
public final class DispatchWorkItem: @unchecked Sendable {
  private let handle: Handle

  /// Runs `block` each time it is submitted or performed.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column, block: @escaping () -> Void
  ) {
    handle = Handle(Site(fileID, line, column)) { .createWorkItem($0.block(block, qos, flags, isOneShot: false)) }
  }

  deinit { handle.release { .releaseWorkItem(WorkItemID($0)) } }

  func id(_ worker: Worker, _ machine: ClosureMachine) -> WorkItemID { WorkItemID(handle.number(worker, machine)) }

  /// Runs it here and now, unless it is cancelled.
  public func perform(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    demand("DispatchWorkItem.perform", Site(fileID, line, column)) { .performItem(id($0, $1)) }
  }

  /// From now on it does not run; what runs already goes on.
  public func cancel(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    ask(Site(fileID, line, column)) { .cancelItem(id($0, $1)) }
  }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool { ask(.none) { .isItemCancelled(id($0, $1)) }.flag }

  /// Waits until it has run.
  public func wait(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    demand("DispatchWorkItem.wait", Site(fileID, line, column)) { .waitItem(id($0, $1), .forever) }
  }

  /// Waits until it has run, or until `timeout`.
  public func wait(
    timeout: DispatchTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    demand("DispatchWorkItem.wait", Site(fileID, line, column)) { .waitItem(id($0, $1), timeout.deadline()) }.timeoutResult
  }

  /// Waits until it has run, or until `wallTimeout`.
  public func wait(
    wallTimeout: DispatchWallTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchTimeoutResult {
    demand("DispatchWorkItem.wait", Site(fileID, line, column)) { .waitItem(id($0, $1), wallTimeout.deadline()) }.timeoutResult
  }

  /// Hands `execute` to `queue` when it has run.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column, execute: @escaping () -> Void
  ) {
    demand("DispatchWorkItem.notify", Site(fileID, line, column)) { worker, machine in
      .notifyItem(id(worker, machine), queue.id(worker, machine), machine.block(execute, qos, flags))
    }
  }

  /// Hands `execute` to `queue` when it has run.
  public func notify(
    queue: DispatchQueue, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute: DispatchWorkItem
  ) {
    demand("DispatchWorkItem.notify", Site(fileID, line, column)) { worker, machine in
      .notifyItemItem(id(worker, machine), queue.id(worker, machine), execute.id(worker, machine))
    }
  }
}
