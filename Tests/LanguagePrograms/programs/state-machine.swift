// programs: a connection as a state machine driven from several queues, with retries, back-off and a transition log
import Dispatch

final class Connection {
  enum State: Equatable, CustomStringConvertible {
    case idle
    case connecting(attempt: Int)
    case connected
    case failed(String)

    var description: String {
      switch self {
      case .idle: "idle"
      case .connecting(let attempt): "connecting #\(attempt)"
      case .connected: "connected"
      case .failed(let reason): "failed (\(reason))"
      }
    }
  }
  enum Event { case connect, succeed, fail(String), disconnect }

  private let queue = DispatchQueue(label: "connection")
  private var log: [String] = []
  private var failuresLeft: Int
  private let maximumAttempts: Int
  private let done: (State) -> Void
  private var state = State.idle {
    didSet {
      guard state != oldValue else { return }
      log.append("\(oldValue) -> \(state)")
      if state == .connected { done(state) } else if case .failed = state { done(state) }
    }
  }

  init(failures: Int, attempts: Int = 3, done: @escaping (State) -> Void) {
    failuresLeft = failures
    maximumAttempts = attempts
    self.done = done
  }

  func send(_ event: Event) { queue.async { self.handle(event) } }

  private func handle(_ event: Event) {
    switch (state, event) {
    case (.idle, .connect):
      state = .connecting(attempt: 1)
      attempt()
    case (.connecting, .succeed):
      state = .connected
    case (.connecting(let n), .fail) where n < maximumAttempts:
      state = .connecting(attempt: n + 1)
      queue.asyncAfter(deadline: .now() + .milliseconds(20 * n)) { [weak self] in self?.attempt() }
    case (.connecting, .fail(let reason)):
      state = .failed(reason)
    case (_, .disconnect):
      state = .idle
    default:
      log.append("ignored \(event) in \(state)")
    }
  }

  private func attempt() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { [self] in
      if queue.sync(execute: { takeFailure() }) { send(.fail("timeout")) } else { send(.succeed) }
    }
  }

  private func takeFailure() -> Bool {
    guard failuresLeft > 0 else { return false }
    failuresLeft -= 1
    return true
  }

  var history: [String] { queue.sync { log } }
}

let done = DispatchSemaphore(value: 0)
for failures in [0, 2, 5] {
  let connection = Connection(failures: failures) { state in
    print("ended", state)
    done.signal()
  }
  connection.send(.succeed)
  connection.send(.connect)
  connection.send(.connect)
  done.wait()
  connection.send(.disconnect)
  connection.history.forEach { print("  " + $0) }
}
