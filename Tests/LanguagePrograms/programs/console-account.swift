// input: "Ada", "deposit", "12x", "50", "withdraw", "80"
// input: "balance", "", "quit"
import Foundation

/// A console program: what is typed is in the comments above.
final class Account {
  private(set) var balance = 0
  func deposit(_ amount: Int) { balance += amount }
  func withdraw(_ amount: Int) -> Bool {
    guard amount <= balance else { return false }
    balance -= amount
    return true
  }
}

func ask(_ question: String) -> String? {
  print(question, terminator: " ")
  return readLine()
}

func number(_ question: String) -> Int? {
  while let text = ask(question) {
    if let number = Int(text) { return number }
    print("'\(text)' is no number")
  }
  return nil
}

let account = Account()
print("Welcome, \(ask("Your name?") ?? "stranger")")
var isRunning = true
while isRunning, let command = ask(">") {
  switch command.lowercased() {
  case "deposit":
    if let amount = number("How much?") { account.deposit(amount) }
  case "withdraw":
    guard let amount = number("How much?") else { break }
    print(account.withdraw(amount) ? "ok" : "not enough")
  case "balance": print(account.balance)
  case "quit": isRunning = false
  case "": print("say something")
  default: print("unknown command \(command)")
  }
}
print("bye", readLine(strippingNewline: false) ?? "the end")
