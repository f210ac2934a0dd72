// closures: what a trailing closure is for where parameters before it have default values
func load(_ n: Int = 1, then ok: (Int) -> Void = { print("ok", $0) }, else no: (String) -> Void, finally: () -> Void = {}) {
  n > 0 ? ok(n) : no("negative")
  finally()
}
load { print($0) }
load(-1) { print("no:", $0) }
load(-1) { print("no:", $0) } finally: { print("finally") }

// One without a default behind it: it is for that.
func three(a: () -> Void = { print("A") }, b: () -> Void, c: () -> Void = { print("C") }) {
  a()
  b()
  c()
}
three { print("x") }
three { print("x") } c: { print("z") }
three { print("x") } b: { print("y") }
func between(x: Int = 0, a: () -> Void = {}, b: Int = 2, c: (Int) -> Void) {
  a()
  c(b + x)
}
between { print($0) }
between(x: 3, b: 5) { print($0) }
between(a: { print("a") }) { print($0) }
func several(_ first: (() -> Void)..., last: () -> Void) {
  first.forEach { $0() }
  last()
}
several { print("only") }
several({ print("1") }, { print("2") }) { print("last") }
struct Picture {
  var onAppear: (() -> Void)? = nil
  var body: () -> Int
}
print(Picture { 3 }.body())

// All have one: it is for the last that it fits.
func both(a: () -> Void = { print("A") }, b: () -> Void = { print("B") }) {
  a()
  b()
}
both { print("x") }
struct Job {
  var start: () -> Void = { print("start") }
  var end: () -> Void = { print("end") }
}
let job = Job { print("x") }
job.start()
job.end()
func answer(_ n: Int, ok: (String) -> Void = { print("ok", $0) }, no: (String) -> Void = { print("no", $0) }) {
  n > 0 ? ok("a") : no("b")
}
answer(1) { print("x", $0) }
answer(0) { print("x", $0) }
func kinds(a: (Int) -> Int = { $0 }, b: (Int) -> String = { "\($0)" }) { print(a(1), b(2)) }
kinds { $0 + 1 }
kinds { "<\($0)>" }
func counted(a: () -> Void = {}, n: Int = 3, b: (Int) -> Void = { print("b", $0) }) {
  a()
  b(n)
}
counted { print("x") }
counted { print($0) }
counted(n: 4) { print($0) }
