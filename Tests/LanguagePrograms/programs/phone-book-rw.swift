// programs: a phone book behind a reader-writer queue, a fair ticket lock and a comparison of lock disciplines
import Foundation

struct Contact: Hashable, Comparable {
    let name: String
    var numbers: [String]
    static func < (a: Contact, b: Contact) -> Bool { a.name.lowercased() < b.name.lowercased() }
}

protocol Guarding: AnyObject {
    init()
    func reading<T>(_ body: () -> T) -> T
    func writing<T>(_ body: () -> T) -> T
    static var title: String { get }
}

final class BarrierGuard: Guarding {
    static let title = "barrier"
    private let queue = DispatchQueue(label: "book", attributes: .concurrent)
    func reading<T>(_ body: () -> T) -> T { queue.sync(execute: body) }
    func writing<T>(_ body: () -> T) -> T { queue.sync(flags: .barrier, execute: body) }
}

final class TicketGuard: Guarding {
    static let title = "tickets"
    private let condition = NSCondition()
    private var next = 0, serving = 0
    func reading<T>(_ body: () -> T) -> T {
        condition.lock()
        let mine = next
        next += 1
        while serving != mine { condition.wait() }
        condition.unlock()
        defer {
            condition.lock()
            serving += 1
            condition.broadcast()
            condition.unlock()
        }
        return body()
    }
    func writing<T>(_ body: () -> T) -> T { reading(body) }
}

final class CountingGuard: Guarding {
    static let title = "counting"
    private let gate = DispatchSemaphore(value: 1)
    private let lock = NSLock()
    private var readers = 0
    private(set) var peak = 0

    func reading<T>(_ body: () -> T) -> T {
        lock.lock()
        readers += 1
        peak = max(peak, readers)
        if readers == 1 { gate.wait() }
        lock.unlock()
        defer {
            lock.lock()
            readers -= 1
            if readers == 0 { gate.signal() }
            lock.unlock()
        }
        return body()
    }

    func writing<T>(_ body: () -> T) -> T {
        gate.wait()
        defer { gate.signal() }
        return body()
    }
}

final class PhoneBook<Guard: Guarding> {
    private var contacts: [String: Contact] = [:]
    private let access = Guard()
    private(set) var version = 0

    func add(_ name: String, _ numbers: String...) {
        access.writing {
            contacts[name, default: Contact(name: name, numbers: [])].numbers += numbers
            version += 1
        }
    }

    @discardableResult
    func remove(_ name: String) -> Contact? {
        access.writing {
            version += 1
            return contacts.removeValue(forKey: name)
        }
    }

    func find(where test: (Contact) -> Bool) -> [Contact] {
        access.reading { contacts.values.filter(test).sorted() }
    }

    subscript(name: String) -> [String] { access.reading { contacts[name]?.numbers ?? [] } }

    func grouped() -> [(Character, [String])] {
        access.reading {
            Dictionary(grouping: contacts.keys) { $0.first!.lowercased().first! }
                .map { ($0.key, $0.value.sorted()) }
                .sorted { $0.0 < $1.0 }
        }
    }

    var lock: Guard { access }
}

func exercise<G: Guarding>(_ type: G.Type) -> PhoneBook<G> {
    let book = PhoneBook<G>()
    DispatchQueue.concurrentPerform(iterations: 40) { i in
        if i % 4 == 0 {
            book.add("person\(i % 8)", "0\(i)")
        } else {
            _ = book.find { $0.numbers.count > 2 }
        }
    }
    let counts = book.find { _ in true }.map { "\($0.name):\($0.numbers.count)" }
    print(G.title, counts, "version", book.version, book["person0"].sorted().prefix(3))
    return book
}

_ = exercise(BarrierGuard.self)
_ = exercise(TicketGuard.self)
let counted = exercise(CountingGuard.self)
print("readers met at least one:", counted.lock.peak >= 1)

let book = PhoneBook<BarrierGuard>()
for (name, number) in [("Zoe", "1"), ("adam", "2"), ("Anna", "3"), ("bob", "4"), ("Zack", "5"), ("Anna", "33")] {
    book.add(name, number)
}
for (letter, names) in book.grouped() { print(letter, names.joined(separator: " ")) }
print(book.remove("bob")?.numbers ?? [], book.remove("bob") == nil, book["Anna"])
print(book.find { $0.name.hasPrefix("A") || $0.numbers.contains("5") }.map(\.name))
