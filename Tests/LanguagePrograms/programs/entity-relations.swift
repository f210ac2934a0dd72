// An entity cache with relations, loaded lazily, like a small Core Data.
import Foundation

struct EntityID<T>: Hashable, CustomStringConvertible {
    let raw: Int
    init(_ raw: Int) { self.raw = raw }
    var description: String { "\(T.self)#\(raw)" }
}

protocol Entity {
    static var tableName: String { get }
    var id: EntityID<Self> { get }
}

struct Author: Entity {
    static let tableName = "authors"
    let id: EntityID<Author>
    var name: String
    var books: [EntityID<Book>]
}

struct Book: Entity {
    static let tableName = "books"
    let id: EntityID<Book>
    var title: String
    var author: EntityID<Author>
    var year: Int?
}

enum StoreError: LocalizedError {
    case missing(table: String, id: Int)
    var errorDescription: String? {
        switch self {
        case let .missing(table, id): return "No row \(id) in \(table)"
        }
    }
}

final class Store {
    private let queue = DispatchQueue(label: "store", attributes: .concurrent)
    private var tables: [String: [Int: Any]] = [:]
    private var observers: [ObjectIdentifier: [(Any) -> Void]] = [:]

    func insert<E: Entity>(_ entity: E) {
        queue.async(flags: .barrier) {
            self.tables[E.tableName, default: [:]][entity.id.raw] = entity
            for observer in self.observers[ObjectIdentifier(E.self)] ?? [] { observer(entity) }
        }
    }

    func observe<E: Entity>(_ type: E.Type, _ body: @escaping (E) -> Void) {
        queue.sync(flags: .barrier) {
            observers[ObjectIdentifier(type), default: []].append { body($0 as! E) }
        }
    }

    func find<E: Entity>(_ id: EntityID<E>) throws -> E {
        try queue.sync {
            guard let row = tables[E.tableName]?[id.raw] as? E else {
                throw StoreError.missing(table: E.tableName, id: id.raw)
            }
            return row
        }
    }

    func all<E: Entity, K: Comparable>(_: E.Type = E.self, by key: KeyPath<E, K>) -> [E] {
        queue.sync { (tables[E.tableName] ?? [:]).values.compactMap { $0 as? E } }
            .sorted { $0[keyPath: key] < $1[keyPath: key] }
    }

    func update<E: Entity, V>(_ id: EntityID<E>, _ path: WritableKeyPath<E, V>, to value: V) throws {
        var entity = try find(id)
        entity[keyPath: path] = value
        insert(entity)
    }
}

let store = Store()
var seen = 0
let seenLock = NSLock()
store.observe(Book.self) { book in
    seenLock.lock(); defer { seenLock.unlock() }
    seen += 1
}

let le = Author(id: .init(1), name: "Le Guin", books: [.init(10), .init(11)])
store.insert(le)
DispatchQueue.concurrentPerform(iterations: 4) { i in
    store.insert(Book(id: EntityID(10 + i), title: "Book \(i)", author: le.id, year: i.isMultiple(of: 2) ? 1970 + i : nil))
}

print(store.all(Book.self, by: \.title).map(\.title))
let books: [Book] = store.all(by: \.id.raw)
print(books.map { $0.year.map(String.init) ?? "?" }.joined(separator: ","))

do {
    try store.update(EntityID<Book>(11), \.year, to: 1999)
    try store.update(EntityID<Author>(1), \.name, to: "Ursula")
    let book = try store.find(le.books[1])
    let author = try store.find(book.author)
    print("\(author.name) wrote \(book.title) in \(book.year!), \(book.id)")
    _ = try store.find(EntityID<Author>(7))
} catch let error as StoreError {
    print("error:", error.localizedDescription)
} catch {
    print("other", error)
}

let grouped = Dictionary(grouping: store.all(Book.self, by: \.id.raw), by: { ($0.year ?? 0) / 10 * 10 })
for decade in grouped.keys.sorted() {
    print(decade, grouped[decade]!.map { "\($0.id)" })
}
print("seen", seenLock.withLock { seen })
