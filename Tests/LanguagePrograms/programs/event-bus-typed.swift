// programs: a typed event bus with tokens, weak subscribers, queues and sticky events
import Foundation
import Dispatch

protocol Event {}
protocol StickyEvent: Event {}

struct UserLoggedIn: StickyEvent { let name: String }
struct MessageReceived: Event, Equatable { var from: String; var text: String }
enum Connectivity: Event { case online, offline(reason: String?) }

final class SubscriptionToken {
  private let cancellation: () -> Void
  private(set) var isCancelled = false
  fileprivate init(_ cancellation: @escaping () -> Void) { self.cancellation = cancellation }
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    cancellation()
  }
  deinit { cancel() }
}

final class EventBus {
  static let main = EventBus(name: "main")
  private struct Subscription {
    let id: Int
    weak var owner: AnyObject?
    let queue: DispatchQueue?
    let handler: (Any) -> Void
  }
  let name: String
  private var subscriptions: [ObjectIdentifier: [Subscription]] = [:]
  private var sticky: [ObjectIdentifier: Any] = [:]
  private var nextID = 0
  private let lock = NSRecursiveLock()

  init(name: String) { self.name = name }

  func subscribe<E: Event>(
    _ type: E.Type = E.self, owner: AnyObject, on queue: DispatchQueue? = nil,
    handler: @escaping (E) -> Void
  ) -> SubscriptionToken {
    lock.lock(); defer { lock.unlock() }
    let key = ObjectIdentifier(type)
    nextID += 1
    let id = nextID
    let subscription = Subscription(id: id, owner: owner, queue: queue) { event in
      guard let event = event as? E else { return }
      handler(event)
    }
    subscriptions[key, default: []].append(subscription)
    if let last = sticky[key] { deliver(last, to: subscription) }
    return SubscriptionToken { [weak self] in
      guard let self else { return }
      lock.lock(); defer { lock.unlock() }
      subscriptions[key]?.removeAll { $0.id == id }
    }
  }

  func post<E: Event>(_ event: E) {
    lock.lock()
    let key = ObjectIdentifier(E.self)
    if event is StickyEvent { sticky[key] = event }
    subscriptions[key] = subscriptions[key]?.filter { $0.owner != nil }
    let receivers = subscriptions[key] ?? []
    lock.unlock()
    for receiver in receivers { deliver(event, to: receiver) }
  }

  private func deliver(_ event: Any, to subscription: Subscription) {
    if let queue = subscription.queue {
      queue.async { subscription.handler(event) }
    } else {
      subscription.handler(event)
    }
  }

  subscript<E: Event>(latest type: E.Type) -> E? { sticky[ObjectIdentifier(type)] as? E }
  var counts: [Int] { subscriptions.values.map(\.count).sorted() }
}

class Screen {
  let title: String
  var tokens: [SubscriptionToken] = []
  private let log: (String) -> Void
  init(title: String, log: @escaping (String) -> Void) {
    self.title = title
    self.log = log
    observe()
  }
  func observe() {
    tokens.append(EventBus.main.subscribe(owner: self) { [weak self] (event: MessageReceived) in
      self?.log("\(self!.title): \(event.from) says \(event.text)")
    })
  }
  deinit { log("\(title) closed") }
}

final class ChatScreen: Screen {
  private lazy var statusToken = EventBus.main.subscribe(Connectivity.self, owner: self) { [unowned self] status in
    switch status {
    case .online: update("online")
    case .offline(let reason?): update("offline: \(reason)")
    case .offline(nil): update("offline")
    }
  }
  private(set) var statuses = [String]()
  override func observe() {
    super.observe()
    tokens += [statusToken]
  }
  private func update(_ text: String) { statuses += [text] }
}

var lines: [String] = []
let record: (String) -> Void = { lines.append($0) }
var list: Screen? = Screen(title: "List", log: record)
let chat = ChatScreen(title: "Chat", log: record)
EventBus.main.post(MessageReceived(from: "Ann", text: "hello"))
EventBus.main.post(Connectivity.offline(reason: "tunnel"))
EventBus.main.post(Connectivity.online)
EventBus.main.post(Connectivity.offline(reason: nil))
list = nil
EventBus.main.post(MessageReceived(from: "Bob", text: "bye"))
print(lines.joined(separator: "\n"))
print(chat.statuses)
print(EventBus.main.counts)

EventBus.main.post(UserLoggedIn(name: "carol"))
print(EventBus.main[latest: UserLoggedIn.self]?.name ?? "nobody")
print(EventBus.main[latest: MessageReceived.self] as Any)
final class Owner {}
let owner = Owner()
let queue = DispatchQueue(label: "bus.delivery")
let token = EventBus.main.subscribe(UserLoggedIn.self, owner: owner, on: queue) { print("welcome", $0.name) }
queue.sync {}
token.cancel()
EventBus.main.post(UserLoggedIn(name: "dave"))
queue.sync {}
print(token.isCancelled, EventBus.main[latest: UserLoggedIn.self]!.name)
