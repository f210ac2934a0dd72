import DispatchTrace

/// A one-time initialisation: `static let`, a global (O-01…O-03).
struct OnceState {
  var runner: ThreadID?
  var isDone = false
  var waiters = ContiguousArray<ThreadID>()
}

extension Simulation {
  mutating func declareOnce(name: StringID?) -> OnceID {
    let once = onces.append(OnceState())
    record(.onceDeclared(once, name: name))
    return once
  }

  /// Replies true to the one thread that must run the initialiser; the others wait until it is done. An initialiser that needs
  /// itself traps where it is a `dispatch_once` (O-02), and waits for itself where it is a `std::call_once`.
  mutating func beginOnce(_ once: OnceID) {
    if onces[once].isDone { return reply(.flag(false)) }
    guard let runner = onces[once].runner else {
      onces[once].runner = running
      record(.onceBegan(once))
      return reply(.flag(true))
    }
    if runner == running && platform.trapsRecursiveOnce { return trap(.recursiveOnce, about: .once(once)) }
    onces[once].waiters.append(running)
    wait(for: .once(once))
  }

  mutating func endOnce(_ once: OnceID) {
    onces[once].isDone = true
    record(.onceEnded(once))
    let waiters = onces[once].waiters
    onces[once].waiters.removeAll()
    for thread in waiters { wake(thread, reply: .flag(false)) }
    reply(.done)
  }
}
