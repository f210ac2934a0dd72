// compositions with a class as values
class C { required init() {} }
protocol P { func hi() -> String }
class D: C, P { func hi() -> String { "hi" } }
let t = (C & P).self
print(t)
print(D() is C & P, (D() as C) is P)
typealias CP = C & P
print(CP.self, (any P).self, P.self, (P & AnyObject).self)
func name<T>(_ t: T.Type) -> String { "\(t)" }
print(name((C & P).self), name((any P & AnyObject).self))
let x: Any = D()
if let y = x as? CP { print(y.hi()) }
let types: [Any.Type] = [(C & P).self, Int.self]; print(types)
