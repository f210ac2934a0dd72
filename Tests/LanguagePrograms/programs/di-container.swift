// programs: a dependency injection container with scopes, a property wrapper and services
import Foundation

protocol Resolver {
  func resolve<Service>(_ type: Service.Type) -> Service?
  func resolve<Service>(_ type: Service.Type, name: String?) -> Service?
}

enum Scope {
  case transient
  case singleton
  case graph
}

final class Registration {
  let scope: Scope
  let factory: (Resolver) -> Any
  var instance: Any?

  init(scope: Scope, factory: @escaping (Resolver) -> Any) {
    self.scope = scope
    self.factory = factory
  }
}

struct ServiceKey: Hashable {
  let type: ObjectIdentifier
  let name: String?
  init(_ type: Any.Type, name: String? = nil) {
    self.type = ObjectIdentifier(type)
    self.name = name
  }
}

final class Container: Resolver {
  static let shared = Container()
  private let lock = NSRecursiveLock()
  private var registrations: [ServiceKey: Registration] = [:]
  private var depth = 0
  private var graph: [ServiceKey: Any] = [:]

  @discardableResult
  func register<Service>(
    _ type: Service.Type, name: String? = nil, scope: Scope = .transient,
    factory: @escaping (Resolver) -> Service
  ) -> Self {
    lock.lock(); defer { lock.unlock() }
    registrations[ServiceKey(type, name: name)] = Registration(scope: scope, factory: factory)
    return self
  }

  func resolve<Service>(_ type: Service.Type) -> Service? { resolve(type, name: nil) }

  func resolve<Service>(_ type: Service.Type, name: String?) -> Service? {
    lock.lock(); defer { lock.unlock() }
    let key = ServiceKey(type, name: name)
    guard let registration = registrations[key] else { return nil }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { graph.removeAll() }
    }
    switch registration.scope {
    case .transient:
      return registration.factory(self) as? Service
    case .singleton:
      if let existing = registration.instance as? Service { return existing }
      let new = registration.factory(self)
      registration.instance = new
      return new as? Service
    case .graph:
      if let existing = graph[key] { return existing as? Service }
      let new = registration.factory(self)
      graph[key] = new
      return new as? Service
    }
  }
}

@propertyWrapper
struct Injected<Service> {
  private var service: Service
  init() {
    guard let service = Container.shared.resolve(Service.self) else {
      fatalError("No registration for \(Service.self)")
    }
    self.service = service
  }
  var wrappedValue: Service {
    get { service }
    mutating set { service = newValue }
  }
}

protocol Logging: AnyObject { func log(_ message: @autoclosure () -> String) }
protocol UserRepository { func name(of id: Int) -> String? }
protocol Clock { var now: Int { get } }

final class ConsoleLogger: Logging {
  private(set) var lines = 0
  deinit { print("logger released") }
  func log(_ message: @autoclosure () -> String) {
    lines += 1
    print("[\(lines)]", message())
  }
}

struct FixedClock: Clock { let now: Int }

struct MemoryRepository: UserRepository {
  let users: [Int: String]
  let logger: Logging
  func name(of id: Int) -> String? {
    logger.log("looking for \(id)")
    return users[id]
  }
}

final class Greeter {
  @Injected private var repository: UserRepository
  @Injected var clock: Clock

  func greeting(for id: Int) -> String {
    let part: String
    switch clock.now {
    case ..<12: part = "Good morning"
    case 12..<18: part = "Good afternoon"
    default: part = "Good evening"
    }
    return "\(part), \(repository.name(of: id) ?? "stranger")"
  }
}

class Session {
  static var created = 0
  let number: Int
  init() { Session.created += 1; number = Session.created }
}
final class Left { let session: Session; init(session: Session) { self.session = session } }
final class Right { let session: Session; init(session: Session) { self.session = session } }
final class Pair {
  let left: Left, right: Right
  init(left: Left, right: Right) { (self.left, self.right) = (left, right) }
}

Container.shared
  .register(Logging.self, scope: .singleton) { _ in ConsoleLogger() }
  .register(UserRepository.self) { r in
    MemoryRepository(users: [1: "Ada", 2: "Grace"], logger: r.resolve(Logging.self)!)
  }
  .register(Clock.self) { _ in FixedClock(now: 9) }
  .register(Session.self, scope: .graph) { _ in Session() }
  .register(Left.self) { Left(session: $0.resolve(Session.self)!) }
  .register(Right.self) { Right(session: $0.resolve(Session.self)!) }
  .register(Pair.self) { Pair(left: $0.resolve(Left.self)!, right: $0.resolve(Right.self)!) }

let greeter = Greeter()
print(greeter.greeting(for: 1))
print(greeter.greeting(for: 3))
greeter.clock = FixedClock(now: 20)
print(greeter.greeting(for: 2))

let first = Container.shared.resolve(Pair.self)!
let second = Container.shared.resolve(Pair.self)!
print(first.left.session === first.right.session, first.left.session === second.left.session)
print("sessions:", Session.created)

let a = Container.shared.resolve(Logging.self), b = Container.shared.resolve(Logging.self)
print(a === b)
print(Container.shared.resolve(Int.self) as Any)
print(Container.shared.resolve(Clock.self, name: "utc") == nil ? "no utc clock" : "utc")
Container.shared.register(Clock.self, name: "utc") { _ in FixedClock(now: 0) }
print(Container.shared.resolve(Clock.self, name: "utc")?.now ?? -1)
