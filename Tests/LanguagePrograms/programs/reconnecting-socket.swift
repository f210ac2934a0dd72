// programs: a socket that reconnects, as a state machine with heartbeats, backoff and a queue of unsent messages
import Foundation
import Dispatch

protocol StateType: Hashable {}
protocol EventType: Hashable {}

struct Transition<S: StateType, E: EventType>: CustomStringConvertible {
  let event: E
  let from: S
  let to: S
  var description: String { "\(from) --\(event)-> \(to)" }
}

final class StateMachine<S: StateType, E: EventType> {
  typealias Handler = (Transition<S, E>) -> Void
  private struct Key: Hashable { let state: S; let event: E }

  private(set) var state: S
  private var routes: [Key: S] = [:]
  private var entering: [S: [Handler]] = [:]
  private var any: [Handler] = []
  private var rejected: (S, E) -> Void = { state, event in print("  ! \(event) in \(state)") }

  init(state: S, _ configure: (StateMachine) -> Void) {
    self.state = state
    configure(self)
  }

  func addRoute(_ event: E, _ transitions: (from: [S], to: S)...) {
    for (from, to) in transitions {
      for state in from { routes[Key(state: state, event: event)] = to }
    }
  }

  func onEnter(_ states: S..., handler: @escaping Handler) {
    for state in states { entering[state, default: []].append(handler) }
  }
  func onAny(_ handler: @escaping Handler) { any.append(handler) }
  func onRejected(_ handler: @escaping (S, E) -> Void) { rejected = handler }

  @discardableResult
  static func <- (machine: StateMachine, event: E) -> Bool { machine.fire(event) }

  @discardableResult
  func fire(_ event: E) -> Bool {
    guard let target = routes[Key(state: state, event: event)] else {
      rejected(state, event)
      return false
    }
    let transition = Transition(event: event, from: state, to: target)
    state = target
    any.forEach { $0(transition) }
    entering[target]?.forEach { $0(transition) }
    return true
  }
}

infix operator <- : AssignmentPrecedence

enum Link: StateType { case idle, connecting, open, waiting(attempt: Int), closed }
enum Signal: String, EventType { case connect, opened, lost, retry, giveUp, close }

extension Link: CustomStringConvertible {
  var description: String {
    switch self {
    case .idle: return "idle"
    case .connecting: return "connecting"
    case .open: return "open"
    case .waiting(let attempt): return "waiting(\(attempt))"
    case .closed: return "closed"
    }
  }
}

struct LinearCongruential: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

struct Backoff {
  let base: Int, cap: Int
  var generator: LinearCongruential
  mutating func delay(attempt: Int) -> DispatchTimeInterval {
    let ceiling = min(cap, base << attempt)
    let jitter = Int(generator.next() >> 60)
    return .milliseconds(ceiling + jitter)
  }
}

protocol SocketDelegate: AnyObject {
  func socket(_ socket: Socket, didChange state: String)
  func socket(_ socket: Socket, didReceive text: String)
  func socketDidClose(_ socket: Socket)
}

extension SocketDelegate {
  func socket(_ socket: Socket, didReceive text: String) {}
}

final class Server {
  private let queue = DispatchQueue(label: "server")
  private var script: [Bool]
  private(set) var received: [String] = []
  init(accepts script: [Bool]) { self.script = script }

  func connect(completion: @escaping (Bool) -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(10)) {
      let accepts = self.script.isEmpty ? true : self.script.removeFirst()
      completion(accepts)
    }
  }

  func send(_ text: String, reply: @escaping (String) -> Void) {
    queue.async {
      self.received.append(text)
      reply(text == "ping" ? "pong" : "echo " + text)
    }
  }

  var messages: [String] { queue.sync { received } }
}

final class Socket {
  weak var delegate: SocketDelegate?
  private let queue = DispatchQueue(label: "socket")
  private let server: Server
  private var outbox: [String] = []
  private var heartbeat: DispatchSourceTimer?
  private var pings = 0
  private var backoff = Backoff(base: 20, cap: 100, generator: LinearCongruential(state: 7))
  private var attempt = 0
  private let maxAttempts: Int

