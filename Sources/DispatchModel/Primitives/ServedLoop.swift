import DispatchTrace

/// The main thread serves its run loop in the midst of its code: `RunLoop.main.run(until:)` and `run(mode:before:)` (N-05). Inside a
/// block of the main queue it does not (D-16), inside a timer of the loop it does.
struct Serving {
  /// Which one of the execution: its limit is stale when it is over.
  var number: Int32
  var limit: Instant
  /// Of the code that serves.
  var position: SourcePosition
  /// It is over after a pass.
  var isOnePass: Bool
  /// The last entry of the present pass, which runs what was there when it began (N-02); nil between passes.
  var lastOfPass: EntryIndex?
  var passes = 0
  /// Something was there when it began, or has woken the thread: that gets its pass whatever the time is by then.
  var isPassDue = false
  /// Entries whose turn has come.
  var turns: Int64 = 0
  /// Its limit has passed: another pass does not begin.
  var isOver = false
  /// The passing of its limit, where that is a step of its own.
  var limitStrand: StrandID?
  var isPatient: Bool

  /// What it answers: how many turns there were; where it is patient, nothing but that the limit has passed.
  var reply: Reply { .number(isPatient && isOver ? 0 : turns) }
  /// Whether there is more to run, if something is there.
  var goesOn: Bool { lastOfPass != nil || isPassDue || !isOver && !(isOnePass && passes > 0) }
}

extension Simulation {
  /// When the limit has passed, what is there gets one pass, and nobody waits.
  mutating func serveMainLoop(until deadline: Deadline, isOnePass: Bool, isInTimer: Bool) {
    let limit = deadline.instant
    guard mayServeMainQueue || isInTimer && running == .main && isMainThreadBound else {
      if running == .main { lastUnservedLoop = actor.position }
      return reply(.number(-1))
    }
    let (isPast, isIdle) = (isPast(limit), queues[.main].items.isEmpty)
    servingCount += 1
    // Recorded even where it waits for nothing: what the code has done comes before what runs now.
    record(.waitBegan(TraceEvent.Wait(reason: .runLoop, deadline: shown(limit))))
    if isPast && isIdle {
      record(.waitEnded(isTimedOut: true, waker: nil))
      return reply(.number(0))
    }
    servings.append(
      Serving(
        number: servingCount, limit: limit, position: actor.position, isOnePass: isOnePass, isPassDue: !isIdle, isOver: isPast,
        isPatient: deadline.isPatient))
    threads[running].frames.append(Frame(.served, queue: currentQueue(of: running)))
    threads[running].next = .frame
    if !isPast { postLimit(limit) }
    if isIdle {
      threads[running].wait = .runLoop
      block(running)
    } else {
      record(.waitEnded(isTimedOut: false, waker: nil))
    }
  }

  private mutating func postLimit(_ limit: Instant) {
    guard limit < .distantFuture else { return }
    if let stepping { servings[servings.count - 1].limitStrand = stepping.newStrand() }
    post(.loopLimit(servingCount), at: limit)
  }

  /// The next block of the pass; or the end of the pass: another one, nothing to do, or back to the code below.
  mutating func continueServing() {
    let inner = servings.count - 1
    guard servings[inner].goesOn else { return leaveServing() }
    guard let last = servings[inner].lastOfPass ?? queues[.main].items.last else { return waitInLoop(servings[inner]) }
    let next = queues[.main].items.removeFirst(in: &entries)
    servings[inner].isPassDue = false
    servings[inner].turns += 1
    servings[inner].lastOfPass = next == last ? nil : last
    if next == last { servings[inner].passes += 1 }
    invoke(next, from: .main)
  }

  private mutating func waitInLoop(_ serving: Serving) {
    (actor.position, threads[running].position) = (serving.position, serving.position)
    threads[running].wait = .runLoop
    record(.waitBegan(TraceEvent.Wait(reason: .runLoop, deadline: shown(serving.limit))))
    block(running)
  }

  private mutating func leaveServing() {
    threads[running].frames.removeLast()
    reply(servings.removeLast().reply)
  }

  /// A main thread that waits there goes on with its code; what it runs comes to its end first, with the rest of its pass.
  mutating func passLoopLimit(of number: Int32) {
    guard let index = servings.firstIndex(where: { $0.number == number }) else { return }
    servings[index].isOver = true
    guard index == servings.count - 1, threads[.main].wait == .runLoop else { return }
    threads[.main].frames.removeLast()
    wake(.main, reply: servings.removeLast().reply, isTimedOut: true)
  }
}
