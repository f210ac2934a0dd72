import DispatchTrace

// Threads that have done what there was to do and wait for more.
extension Simulation {
  /// Of a lock or a semaphore, where its position says.
  mutating func noteTaken(by thread: ThreadID) {
    let place = threads[thread].position
    if place != threads[thread].taken.0, place != threads[thread].taken.1 {
      threads[thread].taken = (place, threads[thread].taken.0)
      if takenPlaces.insert(place).inserted { return }
    }
    threads[thread].goesRound = true
  }

  /// At the end: each of the threads waits in a loop that does not end by itself, and not for the first time; no block waits for its turn
  /// behind them; and they do not wait for each other.
  func areIdle(_ waiting: [ThreadID]) -> Bool {
    guard waiting.allSatisfy({ waitsForMore($0, beside: waiting) }), queues.ids.allSatisfy({ queues[$0].items.isEmpty }),
      waiting.allSatisfy({ code.comesAgain($0, past: passed(by: $0)) }), let ahead = codeAhead(of: waiting)
    else { return false }
    return !isCircle(ahead)
  }

  /// Who never got a signal has been forgotten. A condition is waited for only where there is nothing to do: who waits for one has been served
  /// if it has come by before, or others of its pool have.
  private func waitsForMore(_ thread: ThreadID, beside waiting: [ThreadID]) -> Bool {
    guard thread != .main, case .semaphore(let semaphore)? = threads[thread].wait else { return false }
    switch semaphores[semaphore].kind {
    case .condition: return waiting.contains { threads[$0].goesRound && threads[$0].position == threads[thread].position }
    case .semaphore, .conditionLock, .emptyPipe, .fullPipe: return takenPlaces.contains(threads[thread].position)
    case .readWriteLock, .operation: return false
    }
  }

  /// Where the thread has taken something before it waits. One that waits for a condition again because there is no reason to go on has come
  /// by no other place.
  private func passed(by thread: ThreadID) -> [SourcePosition] {
    let taken = threads[thread].taken
    guard case .semaphore(let semaphore)? = threads[thread].wait, semaphores[semaphore].kind == .condition else {
      return [taken.0, taken.1]
    }
    return [taken.0, taken.1].filter { $0 != threads[thread].position }
  }

  /// Whether those who wait would signal each other in a circle. What a thread would signal itself, and nobody else, is a circle, too, but for
  /// a condition: whoever waits for one often signals it after that, as do the others of its pool, whose jobs make jobs.
  private func isCircle(_ ahead: CodeAhead) -> Bool {
    var signallers: [SemaphoreID: [ThreadID]] = [:]
    for (thread, semaphore) in zip(ahead.signalling.threads, ahead.signalling.ofThreads) {
      signallers[semaphore, default: []].append(thread)
    }
    var state: [ThreadID: Bool] = [:]
    return threads.ids.contains { leadsBack(from: $0, signallers, &state) }
  }

  /// Depth first; `state` is whether a thread that was seen is done.
  private func leadsBack(from thread: ThreadID, _ signallers: [SemaphoreID: [ThreadID]], _ state: inout [ThreadID: Bool]) -> Bool
  {
    if let isDone = state[thread] { return !isDone }
    state[thread] = false
    defer { state[thread] = true }
    guard case .semaphore(let semaphore)? = threads[thread].wait else { return false }
    let kind = semaphores[semaphore].kind
    // Who reads a pipe wakes others by the same code as who writes it.
    if kind == .emptyPipe || kind == .fullPipe { return false }
    let isCondition = kind == .condition
    return (signallers[semaphore] ?? []).contains { next in
      if isCondition, threads[next].position == threads[thread].position { return false }
      return leadsBack(from: next, signallers, &state)
    }
  }
}
