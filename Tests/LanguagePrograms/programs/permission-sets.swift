// Permissions with option sets, bit tricks, an audit log ring and role inheritance; runs checks from many threads.
import Foundation

struct Permissions: OptionSet, Hashable, CustomStringConvertible {
    let rawValue: UInt16
    static let read = Permissions(rawValue: 1 << 0)
    static let write = Permissions(rawValue: 1 << 1)
    static let delete = Permissions(rawValue: 1 << 2)
    static let share = Permissions(rawValue: 1 << 3)
    static let admin = Permissions(rawValue: 1 << 15)
    static let editor: Permissions = [.read, .write]
    static let all: Permissions = [.editor, .delete, .share, .admin]
    private static let names: [(Permissions, String)] = [(.read, "r"), (.write, "w"), (.delete, "d"), (.share, "s"), (.admin, "A")]
    var description: String { Self.names.map { contains($0.0) ? $0.1 : "-" }.joined() }
    init(rawValue: UInt16) { self.rawValue = rawValue }
    init?(_ text: some StringProtocol) {
        self = []
        for character in text where character != "-" {
            guard let match = Self.names.first(where: { $0.1 == String(character) }) else { return nil }
            formUnion(match.0)
        }
    }
}

final class Role: Hashable {
    let name: String
    private let own: Permissions
    private let parents: [Role]
    private(set) lazy var effective: Permissions = parents.reduce(own) { $0.union($1.effective) }
    init(_ name: String, _ own: Permissions, inherits parents: Role...) { self.name = name; self.own = own; self.parents = parents }
    static func == (lhs: Role, rhs: Role) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct AuditEntry { enum Verdict: UInt8 { case allowed, denied }
    private let packed: UInt32
    init(user: UInt8, wanted: Permissions, verdict: Verdict) {
        packed = UInt32(user) << 24 | UInt32(wanted.rawValue) << 8 | UInt32(verdict.rawValue)
    }
    var user: UInt8 { UInt8(packed >> 24) }
    var wanted: Permissions { Permissions(rawValue: UInt16(truncatingIfNeeded: packed >> 8)) }
    var verdict: Verdict { Verdict(rawValue: UInt8(packed & 0xff))! }
}

final class Guard {
    private var assignments: [UInt8: Set<Role>] = [:]
    private var log: [AuditEntry] = []
    private let queue = DispatchQueue(label: "guard", attributes: .concurrent)
    subscript(user: UInt8) -> Permissions {
        queue.sync { assignments[user, default: []].reduce(into: Permissions()) { $0.formUnion($1.effective) } }
    }
    func assign(_ role: Role, to users: UInt8...) {
        queue.async(flags: .barrier) { users.forEach { self.assignments[$0, default: []].insert(role) } }
    }
    func check(_ user: UInt8, _ wanted: Permissions) -> Bool {
        let held = self[user]
        let ok = held.isSuperset(of: wanted) || held.contains(.admin)
        queue.async(flags: .barrier) { self.log.append(AuditEntry(user: user, wanted: wanted, verdict: ok ? .allowed : .denied)) }
        return ok
    }
    func summary() -> [(UInt8, allowed: Int, denied: Int)] {
        queue.sync(flags: .barrier) {
            var table: [UInt8: (Int, Int)] = [:]
            for entry in log {
                switch entry.verdict {
                case .allowed: table[entry.user, default: (0, 0)].0 += 1
                case .denied: table[entry.user, default: (0, 0)].1 += 1
                }
            }
            return table.map { ($0.key, allowed: $0.value.0, denied: $0.value.1) }.sorted { $0.0 < $1.0 }
        }
    }
}

let viewer = Role("viewer", .read), editor = Role("editor", .write, inherits: viewer)
let cleaner = Role("cleaner", [.delete, .share]), boss = Role("boss", .admin, inherits: editor, cleaner)
let gate = Guard()
gate.assign(viewer, to: 1, 2)
gate.assign(editor, to: 2)
gate.assign(cleaner, to: 2)
gate.assign(boss, to: 3)
print(gate[1], gate[2], gate[3], gate[9], boss.effective.rawValue, Permissions.all.rawValue.nonzeroBitCount)

let wanted: [Permissions] = [.read, .editor, [.delete, .share], .admin, []]
DispatchQueue.concurrentPerform(iterations: 3 * wanted.count) { i in
    _ = gate.check(UInt8(i % 3 + 1), wanted[i / 3])
}
for (user, allowed, denied) in gate.summary() { print("user \(user): \(allowed) allowed, \(denied) denied") }

print(Permissions("rw")! == .editor, Permissions("r--s-")?.description ?? "nil", Permissions("x") as Any)
var p: Permissions = [.read, .share]
print(p.insert(.write).inserted, p.insert(.read).inserted, p.remove(.share) as Any, p.remove(.admin) as Any, p)
print(p.symmetricDifference(.all).subtracting(.admin), p.isDisjoint(with: .delete), p.intersection([.write, .delete]) == .write, p.isStrictSubset(of: .all))
print(UInt8(0b1011_0000).leadingZeroBitCount, UInt16(0x00ff).byteSwapped == 0xff00, (1 as UInt8) &<< 9, Int8(bitPattern: 0xfe), ~UInt8(0x0f))
let entry = AuditEntry(user: 200, wanted: .all, verdict: .denied)
print(entry.user, entry.wanted == .all, entry.verdict, MemoryLayout<AuditEntry>.size)
