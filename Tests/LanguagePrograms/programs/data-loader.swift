// programs: a loader that gathers keys into batches, with a cache, and resolvers of a graph upon it
import Foundation
import Dispatch

public enum LoaderError: Error, CustomStringConvertible {
  case noValue(forKey: AnyHashable)
  case wrongCount(keys: Int, values: Int)

  public var description: String {
    switch self {
    case let .noValue(key): "nothing for \(key)"
    case let .wrongCount(keys, values): "\(keys) keys, \(values) values"
    }
  }
}

public struct LoaderOptions<Key: Hashable, Value> {
  public let isBatching: Bool
  public let isCaching: Bool
  public let maxBatchSize: Int?
  public let period: DispatchTimeInterval

  public init(isBatching: Bool = true, isCaching: Bool = true, maxBatchSize: Int? = nil, period: DispatchTimeInterval = .milliseconds(20)) {
    self.isBatching = isBatching
    self.isCaching = isCaching
    self.maxBatchSize = maxBatchSize
    self.period = period
  }
}

public final class Deferred<Value> {
  public typealias Outcome = Result<Value, Error>
  private let condition = NSCondition()
  private var outcome: Outcome?
  private var observers = ContiguousArray<(Outcome) -> Void>()

  public init() {}
  public init(_ value: Value) { outcome = .success(value) }

  @discardableResult
  func resolve(_ outcome: Outcome) -> Bool {
    condition.lock()
    guard self.outcome == nil else {
      condition.unlock()
      return false
    }
    self.outcome = outcome
    let observers = self.observers
    self.observers.removeAll()
    condition.broadcast()
    condition.unlock()
    observers.forEach { $0(outcome) }
    return true
  }

  func whenDone(_ observer: @escaping (Outcome) -> Void) {
    condition.lock()
    guard let outcome = outcome else {
      observers.append(observer)
      condition.unlock()
      return
    }
    condition.unlock()
    observer(outcome)
  }

  func get() throws -> Value {
    condition.lock()
    defer { condition.unlock() }
    while outcome == nil { condition.wait() }
    return try outcome!.get()
  }

  func then<U>(_ transform: @escaping (Value) throws -> Deferred<U>) -> Deferred<U> {
    let next = Deferred<U>()
    whenDone { outcome in
      do { try transform(outcome.get()).whenDone { next.resolve($0) } } catch { next.resolve(.failure(error)) }
    }
    return next
  }

  func map<U>(_ transform: @escaping (Value) throws -> U) -> Deferred<U> { then { Deferred<U>(try transform($0)) } }
}

extension Deferred {
  static func all(_ list: [Deferred]) -> Deferred<[Value]> {
    list.reduce(into: Deferred<[Value]>([])) { partial, next in
      partial = partial.then { values in next.map { values + [$0] } }
    }
  }
}

func zip<A, B>(_ a: Deferred<A>, _ b: Deferred<B>) -> Deferred<(A, B)> { a.then { left in b.map { (left, $0) } } }

public final class DataLoader<Key: Hashable, Value> {
  public typealias BatchFunction = (_ keys: [Key]) throws -> [Result<Value, Error>]

  private let queue = DispatchQueue(label: "loader")
  private let workers = DispatchQueue.global(qos: .userInitiated)
  private let options: LoaderOptions<Key, Value>
  private let batchFunction: BatchFunction
  private var cache: [Key: Deferred<Value>] = [:]
  private var pending: [(key: Key, deferred: Deferred<Value>)] = []
  private var isScheduled = false
  private(set) var statistics = (loads: 0, hits: 0, batches: [Int]())

  public init(options: LoaderOptions<Key, Value> = .init(), batchFunction: @escaping BatchFunction) {
    self.options = options
    self.batchFunction = batchFunction
  }

  public func load(_ key: Key) -> Deferred<Value> {
    queue.sync {
      statistics.loads += 1
      if options.isCaching, let cached = cache[key] {
        statistics.hits += 1
        return cached
      }
      let deferred = Deferred<Value>()
      if options.isCaching { cache[key] = deferred }
      pending.append((key, deferred))
      if !options.isBatching {
        dispatchBatches()
      } else if !isScheduled {
        isScheduled = true
        queue.asyncAfter(deadline: .now() + options.period) { [weak self] in self?.dispatchBatches() }
      }
      return deferred
    }
  }

