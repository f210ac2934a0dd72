// programs: a redux store with reducers, middleware, selectors, undo and observers on queues
import Foundation

protocol Action {}
typealias Reducer<State> = (inout State, Action) -> Void
typealias Dispatcher = (Action) -> Void
typealias Middleware<State> = (@escaping () -> State, @escaping Dispatcher) -> (@escaping Dispatcher) -> Dispatcher

final class Store<State> {
  private(set) var state: State {
    didSet { notify(oldValue) }
  }
  private let reduce: Reducer<State>
  private var observers: [UUID: (State, State) -> Void] = [:]
  private var order: [UUID] = []
  private var dispatcher: Dispatcher!
  private let lock = NSRecursiveLock()

  init(_ state: State, reducer: @escaping Reducer<State>, middleware: [Middleware<State>] = []) {
    self.state = state
    self.reduce = reducer
    let base: Dispatcher = { [unowned self] action in
      lock.lock()
      defer { lock.unlock() }
      var copy = self.state
      self.reduce(&copy, action)
      self.state = copy
    }
    dispatcher = middleware.reversed().reduce(base) { next, make in
      make({ [unowned self] in self.state }, { [weak self] in self?.dispatch($0) })(next)
    }
  }

  func dispatch(_ action: Action) { dispatcher(action) }
  func dispatch(_ actions: Action...) { actions.forEach { dispatch($0) } }

  @discardableResult
  func observe<Value: Equatable>(_ selector: KeyPath<State, Value>, _ handler: @escaping (Value) -> Void) -> () -> Void {
    let id = UUID()
    order.append(id)
    observers[id] = { old, new in
      let (before, after) = (old[keyPath: selector], new[keyPath: selector])
      if before != after { handler(after) }
    }
    handler(state[keyPath: selector])
    return { [weak self] in
      self?.observers[id] = nil
      self?.order.removeAll { $0 == id }
    }
  }

  private func notify(_ old: State) { order.compactMap { observers[$0] }.forEach { $0(old, state) } }
}

struct Todo: Equatable, Identifiable {
  let id: Int
  var title: String
  var isDone = false
}
struct AppState {
  enum Filter: String, CaseIterable { case all, active, done }
  var todos: [Todo] = []
  var filter = Filter.all
  var visible: [Todo] {
    switch filter {
    case .all: return todos
    case .active: return todos.filter { !$0.isDone }
    case .done: return todos.filter(\.isDone)
    }
  }
  var openCount: Int { todos.filter { !$0.isDone }.count }
}

enum TodoAction: Action {
  case add(String)
  case toggle(Int)
  case rename(id: Int, to: String)
  case remove(at: Int)
}
struct SetFilter: Action { let filter: AppState.Filter }
struct Undo: Action {}

func todoReducer(state: inout AppState, action: Action) {
  switch action {
  case TodoAction.add(let title):
    state.todos.append(Todo(id: (state.todos.map { $0.id }.max() ?? 0) + 1, title: title))
  case TodoAction.toggle(let id):
    guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return }
    state.todos[index].isDone.toggle()
  case let TodoAction.rename(id, title):
    for i in state.todos.indices where state.todos[i].id == id { state.todos[i].title = title }
  case TodoAction.remove(at: let index) where state.todos.indices.contains(index):
    state.todos.remove(at: index)
  case let action as SetFilter: state.filter = action.filter
  default: break
  }
}

struct History<State> {
  var past: [State] = []
  var present: State
}
func undoable<State>(_ reducer: @escaping Reducer<State>) -> Reducer<History<State>> {
  { history, action in
    if action is Undo {
      if let last = history.past.popLast() { history.present = last }
      return
    }
    history.past.append(history.present)
    reducer(&history.present, action)
  }
}

var log: [String] = []
let logger: Middleware<History<AppState>> = { state, _ in
  { next in
    { action in
      let before = state().present.todos.count
      next(action)
      log.append("\(action): \(before) → \(state().present.todos.count)")
    }
  }
}
let shout: Middleware<History<AppState>> = { _, dispatch in
  { next in
    { action in
      if case TodoAction.add(let title) = action, title.hasSuffix("!") {
        dispatch(TodoAction.add(title.dropLast().uppercased()))
      } else {
        next(action)
      }
    }
  }
}

let store = Store(History(present: AppState()), reducer: undoable(todoReducer), middleware: [shout, logger])
let stop = store.observe(\.present.openCount) { print("open:", $0) }
store.observe(\.present.filter) { print("filter:", $0.rawValue) }
store.dispatch(TodoAction.add("milk"), TodoAction.add("bread!"), TodoAction.add("eggs"))
store.dispatch(TodoAction.toggle(2))
store.dispatch(SetFilter(filter: .active))
print(store.state.present.visible.map(\.title))
store.dispatch(TodoAction.rename(id: 1, to: "oat milk"))
store.dispatch(TodoAction.remove(at: 7))
stop()
store.dispatch(TodoAction.remove(at: 0))
print(store.state.present.todos.map { "\($0.title)\($0.isDone ? "*" : "")" })
for _ in 0..<3 { store.dispatch(Undo()) }
print(store.state.present.visible)
log.forEach { print($0) }
