struct S {
  let a: String
  init() { a = #function; print(#function) }
  init(a: Int, _ b: Int) { self.a = #function }
  init?(x: Int) { print(#function); return nil }
  subscript(_ n: Int) -> String { #function }
  subscript(key n: Int) -> String { get { #function } set { print(#function) } }
  var p: String { #function }
  var q: String { get { #function } set { print(#function) } }
  func m(_ a: Int, b: Int) -> String { let c = { #function }; return c() }
  func n() -> String { func inner(z: Int) -> String { #function }; return inner(z: 1) + #function }
  static func + (l: S, r: S) -> String { #function }
  static func s() -> String { #function }
  var stored: String = #function
  lazy var z: String = #function
  var o: Int = 1 { didSet { print(#function) } willSet { print(#function) } }
}
final class C { init() {} ; deinit { print(#function) } ; init(with x: Int) { print(#function) } }
var s = S()
print(s.a, S(a: 1, 2).a, s[0], s[key: 1], s.p, s.q, s.m(1, b: 2), s.n(), s + s, S.s(), s.stored, s.z)
s[key: 2] = ""; s.q = ""; s.o = 2
_ = S(x: 1)
_ = C(with: 1)
func log(_ f: String = #function) { print(f) }
log()
struct T { init() { log() } ; subscript(i: Int) -> Int { log(); return i } ; func go(_: Int) { log() } }
print(T()[1]); T().go(2)
print(#function)
func gen<X>(_ x: X, y: Int...) { print(#function) }
gen(1, y: 2)
