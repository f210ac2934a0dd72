// programs: accounts with optimistic transactions, validation rules and localized errors
import Foundation

enum LedgerError: LocalizedError, Equatable {
    case unknownAccount(String)
    case insufficientFunds(account: String, missing: Int)
    case conflict(attempts: Int)
    case rejected(rule: String)

    var errorDescription: String? {
        switch self {
        case .unknownAccount(let name): return "There is no account '\(name)'."
        case .insufficientFunds(let account, let missing): return "\(account) needs \(missing) more."
        case .conflict(let attempts): return "Gave up after \(attempts) attempts."
        case .rejected(let rule): return "Rule '\(rule)' says no."
        }
    }
}

struct Versioned<Value> {
    private(set) var value: Value
    private(set) var version = 0
    init(_ value: Value) { self.value = value }
    mutating func update(_ newValue: Value) {
        value = newValue
        version += 1
    }
}

struct Rule {
    let name: String
    let allows: (_ from: String, _ to: String, _ amount: Int) -> Bool
    static let positive = Rule(name: "positive") { $2 > 0 }
    static func limit(_ most: Int) -> Rule { Rule(name: "limit \(most)") { _, _, amount in amount <= most } }
    static let notToSelf = Rule(name: "not to self") { from, to, _ in from != to }
}

final class Ledger {
    struct Transaction {
        fileprivate var reads: [String: Int] = [:]
        fileprivate var writes: [String: Int] = [:]
        fileprivate let ledger: Ledger

        mutating func balance(of account: String) throws -> Int {
            if let written = writes[account] { return written }
            guard let found = ledger.snapshot(account) else { throw LedgerError.unknownAccount(account) }
            reads[account] = found.version
            return found.value
        }

        mutating func set(_ account: String, to balance: Int) throws {
            if reads[account] == nil { _ = try self.balance(of: account) }
            writes[account] = balance
        }
    }

    private let lock = NSRecursiveLock()
    private var accounts: [String: Versioned<Int>] = [:]
    private(set) var history: [(from: String, to: String, amount: Int)] = []
    private(set) var conflicts = 0
    var rules: [Rule] = [.positive, .notToSelf]

    subscript(account: String) -> Int? {
        get { snapshot(account)?.value }
        set {
            lock.lock()
            defer { lock.unlock() }
            accounts[account] = newValue.map { Versioned($0) }
        }
    }

    fileprivate func snapshot(_ account: String) -> Versioned<Int>? {
        lock.lock()
        defer { lock.unlock() }
        return accounts[account]
    }

    private func commit(_ transaction: Transaction) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        for (account, version) in transaction.reads where accounts[account]?.version != version {
            conflicts += 1
            return false
        }
        for (account, balance) in transaction.writes { accounts[account]!.update(balance) }
        return true
    }

    @discardableResult
    func perform<Result>(attempts: Int = 50, _ body: (inout Transaction) throws -> Result) throws -> Result {
        for _ in 0..<attempts {
            var transaction = Transaction(ledger: self)
            let result = try body(&transaction)
            if commit(transaction) { return result }
        }
        throw LedgerError.conflict(attempts: attempts)
    }

    func transfer(_ amount: Int, from: String, to: String) throws {
        if let broken = rules.first(where: { !$0.allows(from, to, amount) }) { throw LedgerError.rejected(rule: broken.name) }
        try perform { transaction in
            let balance = try transaction.balance(of: from)
            guard balance >= amount else { throw LedgerError.insufficientFunds(account: from, missing: amount - balance) }
            try transaction.set(from, to: balance - amount)
            try transaction.set(to, to: try transaction.balance(of: to) + amount)
        }
        lock.lock()
        history.append((from, to, amount))
        lock.unlock()
    }

    var total: Int {
        lock.lock()
        defer { lock.unlock() }
        return accounts.values.reduce(0) { $0 + $1.value }
    }
}

let ledger = Ledger()
ledger["ann"] = 100
ledger["bob"] = 50
ledger["cyd"] = 0
ledger.rules.append(.limit(80))

func attempt(_ amount: Int, _ from: String, _ to: String) {
    do {
        try ledger.transfer(amount, from: from, to: to)
        print("\(from) -> \(to): \(amount)")
    } catch LedgerError.insufficientFunds(_, let missing) where missing < 10 {
        print("nearly: \(missing) missing")
    } catch let error as LedgerError {
        print(error.localizedDescription)
    } catch {
        print("unexpected", error)
    }
}

attempt(30, "ann", "bob")
attempt(75, "ann", "bob")
attempt(79, "cyd", "ann")
attempt(-1, "ann", "bob")
attempt(10, "bob", "bob")
attempt(81, "bob", "ann")
attempt(5, "bob", "dan")
print(ledger["ann"]!, ledger["bob"]!, ledger["dan"] ?? -1, ledger.total)

let group = DispatchGroup()
let names = ["ann", "bob", "cyd"]
for index in 0..<30 {
    DispatchQueue.global().async(group: group) {
        try? ledger.transfer(index % 5 + 1, from: names[index % 3], to: names[(index + 1) % 3])
    }
}
group.wait()
print(ledger.total, ledger.history.count >= 20, LedgerError.conflict(attempts: 2) == .conflict(attempts: 2))
ledger["ann"] = nil
print(Result { try ledger.perform { try $0.balance(of: "ann") } }.map(String.init))
