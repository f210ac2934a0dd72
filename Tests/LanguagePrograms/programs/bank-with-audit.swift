import Foundation

// A bank: accounts locked in order of their numbers, an audit that sees one moment, and a ledger that adds up.
struct Money: Comparable, Hashable, AdditiveArithmetic, ExpressibleByIntegerLiteral, CustomStringConvertible {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(integerLiteral value: Int) { cents = value * 100 }
  static let zero = Money(cents: 0)
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
  static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
  static func * (a: Money, times: Int) -> Money { Money(cents: a.cents * times) }
  var description: String { String(format: "%d.%02d", cents / 100, abs(cents % 100)) }
}

enum TransferError: Error, CustomStringConvertible {
  case insufficient(needed: Money, available: Money)
  case sameAccount
  case frozen(Account.ID)
  var description: String {
    switch self {
    case let .insufficient(needed, available): "needs \(needed), has \(available)"
    case .sameAccount: "from and to are one account"
    case .frozen(let id): "account \(id) is frozen"
    }
  }
}

final class Account: Identifiable, Hashable {
  let id: Int
  fileprivate var balance: Money
  fileprivate var isFrozen = false
  fileprivate let lock = NSLock()
  init(id: Int, balance: Money) { self.id = id; self.balance = balance }
  static func == (a: Account, b: Account) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class Bank {
  private let accounts: [Account.ID: Account]
  private let ledger = Ledger()
  init(_ opening: KeyValuePairs<Int, Money>) {
    accounts = .init(uniqueKeysWithValues: opening.map { ($0.key, Account(id: $0.key, balance: $0.value)) })
  }

  private func withLocked<R>(_ ids: [Account.ID], _ body: ([Account]) throws -> R) rethrows -> R {
    let ordered = ids.sorted().compactMap { accounts[$0] }
    for account in ordered { account.lock.lock() }
    defer { for account in ordered.reversed() { account.lock.unlock() } }
    return try body(ids.compactMap { accounts[$0] })
  }

  func transfer(_ amount: Money, from source: Account.ID, to target: Account.ID) throws {
    guard source != target else { throw TransferError.sameAccount }
    try withLocked([source, target]) { pair in
      let (from, to) = (pair[0], pair[1])
      if let frozen = pair.first(where: \.isFrozen) { throw TransferError.frozen(frozen.id) }
      guard from.balance >= amount else { throw TransferError.insufficient(needed: amount, available: from.balance) }
      from.balance -= amount
      to.balance += amount
      ledger.append(.init(from: source, to: target, amount: amount))
    }
  }

  func freeze(_ id: Account.ID) { withLocked([id]) { $0.first?.isFrozen = true } }
  func audit() -> Money { withLocked(Array(accounts.keys)) { $0.map(\.balance).reduce(.zero, +) } }
  func balance(of id: Account.ID) -> Money? { accounts[id].map { account in withLocked([id]) { _ in account.balance } } }
  var movements: [Ledger.Entry] { ledger.entries }
}

final class Ledger {
  struct Entry: Equatable { let from, to: Account.ID; let amount: Money }
  private var storage: [Entry] = []
  private let queue = DispatchQueue(label: "ledger", attributes: .concurrent)
  func append(_ entry: Entry) { queue.async(flags: .barrier) { self.storage.append(entry) } }
  var entries: [Entry] { queue.sync { storage } }
}

let bank = Bank([1: 100, 2: 50, 3: 0, 4: 25])
let opening = bank.audit()
let group = DispatchGroup()
let tellers = (1...4).map { DispatchQueue(label: "teller \($0)") }
for (index, teller) in tellers.enumerated() {
  teller.async(group: group) {
    for round in 0..<5 {
      let from = (index + round) % 4 + 1, to = (index + round + 1) % 4 + 1
      try? bank.transfer(Money(cents: 150), from: from, to: to)
    }
  }
}
for _ in 0..<3 { group.enter(); DispatchQueue.global().async { precondition(bank.audit() == opening); group.leave() } }
group.wait()
print("opening", opening, "closing", bank.audit())
let net = bank.movements.reduce(into: [Int: Int]()) { sums, entry in
  sums[entry.from, default: 0] -= entry.amount.cents
  sums[entry.to, default: 0] += entry.amount.cents
}
print("ledger adds up:", net.values.reduce(0, +) == 0)
bank.freeze(4)
for (amount, from, to) in [(5 as Money, 1, 1), (1000, 2, 1), (1, 1, 4), (1, 2, 1)] {
  do {
    try bank.transfer(amount, from: from, to: to)
    print("moved \(amount)")
  } catch let error as TransferError {
    switch error {
    case .insufficient(let needed, _): print("refused: needs \(needed)")
    default: print("refused: \(error)")
    }
  } catch { print("unexpected \(error)") }
}
print(bank.balance(of: 9) as Any, bank.audit() == opening, Money.zero, (7 as Money) * 3)
