// programs: access control: roles, a policy algebra, an audit trail on a queue and cached decisions with invalidation
import Foundation

struct Permissions: OptionSet, Hashable, CustomStringConvertible {
    let rawValue: UInt8
    static let read = Permissions(rawValue: 1 << 0)
    static let write = Permissions(rawValue: 1 << 1)
    static let delete = Permissions(rawValue: 1 << 2)
    static let all: Permissions = [.read, .write, .delete]
    var description: String {
        let names: [(Permissions, String)] = [(.read, "r"), (.write, "w"), (.delete, "d")]
        return names.map { contains($0.0) ? $0.1 : "-" }.joined()
    }
}

struct User: Hashable {
    let name: String
    var roles: Set<String>
}

struct Resource: Hashable {
    let path: String
    let owner: String
}

enum Decision: Equatable {
    case allow, deny(String), abstain
}

struct Policy {
    let name: String
    let decide: (User, Resource, Permissions) -> Decision

    static func role(_ role: String, _ granted: Permissions, under prefix: String = "/") -> Policy {
        Policy(name: "role:\(role)") { user, resource, wanted in
            guard user.roles.contains(role), resource.path.hasPrefix(prefix) else { return .abstain }
            return granted.isSuperset(of: wanted) ? .allow : .abstain
        }
    }

    static let owner = Policy(name: "owner") { user, resource, _ in user.name == resource.owner ? .allow : .abstain }

    static func forbid(_ reason: String, _ test: @escaping (User, Resource, Permissions) -> Bool) -> Policy {
        Policy(name: "forbid") { test($0, $1, $2) ? .deny(reason) : .abstain }
    }

    static func | (a: Policy, b: Policy) -> Policy {
        Policy(name: "(\(a.name)|\(b.name))") { user, resource, wanted in
            switch (a.decide(user, resource, wanted), b.decide(user, resource, wanted)) {
            case (.deny(let why), _), (_, .deny(let why)): return .deny(why)
            case (.allow, _), (_, .allow): return .allow
            default: return .abstain
            }
        }
    }
}

final class Gatekeeper {
    private struct Key: Hashable { let user: User; let resource: Resource; let wanted: Permissions }
    private var policy: Policy
    private var cache: [Key: Decision] = [:]
    private let lock = NSLock()
    private let audit = DispatchQueue(label: "audit")
    private var trail: [String] = []
    private(set) var evaluations = 0

    init(_ first: Policy, _ rest: Policy...) { policy = rest.reduce(first, |) }

    func add(_ other: Policy) {
        lock.lock()
        defer { lock.unlock() }
        policy = policy | other
        cache.removeAll()
    }

    func check(_ user: User, _ wanted: Permissions, _ resource: Resource) -> Bool {
        let key = Key(user: user, resource: resource, wanted: wanted)
        let decision: Decision = {
            lock.lock()
            defer { lock.unlock() }
            if let known = cache[key] { return known }
            evaluations += 1
            let fresh = policy.decide(user, resource, wanted)
            cache[key] = fresh
            return fresh
        }()
        let line: String
        switch decision {
        case .allow: line = "ok"
        case .deny(let reason): line = "denied: \(reason)"
        case .abstain: line = "no rule"
        }
        audit.async { self.trail.append("\(user.name) \(wanted) \(resource.path): \(line)") }
        return decision == .allow
    }

    func guarded<T>(_ user: User, _ wanted: Permissions, _ resource: Resource, _ body: () throws -> T) rethrows -> T? {
        guard check(user, wanted, resource) else { return nil }
        return try body()
    }

    var log: [String] { audit.sync { trail } }
    var policyName: String { policy.name }
}

let ann = User(name: "ann", roles: ["editor"])
let bob = User(name: "bob", roles: ["reader", "intern"])
let root = User(name: "root", roles: ["admin"])
let page = Resource(path: "/docs/page", owner: "ann")
let secret = Resource(path: "/vault/key", owner: "root")

let keeper = Gatekeeper(.owner, .role("admin", .all), .role("editor", [.read, .write], under: "/docs"), .role("reader", .read))
print(keeper.policyName)
print(keeper.check(ann, .delete, page), keeper.check(bob, [.read, .write], page), keeper.check(bob, .read, secret))
keeper.add(.forbid("interns keep out") { user, resource, _ in user.roles.contains("intern") && resource.path.hasPrefix("/vault") })
print(keeper.check(bob, .read, secret), keeper.check(root, .all, secret))
print(keeper.guarded(ann, .write, page) { "saved by \(ann.name)" } ?? "refused")
print(keeper.guarded(bob, .write, page) { 1 } as Any)
keeper.log.forEach { print(" ", $0) }

let before = keeper.evaluations
DispatchQueue.concurrentPerform(iterations: 30) { i in
    _ = keeper.check(i % 2 == 0 ? ann : bob, .read, page)
}
print("evaluated", keeper.evaluations - before, "logged", keeper.log.count)
print(Permissions.all.subtracting(.write), Permissions([.read, .delete]).symmetricDifference(.all), Permissions.all.intersection([]).isEmpty)
