// functions: which of several that fit
class A {}; class B: A {}; class C: B {}
protocol P {}; protocol Q: P {}
struct SP: P {}; struct SQ: Q {}; struct N {}
func f(_ x: Any) -> String { "Any" }
func f(_ x: Int?) -> String { "Int?" }
func f(_ x: Double) -> String { "Double" }
func f(_ x: A) -> String { "A" }
func f(_ x: B) -> String { "B" }
func f(_ x: any P) -> String { "any P" }
let i = 1; let o: Int? = 1
print(f(1), f(1.5), f(i), f(o), f(A()), f(B()), f(C()), f(SP()), f(SQ()), f(N()), f("s"), f(nil))
func g<T>(_ x: T) -> String { "T" }
func g<T: P>(_ x: T) -> String { "T: P" }
func g<T: Q>(_ x: T) -> String { "T: Q" }
func g(_ x: Int) -> String { "Int" }
print(g(1), g(1.5), g(SP()), g(SQ()), g(N()))
func h(_ x: Int, _ y: Int = 2) -> String { "default" }
func h(_ x: Int) -> String { "one" }
func h(_ x: Int...) -> String { "list" }
print(h(1), h(1, 2), h(1, 2, 3), h())
func k(_ x: [Int]) -> String { "[Int]" }
func k(_ x: [Double]) -> String { "[Double]" }
func k(_ x: [Any]) -> String { "[Any]" }
print(k([1, 2]), k([1.5]), k(["a"]), k([i]))
func m(_ x: () -> Int) -> String { "Int result" }
func m(_ x: () -> String) -> String { "String result" }
print(m { 1 }, m { "a" })
func n(_ x: String) -> String { "String" }
func n(_ x: Character) -> String { "Character" }
print(n("a"), n("ab"), n("a" as Character))
let r1: (Int) -> String = g; let r2: (Double) -> String = f; print(r1(1), r2(1))
print([1, 2].map(f), [SP()].map(f), [1.5].map(g))
struct S { func f(_ x: Int) -> String { "S Int" }; func f(_ x: Double) -> String { "S Double" }; static func f(_ x: Int) -> String { "static" }
  subscript(x: Int) -> String { "[Int]" }; subscript(x: Double) -> String { "[Double]" }; subscript(x: Any) -> String { "[Any]" } }
print(S().f(1), S().f(1.0), S.f(1), S()[1], S()[1.0], S()["a"])
class D { func f(_ x: A) -> String { "D A" }; func f(_ x: Int) -> String { "D Int" } }
class E: D { func f(_ x: B) -> String { "E B" }; override func f(_ x: Int) -> String { "E Int" } }
print(E().f(A()), E().f(B()), E().f(C()), E().f(1), (E() as D).f(C()), (E() as D).f(2))
extension P { func w() -> String { "P" } }; extension Q { func w() -> String { "Q" } }
print(SP().w(), SQ().w(), (SQ() as any P).w(), (SQ() as any Q).w())
extension Array { func w() -> String { "Array" } }
extension Array where Element: Comparable { func w() -> String { "Comparable" } }
extension Array where Element == String { func w() -> String { "String" } }
extension Collection { func w() -> String { "Collection" } }
print([1].w(), ["a"].w(), [N()].w(), [1.5].w(), Set([1]).w(), [[1]].w())
struct V { var x = 0; static func + (l: V, r: V) -> String { "V V" }; static func + (l: V, r: Int) -> String { "V Int" }; static func + (l: V, r: Double) -> String { "V Double" } }
print(V() + V(), V() + 1, V() + 1.5, V() + i)
