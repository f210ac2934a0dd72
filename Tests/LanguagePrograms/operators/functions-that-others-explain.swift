// operators: operators, initialisers and closures as operands and arguments, where only the others say what they are given
infix operator <!>: MultiplicationPrecedence
infix operator <*>: MultiplicationPrecedence
infix operator ∘: MultiplicationPrecedence
infix operator >>>: MultiplicationPrecedence
infix operator |>: AdditionPrecedence
infix operator <^>: MultiplicationPrecedence

func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
func apply<A, B>(_ f: (A) -> B, _ a: A) -> B { f(a) }
func composed<A, B, C>(_ g: @escaping (B) -> C, _ f: @escaping (A) -> B) -> (A) -> C { { g(f($0)) } }
func <!> <A, B>(f: (A) -> B, a: A?) -> B? { a.map(f) }
func <!> <A, B>(f: (A) -> B, a: [A]) -> [B] { a.map(f) }
func <*> <A, B>(f: ((A) -> B)?, a: A?) -> B? { f.flatMap { g in a.map { g($0) } } }
func <*> <A, B>(f: [(A) -> B], a: [A]) -> [B] { f.flatMap { g in a.map { g($0) } } }
func ∘ <A, B, C>(g: @escaping (B) -> C, f: @escaping (A) -> B) -> (A) -> C { { g(f($0)) } }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
extension Optional { static func <^> <B>(f: (Wrapped) -> B, a: Self) -> B? { a.map(f) } }
func next(_ n: Int) -> Int { n + 1 }

print(curry(-)(1)(10), flip(curry(-))(1)(10), flip(flip(curry(-)))(1)(10), flip(curry(max))(1)(2))
print(apply(curry(-), 1)(2), [1, 2].map(flip(curry(-))(1)), flip(curry(+))("a")("b"))
let lessOf: (Int) -> (Int) -> Int = flip(curry(-))
print(lessOf(1)(2), 3 |> flip(curry(-))(1), (flip(curry(-))(1) >>> { $0 * 2 })(10), (curry(-)(1) >>> abs)(10))

print((curry(+) <!> Optional(1)) <*> 4 as Any, curry(+) <!> Int("1") <*> Int("2") ?? 0)
print(curry(+) <!> [1, 2] <*> [10, 20], curry(+) <!> Optional("a") <*> Optional("b") ?? "-")
print(flip(curry(-)) <!> Optional(1) <*> Optional(5) as Any, curry(max) <!> Int("3") <*> Int("2") as Any)
print(String.init <!> Int("3") as Any, Int.init <!> "3" as Any, { $0 + 1 } <!> Int("3") as Any, abs <!> Int("-3") as Any)

print((abs ∘ { $0 * 2 })(-21), (String.init ∘ { $0 * 2 })(-21), (String.init ∘ abs)(-21), (String.init ∘ next)(2))
let doubled: (Int) -> String = String.init ∘ { $0 * 2 }
print(doubled(2), [1, 2].map(String.init ∘ { $0 * 2 }), ["1", "x"].map({ $0 ?? 0 } ∘ Int.init), [1, 2].map({ $0 * 2 } >>> String.init))
print(composed(String.init, next)(2), [1, 2].map(composed({ $0 + "!" }, String.init)), [1, 2].map(composed({ $0.count }, { "\($0 * 50)" })))
print((abs >>> String.init)(-3), (String.init >>> { $0.count })(345), (Int.init >>> { $0 ?? 0 })("12"), (abs >>> { $0 * 2 } >>> String.init)(-3))

let double = { (a: Int) in a * 2 }
let times: (Int) -> (Int) -> Int = { a in { b in a * b } }
print(double <^> Int("4") as Any, double <^> 6 as Any, (times <^> Optional(6))!(7), double <^> nil as Any)
print({ $0 + 1 } <^> Optional(2) as Any, { $0 + 1 } <^> Int("2") as Any, abs <^> -3 as Any)
let words = ["1", "2"]
print(words |> curry({ $1.joined(separator: $0) })("-"), 3 |> curry({ $0 * $1 })(2), words |> flip(curry({ $0.count + $1 }))(4))
