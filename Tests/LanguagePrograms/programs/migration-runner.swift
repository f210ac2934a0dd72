// programs: schema migrations with versions, dependencies, rollback on failure and a dry run
import Foundation

struct Version: Hashable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
    let major: Int
    let minor: Int
    let patch: Int

    init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    init?(parsing text: String) {
        let parts = text.split(separator: ".").map { Int($0) }
        guard (1...3).contains(parts.count), !parts.contains(where: { $0 == nil }) else { return nil }
        let numbers = parts.compactMap { $0 } + [0, 0]
        self.init(numbers[0], numbers[1], numbers[2])
    }

    init(stringLiteral value: String) { self = Version(parsing: value)! }

    static func < (a: Version, b: Version) -> Bool {
        (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }

    var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}

struct Database: Equatable {
    var tables: [String: [String]] = [:]
    var version = Version(0)

    mutating func create(_ table: String, _ columns: String...) throws {
        guard tables[table] == nil else { throw MigrationError.exists(table) }
        tables[table] = columns
    }

    mutating func alter(_ table: String, _ body: (inout [String]) -> Void) throws {
        guard var columns = tables[table] else { throw MigrationError.noTable(table) }
        body(&columns)
        tables[table] = columns
    }

    var schema: String {
        tables.sorted { $0.key < $1.key }
            .map { "\($0.key)(\($0.value.joined(separator: ",")))" }
            .joined(separator: " ")
    }
}

enum MigrationError: Error, Equatable {
    case exists(String)
    case noTable(String)
    case failed(Version, reason: String)
    case downgrade(from: Version, to: Version)
}

struct Migration {
    let version: Version
    let title: String
    let up: (inout Database) throws -> Void
}

final class Migrator {
    private var migrations: [Migration] = []
    private let queue = DispatchQueue(label: "migrator")
    private var database: Database
    private(set) var log: [String] = []

    init(_ database: Database = Database()) { self.database = database }

    @discardableResult
    func register(_ version: Version, _ title: String, up: @escaping (inout Database) throws -> Void) -> Self {
        queue.sync {
            migrations.append(Migration(version: version, title: title, up: up))
            migrations.sort { $0.version < $1.version }
        }
        return self
    }

    func plan(to target: Version) -> [Migration] {
        migrations.filter { $0.version > database.version && $0.version <= target }
    }

    func migrate(to target: Version, dryRun: Bool = false,
                 completion: @escaping (Result<Version, MigrationError>) -> Void) {
        queue.async { [self] in
            completion(Result { () throws -> Version in
                guard target >= database.version else {
                    throw MigrationError.downgrade(from: database.version, to: target)
                }
                var copy = database
                for step in plan(to: target) {
                    do {
                        try step.up(&copy)
                        copy.version = step.version
                        log.append("\(dryRun ? "would run" : "ran") \(step.version) \(step.title)")
                    } catch {
                        log.append("rolled back to \(database.version)")
                        throw MigrationError.failed(step.version, reason: "\(error)")
                    }
                }
                if !dryRun { database = copy }
                return copy.version
            }.mapError { $0 as! MigrationError })
        }
    }

    func current() -> Database { queue.sync { database } }
}

let migrator = Migrator()
migrator
    .register("1.2", "add email") { db in try db.alter("users") { $0.append("email") } }
    .register("1.0", "create users") { try $0.create("users", "id", "name") }
    .register("2.0", "create orders") { db in
        try db.create("orders", "id", "user_id", "total")
        try db.alter("users") { columns in columns.removeAll { $0 == "name" } }
    }
    .register("2.0.1", "broken") { db in
        try db.alter("orders") { $0.insert("note", at: 1) }
        try db.create("users", "id")
    }

let done = DispatchSemaphore(value: 0)
func run(_ target: Version, dry: Bool = false) {
    migrator.migrate(to: target, dryRun: dry) { result in
        switch result {
        case .success(let version): print("at \(version)\(dry ? " (dry)" : "")")
        case .failure(.failed(let version, let reason)): print("\(version) failed: \(reason)")
        case .failure(let error): print("refused: \(error)")
        }
        done.signal()
    }
    done.wait()
    print("  schema:", migrator.current().schema)
}

run("1.0")
run("2.0", dry: true)
run("2.0")
run("3.0")
run("1.2")
for (i, line) in migrator.log.enumerated() { print(i, line) }
print(["1.10", "1.9", "2", "1.9.3"].compactMap(Version.init(parsing:)).sorted(), Version(parsing: "1.x") == nil)
