import Foundation

// A store in the style of Redux: actions on a serial queue, middlewares, subscribers told on main.
struct AppState: Equatable {
  struct Item: Equatable, Hashable { var title: String; var isDone = false }
  var items: [Item] = []
  var filter: Filter = .all
  var pending = 0
  enum Filter { case all, open, done }
  var visible: [Item] {
    switch filter {
    case .all: items
    case .open: items.filter { !$0.isDone }
    case .done: items.filter(\.isDone)
    }
  }
}

enum Action {
  case add(String)
  case toggle(index: Int)
  case show(AppState.Filter)
  case load([String])
  case began, ended
}

typealias Reducer = (inout AppState, Action) -> Void
typealias Dispatcher = (Action) -> Void
typealias Middleware = (_ state: @escaping () -> AppState, _ next: @escaping Dispatcher) -> Dispatcher

let reduce: Reducer = { state, action in
  switch action {
  case .add(let title) where !title.isEmpty: state.items.append(.init(title: title))
  case .add: break
  case let .toggle(index) where state.items.indices ~= index: state.items[index].isDone.toggle()
  case .toggle: break
  case .show(let filter): state.filter = filter
  case .load(let titles): state.items += titles.map { AppState.Item(title: $0) }
  case .began: state.pending += 1
  case .ended: state.pending -= 1
  }
}

final class Store {
  private(set) var state = AppState() {
    didSet {
      guard state != oldValue else { return }
      let new = state
      DispatchQueue.main.async { [subscribers] in subscribers.values.forEach { $0(new) } }
    }
  }
  private var subscribers: [UUID: (AppState) -> Void] = [:]
  private let queue = DispatchQueue(label: "store")
  private var dispatcher: Dispatcher = { _ in }

  init(middlewares: Middleware...) {
    let base: Dispatcher = { [unowned self] action in reduce(&self.state, action) }
    dispatcher = middlewares.reversed().reduce(base) { next, middleware in
      middleware({ [unowned self] in self.state }, next)
    }
  }

  func send(_ action: Action) { queue.async { self.dispatcher(action) } }
  func snapshot() -> AppState { queue.sync { state } }

  @discardableResult
  func subscribe(_ body: @escaping (AppState) -> Void) -> () -> Void {
    let id = UUID()
    queue.sync { subscribers[id] = body }
    return { [weak self] in _ = self?.queue.sync { self?.subscribers.removeValue(forKey: id) } }
  }
}

var log: [String] = []
let logger: Middleware = { state, next in
  { action in
    let before = state().items.count
    next(action)
    log.append("\(action): \(before) -> \(state().items.count)")
  }
}
let noDuplicates: Middleware = { state, next in
  return { action in
    if case .add(let title) = action, state().items.contains(where: { $0.title == title }) { return }
    next(action)
  }
}

let store = Store(middlewares: logger, noDuplicates)
var seen = 0
let stop = store.subscribe { state in
  seen += 1
  print("visible:", state.visible.map { ($0.isDone ? "x " : "- ") + $0.title })
}
store.send(.add("write"))
store.send(.add("write"))
store.send(.add(""))
store.send(.load(["test", "ship"]))
store.send(.toggle(index: 1))
store.send(.toggle(index: 7))
store.send(.show(.open))
print(store.snapshot().items.count, store.snapshot().filter)
DispatchQueue.main.async {
  stop()
  store.send(.add("unseen"))
  let end = store.snapshot()
  print(log.count, log[0], log[1], separator: "; ")
  print(end.items.map(\.title), seen, Set(end.items).count)
  DispatchQueue.main.async {
    print("seen \(seen)")
    exit(0)
  }
}
dispatchMain()
