// Type-safe SQL-ish query builder executed on an in-memory store behind a serial queue.
import Foundation

protocol ColumnType: Comparable { static var sqlName: String { get }; var literal: String { get } }
extension Int: ColumnType { static let sqlName = "INTEGER"; var literal: String { description } }
extension String: ColumnType { static let sqlName = "TEXT"; var literal: String { "'" + replacingOccurrences(of: "'", with: "''") + "'" } }
extension Double: ColumnType { static let sqlName = "REAL"; var literal: String { "\(self)" } }
extension Bool: @retroactive Comparable { public static func < (l: Bool, r: Bool) -> Bool { !l && r } }
extension Bool: ColumnType { static var sqlName: String { "BOOLEAN" }; var literal: String { self ? "1" : "0" } }

struct Column<Table, Value: ColumnType> {
    let name: String
    let path: KeyPath<Table, Value>
}

indirect enum Predicate<Table> {
    case compare(String, String, (Table) -> Bool)
    case and(Predicate, Predicate), or(Predicate, Predicate), not(Predicate)
    func callAsFunction(_ row: Table) -> Bool {
        switch self {
        case .compare(_, _, let test): return test(row)
        case .and(let a, let b): return a(row) && b(row)
        case .or(let a, let b): return a(row) || b(row)
        case .not(let p): return !p(row)
        }
    }
    var sql: String {
        switch self {
        case let .compare(name, rest, _): return name + " " + rest
        case let .and(a, b): return "(\(a.sql) AND \(b.sql))"
        case let .or(a, b): return "(\(a.sql) OR \(b.sql))"
        case let .not(p): return "NOT \(p.sql)"
        }
    }
    static func && (a: Self, b: Self) -> Self { .and(a, b) }
    static func || (a: Self, b: Self) -> Self { .or(a, b) }
    static prefix func ! (p: Self) -> Self { .not(p) }
}

func == <T, V>(column: Column<T, V>, value: V) -> Predicate<T> {
    .compare(column.name, "= \(value.literal)") { $0[keyPath: column.path] == value }
}
func > <T, V>(column: Column<T, V>, value: V) -> Predicate<T> {
    .compare(column.name, "> \(value.literal)") { $0[keyPath: column.path] > value }
}
func ~= <T, V>(range: ClosedRange<V>, column: Column<T, V>) -> Predicate<T> {
    .compare(column.name, "BETWEEN \(range.lowerBound.literal) AND \(range.upperBound.literal)") { range.contains($0[keyPath: column.path]) }
}
extension Column where Value == String {
    func like(_ prefix: String) -> Predicate<Table> {
        .compare(name, "LIKE '\(prefix)%'") { $0[keyPath: path].hasPrefix(prefix) }
    }
}

protocol Table { associatedtype Columns; static var columns: Columns { get }; static var name: String { get } }
extension Table { static var name: String { String(describing: self).lowercased() + "s" } }

struct Query<T: Table> {
    enum Direction { case ascending, descending }
    private(set) var predicate: Predicate<T>?
    private var sort: [(name: String, direction: Direction, compare: (T, T) -> ComparisonResult)] = []
    private var limit: Int?
    init() {}
    func `where`(_ make: (T.Columns) -> Predicate<T>) -> Query {
        var copy = self
        let new = make(T.columns)
        copy.predicate = predicate.map { $0 && new } ?? new
        return copy
    }
    func order<V>(by column: (T.Columns) -> Column<T, V>, _ direction: Direction = .ascending) -> Self {
        let column = column(T.columns)
        var copy = self
        copy.sort.append((column.name, direction, { a, b in
            let (x, y) = (a[keyPath: column.path], b[keyPath: column.path])
            if x == y { return .orderedSame }
            return (x < y) == (direction == .ascending) ? .orderedAscending : .orderedDescending
        }))
        return copy
    }
    func first(_ n: Int) -> Query { var copy = self; copy.limit = n; return copy }
    var sql: String {
        var parts = ["SELECT * FROM \(T.name)"]
        if let predicate { parts.append("WHERE \(predicate.sql)") }
        if !sort.isEmpty { parts.append("ORDER BY " + sort.map { $0.name + ($0.direction == .descending ? " DESC" : "") }.joined(separator: ", ")) }
        limit.map { parts.append("LIMIT \($0)") }
        return parts.joined(separator: " ")
    }
    fileprivate func run(on rows: [T]) -> [T] {
        let found = rows.filter { predicate?($0) ?? true }.sorted { a, b in
            for (_, _, compare) in sort {
                switch compare(a, b) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return false
        }
        return limit.map { Array(found.prefix($0)) } ?? found
    }
}

final class Database {
    private var tables: [String: [Any]] = [:]
    private let queue = DispatchQueue(label: "db")
    private var log: [String] = []
    func insert<T: Table>(_ rows: T...) { queue.sync { tables[T.name, default: []] += rows as [Any] } }
    func fetch<T>(_ query: Query<T>, then: @escaping ([T]) -> Void) {
        queue.async {
            self.log.append(query.sql)
            let rows = (self.tables[T.name] as? [T]) ?? []
            let result = query.run(on: rows)
            DispatchQueue.global().async { then(result) }
        }
    }
    var statements: [String] { queue.sync { log } }
}

struct Person: Table {
    var name: String, age: Int, city: String, active = true
    struct Columns {
        let name = Column(name: "name", path: \Person.name)
        let age = Column(name: "age", path: \Person.age)
        let city = Column<Person, String>(name: "city", path: \.city)
        let active = Column(name: "active", path: \Person.active)
    }
    static let columns = Columns()
}

let db = Database()
db.insert(Person(name: "Ann", age: 31, city: "Bern"), Person(name: "Ben", age: 25, city: "Basel", active: false))
db.insert(Person(name: "Cy", age: 31, city: "Berlin"), Person(name: "O'Dee", age: 40, city: "Oslo"))

let group = DispatchGroup()
let lock = NSLock()
var output: [Int: [String]] = [:]
let queries: [Query<Person>] = [
    Query().where { $0.city.like("Be") && $0.active == true }.order(by: { $0.age }, .descending).order(by: \.name),
    Query<Person>().where { !($0.age > 30) || $0.name == "O'Dee" }.order { $0.name },
    .init().where { 20...31 ~= $0.age }.order(by: { $0.city }).first(2),
]
for (index, query) in queries.enumerated() {
    group.enter()
    db.fetch(query) { people in
        lock.lock(); defer { lock.unlock(); group.leave() }
        output[index] = people.map(\.name)
    }
}
group.wait()
for index in output.keys.sorted() { print(index, output[index]!) }
db.statements.forEach { print($0) }
print(Int.sqlName, Bool.sqlName, Person.name)
