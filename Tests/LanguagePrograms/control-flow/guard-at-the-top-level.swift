// What a guard of the top level binds is no global: it hides one of its name, and is let go of at the end of the file.
class P { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("-", n) } }
let a: Int? = 4
func before() { print(a as Any) }
guard let a = a else { fatalError() }
func after() { print(a + 1) }
before(); after(); print(a)
guard let a = Optional("again") else { fatalError() }
print(a)
guard let late = Optional(1) else { fatalError() }
let late = 3
print(late)
defer { print("deferred") }
let x: Any = P(3)
guard let y = Optional(P(1)), case let q? = Optional(P(2)) else { fatalError() }
defer { print("deferred", y.n) }
guard let x = x as? P else { fatalError() }
print(x.n)
guard var v = Optional(P(4)) else { fatalError() }
v = P(5)
do { guard let w = Optional(P(20)) else { fatalError() }; print(w.n) }
let c = { print(v.n) }
c()
guard case let (l, r) = (P(6), P(7)), l.n < r.n else { fatalError() }
func f() { print(y.n, q.n, l.n, r.n) }
f()
if let z = Optional(P(8)) { print(z.n) }
print("end")
