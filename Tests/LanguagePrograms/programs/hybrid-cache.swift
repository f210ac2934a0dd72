// A memory and "disk" cache with expiry, cost limits, transformers and a concurrent queue, as image libraries have them.
import Foundation

public enum Expiry {
    case never
    case seconds(TimeInterval)
    case date(Date)

    public var date: Date {
        switch self {
        case .never: return Date(timeIntervalSince1970: 60 * 60 * 24 * 365 * 68)
        case .seconds(let seconds): return Date().addingTimeInterval(seconds)
        case .date(let date): return date
        }
    }
    public var isExpired: Bool { date.timeIntervalSinceNow < 0 }
}

public struct Entry<T> {
    public let object: T
    public let expiry: Expiry
    public let cost: Int
    init(object: T, expiry: Expiry, cost: Int = 1) {
        self.object = object
        self.expiry = expiry
        self.cost = cost
    }
}

public enum StorageError: Error, Equatable {
    case notFound
    case typeNotMatch
    case malformed(reason: String)
}

public protocol StorageAware {
    associatedtype Key: Hashable
    associatedtype Value
    func entry(forKey key: Key) throws -> Entry<Value>
    func removeObject(forKey key: Key) throws
    func setObject(_ object: Value, forKey key: Key, expiry: Expiry?) throws
    func removeExpiredObjects() throws
    var count: Int { get }
}

public extension StorageAware {
    func object(forKey key: Key) throws -> Value { try entry(forKey: key).object }
    func existsObject(forKey key: Key) throws -> Bool {
        do {
            let _: Value = try object(forKey: key)
            return true
        } catch StorageError.notFound {
            return false
        }
    }
    func setObject(_ object: Value, forKey key: Key) throws { try setObject(object, forKey: key, expiry: nil) }
}

public struct MemoryConfig {
    public let expiry: Expiry
    public let countLimit: UInt
    public let totalCostLimit: UInt
    public init(expiry: Expiry = .never, countLimit: UInt = 0, totalCostLimit: UInt = 0) {
        self.expiry = expiry
        self.countLimit = countLimit
        self.totalCostLimit = totalCostLimit
    }
}

final class MemoryCapsule: NSObject {
    let object: Any
    let expiry: Expiry
    init(value: Any, expiry: Expiry) {
        self.object = value
        self.expiry = expiry
        super.init()
    }
}

public final class MemoryStorage<Key: Hashable, Value>: StorageAware {
    final class WrappedKey: NSObject {
        let key: Key
        init(_ key: Key) { self.key = key }
        override var hash: Int { key.hashValue }
        override func isEqual(_ object: Any?) -> Bool {
            guard let value = object as? WrappedKey else { return false }
            return value.key == key
        }
    }

    private let cache = NSCache<WrappedKey, MemoryCapsule>()
    private var keys = Set<Key>()
    private let config: MemoryConfig

    public init(config: MemoryConfig) {
        self.config = config
        cache.countLimit = Int(config.countLimit)
        cache.totalCostLimit = Int(config.totalCostLimit)
    }

    public var count: Int { keys.count }

    public func entry(forKey key: Key) throws -> Entry<Value> {
        guard let capsule = cache.object(forKey: WrappedKey(key)) else { throw StorageError.notFound }
        guard let object = capsule.object as? Value else { throw StorageError.typeNotMatch }
        return Entry(object: object, expiry: capsule.expiry)
    }

    public func removeObject(forKey key: Key) {
        cache.removeObject(forKey: WrappedKey(key))
        keys.remove(key)
    }

    public func setObject(_ object: Value, forKey key: Key, expiry: Expiry? = nil) {
        let capsule = MemoryCapsule(value: object, expiry: expiry ?? config.expiry)
        cache.setObject(capsule, forKey: WrappedKey(key))
        keys.insert(key)
    }

    public func removeExpiredObjects() {
        let allKeys = keys
        for key in allKeys {
            if let capsule = cache.object(forKey: WrappedKey(key)), capsule.expiry.isExpired {
                removeObject(forKey: key)
            }
        }
    }
}

