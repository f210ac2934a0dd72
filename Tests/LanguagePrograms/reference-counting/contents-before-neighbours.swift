// reference counting: what an object held goes with it, before its neighbours do
class N {
  let n: String
  var d: N?
  var e: [N] = []
  init(_ n: String, _ d: N? = nil) {
    self.n = n
    self.d = d
  }
  deinit { print("deinit", n) }
}

func field() {
  let a = N("a")
  let b = N("b")
  let k = N("k")
  k.d = a
  print("field", b.n)
}

func argument() {
  let a = N("a")
  let b = N("b")
  let k = N("k", a)
  print("argument", b.n, k.n)
}

func array() {
  let a = N("a")
  let b = N("b")
  let k = N("k")
  k.e = [a]
  print("array", b.n)
}

struct Three {
  var first: N
  var second: N
  var third: N
}

func value() {
  let a = N("a")
  var three: Three? = Three(first: N("k", a), second: a, third: N("c"))
  three = Three(first: N("1", a), second: N("2"), third: N("3"))
  print("value", three != nil)
  three = nil
  print("value is nil")
}

class Holder {
  let first: N
  let second: N
  let third: N
  var pair: (N, N)
  init(_ a: N) {
    (first, second, third) = (N("k", a), N("l"), a)
    pair = (N("p", N("q")), N("r"))
  }
}

func holder() {
  _ = Holder(N("a"))
  print("holder")
}

func elements() {
  var list: [N] = []
  do {
    let a = N("a")
    list = [N("k", a), N("l"), a, N("m")]
  }
  list.removeFirst(2)
  print("removed")
  list.removeAll()
  do {
    let a = N("a")
    list = [N("k", a), N("l"), a, N("m")]
  }
  list = []
  print("elements")
}

func captured() {
  let a = N("a")
  let b = N("b")
  let k = N("k", a)
  let run = { print("captured", k.n, b.n, a.n) }
  run()
}

func parameters(_ k: N, _ b: N, _ a: N) { print("parameters", k.n, b.n, a.n) }

func passed() {
  let a = N("a")
  parameters(N("k", a), N("b"), a)
}

func thrown() throws {
  let a = N("a")
  let b = N("b")
  let k = N("k", a)
  if b.n != k.n { throw Failure(held: k) }
}

struct Failure: Error { var held: N }

enum Either {
  case both(N, N, N)
  case none
}

func cases() {
  var either = Either.none
  do {
    let a = N("a")
    either = .both(N("k", a), N("b"), a)
  }
  either = .none
  print("cases", either)
}

func table() {
  var table: [Int: (N, N, N)] = [:]
  do {
    let a = N("a")
    table[1] = (N("k", a), N("b"), a)
  }
  table[1] = nil
  do {
    let a = N("a")
    table[1] = (N("k", a), N("b"), a)
  }
  table = [:]
  print("table")
}

func loop() {
  for number in 1...2 {
    let a = N("a\(number)")
    let b = N("b\(number)")
    let k = N("k\(number)", a)
    if number == 2 { continue }
    print("loop", b.n, k.n)
  }
}

func deep() {
  let a = N("a", N("x", N("y")))
  let b = N("b", a)
  let c = N("c", b)
  let d = N("d", N("e", a))
  print("deep", c.n, d.n)
}
field()
argument()
array()
value()
holder()
elements()
captured()
passed()
do { try thrown() } catch { print("caught") }
cases()
table()
loop()
deep()
print("end")
