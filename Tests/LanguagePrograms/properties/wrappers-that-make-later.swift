// properties: a wrapper that takes its value as an autoclosure decides when what a memberwise initialiser is given is made
@propertyWrapper struct Lazy<T> {
  var f: (() -> T)?, v: T?
  var tag = ""
  init(wrappedValue: @autoclosure @escaping () -> T) { f = wrappedValue }
  init(wrappedValue: @autoclosure @escaping () -> T, _ tag: String) { f = wrappedValue; self.tag = tag }
  var wrappedValue: T {
    mutating get { if v == nil { v = f!() }; return v! }
    set { v = newValue }
  }
}
func say<T>(_ t: String, _ v: T) -> T { print("say", t); return v }
struct S { @Lazy var n: Int = say("n", 1); var other = 1 }
struct A { @Lazy("x") var n: Int = say("An", 1); @Lazy("y") var m = say("Am", 2) }
struct B { @Lazy var n: Int?; static func own() -> Int { say("own", 4) } }
struct H<E> { @Lazy var e: [E] = [E](); var o = 1 }
var h = H<Int>(); print(h.e)
struct J<E> { @Lazy var e: E? }
var jj = J<Int>(); print("made"); print(jj.e as Any)
struct C { @Lazy var n: Int = C.make(); static func make() -> Int { say("make", 4) } }
struct G<E> { @Lazy var e: [E] = say("e", []); var k: E }
struct I {
  @Lazy var n: Int
  init() { _n = Lazy(wrappedValue: say("made", 3)) }
}
class K {
  @Lazy var n: Int = say("K", 5)
  init() {}
  init(_ a: Int) { n = say("K assigned", a) }
}
struct D { @Lazy var n: Int }
var s = S(other: 2); print("made"); print(s.n)
var s2 = S(n: say("arg", 3)); print("made"); print(s2.n); print(s2.n)
var a = A(m: say("m", 4)); print("made"); print(a.n, a.m, a)
var b = B(n: say("bn", 3)); print("made"); print(b.n as Any);
var b2 = B(); print("made"); print(b2.n as Any)
var c = C(); print("made"); print(c.n)
var g = G(k: 3); print("made"); print(g.e)
var g2 = G(e: say("ge", ["x"]), k: "k"); print("made"); print(g2.e)
var i2 = I(); print("made"); print(i2.n)
var k = K(); print("made"); print(k.n)
var k2 = K(6); print("made"); print(k2.n)
var d = D(n: say("d", 8)); print("made"); print(d.n)
func local() { @Lazy var n: Int = say("local", 3); print("made"); print(n) }
local()
