func i(_ n: Int) -> Int { print("i", n); return n }
class A { var n = 1; subscript(i: Int) -> Int { get { i + n } set { print("A set", i); n = newValue } } }
protocol K { static var kept: A? { get set } }
extension K {
  func note() { print("a"); Self.kept?[i(8)] -= 1; print("b"); Self.kept?[8] -= 1 ; Self.kept?.n -= i(1) }
}
struct S: K { static var k: A? = A(); static var kept: A? { get { print("get"); return k } set { print("set kept"); k = newValue } } }
S().note()
class C: K { static var kept: A? { get { S.kept } set { print("set kept"); S.k = newValue } } }
final class D: C {}
C().note()
D().note()
struct O {
  var a: A? = A(); var none: A?
  var kept: A? { get { print("get"); return a } set { print("set"); a = newValue } }
  mutating func go() { kept?[i(1)] += i(2); none?[i(3)] += i(4); kept?[i(5)] = i(6); print(a!.n) }
}
var o = O(); o.go(); o.kept?[i(7)] -= 1; o.none?[i(9)] = 2
func bump(_ a: inout Int, _ b: Int) { a += b }
if let _ = o.kept.map({ bump(&$0[i(3)], i(4)) }) { print(o.a!.n) }
