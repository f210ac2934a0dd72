// advice: the requirement that the extension does not meet, at the conformance
protocol Combining { static func combine(_ a: Self, _ b: Self) -> Self }
extension Int: Combining { static func combine(_ a: Int, _ b: Int) -> Int { a + b } }
extension String: Combining { static func combine(first a: String, _ b: String) -> String { a + b } }
func both<T: Combining>(_ a: T, _ b: T) -> T { T.combine(a, b) }
print(both(1, 2), both("a", "b"))
