// programs: a pool of database connections with one writer, records by generic subscripts, savepoints, observers
import Foundation
import Dispatch

/// A generic connection pool (GRDB-flavoured): one writer, several readers, statements with values.

enum DatabaseValue: Hashable, CustomStringConvertible, ExpressibleByNilLiteral {
    case null, integer(Int64), real(Double), text(String)
    init(nilLiteral: ()) { self = .null }
    var description: String {
        switch self {
        case .null: return "NULL"
        case .integer(let i): return i.description
        case .real(let d): return "\(d)"
        case .text(let t): return "'\(t.replacingOccurrences(of: "'", with: "''"))'"
        }
    }
}

protocol DatabaseValueConvertible {
    var databaseValue: DatabaseValue { get }
    static func fromDatabaseValue(_ value: DatabaseValue) -> Self?
}

extension Int: DatabaseValueConvertible {
    var databaseValue: DatabaseValue { .integer(Int64(self)) }
    static func fromDatabaseValue(_ value: DatabaseValue) -> Int? {
        guard case .integer(let i) = value else { return nil }
        return Int(exactly: i)
    }
}
extension String: DatabaseValueConvertible {
    var databaseValue: DatabaseValue { .text(self) }
    static func fromDatabaseValue(_ value: DatabaseValue) -> Self? {
        if case .text(let t) = value { return t } else { return nil }
    }
}
extension Optional: DatabaseValueConvertible where Wrapped: DatabaseValueConvertible {
    var databaseValue: DatabaseValue { self?.databaseValue ?? .null }
    static func fromDatabaseValue(_ value: DatabaseValue) -> Wrapped?? {
        if let wrapped = Wrapped.fromDatabaseValue(value) { return .some(wrapped) }
        return value == .null ? .some(nil) : nil
    }
}
extension RawRepresentable where RawValue: DatabaseValueConvertible, Self: DatabaseValueConvertible {
    var databaseValue: DatabaseValue { rawValue.databaseValue }
    static func fromDatabaseValue(_ value: DatabaseValue) -> Self? { RawValue.fromDatabaseValue(value).flatMap(Self.init(rawValue:)) }
}

struct Row {
    private let columns: [String: DatabaseValue]
    init(_ columns: [String: DatabaseValue]) { self.columns = columns }
    subscript<Value: DatabaseValueConvertible>(_ name: String) -> Value { Value.fromDatabaseValue(columns[name]!)! }
    subscript(raw name: String) -> DatabaseValue? { columns[name] }
}

protocol FetchableRecord { init(row: Row) }
protocol PersistableRecord { static var table: String { get }; func encode(to container: inout [String: DatabaseValue]) }
typealias Record = FetchableRecord & PersistableRecord & Identifiable

extension PersistableRecord { static var table: String { String(describing: self).lowercased() } }

final class Database {
    private(set) var tables: [String: [Row]] = [:]
    private(set) var inTransaction = false
    let name: String
    init(name: String, copying other: Database? = nil) { self.name = name; tables = other?.tables ?? [:] }

    func insert<R: PersistableRecord>(_ records: R...) throws {
        guard inTransaction else { throw DatabaseError(message: "\(name) is read-only", code: 8) }
        for record in records {
            var container: [String: DatabaseValue] = [:]
            record.encode(to: &container)
            tables[R.table, default: []].append(Row(container))
        }
    }

    func fetchAll<R>(_ type: R.Type = R.self, where predicate: (R) -> Bool = { _ in true }) -> [R] where R: Record {
        (tables[R.table] ?? []).lazy.map(R.init(row:)).filter(predicate)
    }

    func fetchOne<R: Record>(_ type: R.Type, id: R.ID) -> R? { fetchAll(type).first { $0.id == id } }

    func inSavepoint<T>(_ body: () throws -> T) rethrows -> T {
        let saved = tables
        inTransaction = true
        defer { inTransaction = false }
        do { return try body() } catch { tables = saved; throw error }
    }
}

struct DatabaseError: Error, Equatable { var message: String; var code: Int32 }

