// An array that is the only argument of a variadic parameter is all of them, where its type is the parameter's and nothing else is converted.
func v(_ x: Any...) -> Int { x.count }
func l(x: Any...) -> Int { x.count }
func g<T>(_ x: T...) -> Int { x.count }
func i(_ x: Int...) -> Int { x.count }
func o(_ x: Any?...) -> Int { x.count }
func h(_ x: AnyHashable...) -> Int { x.count }
func t(_ n: Int = 0, _ x: Any...) -> Int { x.count }
struct S { init(_ x: Any...) { print("init", x.count) }; subscript(_ x: Any...) -> Int { x.count }; static func m(_ x: Any...) -> Int { x.count } }
let a: [Any] = [1, 2], b = [1, 2, 3]
print(v(a), v(b), v([1, 2] as [Any]), v([1, 2]), v([1, "a"] as [Any]), v(a, a), v(a as Any))
print(l(x: a), l(x: b), g(a), g(b), o(a), o(b), h([AnyHashable(1)]), t(1, a))
_ = S(a); _ = S(b); print(S(1)[a as [Any]], S.m(a), S.m(b))
let c = v; print(c([1, 2]))
let d: [Any] = []; print(v(d))
let e: [Any]? = a; print(v(e as Any), v(e!))
let f2: [Any?] = [1]; print(o(f2), v(f2))
print(a, separator: ",", terminator: "\n")
func w2(_ x: Any..., sep: String = "") -> Int { x.count }
func z(_ x: Any..., n: Int?) -> Int { x.count }
print(w2(a, sep: "x"), w2(a), z(a, n: 1), z(a, n: Optional(1)))
func e2(_ x: any Equatable...) -> Int { x.count }
func c2(_ x: CustomStringConvertible...) -> Int { x.count }
let cs: [CustomStringConvertible] = [1, "a"]
print(c2(cs), c2(a.count, 2), c2([1, 2, 3]), c2([]))
func thenCount(_ x: Any..., then: () -> Void) { then(); print(x.count) }
thenCount(a) { print("t") }
extension Array { func f() -> Int { w2(self, sep: "") } }
print(a.f(), [1, 2].f())
func auto(_ x: Any..., b: @autoclosure () -> Bool) -> Int { x.count }
print(auto(a, b: true))
func io(_ x: Any..., b: inout Int) -> Int { x.count }
var q = 1; print(io(a, b: &q))
func gg<T>(_ t: T, _ x: Any...) -> Int { x.count }
print(gg(1, a), gg("a", a))
class K { init(_ x: Any...) { print(x.count) } }; class L: K { init(x: [Any]) { super.init(x) } }
_ = L(x: a)
