// programs: redux-style store with effects, middleware, dynamic members and case paths by hand
import Foundation
final class OSAllocatedUnfairLock<S> { private var s: S; private let l = NSLock(); init(uncheckedState: S) { s = uncheckedState }; func withLockUnchecked<R>(_ body: (inout S) throws -> R) rethrows -> R { l.lock(); defer { l.unlock() }; return try body(&s) } }

@dynamicMemberLookup
final class Store<State, Action>: @unchecked Sendable {
  typealias Reducer = @Sendable (inout State, Action) -> Effect<Action>
  private let state: OSAllocatedUnfairLock<State>
  private let reducer: Reducer
  private let queue = DispatchQueue(label: "store", target: .global(qos: .userInteractive))
  private var observers: [Int: (State) -> Void] = [:]
  private var nextObserver = sequence(first: 0) { $0 + 1 }.makeIterator()

  init(initial: sending State, reducer: @escaping Reducer) {
    state = OSAllocatedUnfairLock(uncheckedState: initial)
    self.reducer = reducer
  }

  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state.withLockUnchecked { $0[keyPath: path] } }

  func send(_ action: Action) {
    queue.async {
      let (effect, snapshot) = self.state.withLockUnchecked { state -> (Effect<Action>, State) in
        let effect = self.reducer(&state, action)
        return (effect, state)
      }
      self.observers.sorted { $0.key < $1.key }.forEach { $0.value(snapshot) }
      effect.run { [weak self] in self?.send($0) }
    }
  }

  func observe<Value: Equatable>(_ path: KeyPath<State, Value>, _ body: @escaping (Value) -> Void) -> () -> Void {
    queue.sync {
      let id = nextObserver.next()!
      var last: Value?
      observers[id] = { state in
        let value = state[keyPath: path]
        guard value != last else { return }
        last = value
        body(value)
      }
      return { [weak self] in self?.queue.async { self?.observers[id] = nil } }
    }
  }
}

struct Effect<Action> {
  typealias Send = (Action) -> Void
  let run: (@escaping Send) -> Void
  static var none: Self { .init { _ in } }
  static func just(_ action: Action) -> Self { Self { $0(action) } }
  static func after(_ delay: DispatchTimeInterval, _ action: @autoclosure @escaping () -> Action) -> Self {
    .init { send in DispatchQueue.global().asyncAfter(deadline: .now() + delay) { send(action()) } }
  }
  static func merge(_ effects: Effect...) -> Effect { .init { send in effects.forEach { $0.run(send) } } }
  func map<Other>(_ transform: @escaping (Action) -> Other) -> Effect<Other> { Effect<Other> { send in run { send(transform($0)) } } }
}

struct CasePath<Root, Value> {
  let embed: (Value) -> Root
  let extract: (Root) -> Value?
}

struct Counter { struct State: Equatable { var value = 0; var history: [Int] = [] }
  enum Action { case up, down, set(to: Int) }
  static func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    state.history.append(state.value)
    switch action {
    case .up where state.value >= 3: return .just(.set(to: 0))
    case .up: state.value += 1
    case .down: state.value -= 1
    case .set(to: let value): state.value = value
    }
    return .none
  }
}

struct AppState { var left = Counter.State(), right = Counter.State(); var log: [String] = [] }
enum AppAction { case left(Counter.Action), right(Counter.Action), start, log(String)
  static let toLeft = CasePath<Self, Counter.Action>(embed: AppAction.left) { if case .left(let a) = $0 { a } else { nil } }
  static let toRight = CasePath(embed: AppAction.right, extract: { guard case let .right(action) = $0 else { return nil }; return action })
}

func pullback<Local, Global, LocalAction, GlobalAction>(
  _ reducer: @escaping (inout Local, LocalAction) -> Effect<LocalAction>,
  state path: WritableKeyPath<Global, Local>, action: CasePath<GlobalAction, LocalAction>
) -> (inout Global, GlobalAction) -> Effect<GlobalAction> {
  return { global, globalAction in
    guard let local = action.extract(globalAction) else { return .none }
    return reducer(&global[keyPath: path], local).map(action.embed)
  }
}

func combine<S, A>(_ reducers: (inout S, A) -> Effect<A>...) -> (inout S, A) -> Effect<A> {
  { state, action in
    let effects = reducers.map { $0(&state, action) }
    return Effect { send in for effect in effects { effect.run(send) } }
  }
}

let reducer = combine(
  pullback(Counter.reduce, state: \AppState.left, action: AppAction.toLeft),
  pullback(Counter.reduce, state: \.right, action: AppAction.toRight),
  { state, action in
    switch action {
    case .start: return .merge(.after(.milliseconds(50), .left(.up)), .after(.milliseconds(100), .right(.down)), .just(.log("started")))
    case let .log(text): state.log.append(text); return .none
    case .left, .right: return .none
    }
  }
)

let store = Store<AppState, AppAction>(initial: AppState()) { reducer(&$0, $1) }
let stop = store.observe(\.left.value) { print("left is", $0) }
_ = store.observe(\.log) { lines in print(lines.isEmpty ? "no log" : lines.joined(separator: "|")) }
store.send(.start)
Thread.sleep(forTimeInterval: 0.03)
(1...4).forEach { _ in store.send(.left(.up)) }
Thread.sleep(forTimeInterval: 0.3)
print(store.left, store.right.value, store.log.count)
stop()
store.send(.left(.set(to: 42)))
Thread.sleep(forTimeInterval: 0.1)
print(store.left.value, store.left.history.suffix(2), store.left == Counter.State())
