// programs: feature flags with layered providers, rollout percentages, overrides and change observers
import Foundation

struct FlagKey<Value> {
    let name: String
    let fallback: Value
    init(_ name: String, default fallback: Value) {
        self.name = name
        self.fallback = fallback
    }
}

enum FlagValue: Equatable {
    case bool(Bool)
    case int(Int)
    case text(String)
    case rollout(percent: Int)
}

protocol FlagConvertible {
    static func convert(_ value: FlagValue, user: String, flag: String) -> Self?
}

func bucket(_ user: String, _ flag: String) -> Int {
    var hash: UInt32 = 2166136261
    for byte in "\(flag).\(user)".utf8 {
        hash ^= UInt32(byte)
        hash = hash &* 16777619
    }
    return Int(hash % 100)
}

extension Bool: FlagConvertible {
    static func convert(_ value: FlagValue, user: String, flag: String) -> Bool? {
        switch value {
        case .bool(let b): return b
        case .rollout(let percent): return bucket(user, flag) < percent
        default: return nil
        }
    }
}

extension Int: FlagConvertible {
    static func convert(_ value: FlagValue, user: String, flag: String) -> Int? {
        if case let .int(i) = value { return i }
        return nil
    }
}

extension String: FlagConvertible {
    static func convert(_ value: FlagValue, user: String, flag: String) -> String? {
        guard case .text(let t) = value else { return nil }
        return t
    }
}

protocol FlagProvider {
    var name: String { get }
    func value(for flag: String) -> FlagValue?
}

struct StaticProvider: FlagProvider {
    let name: String
    let values: [String: FlagValue]
    func value(for flag: String) -> FlagValue? { values[flag] }
}

final class RemoteProvider: FlagProvider {
    let name = "remote"
    private let queue = DispatchQueue(label: "remote", attributes: .concurrent)
    private var values: [String: FlagValue] = [:]
    private var observers: [(Set<String>) -> Void] = []

    func value(for flag: String) -> FlagValue? { queue.sync { values[flag] } }

    func observe(_ body: @escaping (Set<String>) -> Void) {
        queue.async(flags: .barrier) { self.observers.append(body) }
    }

    func update(_ fresh: [String: FlagValue]) {
        queue.async(flags: .barrier) { [self] in
            let changed = Set(values.keys).union(fresh.keys).filter { values[$0] != fresh[$0] }
            values = fresh
            let list = observers
            DispatchQueue.global().async { list.forEach { $0(changed) } }
        }
    }
}

final class Flags {
    private let providers: [FlagProvider]
    private var overrides: [String: FlagValue] = [:]
    private let lock = NSLock()
    let user: String

    init(user: String, _ providers: FlagProvider...) {
        self.user = user
        self.providers = providers
    }

    func override(_ name: String, _ value: FlagValue?) {
        lock.lock()
        overrides[name] = value
        lock.unlock()
    }

    func resolve<V: FlagConvertible>(_ key: FlagKey<V>) -> (value: V, source: String) {
        lock.lock()
        let forced = overrides[key.name]
        lock.unlock()
        if let forced = forced, let value = V.convert(forced, user: user, flag: key.name) {
            return (value, "override")
        }
        for provider in providers {
            if let raw = provider.value(for: key.name),
               let value = V.convert(raw, user: user, flag: key.name) {
                return (value, provider.name)
            }
        }
        return (key.fallback, "default")
    }

    subscript<V: FlagConvertible>(_ key: FlagKey<V>) -> V { resolve(key).value }
}

extension FlagKey where Value == Bool {
    static let newHome = FlagKey("new-home", default: false)
    static let darkMode = FlagKey("dark-mode", default: true)
}
extension FlagKey where Value == Int {
    static let pageSize = FlagKey("page-size", default: 20)
}
extension FlagKey where Value == String {
    static let banner = FlagKey("banner", default: "hello")
}

let remote = RemoteProvider()
let local = StaticProvider(name: "local", values: ["page-size": .int(50), "banner": .bool(true)])
let flags = Flags(user: "ann", remote, local)

func dump() {
    print("newHome", flags.resolve(.newHome), "| dark", flags[.darkMode],
          "| size", flags.resolve(.pageSize), "| banner", flags[.banner])
}

dump()
let notified = DispatchSemaphore(value: 0)
remote.observe { names in
    print("changed:", names.sorted())
    notified.signal()
}
remote.update(["page-size": .int(10), "new-home": .rollout(percent: 100)])
notified.wait()
dump()
flags.override("new-home", .bool(false))
flags.override("banner", .text("sale!"))
dump()
flags.override("banner", nil)
remote.update(["page-size": .text("ten"), "new-home": .rollout(percent: 100), "dark-mode": .bool(false)])
notified.wait()
dump()

remote.update(["new-home": .rollout(percent: 30)])
notified.wait()
let users = (0..<200).map { "user\($0)" }
let enabled = users.filter { Flags(user: $0, remote)[.newHome] }
print("within bounds:", (30...90).contains(enabled.count), "stable:", enabled == users.filter { Flags(user: $0, remote)[.newHome] })
