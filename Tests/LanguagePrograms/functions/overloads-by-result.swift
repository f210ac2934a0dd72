// Functions of one name whose results alone differ: what stands around the call decides
func make() -> Int { 1 }
func make() -> String { "one" }
func parse(_ s: String) -> Int { s.count }
func parse(_ s: String) -> Double { Double(s.count) }
struct B { func value() -> Int { 2 }; func value() -> [Int] { [2] }
  static func d() -> Int { 3 }; static func d() -> B { B() }
  subscript(i: Int) -> Int { i }; subscript(i: Int) -> String { "s\(i)" } }
let a: Int = make()
let b: String = make()
print(a, b)
print(make() + 1)
print(make() + "x")
print(make().count)
print(make() as String)
func takeI(_ i: Int) { print("int", i) }
takeI(make())
func takeS(_ i: String) { print("str", i) }
takeS(make())
print(B().value().count)
print(B().value() * 2)
let d: Double = parse("abc")
print(d, parse("abc") as Int, parse("ab") + 0.5)
print(B.d().value() as Int)
let s: String = B()[1]
print(s, B()[1] + 1, B()[2].count)
if make() == 1 { print("eq") }
if make() == "one" { print("eqs") }
let arr: [Int] = [make(), make()]
print(arr)
var o: Int? = make()
print(o ?? 0)
o = make()
let c = [1, 2].map { _ in make() as Int }
print(c)
let e: [String] = [1, 2].map { _ in make() }
print(e)
func g() -> String { make() }
print(g())
func ret() -> Int { return make() }
print(ret())
print("\(make() as Int)")
let t: (Int, String) = (make(), make())
print(t)
switch make() as Int { case 1: print("one"); default: break }
print(max(make(), 5))
print([5, make()])
print(["a": make() as Int])
