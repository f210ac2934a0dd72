// classes: which initialisers a class has from its ancestors, what calls the superclass's for it, and what may stand before
class A {
  var n: Int
  init(n: Int) { self.n = n }
  init() { n = 0 }
  required init(s: String) { n = s.count }
  convenience init(c: Int) { self.init(n: c * 10) }
}
class B: A {}
class C: B {
  override init(n: Int) { super.init(n: n + 1) }
  override init() { super.init() }
  required init(s: String) { super.init(s: s + "!") }
}
class D: A {
  init(x: Int) { super.init(n: x) }
  required init(s: String) { super.init(s: s) }
}
class E: D {
  init(n: Int) { super.init(x: n + 100) }
  init() { super.init(x: 1) }
  override init(x: Int) { super.init(x: x + 1000) }
  required init(s: String) { super.init(s: s) }
}
print(B(n: 1).n, B(c: 2).n, C(c: 3).n, C(s: "abc").n, D(x: 4).n, E(n: 5).n, E().n, E(x: 6).n)

class Defaults {
  var k: Int
  init(k: Int = 3) { self.k = k }
}
class G: Defaults {
  var z: Int {
    didSet { print("set", z) }
  }
  lazy var later = z + 1
  init(z: Int) {
    self.z = z
    self.z += 1
    for i in 0..<3 where i > 1 { self.z += i }
    print("before", self.z)
  }
  init?(odd: Int) {
    z = odd
    if odd % 2 == 0 { return nil }
    switch odd {
    case 1: super.init(k: 1)
    default: super.init()
    }
    z += 1
  }
}
print(G(z: 1).k, G(odd: 2) as Any, G(odd: 1)?.k ?? 0, G(odd: 3)?.later ?? 0)

class Box<T> {
  var t: T
  init(t: T) { self.t = t }
}
class Row<U>: Box<[U]> {
  var u: U
  init(u: U) {
    self.u = u
    super.init(t: [u])
    t.append(self.u)
  }
}
print(Row(u: 7).t)
