// programs: bank accounts protected by one queue each; transfers between them; overdraft errors; an audit log
import Dispatch

enum BankError: Error, CustomStringConvertible {
  case insufficientFunds(needed: Int, available: Int)
  case unknownAccount(String)
  var description: String {
    switch self {
    case .insufficientFunds(let needed, let available): "needed \(needed) but only \(available) available"
    case .unknownAccount(let name): "no account named \(name)"
    }
  }
}

final class Account {
  let name: String
  private let queue: DispatchQueue
  private var cents: Int
  private(set) var history: [String] = []

  init(_ name: String, cents: Int = 0) {
    self.name = name
    self.cents = cents
    queue = DispatchQueue(label: "account.\(name)")
  }

  var balance: Int { queue.sync { cents } }

  func deposit(_ amount: Int) {
    queue.sync {
      cents += amount
      history.append("+\(amount)")
    }
  }

  func withdraw(_ amount: Int) throws {
    try queue.sync {
      guard cents >= amount else { throw BankError.insufficientFunds(needed: amount, available: cents) }
      cents -= amount
      history.append("-\(amount)")
    }
  }
}

final class Bank {
  private var accounts: [String: Account] = [:]
  private let log = DispatchQueue(label: "bank.log")
  private var lines: [String] = []

  func open(_ name: String, with cents: Int) { accounts[name] = Account(name, cents: cents) }

  func account(_ name: String) throws -> Account {
    guard let account = accounts[name] else { throw BankError.unknownAccount(name) }
    return account
  }

  func transfer(_ amount: Int, from: String, to: String) throws {
    let source = try account(from)
    let target = try account(to)
    try source.withdraw(amount)
    target.deposit(amount)
    log.async { self.lines.append("\(from) -> \(to): \(amount)") }
  }

  var total: Int { accounts.values.reduce(0) { $0 + $1.balance } }
  var report: [String] { log.sync { lines } }
}

let bank = Bank()
bank.open("ann", with: 1_000)
bank.open("bob", with: 200)

do {
  try bank.transfer(300, from: "ann", to: "bob")
  try bank.transfer(900, from: "ann", to: "bob")
  print("not reached")
} catch let error as BankError {
  print("failed:", error)
}
do {
  try bank.transfer(1, from: "ann", to: "zed")
} catch BankError.unknownAccount(let name) {
  print("unknown:", name)
}

DispatchQueue.concurrentPerform(iterations: 40) { i in
  let (from, to) = i % 2 == 0 ? ("ann", "bob") : ("bob", "ann")
  try? bank.transfer(5, from: from, to: to)
}
print("total", bank.total, "entries", bank.report.count, "first:", bank.report[0])
print(try bank.account("ann").balance, try! bank.account("bob").balance)
print(try bank.account("ann").history.prefix(1))
