// Computed variables of the top level use what is declared below them, as functions do.
var total: Int { half * 2 + offset }
var half: Int { calls += 1; return base() }
print("before")
var calls = 0
let offset = 100
func base() -> Int { level }
var level: Int {
  get { stored }
  set { stored = newValue + step }
}
var stored = 1
let step = 10
print(total, calls)
level = 5
print(total, calls, stored)
level += 1
print(level)
var even: (Int) -> Bool { { $0 == 0 || odd($0 - 1) } }
var odd: (Int) -> Bool { { $0 != 0 && even($0 - 1) } }
print(even(4), odd(4))
struct Reader { var seen: Int { total } }
print(Reader().seen)
var later: some Collection<Int> { [stored, tail] }
let tail = 3
print(Array(later))
