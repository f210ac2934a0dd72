// programs: a generic state machine with a transition table, guards, actions and an event queue
import Dispatch

struct Transition<State: Hashable, Event: Hashable> {
  let event: Event
  let fromState: State
  let toState: State

  init(with event: Event, from: State, to: State) {
    self.event = event
    self.fromState = from
    self.toState = to
  }
}

typealias ExecutionBlock = () -> Void

private struct Entry<State: Hashable, Event: Hashable> {
  let transition: Transition<State, Event>
  let preBlock: ExecutionBlock?
  let postBlock: ExecutionBlock?
  let guardBlock: (() -> Bool)?
}

enum TransitionResult { case success, failure(reason: String) }

final class StateMachine<State: Hashable, Event: Hashable> {
  var currentState: State { workingQueue.sync { internalState } }
  private var internalState: State
  private let lockQueue: DispatchQueue
  private let workingQueue: DispatchQueue
  private let callbackQueue: DispatchQueue
  private var table: [Event: [Entry<State, Event>]] = [:]
  private(set) var history: [State]
  private var observers: [(State, State) -> Void] = []

  init(initialState: State, callbackQueue: DispatchQueue? = nil) {
    internalState = initialState
    history = [initialState]
    lockQueue = DispatchQueue(label: "com.machine.queue.lock")
    workingQueue = DispatchQueue(label: "com.machine.queue.working")
    self.callbackQueue = callbackQueue ?? .main
  }

  func add(
    _ transition: Transition<State, Event>, when condition: (() -> Bool)? = nil,
    pre preBlock: ExecutionBlock? = nil, post postBlock: ExecutionBlock? = nil
  ) {
    lockQueue.sync {
      let entry = Entry(transition: transition, preBlock: preBlock, postBlock: postBlock, guardBlock: condition)
      if self.table[transition.event]?.contains(where: { $0.transition.fromState == transition.fromState && $0.guardBlock == nil }) == true {
        assertionFailure("Transition with event '\(transition.event)' from '\(transition.fromState)' exists.")
      }
      self.table[transition.event, default: []].append(entry)
    }
  }

  func observe(_ observer: @escaping (_ from: State, _ to: State) -> Void) { observers.append(observer) }

  func process(event: Event, execution: (() -> Void)? = nil, callback: ((TransitionResult) -> Void)? = nil) {
    var entries: [Entry<State, Event>]?
    lockQueue.sync { entries = self.table[event] }
    workingQueue.async {
      let performable = entries?.first { $0.transition.fromState == self.internalState && ($0.guardBlock?() ?? true) }
      guard let entry = performable else {
        let reason = "no transition from \(self.internalState) with \(event)"
        self.callbackQueue.async { callback?(.failure(reason: reason)) }
        return
      }
      self.callbackQueue.async { entry.preBlock?() }
      let old = self.internalState
      self.internalState = entry.transition.toState
      self.history.append(self.internalState)
      self.callbackQueue.async {
        execution?()
        self.observers.forEach { $0(old, entry.transition.toState) }
        entry.postBlock?()
        callback?(.success)
      }
    }
  }
}

enum DoorState: String, CaseIterable { case open, closed, locked }
enum DoorEvent { case push, pull, turnKey(String) }
extension DoorEvent: Hashable {
  static func == (a: DoorEvent, b: DoorEvent) -> Bool {
    switch (a, b) {
    case (.push, .push), (.pull, .pull), (.turnKey, .turnKey): return true
    default: return false
    }
  }
  func hash(into hasher: inout Hasher) {
    switch self {
    case .push: hasher.combine(0)
    case .pull: hasher.combine(1)
    case .turnKey: hasher.combine(2)
    }
  }
}

typealias DoorMachine = StateMachine<DoorState, DoorEvent>
typealias DoorTransition = Transition<DoorState, DoorEvent>

let callbacks = DispatchQueue(label: "callbacks")
let machine = DoorMachine(initialState: .closed, callbackQueue: callbacks)
var hasKey = false

machine.add(DoorTransition(with: .pull, from: .closed, to: .open), pre: { print("  creak") })
machine.add(.init(with: .push, from: .open, to: .closed), post: { print("  bang") })
machine.add(.init(with: .turnKey(""), from: .closed, to: .locked), when: { hasKey }, pre: { print("  click") })
machine.add(.init(with: .turnKey(""), from: .locked, to: .closed), when: { hasKey })
machine.observe { from, to in print("\(from.rawValue) → \(to.rawValue)") }

func send(_ event: DoorEvent) {
  let semaphore = DispatchSemaphore(value: 0)
  print("event", event)
  machine.process(event: event) { result in
    if case let .failure(reason) = result { print("  refused: \(reason)") }
    semaphore.signal()
  }
  semaphore.wait()
}

send(.push)
send(.pull)
send(.push)
send(.turnKey("k1"))
hasKey = true
send(.turnKey("k2"))
send(.pull)
send(.turnKey("k2"))
print(machine.currentState, machine.history.map { $0.rawValue })
print(DoorState.allCases.filter { state in machine.history.contains(state) }.count)