public final class HybridStorage<Key: Hashable, Value> {
    public typealias Observation = (_ storage: HybridStorage, _ change: Change) -> Void
    public enum Change: CustomStringConvertible {
        case add(key: Key), remove(key: Key), removeExpired
        public var description: String {
            switch self {
            case let .add(key): return "add(\(key))"
            case let .remove(key): return "remove(\(key))"
            case .removeExpired: return "removeExpired"
            }
        }
    }

    let memory: MemoryStorage<Key, Value>
    private(set) var observations: [UUID: Observation] = [:]
    init(memory: MemoryStorage<Key, Value>) { self.memory = memory }

    func set(_ value: Value, for key: Key, expiry: Expiry? = nil) {
        memory.setObject(value, forKey: key, expiry: expiry)
        notify(.add(key: key))
    }
    func remove(_ key: Key) { memory.removeObject(forKey: key); notify(.remove(key: key)) }
    func sweep() { memory.removeExpiredObjects(); notify(.removeExpired) }

    @discardableResult
    func addObserver<O: AnyObject>(_ observer: O, closure: @escaping (O, HybridStorage, Change) -> Void) -> () -> Void {
        let id = UUID()
        observations[id] = { [weak self, weak observer] storage, change in
            guard let observer = observer else {
                self?.observations[id] = nil
                return
            }
            closure(observer, storage, change)
        }
        return { [weak self] in self?.observations[id] = nil }
    }
    private func notify(_ change: Change) { observations.values.forEach { $0(self, change) } }
}

public final class AsyncStorage<Key: Hashable, Value> {
    let inner: HybridStorage<Key, Value>
    let serial: DispatchQueue
    init(storage: HybridStorage<Key, Value>, queue: DispatchQueue) { inner = storage; serial = queue }

    func entry(forKey key: Key, completion: @escaping (Result<Entry<Value>, Error>) -> Void) {
        serial.async { [weak self] in
            guard let `self` = self else {
                completion(.failure(StorageError.malformed(reason: "deallocated")))
                return
            }
            do {
                let entry = try self.inner.memory.entry(forKey: key)
                completion(.success(entry))
            } catch {
                completion(.failure(error))
            }
        }
    }
    func set(_ value: Value, forKey key: Key, expiry: Expiry? = nil, completion: @escaping (Result<(), Error>) -> Void) {
        serial.async(flags: .barrier) { [self] in
            inner.set(value, for: key, expiry: expiry)
            completion(.success(()))
        }
    }
}

class Screen { var log: [String] = [] }
var screen: Screen? = Screen()
let hybrid = HybridStorage<String, String>(memory: .init(config: .init(expiry: .seconds(0.05), countLimit: 10)))
hybrid.addObserver(screen!) { screen, storage, change in
    screen.log.append("\(change) of \(storage.memory.count)")
}
let storage = AsyncStorage(storage: hybrid, queue: DispatchQueue(label: "cache", attributes: [.concurrent]))
let group = DispatchGroup()
for (index, name) in ["one", "two", "three"].enumerated() {
    group.enter()
    storage.set(String(repeating: "*", count: index + 1), forKey: name, expiry: index == 0 ? .never : nil) { result in
        if case .success = result { group.leave() }
    }
}
group.wait()
storage.entry(forKey: "two") { result in
    switch result {
    case .success(let entry): print("two:", entry.object, entry.expiry.isExpired)
    case .failure(let error as StorageError): print("two:", error)
    case .failure(let error): print("?", error)
    }
}
storage.serial.sync(flags: .barrier) {}
Thread.sleep(forTimeInterval: 0.08)
storage.serial.sync(flags: .barrier) { hybrid.sweep() }
for key in ["one", "two", "four"] {
    print(key, (try? hybrid.memory.existsObject(forKey: key)) ?? false)
}
do { _ = try hybrid.memory.object(forKey: "two") } catch let error as StorageError where error == .notFound { print("gone") }
print(screen!.log.sorted())
screen = nil
hybrid.set("4", for: "four")
print(hybrid.observations.isEmpty, hybrid.memory.count)
