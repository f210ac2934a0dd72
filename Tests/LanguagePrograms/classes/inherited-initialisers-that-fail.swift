// Inherited initialisers that fail.
class A {
    let n: Int
    required init(n: Int) { self.n = n }
    convenience init?(s: String) {
        guard let n = Int(s) else { return nil }
        self.init(n: n)
    }
}
class B: A {}
class C: A { required init(n: Int) { super.init(n: n) } }
print(A(s: "x") == nil, B(s: "x") == nil, C(s: "x") == nil, B(s: "x") as Any, C(s: "4")?.n as Any)
if let b = B(s: "x") { print("made", b.n) } else { print("nil") }
class D {
    let n: Int
    init?(n: Int) { if n < 0 { return nil }; self.n = n }
}
class E: D { var d = 4 }
print(E(n: -1) == nil, E(n: -1)?.d as Any, D(n: -1) == nil)
class F: D { override init?(n: Int) { super.init(n: n - 5); print("after super") } }
print(F(n: 3) == nil)
