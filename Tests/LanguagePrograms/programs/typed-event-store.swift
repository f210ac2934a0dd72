// programs: events stored by their types, projections and subscriptions behind type erasure
import Foundation

protocol Event {
  static var name: String { get }
  static var version: Int { get }
  var timestamp: Int { get }
}

extension Event {
  static var name: String { "\(Self.self)" }
  static var version: Int { 1 }
  static var identifier: String { "\(name).v\(version)" }
}

struct UserRegistered: Event, Equatable {
  let timestamp: Int
  let id: Int
  let email: String
}

struct EmailChanged: Event, Equatable {
  static let version = 2
  let timestamp: Int
  let id: Int
  let email: String
}

struct Deleted<Entity>: Event {
  static var name: String { "Deleted<\(Entity.self)>" }
  let timestamp: Int
  let id: Int
}

struct User { let id: Int; var email: String }
struct Order { let id: Int }

struct Subscription {
  fileprivate let cancelHandler: () -> Void
  func cancel() { cancelHandler() }
}

final class EventStore {
  private let queue = DispatchQueue(label: "event-store", attributes: .concurrent)
  private var events: [Event] = []
  private var handlers: [ObjectIdentifier: [UUID: (Event) -> Void]] = [:]
  private var anyHandlers: [(Event) -> Void] = []
  private let delivery = DispatchQueue(label: "delivery")

  func append(_ new: Event...) {
    queue.async(flags: .barrier) { [self] in
      for event in new {
        events.append(event)
        let key = ObjectIdentifier(type(of: event))
        let interested = handlers[key].map { Array($0.values) } ?? []
        delivery.async { [anyHandlers] in
          (interested + anyHandlers).forEach { $0(event) }
        }
      }
    }
  }

  func subscribe<E: Event>(to type: E.Type = E.self, _ handler: @escaping (E) -> Void) -> Subscription {
    let id = UUID()
    let key = ObjectIdentifier(type)
    queue.sync(flags: .barrier) {
      handlers[key, default: [:]][id] = { event in
        guard let event = event as? E else { preconditionFailure("wrong type") }
        handler(event)
      }
    }
    return Subscription { [weak self] in
      self?.queue.async(flags: .barrier) { self?.handlers[key]?[id] = nil }
    }
  }

  func subscribeToAll(_ handler: @escaping (Event) -> Void) {
    queue.sync(flags: .barrier) { anyHandlers.append(handler) }
  }

  func all<E: Event>(_ type: E.Type) -> [E] { queue.sync { events.compactMap { $0 as? E } } }
  func count(where predicate: (Event) -> Bool) -> Int { queue.sync { events.filter(predicate).count } }
  func summary() -> [String: Int] {
    queue.sync { Dictionary(grouping: events, by: { type(of: $0).identifier }).mapValues(\.count) }
  }
  func settle() { delivery.sync {} }
  func flush() { queue.sync(flags: .barrier) {}; settle() }

  func project<P: Projection>(into projection: P) -> P {
    queue.sync { events.reduce(into: projection) { $0.apply($1) } }
  }
}

protocol Projection {
  associatedtype State
  var state: State { get }
  mutating func apply(_ event: Event)
}

struct Users: Projection {
  private(set) var state: [Int: User] = [:]
  mutating func apply(_ event: Event) {
    switch event {
    case let event as UserRegistered: state[event.id] = User(id: event.id, email: event.email)
    case let event as EmailChanged: state[event.id]?.email = event.email
    case let event as Deleted<User>: state.removeValue(forKey: event.id)
    default: break
    }
  }
}

struct Latest: Projection {
  var state: (timestamp: Int, name: String)?
  mutating func apply(_ event: Event) {
    if event.timestamp >= (state?.timestamp ?? .min) { state = (event.timestamp, type(of: event).name) }
  }
}

@propertyWrapper
struct Atomic<Value> {
  private let lock = NSLock()
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
  var projectedValue: Atomic { self }
  mutating func mutate<R>(_ body: (inout Value) -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}

final class Audit {
  @Atomic private(set) var lines: [String] = []
  @Atomic var counts: [String: Int] = [:]
  func record(_ event: Event) {
    let kind = type(of: event)
    _lines.mutate { $0.append("\(event.timestamp) \(kind.identifier)") }
    _counts.mutate { $0[kind.name, default: 0] += kind.version }
  }
}

let store = EventStore()
let audit = Audit()
store.subscribeToAll(audit.record)
var mails: [String] = []
let subscription = store.subscribe { (event: EmailChanged) in mails.append(event.email) }
var deletions = 0
let other = store.subscribe(to: Deleted<Order>.self) { _ in deletions += 1 }

store.append(UserRegistered(timestamp: 1, id: 1, email: "a@x.org"), UserRegistered(timestamp: 2, id: 2, email: "b@x.org"))
store.append(EmailChanged(timestamp: 3, id: 1, email: "c@x.org"))
store.append(Deleted<Order>(timestamp: 4, id: 9), Deleted<User>(timestamp: 5, id: 2))
store.flush()
subscription.cancel()
store.append(EmailChanged(timestamp: 6, id: 1, email: "d@x.org"))
store.flush()
print(mails, deletions, audit.lines.count)
audit.lines.forEach { print($0) }
print(audit.counts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
print(store.summary().sorted(by: <).map { "\($0):\($1)" })
let users = store.project(into: Users()).state
print(
  users.keys.sorted(), users.values.map(\.email), store.all(UserRegistered.self).map(\.id), store.all(Deleted<User>.self).count)
print(
  store.project(into: Latest()).state ?? (0, "none"), store.count { $0 is EmailChanged },
  store.all(EmailChanged.self).first == EmailChanged(timestamp: 3, id: 1, email: "c@x.org"))
let kinds: [any Event.Type] = [UserRegistered.self, EmailChanged.self, Deleted<User>.self]
print(kinds.map { $0.identifier }, kinds.map { $0.version }.max()!)
