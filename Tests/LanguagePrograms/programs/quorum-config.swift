// programs: a configuration service: layered values, watches by prefix, leases that expire and compare-and-swap
import Dispatch

enum ConfigError: Error, Equatable {
    case notFound(String)
    case stale(key: String, expected: Int, actual: Int)
}

struct Versioned<Value> {
    let value: Value
    let revision: Int
    var lease: Int?
}

extension Versioned: Equatable where Value: Equatable {}

final class ConfigService {
    typealias Watcher = (_ key: String, _ old: String?, _ new: String?) -> Void
    private let queue = DispatchQueue(label: "config", attributes: .concurrent)
    private let events = DispatchQueue(label: "config.events")
    private var table: [String: Versioned<String>] = [:]
    private var watchers: [(prefix: String, watcher: Watcher)] = []
    private var revision = 0
    private var leases: [Int: DispatchSourceTimer] = [:]

    private func store(_ key: String, _ value: String?, lease: Int? = nil) {
        revision += 1
        let old = table[key]?.value
        table[key] = value.map { Versioned(value: $0, revision: revision, lease: lease) }
        for (prefix, watcher) in watchers where key.hasPrefix(prefix) {
            events.async { watcher(key, old, value) }
        }
    }

    subscript(key: String) -> String? {
        get { queue.sync { table[key]?.value } }
        set { queue.sync(flags: .barrier) { store(key, newValue) } }
    }

    func get(_ key: String) throws -> Versioned<String> {
        guard let entry = queue.sync(execute: { table[key] }) else { throw ConfigError.notFound(key) }
        return entry
    }

    func swap(_ key: String, to value: String, ifRevision expected: Int) throws {
        try queue.sync(flags: .barrier) {
            let actual = table[key]?.revision ?? 0
            guard actual == expected else { throw ConfigError.stale(key: key, expected: expected, actual: actual) }
            store(key, value)
        }
    }

    func update(_ key: String, _ change: (Int) -> Int) {
        while true {
            let entry = try? get(key)
            let next = change(entry.flatMap { Int($0.value) } ?? 0)
            do { return try swap(key, to: "\(next)", ifRevision: entry?.revision ?? 0) } catch { continue }
        }
    }

    func watch(_ prefix: String, _ watcher: @escaping Watcher) {
        queue.sync(flags: .barrier) { watchers.append((prefix, watcher)) }
    }

    func lease(_ id: Int, milliseconds: Int, onExpire: @escaping () -> Void = {}) {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + .milliseconds(milliseconds))
        timer.setEventHandler(flags: .barrier) { [weak self] in
            guard let self = self else { return }
            self.leases[id] = nil
            for key in self.table.filter({ $0.value.lease == id }).keys.sorted() { self.store(key, nil) }
            self.events.async(execute: onExpire)
        }
        queue.sync(flags: .barrier) { leases[id] = timer }
        timer.resume()
    }

    func put(_ key: String, _ value: String, lease: Int) {
        queue.sync(flags: .barrier) { store(key, value, lease: lease) }
    }

    func keys(_ prefix: String = "") -> [String] { queue.sync { table.keys.filter { $0.hasPrefix(prefix) }.sorted() } }
    func drain() { events.sync {} }
}

let config = ConfigService()
config.watch("db.") { key, old, new in
    switch (old, new) {
    case (nil, let value?): print("+ \(key)=\(value)")
    case (let value?, nil): print("- \(key) (was \(value))")
    case let (a?, b?): print("~ \(key) \(a) -> \(b)")
    case (nil, nil): print("? \(key)")
    }
}
config["db.host"] = "one"
config["web.port"] = "80"
config["db.host"] = "two"
config["db.host"] = nil
config["db.ghost"] = nil
config.drain()

do { _ = try config.get("db.host") } catch ConfigError.notFound(let key) { print("no", key) }
let port = try config.get("web.port")
try config.swap("web.port", to: "8080", ifRevision: port.revision)
do {
    try config.swap("web.port", to: "9090", ifRevision: port.revision)
} catch let error as ConfigError {
    print(error, error == .stale(key: "web.port", expected: 2, actual: 6))
}
print(try config.get("web.port").value, try config.get("web.port") == port)

DispatchQueue.concurrentPerform(iterations: 12) { i in config.update("count") { $0 + i } }
print("count", config["count"] ?? "-")

let expired = DispatchSemaphore(value: 0)
config.lease(7, milliseconds: 40) { expired.signal() }
config.put("db.node.b", "up", lease: 7)
config.put("db.node.a", "up", lease: 7)
config.put("db.node.c", "up", lease: 8)
config.drain()
print(config.keys("db."))
expired.wait()
print(config.keys())
