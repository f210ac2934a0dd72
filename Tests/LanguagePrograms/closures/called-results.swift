// closures: what is called says what the closures of the call that made it are given
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 2 })(3))
let length = compose({ (s: String) in s.count }, { $0 * $0 })
print(length("abc"))
print(compose({ $0.count }, { $0 > 2 })("abc"))
print(compose({ Double($0) / 2 }, { "\($0)" })(5))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(+)(1)(2), curry({ $0 * $1 })(3)(4), curry { "\($0)-\($1)" }("a")(1))
func memo<T: Hashable, R>(_ f: @escaping (T) -> R) -> (T) -> R { var c: [T: R] = [:]; return { if let r = c[$0] { return r }; let r = f($0); c[$0] = r; return r } }
print(memo { $0 * $0 }(9), memo({ (n: Int) in n + 1 })(1))
let partial: (Int) -> Int = compose({ $0 + 1 }, { $0 - 4 })
print(partial(0))
