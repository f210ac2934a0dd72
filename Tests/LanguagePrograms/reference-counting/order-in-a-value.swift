// reference counting: the parts of a value go in their order
class C { let n: String; init(_ n: String) { self.n = n }; deinit { print("deinit", n) } }
struct S { let a = C("a"), b = C("b") }
do { let s = S(); _ = s }
