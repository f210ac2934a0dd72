// An error leaves a change of a property that is found by what the object is: a subclass overrides it, or only a protocol is known.
struct Refused: Error {}
func raise(_ number: inout Int) throws {
  number += 1
  throw Refused()
}
protocol Counting { var count: Int { get set } }
class Counter: Counting {
  var count = 0 { didSet { print("  counter", count) } }
  var total = 0 { willSet { print("  will be", newValue) } didSet { print("  was", oldValue) } }
}
class Loud: Counter {
  override var count: Int { didSet { print("  loud", count) } }
}
class Mapped: Counter {
  override var count: Int {
    get { super.count }
    set {
      print("  mapped", newValue)
      super.count = newValue
    }
  }
}
struct Plain: Counting { var count = 0 { didSet { print("  plain", count) } } }
struct Observed: Counting { var count = 0 { didSet { print("  observed", oldValue, count) } } }
struct Computed: Counting {
  var stored = 0
  var count: Int {
    get { stored }
    set {
      print("  computed", newValue)
      stored = newValue
    }
  }
}
for counter in [Counter(), Loud(), Mapped()] {
  print(type(of: counter))
  do { try raise(&counter.count) } catch { print("left", counter.count) }
  try? raise(&counter.total)
  counter.count += 1
}
for counting in [Counter(), Loud(), Mapped(), Plain(), Observed(), Computed()] as [any Counting] {
  var counting = counting
  print("any", type(of: counting))
  do { try raise(&counting.count) } catch { print("left", counting.count) }
  counting.count += 1
}
func change<Value: Counting>(_ value: inout Value) {
  try? raise(&value.count)
  print("left", value.count)
}
var loud = Loud()
change(&loud)
var plain = Plain()
change(&plain)
class Account {
  var cents = 100
  var euros: Int {
    get { cents / 100 }
    set { cents = (try? checked(newValue * 100)) ?? -1 }
  }
  func checked(_ cents: Int) throws -> Int {
    if cents > 500 { throw Refused() }
    return cents
  }
}
class Savings: Account {
  override var cents: Int { didSet { print("  cents", oldValue, cents) } }
}
for account in [Account(), Savings()] {
  do { try raise(&account.euros) } catch { print("left", account.cents) }
  do { try raise(&account.cents) } catch { print("left", account.cents) }
}
