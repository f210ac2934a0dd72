// Accounts with Decimal, NumberFormatter, and a queue that guards the balances.
import Foundation

struct Money: Hashable, Comparable, CustomStringConvertible {
    let amount: Decimal
    let currency: String

    static func < (a: Money, b: Money) -> Bool { a.amount < b.amount }
    static func + (a: Money, b: Money) -> Money { Money(amount: a.amount + b.amount, currency: a.currency) }
    static prefix func - (a: Money) -> Money { Money(amount: -a.amount, currency: a.currency) }

    var description: String {
        let f = NumberFormatter()
        f.locale = Locale(identifier: "en_US")
        f.numberStyle = .currency
        f.currencyCode = currency
        return f.string(from: amount as NSDecimalNumber) ?? "?"
    }
}

enum TransferError: Error, Equatable {
    case insufficientFunds(needed: Decimal)
    case unknownAccount(String)
}

final class Bank {
    private let queue = DispatchQueue(label: "bank", attributes: .concurrent)
    private var balances: [String: Decimal] = [:]

    subscript(name: String) -> Decimal? {
        get { queue.sync { balances[name] } }
        set { queue.async(flags: .barrier) { self.balances[name] = newValue } }
    }

    func transfer(_ amount: Decimal, from: String, to: String) throws {
        try queue.sync(flags: .barrier) {
            guard let source = balances[from] else { throw TransferError.unknownAccount(from) }
            guard balances[to] != nil else { throw TransferError.unknownAccount(to) }
            guard source >= amount else { throw TransferError.insufficientFunds(needed: amount - source) }
            balances[from]! -= amount
            balances[to]! += amount
        }
    }
}

let bank = Bank()
bank["alice"] = Decimal(string: "100.10")
bank["bob"] = 50
do {
    try bank.transfer(Decimal(string: "0.10")!, from: "alice", to: "bob")
    try bank.transfer(Decimal(1) / Decimal(3), from: "alice", to: "bob")
} catch {
    print("unexpected", error)
}
do { try bank.transfer(1000, from: "bob", to: "alice") } catch TransferError.insufficientFunds(let needed) { print("needed", needed) }
do { try bank.transfer(1, from: "eve", to: "alice") } catch let e as TransferError { print(e) }
print(bank["alice"]!, bank["bob"]!)
print(Money(amount: bank["alice"]!, currency: "USD"))
print(-Money(amount: 1234567.891, currency: "USD"))

let plain = NumberFormatter()
plain.locale = Locale(identifier: "en_US_POSIX")
plain.numberStyle = .decimal
plain.minimumFractionDigits = 2
plain.groupingSeparator = ","
plain.usesGroupingSeparator = true
for value in [0, 0.005, 1.005, -1.5, 999.995, 1_000_000] as [Double] {
    print(plain.string(from: NSNumber(value: value)) ?? "nil")
}
let percent = NumberFormatter()
percent.locale = Locale(identifier: "en_US")
percent.numberStyle = .percent
percent.maximumFractionDigits = 1
print(percent.string(from: 0.1234)!, percent.string(for: 2)!)
print(plain.number(from: "1,234.5")?.doubleValue ?? -1)

func interest(on principal: Decimal, rate: Decimal, years: Int) -> Decimal {
    var result = principal * pow(1 + rate, years)
    var rounded = Decimal()
    NSDecimalRound(&rounded, &result, 2, .plain)
    return rounded
}
print(interest(on: 1000, rate: 0.05, years: 10))
let amounts: [Decimal] = [1.1, 2.2, 3.3]
print(amounts.reduce(0, +), amounts.max()!, amounts.map { $0 * 2 })
print(Decimal.zero.isZero, Decimal(-5).magnitude, Decimal(10) > 9.99, Decimal(string: "abc") as Any)
print((Decimal(7) / 2 as NSDecimalNumber).intValue, NSDecimalNumber(string: "12.50").adding(NSDecimalNumber(value: 1)))
