import Foundation

// ReSwift 6: Store, reducers, middleware, subscription with select and skipRepeats; dispatch from any queue.

public protocol Action {}
public struct ReSwiftInit: Action {}
public typealias Reducer<ReducerStateType> = (_ action: Action, _ state: ReducerStateType?) -> ReducerStateType
public typealias DispatchFunction = (Action) -> Void
public typealias Middleware<State> = (@escaping DispatchFunction, @escaping () -> State?) -> (@escaping DispatchFunction) -> DispatchFunction

public protocol AnyStoreSubscriber: AnyObject { func _newState(state: Any) }
public protocol StoreSubscriber: AnyStoreSubscriber {
    associatedtype StoreSubscriberStateType
    func newState(state: StoreSubscriberStateType)
}
extension StoreSubscriber {
    public func _newState(state: Any) {
        if let typedState = state as? StoreSubscriberStateType { newState(state: typedState) }
    }
}

public class Subscription<State> {
    private(set) var observer: ((State?, State) -> Void)?
    init(sink: @escaping (@escaping (State?, State) -> Void) -> Void) { sink { old, new in self.newValues(oldState: old, newState: new) } }
    init() {}

    func newValues(oldState: State?, newState: State) { observer?(oldState, newState) }

    public func select<Substate>(_ selector: @escaping (State) -> Substate) -> Subscription<Substate> {
        return Subscription<Substate> { sink in
            self.observer = { oldState, newState in sink(oldState.map(selector) ?? nil, selector(newState)) }
        }
    }
    public func skipRepeats(_ isRepeat: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
        return Subscription { sink in
            self.observer = { oldState, newState in
                switch (oldState, newState) {
                case let (old?, new):
                    if !isRepeat(old, new) { sink(oldState, newState) } else { return }
                default: sink(oldState, newState)
                }
            }
        }
    }
    func subscribe(_ observer: @escaping (State?, State) -> Void) { self.observer = observer }
}
extension Subscription where State: Equatable {
    public func skipRepeats() -> Subscription<State> { skipRepeats(==) }
}

class SubscriptionBox<State>: Hashable {
    private let originalSubscription: Subscription<State>
    weak var subscriber: AnyStoreSubscriber?
    private let objectIdentifier: ObjectIdentifier

    func hash(into hasher: inout Hasher) { hasher.combine(objectIdentifier) }
    static func == (left: SubscriptionBox<State>, right: SubscriptionBox<State>) -> Bool { left.objectIdentifier == right.objectIdentifier }

    init<T>(originalSubscription: Subscription<State>, transformedSubscription: Subscription<T>?, subscriber: AnyStoreSubscriber) {
        self.originalSubscription = originalSubscription
        self.subscriber = subscriber
        self.objectIdentifier = ObjectIdentifier(subscriber)
        if let transformed = transformedSubscription {
            transformed.subscribe { [unowned self] _, newState in self.subscriber?._newState(state: newState as Any) }
        } else {
            originalSubscription.subscribe { [unowned self] _, newState in self.subscriber?._newState(state: newState as Any) }
        }
    }
    func newValues(oldState: State?, newState: State) { originalSubscription.newValues(oldState: oldState, newState: newState) }
}

open class Store<State> {
    private(set) public var state: State! {
        didSet {
            subscriptions.forEach {
                if $0.subscriber == nil { subscriptions.remove($0) }
                else { $0.newValues(oldState: oldValue, newState: state) }
            }
        }
    }
    public lazy var dispatchFunction: DispatchFunction! = createDispatchFunction()
    private var reducer: Reducer<State>
    var subscriptions: Set<SubscriptionBox<State>> = []
    private var isDispatching = false
    private let middleware: [Middleware<State>]

    public required init(reducer: @escaping Reducer<State>, state: State?, middleware: [Middleware<State>] = []) {
        self.reducer = reducer
        self.middleware = middleware
        if let state = state { self.state = state } else { dispatch(ReSwiftInit()) }
    }

    private func createDispatchFunction() -> DispatchFunction! {
        return middleware.reversed().reduce(
            { [unowned self] action in self._defaultDispatch(action: action) },
            { dispatchFunction, middleware in
                let dispatch: (Action) -> Void = { [weak self] in self?.dispatch($0) }
                let getState: () -> State? = { [weak self] in self?.state }
                return middleware(dispatch, getState)(dispatchFunction)
            })
    }

