import Foundation

// From a question: "Why does my bank lose money?" - with three answers.

enum TransferError: Error, Equatable {
    case insufficientFunds(needed: Decimal2)
    case sameAccount
    case frozen(Account.ID)
}

/// two decimal places, good enough for the example
struct Decimal2: Hashable, Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible {
    private var cents: Int
    init(cents: Int) { self.cents = cents }
    init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
    init(integerLiteral value: Int) { cents = value * 100 }
    static func < (a: Self, b: Self) -> Bool { a.cents < b.cents }
    static func + (a: Self, b: Self) -> Self { .init(cents: a.cents + b.cents) }
    static func - (a: Self, b: Self) -> Self { .init(cents: a.cents - b.cents) }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func -= (a: inout Self, b: Self) { a = a - b }
    static prefix func - (a: Self) -> Self { .init(cents: -a.cents) }
    var description: String { String(format: "%d.%02d", cents / 100, abs(cents % 100)) }
}

extension Sequence where Element == Decimal2 {
    func sum() -> Decimal2 { reduce(0, +) }
}

class Account: Identifiable {
    struct ID: Hashable, RawRepresentable, CustomStringConvertible {
        let rawValue: Int
        var description: String { "#\(rawValue)" }
    }
    let id: ID
    var isFrozen = false
    fileprivate let lock = NSRecursiveLock()
    fileprivate(set) var balance: Decimal2
    fileprivate var statement: [(Date, Decimal2)] = []

    init(_ number: Int, balance: Decimal2) {
        id = ID(rawValue: number)
        self.balance = balance
    }

    func apply(_ amount: Decimal2) throws {
        lock.lock()
        defer { lock.unlock() }
        guard !isFrozen else { throw TransferError.frozen(id) }
        let result = balance + amount
        if result < 0 { throw TransferError.insufficientFunds(needed: -result) }
        balance = result
        statement.append((Date(), amount))
    }
}

struct Bank {
    private var accounts: [Account.ID: Account]

    init(_ accounts: Account...) {
        self.accounts = Dictionary(uniqueKeysWithValues: accounts.map { ($0.id, $0) })
    }

    subscript(number: Int) -> Account { accounts[.init(rawValue: number)]! }
    var total: Decimal2 { accounts.values.map(\.balance).sum() }

    func transfer(_ amount: Decimal2, from: Account, to: Account) throws {
        guard from !== to else { throw TransferError.sameAccount }
        // always lock in the same order
        let ordered = [from, to].sorted { $0.id.rawValue < $1.id.rawValue }
        ordered.forEach { $0.lock.lock() }
        defer { ordered.reversed().forEach { $0.lock.unlock() } }
        try from.apply(-amount)
        do { try to.apply(amount) } catch {
            try! from.apply(amount)
            throw error
        }
    }
}

let bank = Bank(Account(1, balance: 100), Account(2, balance: 50.5), Account(3, balance: 20))
print("before:", bank.total)

let group = DispatchGroup()
let queue = DispatchQueue(label: "transfers", attributes: .concurrent)
var failures = 0
let failureLock = NSLock()

for round in 0 ..< 30 {
    queue.async(group: group) {
        let pairs = [(1, 2), (2, 1), (1, 3), (3, 2)]
        let (a, b) = pairs[round % pairs.count]
        do { try bank.transfer(0.25, from: bank[a], to: bank[b]) }
        catch TransferError.insufficientFunds { failureLock.withLock { failures += 1 } }
        catch { fatalError("\(error)") }
    }
}
group.wait()
print("after:", bank.total)

func attempt(_ what: String, _ body: () throws -> Void) {
    do { try body(); print(what, "ok") }
    catch let error as TransferError where error == .sameAccount { print(what, "same account") }
    catch let TransferError.insufficientFunds(needed) { print(what, "needs", needed) }
    catch let error { print(what, "failed:", error) }
}

attempt("too much") { try bank.transfer(1_000, from: bank[2], to: bank[1]) }
attempt("self") { try bank.transfer(1, from: bank[2], to: bank[2]) }
bank[3].isFrozen = true
let was = bank[1].balance
attempt("frozen") { try bank.transfer(1, from: bank[1], to: bank[3]) }
print(bank[1].balance == was, bank.total)
