// closures: results of generic functions, called at once
func both<T>(_ a: @escaping () -> T, _ b: @escaping () -> T) -> () -> [T] { { [a(), b()] } }
print(both({ 1 }, { 2 })())
func adder(_ n: Int) -> (Int) -> Int { { $0 + n } }
print(adder(2)(3))
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { f($1, $0) } }
print(flip({ $0 - $1 })(1, 10), flip { "\($0)\($1)" }("x", 2))
func throwing<A, B>(_ f: @escaping (A) throws -> B) -> (A) -> B? { { try? f($0) } }
struct E: Error {}
print(throwing { if $0 > 3 { throw E() }; return $0 * 2 }(2) as Any, throwing { (n: Int) -> Int in throw E() }(2) as Any)
func pipe<A, B>(_ fs: ((A) -> B)...) -> (A) -> [B] { { a in fs.map { $0(a) } } }
print(pipe({ $0 + 1 }, { $0 * 10 })(4), pipe({ $0.count })("four"))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
print(curry(max)(3)(9), curry({ (a: Int, b: Int) in a - b })(3)(9))
let values = [3, 1, 2].map(curry(+)(10))
print(values)
func id<T>(_ t: T) -> T { t }
print(id({ $0 + 1 })(4), id(id)(5))
print({ $0 * 2 }(4), { (a: Int, b: Int) in a + b }(1, 2))