    fileprivate func _subscribe<SelectedState, S: StoreSubscriber>(_ subscriber: S, originalSubscription: Subscription<State>, transformedSubscription: Subscription<SelectedState>?)
        where S.StoreSubscriberStateType == SelectedState {
        let box = SubscriptionBox(originalSubscription: originalSubscription, transformedSubscription: transformedSubscription, subscriber: subscriber)
        subscriptions.update(with: box)
        if let state = self.state { originalSubscription.newValues(oldState: nil, newState: state) }
    }
    open func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
        subscribe(subscriber, transform: nil)
    }
    open func subscribe<SelectedState, S: StoreSubscriber>(_ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?)
        where S.StoreSubscriberStateType == SelectedState {
        let originalSubscription = Subscription<State>()
        let transformedSubscription = transform?(originalSubscription)
        _subscribe(subscriber, originalSubscription: originalSubscription, transformedSubscription: transformedSubscription)
    }
    open func unsubscribe(_ subscriber: AnyStoreSubscriber) {
        if let index = subscriptions.firstIndex(where: { $0.subscriber === subscriber }) { subscriptions.remove(at: index) }
    }

    open func _defaultDispatch(action: Action) {
        guard !isDispatching else { fatalError("ReSwift:ConcurrentMutationError") }
        isDispatching = true
        let newState = reducer(action, state)
        isDispatching = false
        state = newState
    }
    open func dispatch(_ action: Action) { dispatchFunction(action) }
}

struct AppState: Equatable {
    struct Todo: Equatable { let id: Int; var title: String, done = false }
    enum Filter: String, CaseIterable { case all, open, done }
    var todos: [Todo] = []
    var filter = Filter.all
    var loading = 0
}
extension AppState {
    var visible: [Todo] {
        switch filter {
        case .all: return todos
        case .open: return todos.filter { !$0.done }
        case .done: return todos.filter(\.done)
        }
    }
}
enum TodoAction: Action { case add(String), toggle(id: Int), setFilter(AppState.Filter) }
struct LoadAction: Action { let titles: [String] }
enum LoadingAction: Action { case began, ended }
struct Thunk<State>: Action { let body: (_ dispatch: @escaping DispatchFunction, _ getState: @escaping () -> State?) -> Void }

func createThunkMiddleware<State>() -> Middleware<State> {
    return { dispatch, getState in
        return { next in
            return { action in
                switch action {
                case let thunk as Thunk<State>: thunk.body(dispatch, getState)
                default: next(action)
                }
            }
        }
    }
}
let logging: Middleware<AppState> = { _, getState in { next in { action in
    next(action)
    print("·", action, "→", getState()?.todos.count ?? -1)
} } }

func appReducer(action: Action, state: AppState?) -> AppState {
    var state = state ?? AppState()
    switch action {
    case TodoAction.add(let title): state.todos.append(.init(id: state.todos.count + 1, title: title))
    case TodoAction.toggle(id: let id):
        if let index = state.todos.firstIndex(where: { $0.id == id }) { state.todos[index].done.toggle() }
    case TodoAction.setFilter(let filter): state.filter = filter
    case let load as LoadAction: state.todos += load.titles.enumerated().map { .init(id: state.todos.count + 1 + $0, title: $1, done: $0 % 2 == 1) }
    case LoadingAction.began: state.loading += 1
    case LoadingAction.ended: state.loading -= 1
    default: break
    }
    return state
}

final class ListView: StoreSubscriber {
    typealias StoreSubscriberStateType = [AppState.Todo]
    func newState(state: [AppState.Todo]) { print("list:", state.map { ($0.done ? "✓" : "") + $0.title }) }
}
final class Spinner: StoreSubscriber {
    func newState(state: Bool) { print("spinner:", state ? "on" : "off") }
    deinit { print("spinner gone") }
}

let store = Store(reducer: appReducer, state: nil, middleware: [createThunkMiddleware(), logging])
let list = ListView()
var spinner: Spinner? = Spinner()
store.subscribe(list) { $0.select { $0.visible }.skipRepeats() }
store.dispatch(TodoAction.add("milk"))
store.unsubscribe(list)
store.subscribe(spinner!) { subscription in subscription.select { $0.loading > 0 }.skipRepeats() }
store.dispatch(Thunk<AppState> { dispatch, getState in
    dispatch(LoadingAction.began)
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(10)) {
        let titles = (1...3).map { "remote \($0)" }
        DispatchQueue.main.async {
            dispatch(LoadAction(titles: titles))
            dispatch(LoadingAction.ended)
            spinner = nil
            dispatch(TodoAction.toggle(id: 1))
            store.subscribe(list) { $0.select(\.visible).skipRepeats(==) }
            AppState.Filter.allCases.reversed().forEach { dispatch(TodoAction.setFilter($0)) }
            print(getState()! == store.state, store.subscriptions.count, store.state.filter.rawValue)
            exit(0)
        }
    }
})
dispatchMain()
