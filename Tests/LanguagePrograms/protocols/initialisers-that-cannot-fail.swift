// what cannot fail fulfils an initialiser that may
protocol P { init?(x: Int) }
struct S: P { let x: Int; init(x: Int) { self.x = x } }
struct R: P { let x: Int; init?(x: Int) { if x < 0 { return nil }; self.x = x } }
final class C: P { let x: Int; init(x: Int) { self.x = x } }
struct I: P { let x: Int; init!(x: Int) { if x < 0 { return nil }; self.x = x } }
func make<T: P>(_: T.Type, _ x: Int) -> T? { T(x: x) }
print(make(S.self, 1) as Any, make(R.self, 1) as Any, make(R.self, -1) as Any, make(C.self, 2)!.x, make(I.self, -1) as Any)
let types: [any P.Type] = [S.self, R.self]
for type in types { print(type.init(x: 4) as Any, type.init(x: -4) as Any) }
