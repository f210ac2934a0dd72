// Required initialisers that a protocol asks for, called on generic parameters that are subclasses.
protocol Makes { init(n: Int); func say() -> String }
class A: Makes { let n: Int; required init(n: Int) { self.n = n }; func say() -> String { "A\(n)" } }
class B: A { var z = 5; override func say() -> String { "B\(n) \(z)" } }
class C: A { var q: Int; required init(n: Int) { q = n * 2; super.init(n: n + 1) }; override func say() -> String { "C\(n) \(q)" } }
func make<T: Makes>(_ t: T.Type) -> T { T(n: 3) }
func make2<T: Makes>(_ t: T.Type) -> T { t.init(n: 4) }
print(make(A.self).say(), make(B.self).say(), make(C.self).say(), make(B.self).z, make(C.self).q)
print(make2(A.self).say(), make2(B.self).say(), make2(C.self).say(), make2(B.self).z, make2(C.self).q)
