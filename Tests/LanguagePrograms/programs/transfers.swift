// programs: bank, in the style of application code
import Foundation
class Account {
  let owner: String
  private var _balance: Decimal64
  private let accessQueue = DispatchQueue(label: "account", attributes: .concurrent)
  typealias Decimal64 = Int64
  init(owner: String, balance: Decimal64) { self.owner = owner; self._balance = balance }
  var balance: Decimal64 {
    get { return accessQueue.sync { _balance } }
    set { accessQueue.async(flags: .barrier) { self._balance = newValue } }
  }
  func withdraw(_ amount: Decimal64) throws {
    try accessQueue.sync(flags: .barrier) {
      guard _balance >= amount else { throw BankError.insufficientFunds(needed: amount - _balance) }
      _balance -= amount
    }
  }
  func deposit(_ amount: Decimal64) { accessQueue.sync(flags: .barrier) { _balance += amount } }
}
enum BankError: Error { case insufficientFunds(needed: Int64); case sameAccount }
struct Bank {
  private(set) var accounts: [String: Account] = [:]
  mutating func open(_ owner: String, with amount: Int64 = 0) -> Account {
    let account = Account(owner: owner, balance: amount)
    accounts[owner] = account
    return account
  }
  func transfer(_ amount: Int64, from a: String, to b: String) -> Result<Void, Error> {
    return Result {
      guard a != b else { throw BankError.sameAccount }
      guard let source = accounts[a], let target = accounts[b] else { preconditionFailure("unknown account") }
      try source.withdraw(amount)
      target.deposit(amount)
    }
  }
}
var bank = Bank()
let ann = bank.open("ann", with: 100), bob = bank.open("bob")
for amount in [30, 50, 40] as [Int64] {
  switch bank.transfer(amount, from: "ann", to: "bob") {
  case .success: print("moved \(amount): ann \(ann.balance), bob \(bob.balance)")
  case .failure(BankError.insufficientFunds(let needed)): print("ann needs \(needed) more")
  case .failure(let error): print("error: \(error)")
  }
}
if case .failure(let e) = bank.transfer(1, from: "ann", to: "ann") { print(e) }
DispatchQueue.concurrentPerform(iterations: 10) { i in
  if i % 2 == 0 { bob.deposit(10) } else { try? bob.withdraw(5) }
}
print(bob.balance, bank.accounts.keys.sorted(), bank.accounts.values.reduce(0) { $0 + $1.balance })
