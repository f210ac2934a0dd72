// reference counting: what goes when
class C { let n: String; init(_ n: String) { self.n = n }; deinit { print("deinit", n) } }
struct S { let a: C, b: C; init(_ x: String) { a = C(x + "a"); b = C(x + "b") } }
enum E { case one(C, C), two((C, S)), none }
print("1 local struct"); do { let s = S("1"); _ = s }
print("2 two locals"); do { let s = S("x"); let t = S("y"); _ = s; _ = t }
print("3 tuple"); do { let t = (C("t1"), C("t2")); _ = t }
print("4 enum"); do { let e = E.one(C("e1"), C("e2")); _ = e; let f = E.two((C("f1"), S("f2"))); _ = f }
func f(_ a: C, _ b: C) { print("in f") }
print("5 args"); f(C("p"), C("q"))
func g(_ a: S, _ b: S) { print("in g") }
print("6 struct args"); g(S("p"), S("q"))
class D { let a = C("da"); let s = S("ds"); var z = C("dz"); deinit { print("D deinit") } }
class E2: D { let q = C("eq"); let r = C("er"); deinit { print("E2 deinit") } }
print("7 class"); do { let d = E2(); _ = d }
print("8 array"); do { let a = [C("1"), C("2"), C("3")]; _ = a }
print("9 captures"); do { let a = C("c1"), b = C("c2"); let f = { print(a.n, b.n) }; f() }
print("10 capture only"); func mk() -> () -> Void { let a = S("k1"), b = C("k2"); return { _ = b; _ = a; print("call") } }
do { let f = mk(); f() }
print("11 capture list"); func mk2() -> () -> Void { return { [a = C("l1"), b = C("l2")] in print("x", b.n, a.n) } }
do { let f = mk2(); f() }
print("12 function locals"); func h() { let a = C("h1"); let b = S("h2"); let c = C("h3"); print("body"); _ = (a, b, c) }
h()
print("13 overwrite"); do { var s = S("o"); s = S("n"); print("overwritten"); _ = s }
print("14 var tuple"); do { var t = (C("a"), C("b")); t = (C("c"), C("d")); print("ow"); _ = t }
print("15 dict opt"); do { var o: S? = S("opt"); o = nil; print("nil'd"); _ = o }
print("16 expression temps"); _ = (C("m"), C("n"))
print("17 call temps"); print(C("u").n, C("v").n)
print("18 method temp"); C("w").n.forEach { _ in }
print("19 array literal temp"); print([C("x1"), C("x2")].count)
print("20 existential"); do { let x: Any = S("any"); _ = x }
print("21 init param"); class Q { let a: C; let b: C; init(_ x: C, _ y: C, _ z: C) { a = x; b = y; print("init end") } }
do { let q = Q(C("i1"), C("i2"), C("i3")); print("made"); _ = q }
print("22 inout struct"); func io(_ s: inout S) { s = S("new"); print("in io") }
do { var s = S("old"); io(&s); print("after") }
print("23 return early"); func early(_ x: Bool) -> Int { let a = C("e1"); if x { let b = C("e2"); let c = C("e3"); _ = b; _ = c; return 1 }; _ = a; return 2 }
_ = early(true)
print("24 loop"); for i in 0..<2 { let a = C("l\(i)"); let b = C("m\(i)"); _ = a; _ = b }
print("25 if let"); if let x = Optional(C("il")), let y = Optional(C("im")) { print(x.n, y.n) }
print("26 switch"); switch E.one(C("s1"), C("s2")) { case .one(let a, let b): print(a.n, b.n); default: break }
print("27 global"); let gg = C("global"); _ = gg