  private lazy var machine = StateMachine<Link, Signal>(state: .idle) { [unowned self] machine in
    machine.addRoute(.connect, ([.idle], .connecting))
    machine.addRoute(.opened, (from: [.connecting], to: .open))
    for attempt in 0..<maxAttempts {
      machine.addRoute(.retry, ([.waiting(attempt: attempt)], .connecting))
      machine.addRoute(.close, ([.waiting(attempt: attempt)], .closed))
    }
    machine.addRoute(.close, ([.idle, .connecting, .open], .closed))
    machine.addRoute(.giveUp, ([.connecting], .closed))
    machine.onAny { [weak self] transition in
      guard let self else { return }
      delegate?.socket(self, didChange: String(describing: transition))
    }
    machine.onEnter(.connecting) { [weak self] _ in self?.dial() }
    machine.onEnter(.open) { [weak self] _ in self?.startHeartbeat() }
    machine.onEnter(.closed) { [weak self] transition in
      self?.heartbeat?.cancel()
      self?.heartbeat = nil
      self.map { $0.delegate?.socketDidClose($0) }
    }
  }

  init(server: Server, maxAttempts: Int = 4) {
    self.server = server
    self.maxAttempts = maxAttempts
  }

  func connect() { queue.async { self.machine <- .connect } }
  func close() { queue.async { self.machine <- .close } }

  func send(_ text: String) {
    queue.async { [self] in
      guard case .open = machine.state else { return outbox.append(text) }
      deliver(text)
    }
  }

  private func deliver(_ text: String) {
    server.send(text) { [weak self] reply in
      guard let self = self else { return }
      self.queue.async {
        if reply == "pong" { self.pings += 1 }
        self.delegate?.socket(self, didReceive: reply)
        if self.pings == 2 { self.machine <- .close }
      }
    }
  }

  private func dial() {
    server.connect { [weak self] isAccepted in
      self?.queue.async {
        guard let self else { return }
        if isAccepted {
          self.attempt = 0
          self.machine <- .opened
        } else if self.attempt + 1 >= self.maxAttempts {
          self.machine <- .giveUp
        } else {
          self.wait()
        }
      }
    }
  }

  private func wait() {
    let current = attempt
    attempt += 1
    machine.addRoute(.lost, ([.connecting], .waiting(attempt: current)))
    machine <- .lost
    queue.asyncAfter(deadline: .now() + backoff.delay(attempt: current)) { [weak self] in
      self?.machine.fire(.retry)
    }
  }

  private func startHeartbeat() {
    while let first = outbox.first {
      outbox.removeFirst()
      deliver(first)
    }
    let timer = DispatchSource.makeTimerSource(flags: [], queue: queue)
    timer.schedule(deadline: .now() + .milliseconds(50), repeating: .milliseconds(50), leeway: .milliseconds(0))
    timer.setEventHandler { [weak self] in self?.deliver("ping") }
    timer.activate()
    heartbeat = timer
  }
}

final class Console: SocketDelegate {
  let name: String
  let closed = DispatchSemaphore(value: 0)
  init(name: String) { self.name = name }
  func socket(_ socket: Socket, didChange state: String) { print("\(name): \(state)") }
  func socket(_ socket: Socket, didReceive text: String) { print("\(name): < \(text)") }
  func socketDidClose(_ socket: Socket) { closed.signal() }
}

final class Quiet: SocketDelegate {
  var changes = 0
  let closed = DispatchSemaphore(value: 0)
  func socket(_ socket: Socket, didChange state: String) { changes += 1 }
  func socketDidClose(_ socket: Socket) { closed.signal() }
}

let server = Server(accepts: [false, false, true])
let console = Console(name: "A")
let socket = Socket(server: server)
socket.delegate = console
socket.send("early")
socket.connect()
socket.send("also early")
console.closed.wait()
print(server.messages)

let stubborn = Socket(server: Server(accepts: Array(repeating: false, count: 9)), maxAttempts: 3)
let quiet = Quiet()
stubborn.delegate = quiet
stubborn.connect()
quiet.closed.wait()
print("gave up after", quiet.changes, "changes")
stubborn.close()
Thread.sleep(forTimeInterval: 0.05)

var generator = LinearCongruential(state: 1)
print((1...5).map { _ in Int.random(in: 0..<10, using: &generator) }, Bool.random(using: &generator))
