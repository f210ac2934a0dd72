import DispatchTrace

// The main queue and the main thread (N-01…N-04).
extension Simulation {
  /// Top-level code has returned, or called `RunLoop.main.run()`: from now on the main thread drains the main queue.
  mutating func enterRunLoop() {
    guard mayServeMainQueue else { return }
    if case .launch? = threads[running].frames.last?.kind { threads[running].frames.removeLast() }
    threads[running].frames.append(Frame(.runLoop, queue: .main))
    threads[running].next = .frame
    record(.runLoopEntered)
  }

  /// Top-level code that has served its loop says itself how long the process lives.
  mutating func finishLaunch() {
    if servingCount > 0 { end(.exited(code: 0)) } else { enterRunLoop() }
  }

  mutating func continueRunLoop() {
    guard !queues[.main].items.isEmpty else { return park() }
    invoke(queues[.main].items.removeFirst(in: &entries), from: .main)
  }

  /// The main queue has work: the main thread wakes up if it rests in its run loop.
  mutating func wakeRunLoop() {
    if threads[.main].activity == .parked {
      threads[.main].activity = .blocked
    } else if threads[.main].wait == .runLoop {
      endWait(of: .main)
      servings[servings.count - 1].isPassDue = true
    } else {
      return
    }
    threads[.main].next = .frame
    unblock(.main)
  }

  /// The code that asks for it does not go on.
  func isMainLeft(by operation: Operation) -> Bool { if case .runMainLoop = operation { mayServeMainQueue } else { true } }

  /// `running` may run blocks of the main queue: it is the main thread, and in none of them (D-16).
  var mayServeMainQueue: Bool {
    guard running == .main, isMainThreadBound, servings.isEmpty else { return false }
    return !threads[.main].frames.ids.contains { if case .runLoop = threads[.main].frames[$0].kind { true } else { false } }
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
