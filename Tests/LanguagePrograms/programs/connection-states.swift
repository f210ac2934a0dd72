// programs: state-machine, in the style of application code
import Foundation
enum State: Equatable, CustomStringConvertible {
  case idle
  case connecting(attempt: Int)
  case connected(since: Int, peer: String)
  case failed(Reason)
  indirect enum Reason: Equatable { case timeout, refused(by: String), because(Reason, Int) }
  var description: String {
    switch self {
    case .idle: "idle"
    case .connecting(1): "connecting"
    case .connecting(let n) where n > 2: "connecting again and again"
    case .connecting: "connecting again"
    case .connected(let since, let peer): "connected to \(peer) since \(since)"
    case .failed(.because(.timeout, let n)), .failed(.because(.refused, let n)): "failed \(n) times"
    case let .failed(reason): "failed: \(reason)"
    }
  }
  var isTerminal: Bool { if case .failed = self { true } else { false } }
}
enum Event { case connect, timeout, answer(String), reset }
final class Connection {
  private let queue = DispatchQueue(label: "connection")
  private var _state: State = .idle { didSet { if oldValue != _state { transitions.append((oldValue, _state)) } } }
  private(set) var transitions: [(from: State, to: State)] = []
  var onChange: ((State) -> Void)?
  var state: State { queue.sync { _state } }
  func handle(_ event: Event) {
    queue.sync {
      switch (_state, event) {
      case (.idle, .connect): _state = .connecting(attempt: 1)
      case (.connecting(let n), .timeout) where n < 3: _state = .connecting(attempt: n + 1)
      case (.connecting(let n), .timeout): _state = .failed(.because(.timeout, n))
      case (.connecting, .answer(let peer)) where peer.isEmpty: _state = .failed(.refused(by: "nobody"))
      case (.connecting(let attempt), .answer(let peer)): _state = .connected(since: attempt, peer: peer)
      case (_, .reset): _state = .idle
      default: break
      }
      onChange?(_state)
    }
  }
}
let connection = Connection()
connection.onChange = { print("->", $0) }
let events: [Event] = [.connect, .timeout, .timeout, .timeout, .reset, .answer("x"), .connect, .answer("server"), .reset, .connect, .answer("")]
events.forEach(connection.handle)
print(connection.transitions.count, connection.state.isTerminal, connection.transitions.last!.to)
print(connection.transitions.filter { $0.to == .idle }.map(\.from))
let grouped = Dictionary(grouping: connection.transitions, by: { $0.to.isTerminal })
print(grouped[true]?.count ?? 0, grouped[false, default: []].count)
