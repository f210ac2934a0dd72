import Foundation

// After GRDB: a serialized writer, a pool of readers, SchedulingWatchdog by queue-specifics, observations, transactions.

public struct DatabaseError: Error, CustomStringConvertible {
    public struct ResultCode: RawRepresentable, Hashable, ExpressibleByIntegerLiteral {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }
        public init(integerLiteral value: Int32) { self.init(rawValue: value) }
        static let constraint = ResultCode(rawValue: 19)
        static let readOnly: ResultCode = 8
        static func ~= (pattern: ResultCode, error: Error) -> Bool { (error as? DatabaseError)?.resultCode == pattern }
    }
    public let resultCode: ResultCode
    public let message: String?
    public init(resultCode: ResultCode = 1, message: String? = nil) { self.resultCode = resultCode; self.message = message }
    public var description: String { ["SQLite error \(resultCode.rawValue)", message].compactMap { $0 }.joined(separator: ": ") }
}

public enum DatabaseValue: Hashable, CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
    case null, integer(Int), text(String)
    public init(stringLiteral value: String) { self = .text(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(nilLiteral: ()) { self = .null }
    public var description: String {
        switch self {
        case .null: return "NULL"
        case .integer(let int): return String(int)
        case .text(let text): return "'\(text)'"
        }
    }
}
public protocol DatabaseValueConvertible { static func fromDatabaseValue(_ value: DatabaseValue) -> Self? }
extension Int: DatabaseValueConvertible { public static func fromDatabaseValue(_ value: DatabaseValue) -> Int? { if case .integer(let i) = value { return i } else { return nil } } }
extension String: DatabaseValueConvertible {
    public static func fromDatabaseValue(_ value: DatabaseValue) -> String? {
        guard case let .text(text) = value else { return nil }
        return text
    }
}

public typealias Row = [String: DatabaseValue]
extension Dictionary where Key == String, Value == DatabaseValue {
    func get<T: DatabaseValueConvertible>(_ column: String, as type: T.Type = T.self) -> T? { self[column].flatMap(T.fromDatabaseValue) }
}
public protocol FetchableRecord { init(row: Row) throws }
public protocol PersistableRecord { static var databaseTableName: String { get }; func encode(to container: inout Row) }
extension PersistableRecord {
    public static var databaseTableName: String { "\(self)".prefix(1).lowercased() + "\(self)".dropFirst() }
    public func insert(_ db: Database) throws {
        var row = Row()
        encode(to: &row)
        try db.insert(row, into: Self.databaseTableName)
    }
}

public final class Database {
    fileprivate var tables: [String: [Row]]
    fileprivate var savepoint: [String: [Row]]?
    fileprivate let isReadOnly: Bool
    fileprivate var changed: Set<String> = []
    fileprivate init(tables: [String: [Row]], isReadOnly: Bool) { self.tables = tables; self.isReadOnly = isReadOnly }

    func insert(_ row: Row, into table: String) throws {
        guard !isReadOnly else { throw DatabaseError(resultCode: .readOnly, message: "attempt to write a readonly database") }
        if let id = row["id"], tables[table]?.contains(where: { $0["id"] == id }) == true {
            throw DatabaseError(resultCode: .constraint, message: "UNIQUE constraint failed: \(table).id")
        }
        tables[table, default: []].append(row)
        changed.insert(table)
    }
    func fetchAll<R: FetchableRecord & PersistableRecord>(_: R.Type = R.self) throws -> [R] { try (tables[R.databaseTableName] ?? []).map(R.init(row:)) }
    func fetchCount(_ table: String) -> Int { tables[table]?.count ?? 0 }

    func inSavepoint(_ block: () throws -> Void) throws {
        let saved = tables
        do { try block() } catch { tables = saved; throw error }
    }
}

final class SchedulingWatchdog {
    private static let watchDogKey = DispatchSpecificKey<SchedulingWatchdog>()
    private(set) var allowed: [ObjectIdentifier]
    private init(_ db: Database) { allowed = [ObjectIdentifier(db)] }
    static func makeSerializedQueue(label: String, allowing db: Database) -> DispatchQueue {
        let queue = DispatchQueue(label: label)
        queue.setSpecific(key: watchDogKey, value: SchedulingWatchdog(db))
        return queue
    }
    static func allows(_ db: Database) -> Bool { current?.allowed.contains(ObjectIdentifier(db)) ?? false }
    static var current: SchedulingWatchdog? { DispatchQueue.getSpecific(key: watchDogKey) }
}

public final class DatabasePool {
    private let writer: Database
    private let writerQueue: DispatchQueue
    private let readerSlots: DispatchSemaphore
    private let readers = DispatchQueue(label: "pool.readers", attributes: [.concurrent])
    private var observers: [(tables: Set<String>, onChange: (Database) -> Void)] = []

    public init(maximumReaderCount: Int = 5) {
        writer = Database(tables: [:], isReadOnly: false)
        writerQueue = SchedulingWatchdog.makeSerializedQueue(label: "pool.writer", allowing: writer)
        readerSlots = DispatchSemaphore(value: maximumReaderCount)
    }

    @discardableResult
    public func write<T>(_ updates: (Database) throws -> T) rethrows -> T {
        precondition(!SchedulingWatchdog.allows(writer), "Database methods are not reentrant.")
        return try writerQueue.sync {
            let saved = writer.tables
            writer.changed.removeAll()
            do {
                let result = try updates(writer)
                for observer in observers where !observer.tables.isDisjoint(with: writer.changed) { observer.onChange(writer) }
                return result
            } catch {
                writer.tables = saved
                throw error
            }
        }
    }
    public func asyncWrite(_ updates: @escaping (Database) throws -> Void, completion: @escaping (Result<Void, Error>) -> Void) {
        DispatchQueue.global().async { completion(Result { try self.write(updates) }) }
    }
    public func read<T>(_ value: (Database) throws -> T) throws -> T {
        guard readerSlots.wait(timeout: .now() + .seconds(10)) == .success else { throw DatabaseError(message: "busy") }
        defer { readerSlots.signal() }
        let snapshot = writerQueue.sync { Database(tables: writer.tables, isReadOnly: true) }
        return try readers.sync { try value(snapshot) }
    }
    public func observe(_ tables: String..., onChange: @escaping (Database) -> Void) {
        writerQueue.sync { observers.append((Set(tables), onChange)) }
    }
}

struct Player: Equatable { var id: Int; var name: String; var score = 0 }
extension Player: FetchableRecord, PersistableRecord {
    init(row: Row) throws {
        guard let id: Int = row.get("id"), let name = row.get("name", as: String.self) else { throw DatabaseError(message: "no player in \(row.keys.sorted())") }
        self.init(id: id, name: name, score: row.get("score") ?? 0)
    }
    func encode(to container: inout Row) {
        container["id"] = .integer(id)
        container["name"] = .text(name)
        container["score"] = score == 0 ? nil : .integer(score)
    }
}

let pool = DatabasePool(maximumReaderCount: 2)
var changes = [Int]()
pool.observe(Player.databaseTableName) { db in changes.append(db.fetchCount("player")) }
try pool.write { db in
    try Player(id: 1, name: "Arthur", score: 100).insert(db)
    try Player(id: 2, name: "Barbara").insert(db)
}
do {
    try pool.write { db in
        try Player(id: 3, name: "Craig").insert(db)
        try Player(id: 1, name: "Double").insert(db)
    }
} catch DatabaseError.ResultCode.constraint {
    print("constraint, rolled back to", try pool.read { $0.fetchCount("player") })
}
do { try pool.read { try Player(id: 9, name: "Read").insert($0) } } catch { print(error) }

let done = DispatchGroup()
for id in 10..<16 {
    done.enter()
    pool.asyncWrite({ try Player(id: id, name: "P\(id)", score: id).insert($0) }) { result in
        if case .failure(let error) = result { print(error) }
        done.leave()
    }
}
done.wait()
DispatchQueue.concurrentPerform(iterations: 4) { _ in
    let best = try? pool.read { try $0.fetchAll(Player.self).max { $0.score < $1.score } }
    precondition(best?.name == "Arthur")
}
let players: [Player] = try pool.read { try $0.fetchAll() }
print(players.count, players.map(\.score).reduce(0, +), changes)
try pool.write { db in
    try? db.inSavepoint {
        try db.insert(["id": 99], into: "player")
        throw DatabaseError()
    }
    try db.insert(["id": nil, "note": "x", "size": 4], into: "memo")
}
print(try pool.read { db in db.tables["memo"]![0].sorted { $0.key < $1.key }.map { "\($0)=\($1)" } }, changes.last ?? 0)
print(SchedulingWatchdog.current == nil, Player.databaseTableName)
