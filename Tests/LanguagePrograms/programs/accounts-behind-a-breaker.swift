// programs: dependency container, repositories with primary associated types, retry and circuit breaker
import Foundation

protocol Repository<Entity>: AnyObject {
  associatedtype Entity: Identifiable & Codable
  func find(_ id: Entity.ID) throws -> Entity?
  func save(_ entity: Entity) throws
  var all: [Entity] { get }
}

extension Repository where Entity: Comparable { var sorted: [Entity] { all.sorted() } }
extension Repository {
  func update(_ id: Entity.ID, _ change: (inout Entity) -> Void) throws {
    guard var entity = try find(id) else { throw RepositoryError.missing(id: "\(id)") }
    change(&entity)
    try save(entity)
  }
}

enum RepositoryError: Error, Equatable { case missing(id: String), corrupt(at: Int) }

final class MemoryRepository<Entity: Identifiable & Codable>: Repository where Entity.ID: Hashable {
  private var storage: [Entity.ID: Data] = [:]
  private let queue = DispatchQueue(label: "memory", attributes: .concurrent)
  private let encoder = JSONEncoder(), decoder = JSONDecoder()
  init(_ seed: Entity...) { for entity in seed { try? save(entity) } }
  func find(_ id: Entity.ID) throws -> Entity? { try queue.sync { try storage[id].map { try decoder.decode(Entity.self, from: $0) } } }
  func save(_ entity: Entity) throws {
    let data = try encoder.encode(entity)
    queue.async(flags: .barrier) { self.storage[entity.id] = data }
  }
  var all: [Entity] { queue.sync { storage.values.compactMap { try? decoder.decode(Entity.self, from: $0) } } }
}

struct Account: Identifiable, Codable, Comparable, CustomStringConvertible {
  let id: Int
  var owner: String
  private(set) var cents: Int = 0
  var history: [Entry] = []
  enum Entry: Codable, Equatable { case deposit(Int), withdrawal(cents: Int, note: String?) }
  enum CodingKeys: String, CodingKey { case id, owner = "holder", cents, history }
  init(id: Int, owner: String) { (self.id, self.owner) = (id, owner) }
  static func < (a: Self, b: Self) -> Bool { (a.cents, a.owner) < (b.cents, b.owner) }
  var description: String { "\(owner): \(cents / 100).\(String(format: "%02d", cents % 100))" }
  mutating func apply(_ entry: Entry) {
    switch entry {
    case .deposit(let amount): cents += amount
    case .withdrawal(cents: let amount, note: _): cents -= amount
    }
    history += [entry]
  }
}

final class Container {
  private enum Provider { case shared(Any), factory((Container) throws -> Any) }
  private var providers: [ObjectIdentifier: Provider] = [:]
  private let lock = NSRecursiveLock()
  @discardableResult
  func register<T>(_ type: T.Type = T.self, _ make: @escaping (Container) throws -> T) -> Self {
    lock.withLock { providers[.init(type)] = .factory(make) }
    return self
  }
  func resolve<T>(_: T.Type = T.self) throws -> T {
    try lock.withLock {
      switch providers[ObjectIdentifier(T.self)] {
      case .shared(let value as T)?: return value
      case .factory(let make)?:
        let value = try make(self)
        providers[ObjectIdentifier(T.self)] = .shared(value)
        return value as! T
      case .shared, nil: throw ContainerError.unregistered("\(T.self)")
      }
    }
  }
  enum ContainerError: Error { case unregistered(String) }
}

@propertyWrapper
struct Injected<Service> {
  private var service: Service?
  var wrappedValue: Service {
    mutating get {
      if let service { return service }
      let made: Service = try! container.resolve()
      service = made
      return made
    }
  }
}

final class CircuitBreaker {
  private(set) var state: State = .closed(failures: 0) { didSet { if oldValue.name != state.name { print("breaker:", oldValue.name, "->", state.name) } } }
  enum State { case closed(failures: Int), open(until: DispatchTime), halfOpen
    var name: Substring { "\(self)".prefix { $0 != "(" } }
  }
  struct Rejected: Error {}
  let threshold: Int, cooldown: DispatchTimeInterval
  init(threshold: Int, cooldown: DispatchTimeInterval) { self.threshold = threshold; self.cooldown = cooldown }
  func run<T>(_ body: () throws -> T) throws -> T {
    if case .open(let until) = state {
      guard DispatchTime.now() >= until else { throw Rejected() }
      state = .halfOpen
    }
    do {
      let value = try body()
      state = .closed(failures: 0)
      return value
    } catch {
      switch state {
      case .closed(failures: let count) where count + 1 < threshold: state = .closed(failures: count + 1)
      case .closed, .halfOpen: state = .open(until: .now() + cooldown)
      case .open: break
      }
      throw error
    }
  }
}

func retry<T>(_ times: Int, delay: TimeInterval = 0.01, _ body: (_ attempt: Int) throws -> T) rethrows -> T {
  for attempt in 1..<times {
    if let value = try? body(attempt) { return value }
    Thread.sleep(forTimeInterval: delay * pow(2, Double(attempt)))
  }
  return try body(times)
}

let container = Container()
  .register((any Repository<Account>).self) { _ in MemoryRepository(Account(id: 1, owner: "Ann"), Account(id: 2, owner: "Bob")) }
  .register { _ in CircuitBreaker(threshold: 2, cooldown: .milliseconds(100)) }
  .register { Teller(repository: try $0.resolve(), breaker: try $0.resolve()) }

final class Teller {
  private let repository: any Repository<Account>
  private let breaker: CircuitBreaker
  init(repository: any Repository<Account>, breaker: CircuitBreaker) { self.repository = repository; self.breaker = breaker }
  func book(_ entry: Account.Entry, on id: Account.ID) throws { try breaker.run { try repository.update(id) { $0.apply(entry) } } }
  var report: [String] { repository.all.sorted(by: >).map(String.init(describing:)) }
}

struct Branch { @Injected var teller: Teller; @Injected var breaker: CircuitBreaker }
var branch = Branch()
DispatchQueue.concurrentPerform(iterations: 1) { _ in try? branch.teller.book(.deposit(12_345), on: 1) }
try branch.teller.book(.withdrawal(cents: 345, note: "coffee"), on: 1)
print(branch.teller.report)
for id in [9, 9, 2, 2] {
  do { try branch.teller.book(.deposit(1), on: id); print("ok", id) }
  catch let RepositoryError.missing(id) { print("missing", id) }
  catch is CircuitBreaker.Rejected { print("rejected"); Thread.sleep(forTimeInterval: 0.12) }
}
let value = try retry(3) { attempt -> String in
  print("attempt", attempt)
  guard attempt == 3 else { throw RepositoryError.corrupt(at: attempt) }
  return "done"
}
print(value)
do { _ = try container.resolve(FileManager.self) } catch { print(error) }
let repository: any Repository<Account> = try container.resolve()
let json = JSONEncoder()
json.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(decoding: try json.encode(repository.find(1)), as: UTF8.self))
