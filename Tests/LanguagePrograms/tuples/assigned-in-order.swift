var a = [10, 20, 30], i = 0
(i, a[i]) = (2, 77)
print(i, a)
func n(_ x: Int) -> Int { print("n\(x)"); return x }
(a[n(0)], a[n(1)]) = (n(5), n(6))
print(a)
(a[0], a[1]) = (a[1], a[0])
print(a)
final class C { var v: Int { didSet { print("set", v) } }; init(_ v: Int) { self.v = v } }
func c(_ x: C) -> C { print("c\(x.v)"); return x }
let p = C(1), q = C(2)
(c(p).v, c(q).v) = (n(8), n(9))
var d = ["a": 1], k = "a"
(k, d[k]) = ("b", 3)
print(k, d)
var t = (x: 1, y: [1, 2])
((t.x, t.y[t.x]), _) = ((0, 9), 4)
print(t)
struct S { subscript(_ n: Int) -> Int { get { n } set { print("s[\(n)]=\(newValue)") } } }
var s = S()
(s[n(1)], s[n(2)]) = (3, 4)
i = 0
(i, s[i]) = (i + 1, i)
