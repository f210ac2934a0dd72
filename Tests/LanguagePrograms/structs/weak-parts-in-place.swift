// Weak and unowned parts are read and written through inout, swapped and dumped.
class W {}
let a = W()
struct L { weak var w: W?; var x = 1 }
var p = L(w: nil), q = L(w: a)
swap(&p.w, &q.w)
print(p.w === a, q.w == nil)
swap(&p.w, &q.w)
print(p.w == nil, q.w === a)
weak var r: W? = a
weak var s: W?
swap(&r, &s)
print(r == nil, s === a)
func put(_ x: inout W?, _ y: inout W?) { let o = x; x = y; y = o }
put(&p.w, &q.w)
print(p.w === a, q.w == nil)
class C { weak var w: W?; weak var v: W? { didSet { print("did") } } }
let c = C(); c.w = a
swap(&c.w, &c.v)
print(c.w == nil, c.v === a)
var l = [L(w: a), L()]
swap(&l[0].w, &p.w)
print(l[0].w === a)
var t: W? = nil
swap(&t, &p.w)
print(t === a, p.w == nil)
class X { var m = 1 }
let x = X()
struct M { weak var w: X?; unowned var u: X; var x = 1 }
func look(_ x: inout X?) { print(x as Any) }
func must(_ x: inout X) { print(x.m) }
func raise(_ x: inout Int) { x += 1 }
class D { weak var w: X?; unowned var u: X; init() { w = x; u = x } }
var m = M(w: x, u: x)
look(&m.w); print(m.w === x)
must(&m.u); print(m.u === x)
let d = D()
look(&d.w); print(d.w === x)
must(&d.u)
raise(&m.u.m)
m.w?.m += 1; m.w!.m += 1; raise(&m.w!.m); d.w!.m += 1; raise(&d.u.m)
print(x.m)
var o: [M] = [m]
look(&o[0].w)
struct Inner { weak var w: X?; var y = 1 }
struct Outer { var near = Inner() }
dump(Outer(near: Inner(w: x)))
dump([Outer().near])
