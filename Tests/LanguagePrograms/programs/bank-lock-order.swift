import Foundation

// Bank with lock ordering, audit log, deadlock-free transfers and snapshot isolation
public struct Money: Hashable, Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral, CustomStringConvertible, Codable {
    public var cents: Int
    public init(cents: Int) { self.cents = cents }
    public init(integerLiteral value: Int) { cents = value * 100 }
    public static var zero: Money { Money(cents: 0) }
    public static func + (l: Money, r: Money) -> Money { Money(cents: l.cents + r.cents) }
    public static func - (l: Money, r: Money) -> Money { Money(cents: l.cents - r.cents) }
    public static func * (l: Money, r: Double) -> Money { Money(cents: Int((Double(l.cents) * r).rounded(.toNearestOrEven))) }
    public static func < (l: Money, r: Money) -> Bool { l.cents < r.cents }
    public var description: String {
        let sign = cents < 0 ? "-" : ""
        let (whole, part) = abs(cents).quotientAndRemainder(dividingBy: 100)
        return "\(sign)$\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}
extension Sequence where Element: AdditiveArithmetic { func sum() -> Element { reduce(.zero, +) } }

protocol Lockable: AnyObject { var rank: Int { get }; var mutex: NSLock { get } }
func withLocks<R>(_ objects: Lockable..., body: () throws -> R) rethrows -> R {
    let ordered = objects.sorted { $0.rank < $1.rank }
    ordered.forEach { $0.mutex.lock() }
    defer { ordered.reversed().forEach { $0.mutex.unlock() } }
    return try body()
}

class Account: Lockable, CustomStringConvertible {
    private static let ranks = NSLock()
    nonisolated(unsafe) private static var nextRank = 0
    let rank: Int
    let mutex = NSLock()
    let owner: String
    fileprivate(set) var balance: Money
    class var kind: String { "account" }
    var available: Money { balance }
    init(owner: String, balance: Money = 0) {
        rank = Account.ranks.withLock { defer { Account.nextRank += 1 }; return Account.nextRank }
        self.owner = owner
        self.balance = balance
    }
    func canWithdraw(_ amount: Money) -> Bool { amount <= available }
    final var description: String { "\(type(of: self).kind) of \(owner): \(balance)" }
}
final class Checking: Account {
    let overdraft: Money
    override class var kind: String { "checking" }
    override var available: Money { super.available + overdraft }
    init(owner: String, balance: Money, overdraft: Money) { self.overdraft = overdraft; super.init(owner: owner, balance: balance) }
}
final class Savings: Account {
    let rate: Double
    private var withdrawals = 0 { willSet { if newValue > 3 { print("too many withdrawals for", owner) } } }
    override class var kind: String { "savings" }
    init(owner: String, balance: Money, rate: Double) { self.rate = rate; super.init(owner: owner, balance: balance) }
    override func canWithdraw(_ amount: Money) -> Bool { withdrawals += 1; return withdrawals <= 3 && super.canWithdraw(amount) }
    func accrue() { mutex.withLock { balance += balance * rate } }
}

enum TransferError: Error, CustomStringConvertible {
    case insufficient(needed: Money, available: Money), sameAccount, frozen(String)
    var description: String {
        switch self {
        case .insufficient(let needed, let available): return "needs \(needed), has \(available)"
        case .sameAccount: return "same account"
        case .frozen(let who): return "\(who) is frozen"
        }
    }
}
struct Entry: Hashable { let from: String, to: String, amount: Money, ok: Bool }

final class Bank {
    private(set) var accounts: [String: Account]
    private let audit = DispatchQueue(label: "bank.audit")
    private var entries: [Entry] = []
    private var frozen: Set<String> = []
    init(_ accounts: Account...) { self.accounts = Dictionary(uniqueKeysWithValues: accounts.map { ($0.owner, $0) }) }
    subscript(owner: String) -> Account { accounts[owner]! }
    func freeze(_ owner: String) { audit.sync { _ = frozen.insert(owner) } }

    @discardableResult
    func transfer(_ amount: Money, from: String, to: String) -> Result<(from: Money, to: Money), TransferError> {
        func attempt() throws -> (from: Money, to: Money) {
            guard from != to else { throw TransferError.sameAccount }
            for name in [from, to] where audit.sync(execute: { frozen.contains(name) }) { throw TransferError.frozen(name) }
            let (a, b) = (self[from], self[to])
            return try withLocks(a, b) {
                guard a.canWithdraw(amount) else { throw TransferError.insufficient(needed: amount, available: a.available) }
                a.balance -= amount
                b.balance += amount
                return (a.balance, b.balance)
            }
        }
        let result = Result(catching: attempt).mapError { $0 as! TransferError }
        let ok: Bool
        if case .success = result { ok = true } else { ok = false }
        audit.async { [self] in entries.append(Entry(from: from, to: to, amount: amount, ok: ok)) }
        return result
    }
    func snapshot() -> (total: Money, lines: [String]) {
        let all = accounts.values.sorted { $0.rank < $1.rank }
        all.forEach { $0.mutex.lock() }
        defer { all.forEach { $0.mutex.unlock() } }
        return (all.map(\.balance).sum(), all.map(\.description))
    }
    var history: [Entry] { audit.sync { entries } }
}

let bank = Bank(Checking(owner: "ann", balance: 100, overdraft: 50), Savings(owner: "ben", balance: 1_000, rate: 0.015), Account(owner: "cat"))
for (amount, from, to) in [(120, "ann", "cat"), (31, "ann", "ben"), (5, "cat", "cat")] as [(Money, String, String)] {
    switch bank.transfer(amount, from: from, to: to) {
    case .success(let (left, right)): print("ok", left, right)
    case .failure(let error): print("failed:", error)
    }
}
(bank["ben"] as? Savings)?.accrue()
let before = bank.snapshot()
DispatchQueue.concurrentPerform(iterations: 30) { n in
    let names = ["ann", "ben", "cat"]
    bank.transfer(Money(cents: 10 * n), from: names[n % 3], to: names[(n + 1 + n % 2) % 3])
}
print(before.total == bank.snapshot().total, bank.history.count)
bank.freeze("cat")
if case .failure(.frozen(let name)) = bank.transfer(1, from: "cat", to: "ann") { print("frozen", name) }
print(before.lines.joined(separator: "; "), [Money](repeating: 2, count: 3).sum(), (-1 as Money) < .zero)
print(Set(bank.history.filter { !$0.ok }.map(\.from)).contains("ann"), bank.accounts.keys.sorted(), (5 as Money) * 0.333)
