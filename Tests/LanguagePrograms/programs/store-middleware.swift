// programs: a Redux-like store with middlewares, selectors and subscriptions on a serial queue
import Dispatch

protocol Action {}

enum TodoAction: Action {
    case add(String)
    case toggle(id: Int)
    case remove(id: Int)
    case setFilter(Filter)
}

enum AsyncAction: Action {
    case load(delay: Int, titles: [String])
}

enum Filter: String, CaseIterable { case all, active, done }

struct Todo: Equatable {
    let id: Int
    var title: String
    var isDone = false
}

struct AppState: Equatable {
    var todos: [Todo] = []
    var filter = Filter.all
    var nextID = 1

    var visible: [Todo] {
        switch filter {
        case .all: return todos
        case .active: return todos.filter { !$0.isDone }
        case .done: return todos.filter { $0.isDone }
        }
    }
}

typealias Reducer<State> = (inout State, Action) -> Void
typealias Dispatcher = (Action) -> Void
typealias Middleware<State> = (@escaping () -> State, @escaping Dispatcher) -> (@escaping Dispatcher) -> Dispatcher

final class Store<State: Equatable> {
    private var state: State
    private let reducer: Reducer<State>
    private let queue = DispatchQueue(label: "store")
    private var subscribers: [Int: (State) -> Void] = [:]
    private var nextToken = 0
    private var pipeline: Dispatcher = { _ in }

    init(_ initial: State, reducer: @escaping Reducer<State>, middlewares: [Middleware<State>] = []) {
        state = initial
        self.reducer = reducer
        let base: Dispatcher = { [unowned self] action in self.apply(action) }
        let getState: () -> State = { [unowned self] in self.state }
        let redispatch: Dispatcher = { [weak self] action in self?.dispatch(action) }
        pipeline = middlewares.reversed().reduce(base) { next, middleware in
            middleware(getState, redispatch)(next)
        }
    }

    func dispatch(_ action: Action) {
        queue.async { self.pipeline(action) }
    }

    private func apply(_ action: Action) {
        let old = state
        reducer(&state, action)
        guard old != state else { return }
        for token in subscribers.keys.sorted() { subscribers[token]?(state) }
    }

    func subscribe<T: Equatable>(_ selector: @escaping (State) -> T, _ body: @escaping (T) -> Void) -> () -> Void {
        queue.sync {
            let token = nextToken
            nextToken += 1
            var last = selector(state)
            body(last)
            subscribers[token] = { state in
                let value = selector(state)
                if value != last {
                    last = value
                    body(value)
                }
            }
            return { self.queue.async { self.subscribers[token] = nil } }
        }
    }

    var current: State { queue.sync { state } }
}

func todoReducer(_ state: inout AppState, _ action: Action) {
    guard let action = action as? TodoAction else { return }
    switch action {
    case .add(let title):
        state.todos.append(Todo(id: state.nextID, title: title))
        state.nextID += 1
    case .toggle(let id):
        guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return }
        state.todos[index].isDone.toggle()
    case .remove(let id):
        state.todos.removeAll { $0.id == id }
    case .setFilter(let filter):
        state.filter = filter
    }
}

var journal: [String] = []
let logger: Middleware<AppState> = { getState, _ in
    { next in
        { action in
            let before = getState().todos.count
            next(action)
            journal.append("\(action): \(before) -> \(getState().todos.count)")
        }
    }
}

let loading = DispatchGroup()
let effects: Middleware<AppState> = { _, dispatch in
    return { next in
        return { action in
            guard case let AsyncAction.load(delay, titles)? = action as? AsyncAction else {
                return next(action)
            }
            loading.enter()
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(delay)) {
                titles.forEach { dispatch(TodoAction.add($0)) }
                loading.leave()
            }
        }
    }
}

let store = Store(AppState(), reducer: todoReducer, middlewares: [effects, logger])
let stopCount = store.subscribe({ $0.todos.count }) { print("count:", $0) }
_ = store.subscribe({ $0.visible.map(\.title) }) { print("visible:", $0.joined(separator: ", ")) }

store.dispatch(TodoAction.add("write"))
store.dispatch(TodoAction.add("test"))
store.dispatch(TodoAction.toggle(id: 1))
store.dispatch(TodoAction.toggle(id: 99))
_ = store.current
stopCount()
store.dispatch(AsyncAction.load(delay: 30, titles: ["ship", "rest"]))
_ = store.current
loading.wait()
for filter in Filter.allCases {
    store.dispatch(TodoAction.setFilter(filter))
}
store.dispatch(TodoAction.remove(id: 2))
let final = store.current
print(final.filter, final.todos.map { "\($0.id)\($0.isDone ? "x" : "-")" })
journal.forEach { print($0) }
