import DispatchTrace

// The main queue and the main thread (N-01…N-04).
extension Simulation {
  /// Top-level code has returned, or called `RunLoop.main.run()`: from now on the main thread drains the main queue.
  mutating func enterRunLoop() {
    guard running == .main, isMainThreadBound else { return }
    if case .launch? = threads[running].frames.last?.kind { threads[running].frames.removeLast() }
    threads[running].frames.append(Frame(.runLoop, queue: .main))
    threads[running].next = .frame
    record(.runLoopEntered)
  }

  mutating func continueRunLoop() {
    guard !queues[.main].items.isEmpty else { return park() }
    invoke(queues[.main].items.removeFirst(in: &entries), from: .main)
  }

  /// The main queue has work: the main thread wakes up if it rests in its run loop.
  mutating func wakeRunLoop() {
    guard threads[.main].activity == .parked else { return }
    threads[.main].activity = .blocked
    threads[.main].next = .frame
    unblock(.main)
  }

  /// The main queue becomes an ordinary serial queue on worker threads, and this thread is gone (N-03, N-04).
  mutating func dispatchMain() {
    guard running == .main else {
      return configuration.platform == .linux ? exitThread() : trap(.dispatchMainOffMainThread)
    }
    record(.dispatchMainCalled)
    isMainThreadBound = false
    let root = Self.root(.default, isOvercommit: true)
    declare(root)
    queues[.main].target = root
    queues[.main].owner = nil
    queues[.main].inBarrier = false
    threads[.main].frames.removeAll()
    exitThread()
    if !queues[.main].items.isEmpty { becomeAvailable(.main) }
  }
}
