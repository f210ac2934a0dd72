import Foundation

// Order processing as state machines: transitions typed by enums, effects on queues, history with undo.
enum OrderState: Equatable {
  case draft(items: [String])
  case submitted(id: Int, total: Int)
  case paid(id: Int, via: Method)
  case shipped(id: Int, tracking: String?)
  case cancelled(reason: String)
  enum Method: String { case card, invoice = "on account" }
  var isFinal: Bool {
    switch self {
    case .shipped, .cancelled: return true
    default: return false
    }
  }
}

enum OrderEvent { case add(String), remove(at: Int), submit(price: (String) -> Int), pay(OrderState.Method), ship(tracking: String? = nil), cancel(because: String) }

struct TransitionError: Error, CustomStringConvertible {
  let state: OrderState, event: String
  var description: String { "\(event) is not possible in \(Mirror_name(state))" }
}
func Mirror_name(_ state: OrderState) -> String { String("\(state)".prefix { $0 != "(" }) }

extension OrderState {
  static var nextID = 100
  mutating func handle(_ event: OrderEvent) throws {
    switch (self, event) {
    case (.draft(var items), .add(let item)):
      items.append(item)
      self = .draft(items: items)
    case (.draft(var items), .remove(let index)) where items.indices.contains(index):
      items.remove(at: index)
      self = .draft(items: items)
    case (.draft(let items), .submit(let price)) where !items.isEmpty:
      Self.nextID += 1
      self = .submitted(id: Self.nextID, total: items.map(price).reduce(0, +))
    case let (.submitted(id, total), .pay(method)) where total < 1000 || method == .invoice: self = .paid(id: id, via: method)
    case let (.paid(id, _), .ship(tracking)): self = .shipped(id: id, tracking: tracking)
    case (_, .cancel(let reason)) where !isFinal: self = .cancelled(reason: reason)
    default: throw TransitionError(state: self, event: event.name)
    }
  }
}

extension OrderEvent {
  var name: String {
    switch self {
    case .add: "add"
    case .remove: "remove"
    case .submit: "submit"
    case .pay(let method): "pay \(method.rawValue)"
    case .ship(.none): "ship"
    case .ship(let tracking?): "ship \(tracking)"
    case .cancel: "cancel"
    }
  }
}

final class Order {
  private(set) var state: OrderState = .draft(items: []) {
    willSet { undo.append(state) }
    didSet { if state != oldValue { onChange?(oldValue, state) } }
  }
  private var undo: [OrderState] = []
  var onChange: ((OrderState, OrderState) -> Void)?
  private let queue: DispatchQueue
  init(label: String, target: DispatchQueue? = nil) { queue = DispatchQueue(label: label, target: target) }

  func send(_ event: OrderEvent, _ completion: ((Error?) -> Void)? = nil) {
    queue.async {
      do {
        try self.state.handle(event)
        completion?(nil)
      } catch { completion?(error) }
    }
  }
  func revert() { queue.async { if let last = self.undo.popLast() { self.state = last; self.undo.removeLast() } } }
  func sync<T>(_ body: (Order) -> T) -> T { queue.sync { body(self) } }
}

let prices = ["pen": 3, "desk": 400, "chair": 250]
let price: (String) -> Int = { prices[$0] ?? 1 }
let backend = DispatchQueue(label: "backend")
var log: [String] = []
func makeOrder(_ name: String) -> Order {
  let order = Order(label: name, target: backend)
  order.onChange = { old, new in log.append("\(name): \(Mirror_name(old)) > \(Mirror_name(new))") }
  return order
}
let first = makeOrder("first"), second = makeOrder("second")
var problems: [String] = []
let note: (Error?) -> Void = { if let error = $0 { problems.append("\(error)") } }

[.add("pen"), .add("desk"), .remove(at: 5), .submit(price: price), .add("late"), .pay(.card), .ship(tracking: "X1"), .cancel(because: "no")].forEach {
  first.send($0, note)
}
for event in [OrderEvent.submit(price: price), .add("desk"), .add("desk"), .add("chair"), .submit(price: price), .pay(.card), .pay(.invoice), .ship()] {
  second.send(event, note)
}
first.sync { print($0.state) }
second.sync { print($0.state, $0.state.isFinal) }
print(problems.joined(separator: "\n"))
second.revert()
second.send(.cancel(because: "changed my mind"), note)
print(second.sync { $0.state } == .cancelled(reason: "changed my mind"))
backend.sync { print(log.filter { $0.hasPrefix("second") }.joined(separator: "; ")) }
if case .shipped(let id, let tracking?) = first.sync({ $0.state }), id > 100 { print("tracking", tracking) }
print(OrderState.paid(id: 1, via: .card) == .paid(id: 1, via: .invoice), OrderState.Method(rawValue: "on account")!)
