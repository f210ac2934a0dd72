// programs: a store with middleware, thunks, selectors and subscriptions that skip repeats
import Foundation

protocol Action {}

struct AppState: Equatable {
    struct Item: Equatable, Identifiable {
        let id: Int
        var title: String
        var isDone = false
    }
    enum Filter: String, CaseIterable { case all, open, done }
    enum Loading: Equatable {
        case idle, busy(String), failed(reason: String)
        var isBusy: Bool {
            if case .busy = self { return true }
            return false
        }
    }
    var items: [Item] = []
    var filter = Filter.all
    var loading = Loading.idle
    private(set) var revision = 0

    mutating func bump() { revision += 1 }
}

enum ItemAction: Action {
    case add(title: String)
    case toggle(id: Int)
    case remove(at: IndexSet)
    case setFilter(AppState.Filter)
}

struct IndexSet: ExpressibleByArrayLiteral {
    let indices: Set<Int>
    init(arrayLiteral elements: Int...) { indices = Set(elements) }
}

enum LoadAction: Action {
    case begin(String)
    case end(Result<[String], LoadError>)
}

struct LoadError: Error, Equatable { let reason: String }

typealias Reducer<S> = (inout S, Action) -> Void
typealias Dispatch = (Action) -> Void
typealias Middleware<S> = (@escaping () -> S, @escaping Dispatch) -> (@escaping Dispatch) -> Dispatch

struct Thunk<S>: Action {
    let body: (_ dispatch: @escaping Dispatch, _ getState: @escaping () -> S) -> Void
}

func combine<S>(_ reducers: Reducer<S>...) -> Reducer<S> {
    { state, action in for reduce in reducers { reduce(&state, action) } }
}

func itemReducer(state: inout AppState, action: Action) {
    guard let action = action as? ItemAction else { return }
    switch action {
    case .add(let title): state.items.append(.init(id: (state.items.map(\.id).max() ?? 0) + 1, title: title))
    case .toggle(let id):
        guard let index = state.items.firstIndex(where: { $0.id == id }) else { return }
        state.items[index].isDone.toggle()
    case .remove(let set): state.items = state.items.enumerated().filter { !set.indices.contains($0.offset) }.map(\.element)
    case .setFilter(let filter): state.filter = filter
    }
    state.bump()
}

let loadReducer: Reducer<AppState> = { state, action in
    switch action {
    case LoadAction.begin(let what): state.loading = .busy(what)
    case LoadAction.end(.success(let titles)):
        state.loading = .idle
        titles.forEach { itemReducer(state: &state, action: ItemAction.add(title: $0)) }
    case LoadAction.end(.failure(let error)): state.loading = .failed(reason: error.reason)
    default: break
    }
}

final class Subscription {
    private let cancelBody: () -> Void
    init(_ cancel: @escaping () -> Void) { cancelBody = cancel }
    deinit { cancelBody() }
}

final class Store<S> {
    private let queue = DispatchQueue(label: "store")
    private var state: S
    private var listeners: [UUID: (S) -> Void] = [:]
    private var order: [UUID] = []
    private var dispatchFunction: Dispatch!

    init(_ initial: S, reducer: @escaping Reducer<S>, middleware: [Middleware<S>] = []) {
        state = initial
        let base: Dispatch = { [unowned self] action in
            reducer(&self.state, action)
            self.order.compactMap { self.listeners[$0] }.forEach { $0(self.state) }
        }
        dispatchFunction = middleware.reversed().reduce(base) { next, make in
            make({ [unowned self] in self.state }, { [weak self] in self?.dispatch($0) })(next)
        }
    }

    func dispatch(_ action: Action) { queue.async { self.dispatchFunction(action) } }
    func drain() { queue.sync {} }

    func subscribe<Value: Equatable>(_ select: @escaping (S) -> Value, _ body: @escaping (Value) -> Void) -> Subscription {
        let id = UUID()
        queue.sync {
            var last = select(state)
            body(last)
            order.append(id)
            listeners[id] = { state in
                let value = select(state)
                guard value != last else { return }
                last = value
                body(value)
            }
        }
        return Subscription { [weak self] in
            self?.queue.async {
                self?.listeners[id] = nil
                self?.order.removeAll { $0 == id }
            }
        }
    }
}

func logger<S>(to log: @escaping (String) -> Void) -> Middleware<S> {
    { _, _ in { next in { action in
        log("-> \(type(of: action))")
        next(action)
    } } }
}

func thunks<S>() -> Middleware<S> {
    { getState, dispatch in
        { next in
            { action in
                if let thunk = action as? Thunk<S> { thunk.body(dispatch, getState) } else { next(action) }
            }
        }
    }
}

var log: [String] = []
let store = Store(AppState(), reducer: combine(itemReducer, loadReducer), middleware: [logger { log.append($0) }, thunks()])

let visible = { (state: AppState) -> [String] in
    state.items.filter {
        switch (state.filter, $0.isDone) {
        case (.all, _), (.open, false), (.done, true): return true
        case (.open, true), (.done, false): return false
        }
    }.map { ($0.isDone ? "[x] " : "[ ] ") + $0.title }
}

var titles: Subscription? = store.subscribe(visible) { print("titles", $0) }
let loading = store.subscribe({ $0.loading }) { print("loading", $0) }
let finished = DispatchSemaphore(value: 0)

func load(_ what: String, _ result: Result<[String], LoadError>) -> Thunk<AppState> {
    Thunk { dispatch, getState in
        guard !getState().loading.isBusy else { return }
        dispatch(LoadAction.begin(what))
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
            dispatch(LoadAction.end(result))
            finished.signal()
        }
    }
}

store.dispatch(ItemAction.add(title: "milk"))
store.dispatch(ItemAction.add(title: "bread"))
store.dispatch(ItemAction.toggle(id: 2))
store.dispatch(load("shop", .success(["eggs"])))
finished.wait()
store.dispatch(ItemAction.setFilter(.open))
store.dispatch(ItemAction.remove(at: [0]))
store.dispatch(load("bank", .failure(LoadError(reason: "closed"))))
finished.wait()
store.drain()
titles = nil
store.drain()
store.dispatch(ItemAction.setFilter(.all))
store.drain()
print(log.count, Set(log).sorted(), AppState.Filter.allCases.map(\.rawValue))
