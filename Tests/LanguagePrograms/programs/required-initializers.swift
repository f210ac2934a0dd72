protocol Startable {
  init()
}
struct A: Startable {
  var n = 3
}
struct B: Startable {
  var n = 4
  var s: String? = nil
}
func make<T: Startable>(_ t: T.Type) -> T { T() }
print(make(A.self).n, make(B.self).n)
protocol Named { init(name: String) }
struct C: Named { var name: String }
struct D: Named { let name: String }
func named<T: Named>(_ t: T.Type) -> T { t.init(name: "x") }
print(named(C.self).name, named(D.self).name)
