// Amounts of currencies as phantom types in a ledger behind a lock.
import Foundation

// Money with phantom currency, ledger with transactions, rethrows/inout closures, barrier queue

protocol Currency { static var code: String { get }; static var minorDigits: Int { get } }
extension Currency { static var minorDigits: Int { 2 } }
enum EUR: Currency { static let code = "EUR" }
enum JPY: Currency { static let code = "JPY"; static let minorDigits = 0 }

struct Money<C: Currency>: Hashable, Comparable, AdditiveArithmetic {
    private(set) var minor: Int
    static var zero: Money { Money(minor: 0) }
    init(minor: Int) { self.minor = minor }
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        switch (parts.count, C.minorDigits) {
        case (1, _):
            guard let n = Int(parts[0]) else { return nil }
            minor = n * Self.scale
        case (2, 1...) where parts[1].count == C.minorDigits && parts[1].allSatisfy(\.isNumber):
            guard let whole = Int(parts[0]), let frac = Int(parts[1]) else { return nil }
            minor = whole * Self.scale + (whole < 0 ? -frac : frac)
        default: return nil
        }
    }
    static var scale: Int { (0..<C.minorDigits).reduce(1) { acc, _ in acc * 10 } }
    static func < (a: Self, b: Self) -> Bool { a.minor < b.minor }
    static func + (a: Self, b: Self) -> Self { .init(minor: a.minor + b.minor) }
    static func - (a: Self, b: Self) -> Self { .init(minor: a.minor - b.minor) }
    static func * (a: Self, k: Int) -> Self { .init(minor: a.minor * k) }
    static prefix func - (a: Self) -> Self { .zero - a }
    func split(into n: Int) -> [Money] {
        let (q, r) = minor.quotientAndRemainder(dividingBy: n)
        return (0..<n).map { .init(minor: q + ($0 < r ? 1 : 0)) }
    }
}
extension Money: CustomStringConvertible {
    var description: String {
        let sign = minor < 0 ? "-" : ""
        let m = minor.magnitude, s = UInt(Self.scale)
        guard C.minorDigits > 0 else { return "\(sign)\(m) \(C.code)" }
        let frac = String(m % s)
        return "\(sign)\(m / s).\(String(repeating: "0", count: C.minorDigits - frac.count))\(frac) \(C.code)"
    }
}
extension Money where C == EUR { static func euros(_ e: Int, _ cents: Int = 0) -> Self { .init(minor: e * 100 + cents) } }
extension Money: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { self.init(minor: v * Self.scale) } }
extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }

final class Ledger<C: Currency> {
    typealias Amount = Money<C>
    enum Failure: Error, Equatable { case insufficient(account: String, missing: Amount), unknown(String) }
    struct Transaction {
        fileprivate var balances: [String: Amount]
        fileprivate(set) var journal: [Entry] = []
        enum Entry: Equatable { case debit(String, Amount), credit(String, Amount) }
        mutating func move(_ amount: Amount, from a: String, to b: String) throws {
            guard let have = balances[a] else { throw Failure.unknown(a) }
            guard have >= amount else { throw Failure.insufficient(account: a, missing: amount - have) }
            balances[a]! -= amount
            balances[b, default: .zero] += amount
            journal += [.debit(a, amount), .credit(b, amount)]
        }
        mutating func nested(_ body: (inout Transaction) throws -> Void) -> Bool {
            var copy = self
            do { try body(&copy) } catch { return false }
            self = copy
            return true
        }
    }
    private var balances: [String: Amount]
    private(set) var journal: [Transaction.Entry] = []
    private let q = DispatchQueue(label: "ledger", attributes: .concurrent)
    init(_ opening: KeyValuePairs<String, Amount>) { balances = Dictionary(uniqueKeysWithValues: opening.map { ($0.key, $0.value) }) }

    @discardableResult
    func transact<R>(_ body: (inout Transaction) throws -> R) rethrows -> R {
        try q.sync(flags: .barrier) {
            var tx = Transaction(balances: balances)
            let r = try body(&tx)
            (balances, journal) = (tx.balances, journal + tx.journal)
            return r
        }
    }
    subscript(account: String) -> Amount { q.sync { balances[account] ?? 0 } }
    var sum: Amount { q.sync { balances.values.total() } }
}

let ledger = Ledger<EUR>(["ann": .euros(100), "bob": 20, "shop": .zero])
try ledger.transact { try $0.move(.euros(12, 50), from: "ann", to: "shop") }
print(ledger["ann"], ledger["shop"], ledger.journal.count)
do {
    try ledger.transact { tx in
        try tx.move(5, from: "bob", to: "ann")
        try tx.move(50, from: "bob", to: "ann")
    }
} catch Ledger<EUR>.Failure.insufficient(let who, let missing) where missing > .euros(10) {
    print("rolled back:", who, "lacks", missing, "still has", ledger["bob"])
}
let flags = ledger.transact { tx -> [Bool] in
    [tx.nested { try $0.move(1, from: "bob", to: "new") },
     tx.nested { try $0.move(1, from: "bob", to: "x"); try $0.move(1, from: "nobody", to: "x") }]
}
print(flags, ledger["new"], ledger["x"], ledger.journal.last!)
DispatchQueue.concurrentPerform(iterations: 10) { i in
    try? ledger.transact { tx in
        for _ in 0..<3 { try tx.move(.euros(1, i), from: i.isMultiple(of: 2) ? "ann" : "shop", to: "pot") }
    }
}
print(ledger.sum, ledger["ann"], ledger["shop"], ledger["pot"])
print(Money<EUR>("3.05")!, Money<EUR>("-3.05")!, Money<EUR>("3.5") as Any, Money<JPY>("120")!, Money<JPY>("1.2") as Any, Money<EUR>("12.34".dropFirst())!)
print((10 as Money<EUR>).split(into: 3), Money<EUR>.euros(7).split(into: 3).total(), [Money<JPY>]([5, 3]).min()!, -Money<JPY>(minor: 3) * 2)
