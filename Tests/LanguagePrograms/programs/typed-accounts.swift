// A bank with typed accounts: protocol composition, where-clauses, custom errors with context, retries.
import Foundation

protocol Account: AnyObject, CustomStringConvertible {
    var id: String { get }
    var balance: Decimal2 { get set }
    static var kind: String { get }
}
protocol Interest { var rate: Double { get }; func accrue() }
protocol Overdraft { var limit: Decimal2 { get } }

struct Decimal2: Hashable, Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    var hundredths: Int
    init(_ units: Int, _ hundredths: Int = 0) { self.hundredths = units * 100 + (units < 0 ? -hundredths : hundredths) }
    init(integerLiteral value: IntegerLiteralType) { self.init(value) }
    static func < (a: Self, b: Self) -> Bool { a.hundredths < b.hundredths }
    static func + (a: Self, b: Self) -> Self { var r = a; r.hundredths += b.hundredths; return r }
    static func - (a: Self, b: Self) -> Self { var r = a; r.hundredths -= b.hundredths; return r }
    static func += (a: inout Self, b: Self) { a = a + b }
    static func -= (a: inout Self, b: Self) { a = a - b }
    static prefix func - (a: Self) -> Self { 0 - a }
    static func * (a: Self, factor: Double) -> Self { var r = a; r.hundredths = Int((Double(a.hundredths) * factor).rounded(.toNearestOrEven)); return r }
    var description: String { "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(String(abs(hundredths) % 100).count < 2 ? "0" : "")\(abs(hundredths) % 100)" }
}

class BaseAccount: Account {
    let id: String
    var balance: Decimal2 { didSet { history.append(balance - oldValue) } }
    private(set) var history = [Decimal2]()
    class var kind: String { "base" }
    init(id: String, balance: Decimal2 = 0) { self.id = id; self.balance = balance }
    var description: String { "\(type(of: self).kind) \(id): \(balance)" }
}
final class Savings: BaseAccount, Interest {
    override class var kind: String { "savings" }
    let rate: Double
    init(id: String, balance: Decimal2, rate: Double) { self.rate = rate; super.init(id: id, balance: balance) }
    func accrue() { balance += balance * rate }
}
final class Checking: BaseAccount, Overdraft {
    override static var kind: String { "checking" }
    var limit: Decimal2 = 100
}

struct TransferError: Error, CustomStringConvertible {
    enum Reason: Equatable { case insufficient(missing: Decimal2), frozen, unknown(String) }
    let reason: Reason, attempt: Int
    var description: String { "attempt \(attempt): \(reason)" }
}

final class Bank {
    private var accounts: [String: any Account] = [:]
    private var frozen: Set<String> = []
    private let queue = DispatchQueue(label: "bank", qos: .userInitiated)

    func open<A: Account>(_ account: A) -> A where A: CustomStringConvertible {
        queue.sync { accounts[account.id] = account }
        return account
    }
    func available(_ account: any Account) -> Decimal2 {
        account.balance + ((account as? any Overdraft)?.limit ?? 0)
    }
    private func move(_ amount: Decimal2, _ from: String, _ to: String, attempt: Int) throws {
        guard let source = accounts[from] else { throw TransferError(reason: .unknown(from), attempt: attempt) }
        guard let target = accounts[to] else { throw TransferError(reason: .unknown(to), attempt: attempt) }
        if let stuck = [from, to].first(where: frozen.contains) { _ = stuck; throw TransferError(reason: .frozen, attempt: attempt) }
        let free = available(source)
        guard free >= amount else { throw TransferError(reason: .insufficient(missing: amount - free), attempt: attempt) }
        source.balance -= amount
        target.balance += amount
    }
    func transfer(_ amount: Decimal2, from: String, to: String, retries: Int = 2, delay: DispatchTimeInterval = .milliseconds(20), completion: @escaping (Result<Int, TransferError>) -> Void) {
        func attempt(_ n: Int) {
            do {
                try move(amount, from, to, attempt: n)
                completion(.success(n))
            } catch let error as TransferError where error.reason == .frozen && n <= retries {
                queue.asyncAfter(deadline: .now() + delay) { attempt(n + 1) }
            } catch {
                completion(.failure(error as! TransferError))
            }
        }
        queue.async { attempt(1) }
    }
    func freeze(_ id: String, for interval: Double) {
        queue.async { self.frozen.insert(id) }
        queue.asyncAfter(deadline: .now() + interval) { [weak self] in self?.frozen.remove(id) }
    }
    func each<T>(_ type: T.Type, _ body: (T) -> Void) {
        queue.sync { accounts.values.sorted { $0.id < $1.id }.compactMap { $0 as? T }.forEach(body) }
    }
}

let bank = Bank()
let savings = bank.open(Savings(id: "s1", balance: 1_000, rate: 0.0125))
let checking = bank.open(Checking(id: "c1", balance: Decimal2(20, 50)))
let group = DispatchGroup()
func show(_ label: String) -> (Result<Int, TransferError>) -> Void {
    group.enter()
    return { result in
        defer { group.leave() }
        switch result {
        case .success(1): print(label, "ok")
        case .success(let n): print(label, "ok after \(n)")
        case .failure(let error) where error.reason == .frozen: print(label, "frozen for good")
        case .failure(let error): print(label, error)
        }
    }
}
bank.transfer(Decimal2(110, 25), from: "c1", to: "s1", completion: show("1"))
group.wait()
bank.transfer(50, from: "c1", to: "s1", completion: show("2"))
bank.transfer(1, from: "s1", to: "x9", completion: show("3"))
group.wait()
bank.freeze("s1", for: 0.03)
bank.transfer(200, from: "s1", to: "c1", completion: show("4"))
group.wait()
bank.freeze("c1", for: 1)
bank.transfer(2, from: "s1", to: "c1", retries: 1, completion: show("5"))
group.wait()
bank.each((any Interest).self) { $0.accrue() }
bank.each(BaseAccount.self) { print($0, $0.history.map(\.description)) }
bank.each((Account & Overdraft).self) { print("overdraft", $0.id, $0.limit) }
