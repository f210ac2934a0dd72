// programs: an event bus with tokens that unsubscribe on deinit, typed events, delivery on a chosen queue
import Dispatch

protocol Event {}
struct UserLoggedIn: Event { let name: String }
struct MessageReceived: Event {
  let from: String
  let text: String
}
struct AppClosed: Event {}

final class Subscription {
  private let onCancel: () -> Void
  init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
  func cancel() { onCancel() }
  deinit { onCancel() }
}

final class EventBus {
  static let shared = EventBus()
  private let queue = DispatchQueue(label: "bus")
  private var handlers: [Int: (queue: DispatchQueue, body: (Event) -> Void)] = [:]
  private var nextID = 0

  func on<E: Event>(_ type: E.Type, queue target: DispatchQueue, _ body: @escaping (E) -> Void) -> Subscription {
    let id: Int = queue.sync {
      nextID += 1
      handlers[nextID] = (
        target,
        { event in
          if let event = event as? E { body(event) }
        }
      )
      return nextID
    }
    return Subscription { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    queue.sync { _ = handlers.removeValue(forKey: id) }
  }

  func post(_ event: Event) {
    let current = queue.sync { handlers.sorted { $0.key < $1.key }.map(\.value) }
    for handler in current { handler.queue.async { handler.body(event) } }
  }

  var count: Int { queue.sync { handlers.count } }
}

let ui = DispatchQueue(label: "ui")
let bus = EventBus.shared
var subscriptions: [Subscription] = []
subscriptions.append(bus.on(UserLoggedIn.self, queue: ui) { print("welcome", $0.name) })
subscriptions.append(
  bus.on(MessageReceived.self, queue: ui) { message in
    print("\(message.from) says \(message.text)")
  })
var closing: Subscription? = bus.on(AppClosed.self, queue: ui) { _ in print("bye") }
print("handlers", bus.count)

bus.post(UserLoggedIn(name: "Ann"))
bus.post(MessageReceived(from: "Bob", text: "hi"))
bus.post(AppClosed())
ui.sync {}

subscriptions.removeFirst()
bus.post(UserLoggedIn(name: "nobody"))
bus.post(MessageReceived(from: "Cy", text: "still here"))
ui.sync {}
print("handlers", bus.count)
closing?.cancel()
closing = nil
subscriptions = []
print("handlers", bus.count)
bus.post(AppClosed())
ui.sync { print("done") }
