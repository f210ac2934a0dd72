// programs: a key-value store with nested transactions, snapshots, a write-ahead log and replay
import Foundation

enum Op: Equatable {
    case set(String, String)
    case delete(String)
    case begin, commit, rollback
}

enum StoreError: Error {
    case noTransaction
    case badCommand(line: Int, text: String)
}

protocol KeyValueReading {
    func get(_ key: String) -> String?
    var keys: [String] { get }
}

extension KeyValueReading {
    subscript(key: String) -> String { self.get(key) ?? "(nil)" }
    func count(value: String) -> Int { keys.filter { get($0) == value }.count }
    var dump: String { keys.map { "\($0)=\(self[$0])" }.joined(separator: ";") }
}

struct Snapshot: KeyValueReading {
    fileprivate let table: [String: String]
    let sequence: Int
    func get(_ key: String) -> String? { table[key] }
    var keys: [String] { table.keys.sorted() }

    func changes(since old: Snapshot) -> (added: [String], removed: [String], changed: [String]) {
        let new = Set(table.keys), before = Set(old.table.keys)
        return (new.subtracting(before).sorted(),
                before.subtracting(new).sorted(),
                new.intersection(before).filter { table[$0] != old.table[$0] }.sorted())
    }
}

final class Store: KeyValueReading {
    private var layers: [[String: String?]] = []
    private var base: [String: String] = [:]
    private var wal: [Op] = []
    private let queue = DispatchQueue(label: "kv", attributes: .concurrent)
    private static let marker = DispatchSpecificKey<Bool>()

    init() { queue.setSpecific(key: Store.marker, value: true) }

    convenience init(replaying log: [Op]) throws {
        self.init()
        for op in log { try apply(op) }
    }

    private func read<T>(_ body: () throws -> T) rethrows -> T {
        if DispatchQueue.getSpecific(key: Store.marker) == true { return try body() }
        return try queue.sync(execute: body)
    }

    func get(_ key: String) -> String? {
        read {
            for layer in layers.reversed() {
                if let entry = layer[key] { return entry }
            }
            return base[key]
        }
    }

    var keys: [String] {
        read {
            var merged = base
            for layer in layers {
                for (key, value) in layer { merged[key] = value }
            }
            return merged.keys.sorted()
        }
    }

    func apply(_ op: Op) throws {
        try queue.sync(flags: .barrier) {
            switch op {
            case .set(let key, let value):
                if layers.isEmpty { base[key] = value } else { layers[layers.count - 1][key] = .some(value) }
            case .delete(let key):
                if layers.isEmpty { base[key] = nil } else { layers[layers.count - 1].updateValue(nil, forKey: key) }
            case .begin:
                layers.append([:])
            case .commit:
                guard let top = layers.popLast() else { throw StoreError.noTransaction }
                for (key, value) in top {
                    if layers.isEmpty { base[key] = value } else { layers[layers.count - 1].updateValue(value, forKey: key) }
                }
            case .rollback:
                guard layers.popLast() != nil else { throw StoreError.noTransaction }
            }
            wal.append(op)
        }
    }

    func snapshot() -> Snapshot { read { Snapshot(table: base, sequence: wal.count) } }
    var log: [Op] { read { wal } }
    func transaction(_ body: (Store) throws -> Void) rethrows -> Bool {
        try? apply(.begin)
        do {
            try body(self)
            try? apply(.commit)
            return true
        } catch is StoreError {
            try? apply(.rollback)
            return false
        }
    }
}

func run(script: String, on store: Store) throws {
    let lines = script.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for (number, line) in lines.enumerated() where !line.isEmpty {
        let words = line.components(separatedBy: " ")
        switch (words[0].uppercased(), words.count) {
        case ("SET", 3): try store.apply(.set(words[1], words[2]))
        case ("GET", 2): print("> \(words[1]):", store[words[1]])
        case ("DEL", 2): try store.apply(.delete(words[1]))
        case ("COUNT", 2): print("> count \(words[1]):", store.count(value: words[1]))
        case ("BEGIN", 1): try store.apply(.begin)
        case ("COMMIT", 1): try store.apply(.commit)
        case ("ROLLBACK", 1): try store.apply(.rollback)
        default: throw StoreError.badCommand(line: number + 1, text: line)
        }
    }
}

let store = Store()
try run(script: """
    SET a 10
    SET b 20
    BEGIN
    SET a 11
    DEL b
    GET a
    GET b
    BEGIN
    SET c 11
    COUNT 11
    ROLLBACK
    GET c
    COMMIT
    COUNT 11
    """, on: store)
print(store.dump)

let before = store.snapshot()
let ok = try store.transaction { s in
    try s.apply(.set("x", "1"))
    try s.apply(.delete("a"))
    print("inside:", s.dump)
}
let failed = try store.transaction { s in
    try s.apply(.set("y", "2"))
    throw StoreError.badCommand(line: 0, text: "")
}
print(ok, failed, store.dump)
let delta = store.snapshot().changes(since: before)
print("added \(delta.added) removed \(delta.removed) changed \(delta.changed)")

for bad in ["COMMIT", "SET a", "FLY"] {
    do {
        try run(script: bad, on: store)
    } catch StoreError.noTransaction {
        print("no transaction")
    } catch StoreError.badCommand(let line, let text) {
        print("line \(line): cannot read '\(text)'")
    }
}

DispatchQueue.concurrentPerform(iterations: 10) { i in
    try? store.apply(.set("p\(i)", "\(i * i)"))
}
let copy = try Store(replaying: store.log)
print("replayed equal:", copy.dump == store.dump, "ops", copy.log.count, "first", copy.log[0])
