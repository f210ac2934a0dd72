// stored properties that a tuple pattern declares
struct P { var (x, y) = (3.5, true); static let (lo, hi) = (0, 9); let name = "p" }
var p = P(); p.x = 4; p.y = false
print(p.x, p.y, P.lo, P.hi, p)
class C { let (q, (r, s)): (Int, (Int, Int)) = (1, (2, 3)); private var (start, end) = (C.value(5), C.value(6)); static func value(_ n: Int) -> Int { print("value", n); return n }; func sum() -> Int { start + end + q + r + s }; func grow() { end += 1 } }
let c = C(); c.grow(); print(c.sum())
enum E { static let (one, two) = (1, 2); static var (m, _) = (7, 8) }
E.m += 1
print(E.one + E.two, E.m)
struct G<T> { let first: T; var (n, m) = (0, 0); init(_ t: T) { first = t; n = 2 } }
print(G("x").n, G(1).m)
struct W { var (i, j): (Int, Int); init() { i = 1; j = 2 } }
print(W().i + W().j)
print(P(x: 1, y: true).x, P().y)
class D { let (a, b): (Int, String); init(_ n: Int) { a = n; b = "\(n)" } }
print(D(4).a, D(5).b)
