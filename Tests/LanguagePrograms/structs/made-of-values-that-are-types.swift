// What is made of a type that is a value: the value is evaluated first, and where it is nil nothing is made.
struct S { var n = 1; init() {}; init(n: Int) { self.n = n }; init?(v: Int) { if v < 0 { return nil } } }
enum E { case a; init() { self = .a } }
final class F { let n: Int; init(n: Int) { self.n = n }; init?(opt: Int) { if opt < 0 { return nil }; n = opt } }
let none: S.Type? = nil, some: S.Type? = S.self
print(none?.init() as Any, some?.init(n: 3) as Any, none?.init(v: 1) as Any, some?.init(v: -1) as Any)
func pick() -> S.Type { print("pick"); return S.self }
func arg() -> Int { print("arg"); return 4 }
print(pick().init(n: arg()).n, pick().init().n, pick().init(v: 3)!.n)
let f: F.Type = F.self; print(f.init(n: 2).n, f.init(opt: -1) == nil, (nil as F.Type?)?.init(n: 1) == nil)
let e = E.self; print(e.init())
let i: Int.Type? = nil; print(i?.init("3") as Any, Int.self.init("4") as Any, type(of: 3).init(5), [Int].self.init(repeating: 1, count: 2))
let a = [S.self, S.self].map { $0.init(n: 2).n }; print(a)
struct G<T> { let t: T; init(_ t: T) { self.t = t } }
let g = G<Int>.self; print(g.init(3).t, type(of: G("a")).init("b").t)
extension S { static func mk() -> S { self.init(n: 8) }; func again() -> Self { type(of: self).init(n: n + 1) } }
print(S.mk().n, S().again().n)
