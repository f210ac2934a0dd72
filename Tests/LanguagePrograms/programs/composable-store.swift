// programs: a store of reducers that are combined and pulled back along key paths and case paths, with effects on queues
import Dispatch
import Foundation

// A miniature of a "composable architecture".

struct Effect<Action> {
    enum Operation {
        case none
        case run(queue: DispatchQueue, delay: DispatchTimeInterval, (@escaping (Action) -> Void) -> Void)
        case merge([Effect<Action>])
    }
    let operation: Operation

    static var none: Self { Self(operation: .none) }
    static func run(on queue: DispatchQueue, after delay: DispatchTimeInterval = .milliseconds(0),
                    _ body: @escaping (@escaping (Action) -> Void) -> Void) -> Self {
        Self(operation: .run(queue: queue, delay: delay, body))
    }
    static func merge(_ effects: Effect<Action>...) -> Self { Self(operation: .merge(effects)) }
    static func send(_ action: Action) -> Self { .run(on: .global()) { send in send(action) } }

    func map<B>(_ transform: @escaping (Action) -> B) -> Effect<B> {
        switch operation {
        case .none:
            return .none
        case let .run(queue, delay, body):
            return .run(on: queue, after: delay) { send in body { send(transform($0)) } }
        case .merge(let effects):
            return Effect<B>(operation: .merge(effects.map { $0.map(transform) }))
        }
    }
}

struct Reducer<State, Action, Environment> {
    let reduce: (inout State, Action, Environment) -> Effect<Action>

    init(_ reduce: @escaping (inout State, Action, Environment) -> Effect<Action>) { self.reduce = reduce }

    func callAsFunction(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action> {
        reduce(&state, action, environment)
    }

    static func combine(_ reducers: Reducer...) -> Reducer {
        Reducer { state, action, environment in
            let effects = reducers.map { $0(&state, action, environment) }
            return Effect(operation: .merge(effects))
        }
    }

    func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
        state toLocalState: WritableKeyPath<GlobalState, State>,
        action toLocalAction: CasePath<GlobalAction, Action>,
        environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment
    ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
        .init { globalState, globalAction, globalEnvironment in
            guard let localAction = toLocalAction.extract(globalAction) else { return .none }
            return self.reduce(&globalState[keyPath: toLocalState], localAction, toLocalEnvironment(globalEnvironment))
                .map(toLocalAction.embed)
        }
    }

    func forEach<GlobalState, ID: Hashable>(
        _ toElements: WritableKeyPath<GlobalState, [ID: State]>
    ) -> Reducer<GlobalState, (id: ID, action: Action), Environment> {
        .init { state, pair, environment in
            guard state[keyPath: toElements][pair.id] != nil else { return .none }
            let effect = self.reduce(&state[keyPath: toElements][pair.id]!, pair.action, environment)
            return effect.map { (id: pair.id, action: $0) }
        }
    }

    func logging(_ prefix: String, to sink: @escaping (String) -> Void) -> Self {
        Self { state, action, environment in
            let before = "\(state)"
            let effect = reduce(&state, action, environment)
            let after = "\(state)"
            sink("\(prefix) \(action): " + (before == after ? "(no change)" : after))
            return effect
        }
    }
}

struct CasePath<Root, Value> {
    let embed: (Value) -> Root
    let extract: (Root) -> Value?
}

final class Store<State, Action> {
    private(set) var state: State
    private let reducer: (inout State, Action) -> Effect<Action>
    private let queue = DispatchQueue(label: "store")
    private let running = DispatchGroup()
    private var observers: [(State) -> Void] = []

    init<Environment>(initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment) {
        self.state = initialState
        self.reducer = { state, action in reducer(&state, action, environment) }
    }

    func observe<Value: Equatable>(_ keyPath: KeyPath<State, Value>, _ body: @escaping (_ old: Value, _ new: Value) -> Void) {
        queue.sync {
            var last = state[keyPath: keyPath]
            observers.append { state in
                let value = state[keyPath: keyPath]
                guard value != last else { return }
                defer { last = value }
                body(last, value)
            }
        }
    }

