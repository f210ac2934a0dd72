// A property whose wrapper has no initial value: the first assignment in the initialiser makes the wrapper, later ones set it.
@propertyWrapper
final class Tracked<Value> {
  var wrappedValue: Value {
    didSet { print("set to \(wrappedValue)") }
  }
  init(wrappedValue: Value) {
    print("made with \(wrappedValue)")
    self.wrappedValue = wrappedValue
  }
  var projectedValue: Tracked<Value> { self }
}

struct Account {
  @Tracked var balance: Int
  @Tracked var owner: String
  let number: Int

  init(owner: String, isNew: Bool) {
    number = 7
    if isNew {
      balance = 0
    } else {
      self.balance = 100
    }
    self.owner = owner
    balance = balance + 1
  }
}

let first = Account(owner: "Ann", isNew: true)
let second = Account(owner: "Bob", isNew: false)
first.balance += 5
let same = first
same.balance = 50
print(first.balance, second.balance, first.owner, second.number)
print(first.$balance === same.$balance, first.$balance === second.$balance)