final class Pool<Resource: AnyObject> {
    private struct Item { let resource: Resource; var available: Bool }
    private let semaphore: DispatchSemaphore
    private var items: [Item] = []
    private let lock = DispatchQueue(label: "pool")
    private let factory: (Int) throws -> Resource
    let maximum: Int
    private(set) var peak = 0

    init(maximum: Int, factory: @escaping (Int) throws -> Resource) {
        precondition(maximum > 0, "Pool size must be at least 1")
        self.maximum = maximum
        self.factory = factory
        semaphore = DispatchSemaphore(value: maximum)
    }

    func get() throws -> (resource: Resource, release: () -> Void) {
        semaphore.wait()
        let index: Int = try lock.sync {
            if let index = items.firstIndex(where: \.available) {
                items[index].available = false
                return index
            }
            items.append(Item(resource: try factory(items.count), available: false))
            peak = max(peak, items.filter { !$0.available }.count)
            return items.count - 1
        }
        return (items[index].resource, { [self] in
            lock.sync { items[index].available = true }
            semaphore.signal()
        })
    }

    func withResource<T>(_ body: (Resource) throws -> T) throws -> T {
        let (resource, release) = try get()
        defer { release() }
        return try body(resource)
    }
}

final class DatabasePool {
    private let writer = Database(name: "writer")
    private let writerQueue = DispatchQueue(label: "writer")
    private var observers: [(Database) -> Void] = []
    private(set) lazy var readers = Pool<Database>(maximum: 2) { [unowned self] index in
        Database(name: "reader\(index)", copying: self.writer)
    }

    func write<T>(_ updates: (Database) throws -> T) throws -> T {
        try writerQueue.sync {
            let result = try writer.inSavepoint { try updates(writer) }
            observers.forEach { $0(writer) }
            return result
        }
    }

    func read<T>(_ body: (Database) throws -> T) throws -> T { try readers.withResource(body) }

    func observe<R: Record, Value: Equatable>(_ reduce: @escaping ([R]) -> Value, onChange: @escaping (Value) -> Void) {
        var last: Value?
        observers.append { database in
            let value = reduce(database.fetchAll())
            if value != last { onChange(value) }
            last = value
        }
    }
}

// MARK: - Demo

struct Player: Record, Equatable {
    enum Team: String, DatabaseValueConvertible { case red, blue }
    var id: Int
    var name: String
    var team: Team
    var score: Int?
}
extension Player {
    init(row: Row) { id = row["id"]; name = row["name"]; team = row["team"]; score = row["score"] }
    func encode(to container: inout [String: DatabaseValue]) {
        container["id"] = id.databaseValue
        container["name"] = name.databaseValue
        container["team"] = team.databaseValue
        container["score"] = score.databaseValue
    }
}

let pool = DatabasePool()
pool.observe({ (players: [Player]) in players.compactMap(\.score).max() }) { print("best score now \($0 ?? 0)") }
try pool.write { db in
    try db.insert(Player(id: 1, name: "Arthur", team: .red, score: 10), Player(id: 2, name: "O'Hara", team: .blue, score: nil))
}
try pool.write { try $0.insert(Player(id: 3, name: "Barbara", team: .red, score: 750)) }
do {
    try pool.write { db in
        try db.insert(Player(id: 4, name: "Ghost", team: .blue, score: 9999))
        throw DatabaseError(message: "constraint", code: 19)
    }
} catch let error as DatabaseError where error.code == 19 { print("rolled back:", error.message) }
print(try pool.read { db in db.fetchAll(Player.self).map(\.name) })
print(try pool.read { $0.fetchAll { (player: Player) in player.team == .red }.count })
print(try pool.read { $0.fetchOne(Player.self, id: 2) } as Any)
do { try pool.read { try $0.insert(Player(id: 5, name: "X", team: .red)) } } catch { print(error) }
let total = DispatchQueue(label: "total")
var sum = 0
DispatchQueue.concurrentPerform(iterations: 8) { n in
    let best = try! pool.read { $0.fetchAll(Player.self).compactMap(\.score).reduce(0, +) }
    total.sync { sum += best }
}
print(sum, pool.readers.peak <= pool.readers.maximum, [DatabaseValue.null, nil, .real(1.5), .text("it's")], Player.table)
