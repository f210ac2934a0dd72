// operators: precedence groups of one's own, and what lies between them
precedencegroup Power { higherThan: Product associativity: right }
precedencegroup Product { higherThan: AdditionPrecedence lowerThan: MultiplicationPrecedence associativity: left }
precedencegroup Pipe { lowerThan: AdditionPrecedence associativity: left }
infix operator **: Power
infix operator <*>: Product
infix operator |>: Pipe
infix operator >>>
infix operator =~: ComparisonPrecedence
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
func <*> (a: Int, b: Int) -> Int { a * b - 1 }
func |> (a: Int, b: Int) -> Int { a * 10 + b }
func >>> (a: Int, b: Int) -> Int { a - b }
func =~ (a: String, b: String) -> Bool { a.hasPrefix(b) }
print(2 ** 3 ** 1 + 1, 2 <*> 2 ** 3 - 1, 1 + 2 <*> 3 * 4 <*> 5 - 1 << 2, 1 |> 2 * 3 + 4 |> 5)
var value = 0
value = 5 >>> 2
value += 7 >>> 3
print(value, value > 3 ? 1 >>> 2 : 0, [2 >>> 1, 3])
if "abc" =~ "ab" && value > 1 || !("a" =~ "c") { print("found") }
let maybe: Int? = 3
print(maybe ?? 1 + 2, maybe ?? 1 == 3, 1 << 4 * 2, 1 + 2 << 3 & 4, 2...4 ~= maybe ?? 0)
