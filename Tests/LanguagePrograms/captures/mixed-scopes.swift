// captures: variables of several scopes, captured parameters, tuples of closures over shared variables
func makeAccount(_ initial: Int) -> (deposit: (Int) -> Int, undo: () -> Int, history: () -> [Int]) {
  var balance = initial
  var history: [Int] = []
  func change(_ n: Int) -> Int {
    balance += n
    history.append(n)
    return balance
  }
  return (
    { change($0) },
    {
      guard let last = history.popLast() else { return balance }
      balance -= last
      return balance
    },
    { history }
  )
}
let account = makeAccount(100)
let other = makeAccount(0)
print(account.deposit(5), account.deposit(7), account.undo(), account.history(), other.undo())

var outer = 1
func level1() -> () -> [Int] {
  var middle = 10
  func level2() -> () -> [Int] {
    var inner = 100
    return {
      outer += 1
      middle += 1
      inner += 1
      return [outer, middle, inner]
    }
  }
  let first = level2()
  _ = first()
  return level2()
}
let f = level1()
let g = level1()
print(f(), g(), f(), outer)

func countdown(_ n: Int) -> [() -> Int] {
  guard n > 0 else { return [] }
  return [{ n }] + countdown(n - 1)
}
print(countdown(3).map { $0() })
func accumulate(_ parameter: Int) -> () -> Int {
  var parameter = parameter
  return {
    parameter *= 2
    return parameter
  }
}
let acc = accumulate(3)
print(acc(), acc())
var array = [1, 2]
let count = { array.count }
let frozen = { [array] in array.count }
array += [3]
let later = { [n = array.count] in n }
array = []
print(count(), frozen(), later())
var toggles: [() -> Void] = []
var flag = false
for name in ["a", "b"] {
  toggles.append {
    flag.toggle()
    print(name, flag)
  }
}
toggles.forEach { $0() }
