// An initialiser calls the superclass's only one at its end, also where it overrides that very one.
class Account {
  var log: [String] = []
  init() { log.append("account") }
  convenience init(twice name: String) {
    self.init()
    log.append(name + name)
  }
}

class Savings: Account {
  var rate: Int
  override init() { rate = 3 }
}

class Empty: Savings {
  override init() {}
}

class Late: Savings {
  var note: String
  override init() {
    note = "late"
    super.init()
    log.append(note)
  }
  init(silent: Bool) { note = silent ? "silent" : "loud" }
}

class Generic<Value>: Account {
  var value: Value? = nil
  override init() {}
}

class Limited: Generic<Int> { override init() { print("before") } }

class Defaulted { let size: Int; init(size: Int = 7) { self.size = size } }
class Sized: Defaulted { init(name: String) { print("sized", name) } }

print(Savings().log, Savings().rate, Savings(twice: "s").log, Savings(twice: "s").rate)
print(Empty().log, Empty().rate, Late().log, Late(silent: true).log, Late(silent: false).note)
print(Generic<String>().log, Limited().log, Limited().value as Any, Limited(twice: "l").log)
print(Account(twice: "x").log, Late().rate, Sized(name: "a").size)
