precedencegroup Composition { associativity: left }
infix operator >>>: Composition
func >>> <A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let one = { (s: Substring) in s.uppercased() } >>> { $0 + "!" }
print(one("a"))
let two = { (n: Int) in "\(n)" } >>> { $0.count }
print(two(123))
let three = { (n: Int) in n * 2 } >>> { $0 + 1 } >>> { "<\($0)>" }
print(three(4))
func double(_ n: Int) -> Int { n * 2 }
print((double >>> String.init)(4), (double >>> { $0 - 1 } >>> double)(5))
let typed: (Int) -> String = { $0 + 1 } >>> { "\($0)" }
print(typed(1))
