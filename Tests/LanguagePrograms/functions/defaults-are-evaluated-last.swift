// functions: what is written before what is not
func p(_ n: Int) -> Int { print(n); return n }
struct S { var a = p(10); var b: Int }
_ = S(b: p(12))
func f(_ a: Int = p(1), b: Int) {}
f(b: p(2))
