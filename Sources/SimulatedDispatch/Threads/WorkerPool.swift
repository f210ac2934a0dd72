#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Workers that rest between simulations, for whoever needs one next: to make a thread takes as long as five turns.
enum WorkerPool {
  private struct State {
    var resting: [Worker] = []
    var machines: UInt64 = 0
    /// Threads that wait for something outside of their simulation, or died there: they are parked for ever.
    var stuck = 0
  }

  private nonisolated(unsafe) static var state = State()
  private nonisolated(unsafe) static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()
  private static let mostResting = 64
  /// Set before the first simulation, if at all.
  nonisolated(unsafe) static var mostStuck = 64

  private static func locked<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  /// No two machines of a process have the same; none has 0.
  static func newSerial() -> UInt64 {
    locked {
      $0.machines += 1
      return $0.machines
    }
  }

  static func take(for machine: ClosureMachine) -> Worker {
    if let worker = locked({ $0.resting.popLast() }) {
      worker.attach(to: machine)
      return worker
    }
    let new = Worker()
    new.attach(to: machine)
    new.start()
    return new
  }

  /// It is in the middle of nothing.
  static func giveBack(_ worker: Worker) {
    worker.detach()
    let isWelcome = locked { state in
      if state.resting.count < mostResting { state.resting.append(worker) }
      return state.resting.last === worker
    }
    if !isWelcome { worker.go(.leave, dropping: []) }
  }

  static func countStuck() { locked { $0.stuck += 1 } }
  static var stuckCount: Int { locked { $0.stuck } }
}
