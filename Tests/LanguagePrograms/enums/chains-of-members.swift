// What is wanted of a chain is the type that its first member is of.
struct S { var n = 0; static var number: S { S() }; static func of(_ k: Int) -> S { S(n: k) }; func precision(_ k: Int) -> S { S(n: k) }; var twice: S { S(n: n * 2) } }
extension Int { func shown(_ s: S) -> String { "\(self)/\(s.n)" }; func opt(_ s: S?) -> Int { s?.n ?? -1 } }
let a: S = .number.precision(2)
let b: S = .number.precision(3).precision(4).twice
let c: S? = .of(3).twice
print(a.n, b.n, c!.n, 5.shown(.number), 5.shown(.of(2).twice), 6.opt(.number.precision(8)))
func f<T>(_ t: T, _ s: S) -> Int { s.n }
print(f(1, .number.precision(7)), [S.number, .of(2).twice].map(\.n))
print(5.shown(.number.precision(2)))
