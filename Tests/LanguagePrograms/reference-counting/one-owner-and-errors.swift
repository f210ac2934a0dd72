// reference-counting: isKnownUniquelyReferenced and errors, tuples, Optionals
final class S { var v: [Int] = []; func copy() -> S { let s = S(); s.v = v; print("copy"); return s } }
struct E: Error {}
struct L { var s = S()
 mutating func add(_ n: Int) throws { if !isKnownUniquelyReferenced(&s) { s = s.copy() }; if n < 0 { throw E() }; s.v.append(n) } }
final class H { var l = L(); var ls = [L(), L()] }
let h = H()
try h.l.add(1); try? h.l.add(-1); try h.l.add(2)
do { try h.ls[0].add(-5) } catch { print("thrown") }
try h.ls[0].add(5)
let k = h.l; try h.l.add(3); print(h.l.s.v, k.s.v)
try h.l.add(4); print(h.ls[0].s.v)
var opt: L? = h.l; try opt?.add(9); try opt!.add(10); print(opt!.s.v, h.l.s.v)
func via(_ l: inout L) throws { try l.add(100); try l.add(101) }
try via(&h.l); print(h.l.s.v.count)
var t = (L(), L()); try t.1.add(1); try t.0.add(2); print(t.0.s.v)
