public import Dispatch
import DispatchModel
import DispatchTrace

// What a queue is given to run.
extension DispatchQueue {
  /// Runs `work` later, in its turn.
  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: @escaping @Sendable () -> Void
  ) {
    demand("DispatchQueue.async", Site(fileID, line, column)) { worker, machine in
      let queue = id(worker, machine)
      let group = group.map { $0.id(worker, machine) }
      return .async(queue, machine.block(work, qos, flags), group: group)
    }
  }

  /// Runs `workItem` later, in its turn, as part of `group`.
  public func async(
    group: DispatchGroup, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column,
    execute workItem: DispatchWorkItem
  ) {
    demand("DispatchQueue.async", Site(fileID, line, column)) { worker, machine in
      .asyncItem(id(worker, machine), workItem.id(worker, machine), group: group.id(worker, machine))
    }
  }

  /// Runs `workItem` later, in its turn.
  public func async(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute workItem: DispatchWorkItem
  ) {
    demand("DispatchQueue.async", Site(fileID, line, column)) { worker, machine in
      .asyncItem(id(worker, machine), workItem.id(worker, machine), group: nil)
    }
  }

  /// Hands `work` over at `deadline`.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: @escaping @Sendable () -> Void
  ) {
    demand("DispatchQueue.asyncAfter", Site(fileID, line, column)) { worker, machine in
      .asyncAfter(deadline.deadline(), id(worker, machine), machine.block(work, qos, flags))
    }
  }

  /// Hands `execute` over at `deadline`.
  public func asyncAfter(
    deadline: DispatchTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute: DispatchWorkItem
  ) {
    demand("DispatchQueue.asyncAfter", Site(fileID, line, column)) { worker, machine in
      .asyncAfterItem(deadline.deadline(), id(worker, machine), execute.id(worker, machine))
    }
  }

  /// Hands `work` over at `wallDeadline`.
  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: @escaping @Sendable () -> Void
  ) {
    demand("DispatchQueue.asyncAfter", Site(fileID, line, column)) { worker, machine in
      .asyncAfter(wallDeadline.deadline(), id(worker, machine), machine.block(work, qos, flags))
    }
  }

  /// Hands `execute` over at `wallDeadline`.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column,
    execute: DispatchWorkItem
  ) {
    demand("DispatchQueue.asyncAfter", Site(fileID, line, column)) { worker, machine in
      .asyncAfterItem(wallDeadline.deadline(), id(worker, machine), execute.id(worker, machine))
    }
  }

  // MARK: Waiting for it

  /// Runs `work` in its turn and waits for its end.
  public func sync<T>(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: () throws -> T
  ) rethrows -> T {
    try sync([], Site(fileID, line, column), work) { throw $0 }
  }

  /// Runs `work` in its turn and waits for its end; with `.barrier` alone.
  public func sync<T>(
    flags: DispatchWorkItemFlags, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column,
    execute work: () throws -> T
  ) rethrows -> T {
    try sync(flags, Site(fileID, line, column), work) { throw $0 }
  }

  /// Runs `workItem` in its turn and waits for its end.
  public func sync(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute workItem: DispatchWorkItem
  ) {
    demand("DispatchQueue.sync", Site(fileID, line, column)) { worker, machine in
      .syncItem(id(worker, machine), workItem.id(worker, machine))
    }
  }

  /// As `sync`: always on the calling thread, where the real one may use the queue's.
  public func asyncAndWait<T>(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: () throws -> T
  ) rethrows -> T {
    try sync([], Site(fileID, line, column), work) { throw $0 }
  }

  /// `rescue` only throws what `work` has thrown. Outside of simulations `work` simply runs.
  private func sync<T>(
    _ flags: DispatchWorkItemFlags, _ site: Site, _ work: () throws -> T, _ rescue: (any Error) throws -> T
  ) rethrows -> T {
    var result: Result<T, any Error>?
    lend({ result = Result { try work() } }) { body in
      ask(site) { worker, machine in
        .sync(id(worker, machine), machine.block(body, .unspecified, flags))
      }
    }
    switch result {
    case .success(let value)?: return value
    case .failure(let error)?: return try rescue(error)
    case nil: return try work()
    }
  }

  /// Runs `work` for 0, 1, … on this thread and others; returns when all have ended.
  public static func concurrentPerform(
    iterations: Int, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, execute work: (Int) -> Void
  ) {
    withoutActuallyEscaping(work) { work in
      let loan = Loan(work)
      let reply = ask(Site(fileID, line, column)) { _, machine in
        .apply(iterations: iterations, Block(machine.makeBody(.indexed { loan.lent?($0) }, isOneShot: false)))
      }
      if reply == nil { for index in 0..<iterations { work(index) } }
      loan.lent = nil
    }
  }
}

/// What outlives a call may hold this, but not the closure that the call was lent.
private final class Loan<Closure>: @unchecked Sendable {
  var lent: Closure?

  init(_ closure: Closure) { lent = closure }
}

private func lend(_ work: () -> Void, _ borrow: (@escaping () -> Void) -> Void) {
  withoutActuallyEscaping(work) { work in
    let loan = Loan(work)
    borrow { loan.lent?() }
    loan.lent = nil
  }
}
