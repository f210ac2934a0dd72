// protocols: a value of several protocols is opened for a function that asks for all of them
protocol N { var name: String { get } }
protocol A { var age: Int { get set } }
protocol Q: N { func q() -> Int }
protocol K { static var kind: String { get }; init() }
struct P: N & A { let name: String; var age: Int }
struct O: N { let name: String }
struct Z: N, A, K, Hashable { var name = "z"; var age = 5; static let kind = "Z" }
class C: N, A { let name = "c"; var age = 7 }
struct X: Q, A { var name = "x"; var age = 2; func q() -> Int { 9 } }
func show(_ x: some N & A) -> String { x.name + "\(x.age)" }
func show2<T: N>(_ x: T) -> String where T: A { x.name }
func one<T: A>(_ x: T) -> Int { x.age }
func grow<T: N & A>(_ x: T) -> T { var y = x; y.age += 1; return y }
func kind<T: N & K>(_ x: T) -> String { T.kind + T().kindOf + x.name }
extension K { var kindOf: String { Self.kind } }
func q<T: Q & A>(_ x: T) -> Int { x.q() + x.age }
typealias NA = N & A
func all(_ l: [any NA]) -> [String] { l.map { show($0) } }
struct H { func t<T>(_ x: T) -> String where T: N, T: A { show(x) + "!" } }
func r<T: N & AnyObject>(_ x: T, _ other: AnyObject) -> Bool { x === other }
do {
  var e: any N & A = P(name: "a", age: 1)
  e.age = 9
  print(show(e), show2(e), one(e))
}
do {
  let l: [any N & A] = [P(name: "a", age: 1), Z(), C()]
  for x in l { print(show(x), one(x), grow(x).age) }
  let o: [any N] = [O(name: "o"), Z()]
  print(o.count)
}
do {
  let k: any N & K = Z()
  print(kind(k))
}
do {
  let m: any Q & A = X()
  print(q(m), show(m), show2(m))
}
do {
  print(all([P(name: "b", age: 3), X()]))
}
do {
  let e: any N & A = C()
  print(H().t(e))
}
do {
  let e: any N & A & K = Z()
  print(show(e), kind(e))
}
do {
  let e: any N & A & AnyObject = C()
  print(show(e))
  print(r(e, e))
}
