// Elements of different classes make an array of what they have in common, however each one is written.
class A { var id: Int { 1 } }
class B: A { override var id: Int { 2 } }
class C: A { override var id: Int { 3 } }
func a(_ n: Int) -> A { n > 1 ? B() : A() }
let x = [B(), A()]
let y = [B(), C()]
let z = [A(), B()]
let w = [B(), a(1)]
let v = [B(), C(), A()]
let u = [a(2), C()]
print(x.map(\.id), y.map(\.id), z.map(\.id), w.map(\.id), v.map(\.id), u.map(\.id))
print(type(of: x), type(of: y))
let t = [true ? B() : A(), C()]
print(t.map(\.id))
let s = [(B() as A), B()]
print(s.count, [1: B(), 2: C()].mapValues(\.id).values.sorted())
class N: A { init(n: Int) { super.init() } }
let made = [B(), N(n: 2)]
let other = [B(), (nil as A?) ?? A()]
let last = [N(n: 1), N(n: 2), C()]
let maybe = [B(), nil, N(n: 1)]
print(made.map(\.id), other.map(\.id), last.map(\.id), type(of: made), type(of: other), type(of: maybe))
