// A cache that keeps encoded entries: many readers, one writer, entries that are too old or of another shape are dropped.
import Dispatch
import Foundation

struct CacheEntry<Value: Codable>: Codable {
  let value: Value
  let expires: Date
  var hits = 0
}

enum CacheError: Error {
  case missing(String)
  case expired(key: String, by: TimeInterval)
}

final class DataStore {
  private var files: [String: Data] = [:]
  private let queue = DispatchQueue(label: "store", attributes: .concurrent)

  func read(_ name: String) -> Data? { queue.sync { files[name] } }
  func write(_ data: Data?, to name: String) { queue.async(flags: .barrier) { self.files[name] = data } }
  var size: Int { queue.sync(flags: .barrier) { files.values.reduce(0) { $0 + $1.count } } }
  var names: [String] { queue.sync { files.keys.sorted() } }
}

final class Cache {
  private let store: DataStore
  private let encoder: JSONEncoder
  private let decoder = JSONDecoder()
  private let now: () -> Date

  init(store: DataStore, now: @escaping () -> Date) {
    self.store = store
    self.now = now
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.dateEncodingStrategy = .secondsSince1970
    decoder.dateDecodingStrategy = .secondsSince1970
  }

  func set<Value: Codable>(_ value: Value, for key: String, lifetime: TimeInterval = 60) throws {
    let entry = CacheEntry(value: value, expires: now().addingTimeInterval(lifetime))
    store.write(try encoder.encode(entry), to: key)
  }

  func get<Value: Codable>(_ key: String, as type: Value.Type = Value.self) throws -> Value {
    guard let data = store.read(key) else { throw CacheError.missing(key) }
    var entry = try decoder.decode(CacheEntry<Value>.self, from: data)
    let late = now().timeIntervalSince(entry.expires)
    if late > 0 {
      store.write(nil, to: key)
      throw CacheError.expired(key: key, by: late)
    }
    entry.hits += 1
    store.write(try encoder.encode(entry), to: key)
    return entry.value
  }

  func hits<Value: Codable>(_ key: String, as type: Value.Type) -> Int? {
    store.read(key).flatMap { try? decoder.decode(CacheEntry<Value>.self, from: $0) }?.hits
  }
}

struct Profile: Codable, Equatable {
  var name: String
  var scores: [String: Double]
  var avatar: Data?
  var home: URL?
  var isAdmin = false
}

var time = Date(timeIntervalSince1970: 1_700_000_000)
let store = DataStore()
let cache = Cache(store: store, now: { time })
let profile = Profile(
  name: "Zoë \"Z\"", scores: ["go": 1.5], avatar: Data([1, 2, 255]), home: URL(string: "https://example.org/~z"))

do {
  try cache.set(profile, for: "profile")
  try cache.set([1, 2, 3], for: "numbers", lifetime: 10)
  try cache.set("plain", for: "text")
  print(String(decoding: store.read("profile")!, as: UTF8.self))
  print(try cache.get("profile", as: Profile.self) == profile)
  let numbers: [Int] = try cache.get("numbers")
  print(numbers, cache.hits("numbers", as: [Int].self) ?? -1)
} catch {
  print("unexpected:", error)
}

let group = DispatchGroup()
for index in 0..<6 {
  DispatchQueue.global().async(group: group) {
    do {
      try cache.set(["value": index], for: "item \(index)", lifetime: Double(index))
    } catch {
      print("unexpected:", error)
    }
  }
}
group.wait()
print(store.names, store.size)

time += 3.5
var outcomes: [String] = []
for index in 0..<7 {
  do {
    let item = try cache.get("item \(index)", as: [String: Int].self)
    outcomes.append("\(item["value"]!)")
  } catch CacheError.expired(_, let late) {
    outcomes.append("late by \(late)")
  } catch CacheError.missing(let key) {
    outcomes.append("no \(key)")
  } catch {
    outcomes.append("\(error)")
  }
}
print(outcomes)
do {
  let text: Int = try cache.get("text")
  print(text)
} catch let error as DecodingError {
  print(error)
} catch {
  print("other")
}
print(store.names)