  public func loadMany(_ keys: Key...) -> Deferred<[Value]> { Deferred<Value>.all(keys.map(load)) }
  public func loadMany<C: Collection>(_ keys: C) -> Deferred<[Value]> where C.Element == Key {
    Deferred<Value>.all(keys.map { self.load($0) })
  }

  public func prime(_ values: KeyValuePairs<Key, Value>) {
    queue.sync {
      for (key, value) in values where cache[key] == nil { cache[key] = Deferred(value) }
    }
  }

  public func clear(_ key: Key) { queue.sync { _ = cache.removeValue(forKey: key) } }

  private func dispatchBatches() {
    isScheduled = false
    var rest = pending[...]
    pending = []
    while !rest.isEmpty {
      let batch = Array(rest.prefix(options.maxBatchSize ?? rest.count))
      rest = rest.dropFirst(batch.count)
      statistics.batches.append(batch.count)
      workers.async { self.perform(batch) }
    }
  }

  private func perform(_ batch: [(key: Key, deferred: Deferred<Value>)]) {
    do {
      let results = try batchFunction(batch.map(\.key))
      guard results.count == batch.count else { throw LoaderError.wrongCount(keys: batch.count, values: results.count) }
      for ((_, deferred), result) in zip(batch, results) { deferred.resolve(result) }
    } catch {
      queue.sync { batch.forEach { cache[$0.key] = nil } }
      batch.map { $0.deferred }.forEach { $0.resolve(.failure(error)) }
    }
  }
}

struct User { let id: Int; let name: String; let friends: [Int] }
struct Post { let author: Int; let title: String }

let people: [Int: User] = Dictionary(
  uniqueKeysWithValues: [(1, "Ann", [2, 3]), (2, "Ben", [1]), (3, "Cleo", [1, 2, 9]), (4, "Dan", [])].map { row in
    (row.0, User(id: row.0, name: row.1, friends: row.2))
  })
let posts = [Post(author: 1, title: "hello"), .init(author: 3, title: "cats"), .init(author: 1, title: "again")]

let users = DataLoader<Int, User>(options: .init(maxBatchSize: 3)) { keys in
  keys.map { key in
    people[key].map { .success($0) } ?? .failure(LoaderError.noValue(forKey: key))
  }
}
let byAuthor = Dictionary(grouping: posts, by: \.author)
let postsOf = DataLoader<Int, [Post]> { keys in keys.map { .success(byAuthor[$0, default: []]) } }

func summary(of id: Int) -> Deferred<String> {
  let user = users.load(id)
  let friends = user.then { users.loadMany($0.friends) }
  return zip(zip(user, friends), postsOf.load(id)).map { both, posts in
    let (user, friends) = both
    let names = ListFormatting.join(friends.map(\.name))
    return "\(user.name) knows \(names.isEmpty ? "nobody" : names), wrote \(posts.map { "“\($0.title)”" })"
  }
}

enum ListFormatting {
  static func join(_ names: [String]) -> String {
    switch names.count {
    case 0, 1: return names.first ?? ""
    case 2: return names.joined(separator: " and ")
    default: return names.dropLast().joined(separator: ", ") + " and " + names[names.endIndex - 1]
    }
  }
}

for id in [1, 2, 4] { print(try summary(of: id).get()) }
do {
  print(try summary(of: 3).get())
} catch LoaderError.noValue(let key) {
  print("no value for", key.base)
}
print(users.statistics.loads, users.statistics.hits, users.statistics.batches)

let pairs = (0..<7).map { users.load($0 % 4 + 1) }
print(try Deferred.all(pairs).get().map { $0.id })

users.prime([7: User(id: 7, name: "Gil", friends: []), 1: User(id: 1, name: "Nobody", friends: [])])
users.clear(2)
print(try users.loadMany(7, 1, 2).get().map(\.name))

var calls = 0
let broken = DataLoader<String, Int>(options: LoaderOptions(isBatching: false)) { keys in
  calls += 1
  return calls == 1 ? [] : keys.map { .success($0.count) }
}
let first = Result { try broken.load("four").get() }
if case .failure(let error as LoaderError) = first { print("failed:", error) }
print(first.isFailure)
print((try? broken.load("four").get()) ?? -1, broken.statistics.batches, calls)

extension Result {
  var isFailure: Bool {
    guard case .failure = self else { return false }
    return true
  }
}
