// programs: a double-entry bank ledger with money arithmetic, holds, statements and an audit under concurrency
import Foundation

struct Money: Comparable, Hashable, CustomStringConvertible, AdditiveArithmetic {
    let cents: Int
    static let zero = Money(cents: 0)
    static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
    static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
    static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    static prefix func - (a: Money) -> Money { Money(cents: -a.cents) }
    var description: String {
        let sign = cents < 0 ? "-" : ""
        return sign + "\(abs(cents) / 100)." + String(format: "%02d", abs(cents) % 100)
    }
    func split(into parts: Int) -> [Money] {
        let (share, rest) = cents.quotientAndRemainder(dividingBy: parts)
        return (0..<parts).map { Money(cents: share + ($0 < rest ? 1 : 0)) }
    }
}

extension Int {
    var euros: Money { Money(cents: self * 100) }
}

extension Sequence where Element: AdditiveArithmetic {
    func total() -> Element { reduce(.zero, +) }
}

struct Posting {
    let account: String
    let amount: Money
}

struct JournalEntry {
    let number: Int
    let memo: String
    let postings: [Posting]
    var isBalanced: Bool { postings.map(\.amount).total() == .zero }
}

enum LedgerError: Error {
    case unbalanced(Money)
    case overdrawn(account: String, by: Money)
    case unknown(Set<String>)
}

final class Ledger {
    private let queue = DispatchQueue(label: "ledger", attributes: .concurrent)
    private var balances: [String: Money]
    private var limits: [String: Money] = [:]
    private var journal: [JournalEntry] = []

    init(accounts: String...) {
        balances = Dictionary(uniqueKeysWithValues: accounts.map { ($0, Money.zero) })
    }

    func allowOverdraft(_ account: String, to limit: Money) {
        queue.async(flags: .barrier) { self.limits[account] = limit }
    }

    @discardableResult
    func post(_ memo: String, _ postings: Posting...) throws -> JournalEntry { try post(memo, postings) }

    func post(_ memo: String, _ postings: [Posting]) throws -> JournalEntry {
        try queue.sync(flags: .barrier) {
            let entry = JournalEntry(number: journal.count + 1, memo: memo, postings: postings)
            guard entry.isBalanced else { throw LedgerError.unbalanced(postings.map(\.amount).total()) }
            let unknown = Set(postings.map(\.account)).subtracting(balances.keys)
            guard unknown.isEmpty else { throw LedgerError.unknown(unknown) }
            var next = balances
            for p in postings { next[p.account, default: .zero] = next[p.account]! + p.amount }
            for p in postings where p.amount < .zero {
                let floor = -(limits[p.account] ?? .zero)
                guard next[p.account]! >= floor else {
                    throw LedgerError.overdrawn(account: p.account, by: floor - next[p.account]!)
                }
            }
            balances = next
            journal.append(entry)
            return entry
        }
    }

    func transfer(_ amount: Money, from: String, to: String) throws {
        try post("transfer", Posting(account: from, amount: -amount), Posting(account: to, amount: amount))
    }

    subscript(account: String) -> Money { queue.sync { balances[account] ?? .zero } }

    func statement(of account: String) -> [String] {
        queue.sync {
            var running = Money.zero
            return journal.flatMap { entry in
                entry.postings.filter { $0.account == account }.map { posting -> String in
                    running = running + posting.amount
                    return "#\(entry.number) \(entry.memo): \(posting.amount) = \(running)"
                }
            }
        }
    }

    func audit() -> (entries: Int, sum: Money, ok: Bool) {
        queue.sync { (journal.count, balances.values.total(), journal.allSatisfy(\.isBalanced)) }
    }
}

let ledger = Ledger(accounts: "bank", "ann", "bob", "cat", "fees")
ledger.allowOverdraft("bank", to: 1000.euros)
try ledger.transfer(50.euros, from: "bank", to: "ann")
try ledger.post("payday", Posting(account: "bank", amount: -30.euros), Posting(account: "bob", amount: Money(cents: 2950)),
                Posting(account: "fees", amount: Money(cents: 50)))
let shares = 10.euros.split(into: 3)
print(shares, shares.total())
_ = try ledger.post("dinner", [Posting(account: "ann", amount: -10.euros)] + zip(["bob", "cat", "fees"], shares).map { Posting(account: $0, amount: $1) })

for attempt in [("cat", 99.euros), ("nobody", 1.euros)] {
    do { try ledger.transfer(attempt.1, from: attempt.0, to: "ann") }
    catch LedgerError.overdrawn(let account, let by) { print("\(account) is short of \(by)") }
    catch LedgerError.unknown(let names) { print("unknown:", names.sorted()) }
}
do { try ledger.post("oops", Posting(account: "ann", amount: 1.euros)) } catch { print(error) }

let lock = NSLock()
var refused = 0
DispatchQueue.concurrentPerform(iterations: 30) { _ in
    do { try ledger.transfer(3.euros, from: "ann", to: "cat") } catch {
        lock.lock(); refused += 1; lock.unlock()
    }
}
print("refused", refused, "ann", ledger["ann"], "cat", ledger["cat"])
ledger.statement(of: "bob").forEach { print($0) }
let (entries, sum, ok) = ledger.audit()
print(entries, sum, ok)
