// programs: generic repositories with predicates, key-path sorting, type erasure and a decorator that caches
import Foundation

protocol Identifiable {
    associatedtype ID: Hashable & Comparable
    var id: ID { get }
}

protocol Repository: AnyObject {
    associatedtype Entity: Identifiable
    func save(_ entity: Entity)
    func find(_ id: Entity.ID) -> Entity?
    func all() -> [Entity]
    func delete(_ id: Entity.ID) throws
}

enum RepositoryError<ID>: Error {
    case missing(ID)
}

struct Predicate<T> {
    let test: (T) -> Bool
    init(_ test: @escaping (T) -> Bool) { self.test = test }
    func callAsFunction(_ value: T) -> Bool { test(value) }

    static func && (a: Predicate, b: Predicate) -> Predicate { Predicate { a($0) && b($0) } }
    static func || (a: Predicate, b: Predicate) -> Predicate { Predicate { a($0) || b($0) } }
    static prefix func ! (p: Predicate) -> Predicate { Predicate { !p($0) } }
}

func == <T, V: Equatable>(path: KeyPath<T, V>, value: V) -> Predicate<T> {
    Predicate { $0[keyPath: path] == value }
}

func > <T, V: Comparable>(path: KeyPath<T, V>, value: V) -> Predicate<T> {
    Predicate { $0[keyPath: path] > value }
}

extension Repository {
    func filter(_ predicate: Predicate<Entity>) -> [Entity] {
        all().filter { predicate($0) }
    }

    func sorted<V: Comparable>(by path: KeyPath<Entity, V>, ascending: Bool = true) -> [Entity] {
        all().sorted {
            ascending ? $0[keyPath: path] < $1[keyPath: path] : $0[keyPath: path] > $1[keyPath: path]
        }
    }

    func saveAll(_ entities: Entity...) { entities.forEach(save) }
}

final class MemoryRepository<Entity: Identifiable>: Repository {
    private var rows: [Entity.ID: Entity] = [:]
    private let queue: DispatchQueue
    private(set) var reads = 0

    init(name: String) { queue = DispatchQueue(label: "repo." + name) }

    func save(_ entity: Entity) { queue.async { self.rows[entity.id] = entity } }
    func find(_ id: Entity.ID) -> Entity? {
        queue.sync {
            reads += 1
            return rows[id]
        }
    }
    func all() -> [Entity] { queue.sync { rows.values.sorted { $0.id < $1.id } } }
    func delete(_ id: Entity.ID) throws {
        let removed = queue.sync { rows.removeValue(forKey: id) }
        guard removed != nil else { throw RepositoryError.missing(id) }
    }
}

final class AnyRepository<Entity: Identifiable>: Repository {
    private let _save: (Entity) -> Void
    private let _find: (Entity.ID) -> Entity?
    private let _all: () -> [Entity]
    private let _delete: (Entity.ID) throws -> Void

    init<R: Repository>(_ base: R) where R.Entity == Entity {
        _save = base.save
        _find = base.find
        _all = base.all
        _delete = base.delete
    }

    func save(_ entity: Entity) { _save(entity) }
    func find(_ id: Entity.ID) -> Entity? { _find(id) }
    func all() -> [Entity] { _all() }
    func delete(_ id: Entity.ID) throws { try _delete(id) }
}

final class CachedRepository<Base: Repository>: Repository {
    typealias Entity = Base.Entity
    private let base: Base
    private var cache: [Entity.ID: Entity] = [:]
    private let lock = NSLock()

    init(_ base: Base) { self.base = base }

    func save(_ entity: Entity) {
        lock.lock(); defer { lock.unlock() }
        cache[entity.id] = entity
        base.save(entity)
    }
    func find(_ id: Entity.ID) -> Entity? {
        lock.lock(); defer { lock.unlock() }
        if let hit = cache[id] { return hit }
        let loaded = base.find(id)
        cache[id] = loaded
        return loaded
    }
    func all() -> [Entity] { base.all() }
    func delete(_ id: Entity.ID) throws {
        lock.lock(); defer { lock.unlock() }
        cache[id] = nil
        try base.delete(id)
    }
}

struct Book: Identifiable, Equatable {
    let id: Int
    var title: String
    var year: Int
    var isLent = false
}

struct Member: Identifiable {
    let id: String
    var books: [Book.ID]
}

let shelf = MemoryRepository<Book>(name: "books")
shelf.saveAll(Book(id: 3, title: "Emma", year: 1815), Book(id: 1, title: "Ulysses", year: 1922),
              Book(id: 2, title: "Dune", year: 1965, isLent: true), Book(id: 4, title: "It", year: 1986))

let modern = \Book.year > 1900
let lent = \Book.isLent == true
let short = Predicate<Book> { $0.title.count <= 4 }
print(shelf.filter(modern && !lent).map(\.title))
print(shelf.filter(lent || short && !modern).map(\.title))
print(shelf.sorted(by: \.title).map { $0.title })
print(shelf.sorted(by: \.year, ascending: false).map { $0.year })

let cached = CachedRepository(shelf)
DispatchQueue.concurrentPerform(iterations: 20) { _ in
    precondition(cached.find(1)?.title == "Ulysses")
}
print("reads that reached the base:", shelf.reads)

let books: [AnyRepository<Book>] = [AnyRepository(shelf), AnyRepository(cached)]
for (n, repository) in books.enumerated() {
    do {
        try repository.delete(n == 0 ? 4 : 77)
        print("deleted, left", repository.all().count)
    } catch RepositoryError<Int>.missing(let id) {
        print("no row \(id)")
    } catch { print(error) }
}

let members = MemoryRepository<Member>(name: "members")
members.saveAll(Member(id: "zoe", books: [2]), Member(id: "abe", books: []))
for member in members.all() {
    let titles = member.books.compactMap { shelf.find($0)?.title }
    print(member.id, titles.isEmpty ? "-" : titles.joined())
}
