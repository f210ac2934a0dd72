import DispatchTrace

// Threads that wait: for something of Dispatch, or for time to pass.
extension Simulation {
  /// `thread` waits for `reason` until it is woken, or until `deadline`.
  mutating func wait(for reason: TraceEvent.WaitReason, until deadline: Instant = .distantFuture) {
    threads[running].wait = reason
    record(.waitBegan(TraceEvent.Wait(reason: reason, deadline: shown(deadline))))
    block(running)
    post(.timeout(running, generation: threads[running].generation), at: deadline)
  }

  /// What it waits for has come already. Recorded as a wait of no length: it orders what comes after it like any other.
  mutating func replyWithoutWaiting(for reason: TraceEvent.WaitReason) {
    record(.waitBegan(TraceEvent.Wait(reason: reason)))
    record(.waitEnded(isTimedOut: false, waker: nil))
    reply(.flag(false))
  }

  mutating func block(_ thread: ThreadID) {
    threads[thread].activity = .blocked
    threads[thread].generation &+= 1
    workerBlocks(thread)
    releaseCore(of: thread, .blocked)
  }

  /// Ends the wait of `thread`; its code goes on with `reply`.
  mutating func wake(_ thread: ThreadID, reply: Reply, isTimedOut: Bool = false) {
    if let stepping { stepping.woke(strand(of: thread, stepping)) }
    endWait(of: thread, isTimedOut: isTimedOut)
    threads[thread].next = .code(reply)
    unblock(thread)
  }

  /// Ends the wait of `thread`; when it goes on, the kernel has something to do there first.
  mutating func wake(_ thread: ThreadID, toContinue kind: Frame.Kind) {
    if let stepping { stepping.woke(strand(of: thread, stepping)) }
    endWait(of: thread)
    threads[thread].frames.append(Frame(kind, queue: currentQueue(of: thread)))
    threads[thread].next = .frame
    unblock(thread)
  }

  mutating func endWait(of thread: ThreadID, isTimedOut: Bool = false) {
    threads[thread].wait = nil
    record(
      .waitEnded(isTimedOut: isTimedOut, waker: actor.isTime ? nil : running), on: thread,
      at: threads[thread].position)
  }

  mutating func unblock(_ thread: ThreadID) {
    threads[thread].generation &+= 1
    let cost = configuration.overheads.wakeUp
    if cost > .zero {
      post(.awake(thread, generation: threads[thread].generation), at: now + cost)
    } else {
      finishSleeping(thread)
    }
  }

  /// `running` sleeps, or waits for the outside world.
  mutating func sleep(for duration: VirtualDuration) {
    block(running)
    postEnd(.awake(running, generation: threads[running].generation), at: now + duration)
  }

  mutating func finishSleeping(_ thread: ThreadID) {
    endSpan(of: thread)
    if threads[thread].activity == .blocked { workerGoesOn(thread) }
    makeRunnable(thread)
  }

  /// A wait with a deadline gives up.
  mutating func timeOut(_ thread: ThreadID) {
    guard let reason = threads[thread].wait else { return }
    switch reason {
    case .semaphore(let id): giveUpSemaphore(id, thread)
    case .group(let id): groups[id].waiters.removeAll { $0 == thread }
    case .workItem(let id): giveUpWorkItem(id, thread)
    case .lock(let id): locks[id].waiters.removeAll { $0.thread == thread }
    case .sync, .syncOnMainThread, .apply, .once, .runLoop: return
    }
    let isLock = if case .lock = reason { true } else { false }
    wake(thread, reply: .flag(!isLock), isTimedOut: true)
  }

  /// Which of `count` waiting threads is woken: the first unless choices are made.
  func chooseWaiter(among count: Int) -> Int {
    alwaysFirst || count == 1 ? 0 : choices.choose(among: count, at: .wokenWaiter)
  }
}
