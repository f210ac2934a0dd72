// What literals make of a condition is known: what is behind a false one is never reached, so that nothing is missing there.
func a() -> Int { if true { return 1 } }
func b() -> Int { if false { } else { return 1 } }
func c(_ x: Bool) { let y: Int; if true { y = 1 } else { print(x) }; print(y) }
func d() -> Int { guard false else { return 2 } }
func e() { let y: Int; if false { print(1) } else { y = 1 }; print(y) }
func g() -> Int { if true, true { return 1 } }
func h() -> Int { if !false { return 1 } }
func i() { let y: Int; let z = true ? 1 : 2; y = z; print(y) }
print(a(), b(), d()); c(true); e(); i()
func loops() -> Int { while !false { return 3 } }
func again(_ x: Bool) -> Int { repeat { if x { return 4 } ; return 5 } while true }
func both(_ x: Bool) -> Int { if false, x { } else { return 6 } }
func either(_ x: Bool) -> Int { if true || x { return 7 } else { return 8 } }
print(loops(), again(true), both(true), either(false), g(), h())
struct S { let n: Int; init(_ x: Bool) { if true { n = 1 } }; func f() -> Int { if true { return n } else { print(1) } } }
print(S(true).n, S(true).f())
let top: Int
if true { top = 9 }
print(top)
class C { let n: Int; init() { guard true else { fatalError() }; n = 2 } }
print(C().n)
