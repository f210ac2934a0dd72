// properties: who is observed, and when
class C { let n: String; init(_ n: String) { self.n = n }; deinit { print("deinit", n) } }
do { let f = { [a = C("unused")] in print("hi") }; print("after"); f() }
do { let f = { [a = C("unused1"), b = C("used"), c = C("unused2")] in print("hi", b.n) }; print("after"); f() }
class A { var x = 1 { willSet { print("will", newValue) } didSet { print("did", oldValue) } }; init() { x = 2 }
  convenience init(_ n: Int) { self.init(); x = n; self.x += 1; f() }
  init(z: Int) { x = z; let g = { self.x = 7 }; g(); f() }
  func f() { x = 100 }
  deinit { x = 50; print("deinit A") } }
class B: A { override init() { super.init(); x = 9 }; convenience init(b: Int) { self.init(); x = b } ; deinit { x = 77 } }
_ = A(9); print("--"); _ = A(z: 1); print("-- B"); _ = B(); print("--"); _ = B(b: 3)
struct S { var x = 1 { didSet { print("S did", oldValue, x) } }; init() { x = 3 }; init(_ n: Int) { self.init(); x = n; x += 1; g() }; mutating func g() { x = 5 } }
var s = S(8); s.x += 1; print(s.x)
s.x = 4
func io(_ x: inout Int) { x = 1; x = 2 }
io(&s.x)
struct T { static var n = 0 { willSet { print("Twill", newValue) } didSet { print("Tdid", n, oldValue) } }; static func f() { n = 3 }; func g() { Self.n += 1; T.n = 8 } }
T.n += 1; T.f(); T().g(); io(&T.n)
class D: A { override var x: Int { didSet { print("D did", x) } } }
let d = D(); d.x = 6; let da: A = d; da.x = 8
var glob = 0 { didSet { print("glob", oldValue, glob) } }
glob = 4; glob += 1; io(&glob)
func loc() { var l = 0 { didSet { print("loc", oldValue) } }; l = 3; l += 1; io(&l) }
loc()
class G<T> { var v: T { didSet { print("G", v) } }; init(_ v: T) { self.v = v; self.v = v } }
let g = G(3); g.v = 4
protocol P { var p: Int { get set } }
struct PS: P { var p = 0 { didSet { print("PS", p) } } }
var pp: any P = PS(); pp.p = 5; pp.p += 1
struct W { var s = S() { didSet { print("W") } } ; var arr = [1, 2] { didSet { print("arr", arr) } } }
var w = W(); w.s.x = 2; w.arr[0] = 9; w.arr.append(3)
struct L { lazy var z: Int = { print("lazy"); return 3 }() { didSet { print("L did", oldValue) } } }
var l = L(); l.z = 8; var l2 = L(); print(l2.z); l2.z = 1
class Q { var x = 0 { didSet { if x < 5 { x = 5; print("clamped") } } } }
let q = Q(); q.x = 3; print(q.x); q.x = 9; print(q.x)
var o: S? = S(); o?.x = 9; o!.x = 10