    func send(_ action: Action) { queue.sync { handle(action) } }

    private func handle(_ action: Action) {
        let effect = reducer(&state, action)
        for observer in observers { observer(state) }
        perform(effect)
    }

    private func perform(_ effect: Effect<Action>) {
        switch effect.operation {
        case .none: break
        case .merge(let effects): effects.forEach(perform)
        case let .run(queue, delay, body):
            running.enter()
            queue.asyncAfter(deadline: .now() + delay) { [running, store = self.queue] in
                body { action in
                    store.async { self.handle(action) }
                }
                store.async { running.leave() }
            }
        }
    }

    func waitForEffects() { running.wait() }
}

// MARK: - Feature: counter

struct Counter: Equatable { var count = 0; var fact: String?; var isLoading = false }
enum CounterAction: Equatable { case increment, decrement, factButtonTapped, factResponse(String) }
struct CounterEnvironment { var fact: (Int) -> String; var background: DispatchQueue }

let counterReducer = Reducer<Counter, CounterAction, CounterEnvironment> { state, action, environment in
    switch action {
    case .increment:
        state.count += 1
        return .none
    case .decrement:
        state.count -= 1
        return .none
    case .factButtonTapped:
        state.isLoading = true
        return .run(on: environment.background, after: .milliseconds(5)) { [count = state.count] send in
            send(.factResponse(environment.fact(count)))
        }
    case let .factResponse(text):
        state.isLoading = false
        state.fact = text
        return .none
    }
}

// MARK: - App

struct AppState: Equatable {
    var main = Counter()
    var extra: [String: Counter] = [:]
    var taps = 0
}

enum AppAction {
    case main(CounterAction)
    case extra(id: String, action: CounterAction)
    case add(String)
    case burst(times: Int)

    static let mainPath = CasePath(embed: AppAction.main, extract: { (root: AppAction) -> CounterAction? in
        guard case let .main(action) = root else { return nil }
        return action
    })
    static let extraPath = CasePath<AppAction, (id: String, action: CounterAction)>(
        embed: { .extra(id: $0.id, action: $0.action) },
        extract: { if case let .extra(id, action) = $0 { return (id, action) } else { return nil } })
}

struct AppEnvironment { let facts: [Int: String]; let background = DispatchQueue(label: "facts") }

func local(_ app: AppEnvironment) -> CounterEnvironment {
    CounterEnvironment(fact: { app.facts[$0, default: "\($0) is dull"] }, background: app.background)
}

var lines: [String] = []
let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
    Reducer { state, action, _ in
        state.taps += 1
        switch action {
        case .add(let id):
            state.extra[id] = Counter()
        case .burst(let times) where times > 0:
            return .merge(.send(.main(.increment)), .none)
        case .main, .extra, .burst:
            break
        }
        return .none
    },
    counterReducer.pullback(state: \.main, action: AppAction.mainPath, environment: local),
    counterReducer.forEach(\AppState.extra).pullback(state: \.self, action: AppAction.extraPath, environment: local)
)

let store = Store(initialState: AppState(),
                  reducer: appReducer.logging("app", to: { lines.append($0) }),
                  environment: AppEnvironment(facts: [2: "2 is the oldest even prime"]))
store.observe(\.main.count) { print("count \($0) -> \($1)") }
store.observe(\.main.fact) { _, new in print("fact:", new ?? "none") }
store.observe(\.extra.count) { print("features", $0, $1) }
store.send(.main(.increment))
store.send(.main(.increment))
store.send(.main(.factButtonTapped))
store.waitForEffects()
store.send(.add("left"))
store.send(.extra(id: "left", action: .decrement))
store.send(.extra(id: "right", action: .decrement))
store.send(.extra(id: "left", action: .factButtonTapped))
store.waitForEffects()
store.send(.burst(times: 1))
store.waitForEffects()
lines.enumerated().forEach { print($0 + 1, $1) }
print(store.state == AppState(main: Counter(count: 3, fact: "2 is the oldest even prime"), extra: ["left": Counter(count: -1, fact: "-1 is dull")], taps: 11))
print(store.state.taps)
