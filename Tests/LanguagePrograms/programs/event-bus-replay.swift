// A typed event bus with weak subscribers, tokens and replay of the last event.
import Dispatch
import Foundation

protocol Event {
  static var name: String { get }
}

extension Event {
  static var name: String { String(describing: self) }
}

struct UserLoggedIn: Event { let id: Int }
struct MessageReceived: Event {
  static let name = "message"
  var from: String
  var text: String
}
struct Tick: Event {}

final class Token: Hashable {
  private let cancellation: () -> Void
  private(set) var isCancelled = false

  init(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }
  deinit { cancel() }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    cancellation()
  }

  static func == (a: Token, b: Token) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class EventBus {
  static let shared = EventBus()

  private struct Subscription {
    let id: UUID
    weak var owner: AnyObject?
    let queue: DispatchQueue
    let handler: (Any) -> Void
  }

  private let lock = DispatchQueue(label: "bus.lock")
  private var subscriptions: [ObjectIdentifier: [Subscription]] = [:]
  private var latest: [ObjectIdentifier: Any] = [:]
  private var counts: [String: Int] = [:]

  func subscribe<E: Event>(
    _ type: E.Type, owner: AnyObject, on queue: DispatchQueue = .main, replay: Bool = false, handler: @escaping (E) -> Void
  ) -> Token {
    let key = ObjectIdentifier(type)
    let id = UUID()
    lock.sync {
      subscriptions[key, default: []].append(
        Subscription(id: id, owner: owner, queue: queue) { event in
          guard let event = event as? E else { return }
          handler(event)
        })
    }
    if replay, let last = lock.sync(execute: { latest[key] }) as? E { queue.async { handler(last) } }
    return Token { [weak self] in
      self?.lock.async { self?.subscriptions[key]?.removeAll { $0.id == id } }
    }
  }

  func post<E: Event>(_ event: E) {
    let key = ObjectIdentifier(E.self)
    let receivers: [Subscription] = lock.sync {
      latest[key] = event
      counts[E.name, default: 0] += 1
      subscriptions[key]?.removeAll { $0.owner == nil }
      return subscriptions[key] ?? []
    }
    for receiver in receivers { receiver.queue.async { receiver.handler(event) } }
  }

  var summary: String {
    lock.sync { counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ") }
  }

  func subscribers<E: Event>(of type: E.Type) -> Int { lock.sync { subscriptions[ObjectIdentifier(type)]?.count ?? 0 } }
}

class Screen {
  let title: String
  var tokens = Set<Token>()
  fileprivate(set) var log: [String] = []
  init(_ title: String) { self.title = title }
  deinit { print("\(title) is gone") }

  func listen() {
    tokens.insert(EventBus.shared.subscribe(MessageReceived.self, owner: self) { [unowned self] message in
      self.log.append("\(message.from): \(message.text)")
      print("[\(self.title)]", self.log.last!)
    })
  }
}

final class Dashboard: Screen {
  override func listen() {
    super.listen()
    tokens.insert(EventBus.shared.subscribe(UserLoggedIn.self, owner: self, replay: true) { [weak self] in
      print("[\(self?.title ?? "?")] user #\($0.id)")
    })
  }
}

let background = DispatchQueue(label: "worker")
EventBus.shared.post(UserLoggedIn(id: 7))
var chat: Screen? = Screen("chat")
let dashboard = Dashboard("dashboard")
[chat, dashboard].forEach { $0?.listen() }

background.async {
  EventBus.shared.post(MessageReceived(from: "ann", text: "hello"))
  (1...3).forEach { _ in EventBus.shared.post(Tick()) }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
  print("subscribers before:", EventBus.shared.subscribers(of: MessageReceived.self))
  chat = nil
  background.async { EventBus.shared.post(MessageReceived(from: "bob", text: "anyone?")) }
}
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
  print("subscribers after:", EventBus.shared.subscribers(of: MessageReceived.self))
  dashboard.tokens.first?.cancel()
  print(EventBus.shared.summary)
  print(dashboard.log.count, dashboard.tokens.count)
  exit(0)
}
dispatchMain()
