// An LRU disk cache with an index in memory, an actor-like wrapper and a janitor timer.
import Foundation

public protocol CacheKey: Hashable { var cacheName: String { get } }
extension String: CacheKey { public var cacheName: String { addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? self } }

public enum CachePolicy: CaseIterable {
    case memoryOnly, diskOnly, both
    fileprivate var usesMemory: Bool { self != .diskOnly }
    fileprivate var usesDisk: Bool { self != .memoryOnly }
}

protocol Disk: AnyObject {
    func write(_ data: Data, to path: String) throws
    func read(_ path: String) -> Data?
    func remove(_ path: String)
    var paths: [String] { get }
}

final class FakeDisk: Disk {
    enum Failure: Error { case full(needed: Int, free: Int) }
    private var files = [String: Data]()
    private let capacity: Int
    private let lock = NSLock()
    private(set) var reads = 0
    init(capacity: Int) { self.capacity = capacity }
    private func locked<T>(_ body: () throws -> T) rethrows -> T { lock.lock(); defer { lock.unlock() }; return try body() }
    func write(_ data: Data, to path: String) throws {
        try locked {
            let used = files.filter { $0.key != path }.values.map(\.count).reduce(0, +)
            guard used + data.count <= capacity else { throw Failure.full(needed: data.count, free: capacity - used) }
            files[path] = data
        }
        Thread.sleep(forTimeInterval: 0.01)
    }
    func read(_ path: String) -> Data? {
        Thread.sleep(forTimeInterval: 0.02)
        return locked { reads += 1; return files[path] }
    }
    func remove(_ path: String) { locked { files[path] = nil } }
    var paths: [String] { locked { files.keys.sorted() } }
}

public final class Cache<Key: CacheKey, Value: Codable> {
    private final class Entry {
        let value: Value
        let expires: Date?
        init(_ value: Value, _ expires: Date?) { self.value = value; self.expires = expires }
        var isExpired: Bool { expires.map { $0 <= Date() } ?? false }
    }
    struct Stats: CustomStringConvertible {
        var hits = 0, misses = 0, errors = [String]()
        var description: String { "hits \(hits), misses \(misses)" + (errors.isEmpty ? "" : ", errors: \(errors)") }
    }

    private var memory: [Key: Entry] = [:]
    private var order: [Key] = []
    private let limit: Int
    private let disk: Disk
    private let queue: DispatchQueue
    private var janitor: DispatchSourceTimer?
    private(set) var stats = Stats()
    private let encoder = JSONEncoder(), decoder = JSONDecoder()

    init(limit: Int, disk: Disk, label: String = #function) {
        self.limit = limit
        self.disk = disk
        queue = DispatchQueue(label: "cache." + label, qos: .utility)
        encoder.outputFormatting = [.sortedKeys]
    }

    func startJanitor(every interval: DispatchTimeInterval) {
        let timer = DispatchSource.makeTimerSource(flags: [], queue: queue)
        timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(1))
        timer.setEventHandler { [weak self] in self?.sweep() }
        timer.activate()
        janitor = timer
    }

    private func sweep() {
        let dead = memory.filter { $0.value.isExpired }.keys
        for key in dead { evict(key) }
    }

    private func evict(_ key: Key) {
        memory.removeValue(forKey: key)
        order.removeAll { $0 == key }
    }

    private func touch(_ key: Key) {
        if let index = order.firstIndex(of: key) { order.remove(at: index) }
        order.append(key)
        while order.count > limit { evict(order[0]) }
    }

    func set(_ value: Value, for key: Key, ttl: TimeInterval? = nil, policy: CachePolicy = .both, completion: ((Error?) -> Void)? = nil) {
        queue.async { [self] in
            var failure: Error?
            defer { completion?(failure) }
            if policy.usesMemory {
                memory[key] = Entry(value, ttl.map { Date(timeIntervalSinceNow: $0) })
                touch(key)
            }
            guard policy.usesDisk else { return }
            do { try disk.write(encoder.encode([value]), to: key.cacheName) } catch {
                failure = error
                stats.errors.append("\(error)")
            }
        }
    }

    func get(_ key: Key, _ completion: @escaping (Value?) -> Void) {
        queue.async {
            if let entry = self.memory[key], !entry.isExpired {
                self.stats.hits += 1
                self.touch(key)
                return completion(entry.value)
            }
            let value = self.disk.read(key.cacheName).flatMap { try? self.decoder.decode([Value].self, from: $0).first }
            if let value { self.stats.hits += 1; self.memory[key] = Entry(value, nil); self.touch(key) } else { self.stats.misses += 1 }
            completion(value)
        }
    }

    subscript(key: Key) -> Value? {
        let done = DispatchSemaphore(value: 0)
        var result: Value?
        get(key) { result = $0; done.signal() }
        done.wait()
        return result
    }

    var keysByUse: [Key] { queue.sync { order } }
    func stop() { janitor?.cancel(); janitor = nil }
    deinit { janitor?.cancel() }
}

struct Profile: Codable, Equatable { var name: String; var age: Int?; var tags: Set<String> = [] }

let disk = FakeDisk(capacity: 120)
let cache = Cache<String, Profile>(limit: 2, disk: disk, label: "profiles")
cache.startJanitor(every: .milliseconds(100))
cache.set(Profile(name: "ann", age: 30), for: "user/1")
cache.set(Profile(name: "ben", tags: ["x"]), for: "user/2", ttl: 0.15, policy: .memoryOnly)
cache.set(Profile(name: "cy", age: 5), for: "user/3", policy: .diskOnly)
print(cache["user/2"]?.tags ?? [], cache["user/1"]?.age ?? -1, cache["user/9"] as Any)
print(cache.keysByUse)
Thread.sleep(forTimeInterval: 0.33)
print(cache.keysByUse, cache["user/2"]?.name ?? "expired")
print(cache["user/3"]!, disk.paths)
let group = DispatchGroup()
for n in 4...6 {
    group.enter()
    cache.set(Profile(name: String(repeating: "n", count: n * 4), age: n), for: "user/\(n)") { error in
        if case FakeDisk.Failure.full(let needed, let free)? = error { print("full: \(needed) > \(free)") }
        group.leave()
    }
}
group.wait()
cache.stop()
print(cache.keysByUse, cache.stats, disk.reads)
for policy in CachePolicy.allCases { print(policy, terminator: policy == .both ? "\n" : " ") }
