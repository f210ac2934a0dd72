// programs: accounts, ordered locking, transactions with rollback, an audit and typed errors
import Foundation
import Dispatch

struct Money: Hashable, Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  static let zero = Money(cents: 0)
  static func + (l: Money, r: Money) -> Money { Money(cents: l.cents + r.cents) }
  static func - (l: Money, r: Money) -> Money { Money(cents: l.cents - r.cents) }
  static func < (l: Money, r: Money) -> Bool { l.cents < r.cents }
  static prefix func - (m: Money) -> Money { Money(cents: -m.cents) }
  var description: String {
    let sign = cents < 0 ? "-" : ""
    let (whole, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(sign)$\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

enum BankError: Error, Equatable {
  case insufficientFunds(needed: Money, available: Money)
  case accountFrozen(String)
  case sameAccount
}

final class Account: Identifiable {
  let id: String
  private(set) var balance: Money
  var isFrozen = false
  fileprivate let lock = NSLock()
  private var history: [Entry] = []
  struct Entry { enum Kind: Character { case debit = "-", credit = "+" }; let kind: Kind; let amount: Money }

  init(id: String, opening balance: Money = .zero) {
    self.id = id
    self.balance = balance
  }
  fileprivate func withdraw(_ amount: Money) throws {
    guard !isFrozen else { throw BankError.accountFrozen(id) }
    guard balance >= amount else { throw BankError.insufficientFunds(needed: amount, available: balance) }
    balance -= amount
    history.append(Entry(kind: .debit, amount: amount))
  }
  fileprivate func deposit(_ amount: Money) throws {
    if isFrozen { throw BankError.accountFrozen(id) }
    balance += amount
    history.append(.init(kind: .credit, amount: amount))
  }
  var statement: String {
    lock.withLock { history.map { "\($0.kind.rawValue)\($0.amount)" }.joined(separator: ", ") }
  }
}

final class Bank {
  private var accounts = [Account.ID: Account]()
  private let queue = DispatchQueue(label: "bank", attributes: .concurrent)
  private(set) var failures = [String: Int]()

  subscript(id: String) -> Account {
    if let known = queue.sync(execute: { accounts[id] }) { return known }
    return queue.sync(flags: .barrier) {
      if let known = accounts[id] { return known }
      let made = Account(id: id)
      accounts[id] = made
      return made
    }
  }

  func open(_ id: String, with amount: Money) { queue.sync(flags: .barrier) { accounts[id] = Account(id: id, opening: amount) } }

  func transfer(_ amount: Money, from source: String, to target: String) throws {
    guard source != target else { throw BankError.sameAccount }
    let (from, to) = (self[source], self[target])
    let ordered = [from, to].sorted { $0.id < $1.id }
    ordered.forEach { $0.lock.lock() }
    defer { ordered.reversed().forEach { $0.lock.unlock() } }
    try from.withdraw(amount)
    do {
      try to.deposit(amount)
    } catch {
      try! from.deposit(amount)
      throw error
    }
  }

  func attempt(_ amount: Money, from source: String, to target: String) -> Bool {
    do {
      try transfer(amount, from: source, to: target)
      return true
    } catch BankError.insufficientFunds(let needed, let available) where needed.cents > 1_000_00 {
      note("too much: \(needed) of \(available)")
    } catch let error as BankError {
      switch error {
      case .insufficientFunds: note("insufficient")
      case .accountFrozen(let id): note("frozen \(id)")
      case .sameAccount: note("same")
      }
    } catch { note("other") }
    return false
  }
  private func note(_ reason: String) { queue.sync(flags: .barrier) { failures[reason, default: 0] += 1 } }

  var total: Money { queue.sync { accounts.values.map(\.balance).reduce(.zero, +) } }
}

let bank = Bank()
bank.open("alice", with: 100)
bank.open("bob", with: Money(cents: 50_25))
bank.open("carol", with: 20)
let before = bank.total
DispatchQueue.concurrentPerform(iterations: 60) { i in
  let names = ["alice", "bob", "carol"]
  _ = bank.attempt(Money(cents: 100), from: names[i % 3], to: names[(i + 1) % 3])
}
print(before, bank.total, before == bank.total)
print(bank.attempt(5_000, from: "alice", to: "bob"))
print(bank.attempt(10, from: "bob", to: "bob"))
bank["carol"].isFrozen = true
print(bank.attempt(1, from: "alice", to: "carol"), bank["alice"].balance)
for (reason, count) in bank.failures.sorted(by: { $0.key < $1.key }) { print(reason, count) }
do {
  try bank.transfer(-5, from: "nobody", to: "alice")
  try bank.transfer(10, from: "nobody", to: "alice")
} catch {
  print(error, (error as? BankError) == .insufficientFunds(needed: 10, available: 5))
}
print([Money(cents: 5), 3, -2].sorted().map(\.description), max(1, Money(cents: 99)))
print(bank["nobody"].statement)
