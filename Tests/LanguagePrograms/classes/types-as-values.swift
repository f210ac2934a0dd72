// classes: class members, initialisers and metatypes of types that are only known when the program runs
class A {
  class func name(_ n: Int = 1) -> String { "A\(n)" }
  class var kind: String { "ka" }
  func hello() -> String { "hello " + type(of: self).name(3) + " " + type(of: self).kind }
  required init() {}
}
class B: A {
  override class func name(_ n: Int = 1) -> String { "B\(n)" }
  override class var kind: String { "kb" }
}
class C: B {}
let a: A = B()
print(type(of: a).name(), a.hello(), type(of: a) == B.self, C().hello(), A().hello())
let types: [A.Type] = [A.self, B.self, C.self]
print(types.map { $0.init().hello() }, types.map { "\($0)" })
protocol P {
  static var k: String { get }
  static func f() -> Int
  init()
}
struct S: P {
  static let k = "s"
  static func f() -> Int { 1 }
}
struct T: P {
  static let k = "t"
  static func f() -> Int { 2 }
}
let ps: [P] = [S(), T()]
for p in ps { print(type(of: p).k, type(of: p).f()) }
func make<X: P>(_ t: X.Type) -> String {
  _ = t.init()
  return X.k + t.k
}
print(make(T.self))
