// A closure that is called where it stands knows what it is passed to change.
var n = [1, 2, 3]
print({ $0.removeFirst() }(&n))
print(n)
struct S { var a = [1: "x"]; var n = 1; private(set) var p: Int = 2 }
var s = S()
_ = { $0.a[2] = "y" }(&s)
print(s.a.count, { $0 += $1 }(&s.n, 4), s.n)
let r = { $0.append($1) }(&n, 7)
print(r, n)
func t() { var x = 3; ({ $0 *= 2 }(&x)); print(x) ; let k = { (a: inout Int) -> Int in a += 1; return a }(&x); print(k) }
t()
