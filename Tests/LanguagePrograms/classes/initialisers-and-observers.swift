// classes: initialisers, overriding, observers, Self
class A {
  let n: Int; var log: [String] = []; init(n: Int) { self.n = n; setup() }; convenience init() { self.init(n: 1) };
  func setup() { log.append("A") }; var desc: String { "A\(n)" }; class var kind: String { "kA" }; deinit { print("~A", n) }
}
class B: A {
  var extra = 5; override init(n: Int) { extra = 7; super.init(n: n * 2); log.append("B\(extra)") };
  override func setup() { super.setup(); log.append("Bs\(extra)") }; override var desc: String { "B" + super.desc };
  override class var kind: String { "kB+" + super.kind }; deinit { print("~B", extra) }
}
class C: B {
  override init(n: Int) { super.init(n: n + 1) }; convenience init(s: String) { self.init(n: s.count) };
  override var desc: String { get { "C" + super.desc } }
}
func run() {
  for a in [A(), B(n: 2), C(s: "four"), B(), C()] as [A] {
    print(a.desc, a.log, type(of: a).kind, a is B, (a as? C)?.extra as Any)
  }
}
run()
class Obs {
  var v = 1 {
    willSet { print("will", v, newValue) }
    didSet { print("did", oldValue, v) }
  }; init(_ x: Int) { v = x }; func set(_ x: Int) { v = x }
}
class Obs2: Obs {
  override var v: Int {
    willSet { print("w2", newValue) }
    didSet { print("d2", oldValue); if v > 10 { v = 10 } }
  }
}
let o = Obs2(3); o.set(5); o.v += 1; o.set(20); print(o.v)
class L {
  lazy var x: Int = {
    print("lazy"); return 3
  }()
    ;
  var y: Int { x + 1 }
}
let l = L(); print(l.y, l.y); l.x = 9; print(l.y)
protocol Named { var name: String { get } };
extension Named { var name: String { "default" }; func hello() -> String { "hi \(name)" } }
class N1: Named {}; class N2: N1 { var name: String { "N2" } }; class N3: Named { var name: String { "N3" } };
class N4: N3 { override var name: String { "N4" } }
for n in [N1(), N2(), N3(), N4()] as [Named] { print(n.name, n.hello()) }
print(N2().name, (N2() as N1).name)
class Base {
  required init() { print("base") }; static func make() -> Self { Self() }; func copy() -> Self { type(of: self).init() }
}
class Derived: Base {
  var d = {
    print("d init"); return 1
  }(); required init() { super.init(); print("derived") }
}
print(type(of: Derived.make()), type(of: (Derived() as Base).copy()))
struct S {
  var a: Int, b = 2; init(a: Int) { self.a = a }; init?(s: String) { guard let v = Int(s) else { return nil }; self.init(a: v) }
}
print(S(a: 1), S(s: "x") as Any, S(s: "7")!)
class F { var p: Int; init?(_ p: Int) { if p < 0 { return nil }; self.p = p }; deinit { print("~F") } }
class G: F { let q = 5; override init?(_ p: Int) { super.init(p); if p > 5 { return nil } }; deinit { print("~G") } }
print(G(-1) == nil, G(9) == nil, G(3)?.p as Any)
final class W { weak var w: A?; unowned let u: A; init(_ a: A) { w = a; u = a } }
var a: A? = A(n: 77); let w = W(a!); print(w.w!.n, w.u.n); a = nil; print(w.w == nil)
class Node {
  var next: Node?; let id: Int; init(_ id: Int, _ next: Node? = nil) { self.id = id; self.next = next };
  deinit { print("-\(id)", terminator: " ") }
}
do { let _ = Node(1, Node(2, Node(3))) }
print()
