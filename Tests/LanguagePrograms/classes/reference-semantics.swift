// classes: variables share one object; identity, let with mutable properties, in arrays, structs, parameters and closures
class Account {
  let owner: String
  var balance = 0
  init(owner: String) { self.owner = owner }
  func deposit(_ amount: Int) { balance += amount }
}
let a = Account(owner: "Ann")
let b = a
b.deposit(50)
print(a.balance, a === b, a === Account(owner: "Ann"))

func double(_ account: Account) { account.balance *= 2 }
double(a)
print(b.balance)
struct Wallet {
  var account: Account
  var cash = 0
}
var first = Wallet(account: a)
var second = first
second.cash = 5
second.account.deposit(1)
print(first.cash, first.account.balance)
second.account = Account(owner: "Bob")
print(first.account.owner, second.account.owner)
let list = [a, Account(owner: "Cy")]
list[1].deposit(7)
list.forEach { $0.deposit(1) }
print(list.map(\.balance), list.contains { $0 === b }, list.firstIndex { $0.owner == "Cy" }!)
let action = { a.deposit(1000) }
action()
print(b.balance)
var current = a
current = list[1]
current.deposit(2)
print(a.balance, list[1].balance)
