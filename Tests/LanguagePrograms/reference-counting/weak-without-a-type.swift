// A weak variable without a written type is Optional, whatever it begins with; an unowned one is what it is.
class C { var n = 1 ; deinit { print("gone") } }
func f() {
  let keep = C()
  weak var c = keep
  print(c?.n ?? 0)
  weak var d = C()
  print(d == nil)
  unowned var u = keep
  print(u.n)
  unowned let v: C = keep
  print(v.n)
}
f()
class D { weak var c = C(); unowned var k = Global.k; weak var o = Optional(Global.k) }
enum Global { static let k = C() }
let dd = D()
print(dd.c == nil, dd.k.n, dd.o?.n ?? 0)
weak var t = Global.k
print(t?.n ?? 0)
