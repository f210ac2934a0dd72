// protocols: what fulfils a requirement is chosen in the class that conforms
protocol P { func f() -> String }
extension P { func f() -> String { "P" } }
class A: P {}
class B: A { func f() -> String { "B" } }
let p: any P = B()
print(p.f())
