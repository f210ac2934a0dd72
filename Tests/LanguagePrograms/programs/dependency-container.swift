import Foundation

// Dependency injection: a registry by metatype, scopes, property wrappers that resolve, and mocks for tests.
protocol Service: AnyObject { static var serviceName: String { get } }
extension Service { static var serviceName: String { String(describing: Self.self) } }

final class Container: @unchecked Sendable {
  enum Lifetime { case transient, singleton, weak }
  private struct Registration { let lifetime: Lifetime; let make: (Container) -> Any }
  private final class WeakReference { weak var object: AnyObject?; init(_ object: AnyObject) { self.object = object } }

  static let shared = Container()
  private var registrations: [ObjectIdentifier: Registration] = [:]
  private var singletons: [ObjectIdentifier: Any] = [:]
  private var weakOnes: [ObjectIdentifier: WeakReference] = [:]
  private let lock = NSRecursiveLock()
  private(set) var made = 0
  private let parent: Container?
  init(parent: Container? = nil) { self.parent = parent }

  @discardableResult
  func register<T>(_ type: T.Type = T.self, _ lifetime: Lifetime = .transient, _ make: @escaping (Container) -> T) -> Self {
    lock.lock()
    defer { lock.unlock() }
    registrations[ObjectIdentifier(type)] = Registration(lifetime: lifetime, make: make)
    return self
  }

  func resolve<T>(_ type: T.Type = T.self) -> T? {
    lock.lock()
    defer { lock.unlock() }
    let key = ObjectIdentifier(type)
    guard let registration = registrations[key] else { return parent?.resolve(type) }
    switch registration.lifetime {
    case .transient: return build(registration)
    case .singleton:
      if let known = singletons[key] as? T { return known }
      let value: T? = build(registration)
      singletons[key] = value
      return value
    case .weak:
      if let known = weakOnes[key]?.object as? T { return known }
      let value: T? = build(registration)
      if let value { weakOnes[key] = WeakReference(value as AnyObject) }
      return value
    }
  }

  private func build<T>(_ registration: Registration) -> T? {
    made += 1
    return registration.make(self) as? T
  }
  subscript<T>(_ type: T.Type) -> T {
    guard let value = resolve(type) else { fatalError("nothing registered for \(type)") }
    return value
  }
}

@propertyWrapper
struct Injected<T> {
  private let container: Container
  private var cached: T?
  init(_ container: Container = .shared) { self.container = container }
  var wrappedValue: T {
    mutating get {
      if let cached { return cached }
      let value = container[T.self]
      cached = value
      return value
    }
    set { cached = newValue }
  }
}

protocol Logger: Service { func log(_ text: String) }
final class MemoryLogger: Logger {
  private var lines: [String] = []
  private let queue = DispatchQueue(label: "log")
  func log(_ text: String) { queue.async { self.lines.append(text) } }
  var all: [String] { queue.sync { lines } }
}
protocol Storage: Service { func load(_ key: String) -> String?; func save(_ value: String, for key: String) }
class DiskStorage: Storage {
  fileprivate let logger: any Logger
  private var values: [String: String] = [:]
  private let lock = NSLock()
  init(logger: any Logger) { self.logger = logger }
  func load(_ key: String) -> String? {
    lock.lock(); defer { lock.unlock() }
    logger.log("load \(key)")
    return values[key]
  }
  func save(_ value: String, for key: String) {
    lock.lock(); defer { lock.unlock() }
    logger.log("save \(key)")
    values[key] = value
  }
  deinit { print("\(Self.serviceName) closed") }
}
final class EncryptedStorage: DiskStorage {
  static var serviceName: String { "Encrypted" }
  override func save(_ value: String, for key: String) { super.save(String(value.reversed()), for: key) }
  override func load(_ key: String) -> String? { super.load(key).map { String($0.reversed()) } }
}

struct Profile { @Injected var storage: any Storage; @Injected var logger: any Logger
  mutating func rename(to name: String) { storage.save(name, for: "name"); logger.log("renamed") }
  mutating func name() -> String { storage.load("name") ?? "nobody" }
}

Container.shared
  .register((any Logger).self, .singleton) { _ in MemoryLogger() }
  .register((any Storage).self, .weak) { EncryptedStorage(logger: $0[(any Logger).self]) }
  .register(Int.self) { _ in 42 }

do {
  var profile = Profile()
  print(profile.name())
  profile.rename(to: "Grace")
  var other = Profile()
  print(other.name(), type(of: other.storage), Container.shared.made)
}
var later = Profile()
print(later.name(), Container.shared[Int.self], Container.shared.resolve(Double.self) as Any)
let child = Container(parent: .shared)
child.register(Int.self) { _ in 7 }
print(child[Int.self], child[(any Logger).self] === Container.shared[(any Logger).self])

let group = DispatchGroup()
var seen = Set<ObjectIdentifier>()
let lock = NSLock()
for _ in 0..<6 {
  DispatchQueue.global().async(group: group) {
    let logger = Container.shared[(any Logger).self]
    lock.withLock { _ = seen.insert(ObjectIdentifier(logger)) }
  }
}
group.wait()
print(seen.count, (Container.shared[(any Logger).self] as! MemoryLogger).all)
print(EncryptedStorage.serviceName, DiskStorage.serviceName, MemoryLogger.serviceName)
