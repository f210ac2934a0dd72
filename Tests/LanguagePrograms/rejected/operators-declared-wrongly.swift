// Operators and their groups, declared wrongly.
infix operator +++
func +++ (a: Int) -> Int { a }
func + (a: Int) -> Int { a }
func * (a: Int, b: Int, c: Int) -> Int { a }
prefix func - (a: String, b: String) {}
func - () {}
infix operator =
infix operator ->
precedencegroup A { higherThan: AdditionPrecedence }
precedencegroup A { }
struct S { static func + (a: Int, b: Int) -> Int { a } }
struct G<T> { static func - (a: T, b: T) -> T { a }; static func * (a: G<T>?, b: Int) {} ; static func == (a: [G<T>], b: Int) -> Bool { true } }
extension Int { static func + (a: String, b: String) {} }
protocol Sums { static func + (a: Int, b: Int) -> Int }
extension Sums { static func - (a: Int, b: Int) -> Int { 1 } }
