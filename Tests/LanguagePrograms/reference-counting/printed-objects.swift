// reference counting: what is printed lives until it is
class C: CustomStringConvertible { let n: String; init(_ n: String) { self.n = n }; deinit { print("deinit", n) }; var description: String { "C" + n } }
struct S { let c: C }
print(C("a")); print(C("b"), C("c")); print(S(c: C("d")).c, 1); print("\(C("e"))"); print([C("f")], (C("g"), 2))
print(Optional(C("h")) as Any); print(String(describing: C("i"))); let s = "\(C("j")) \(C("k"))"; print(s)
