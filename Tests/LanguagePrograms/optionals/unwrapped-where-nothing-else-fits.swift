// What is declared `T!` is passed on as an Optional where a function takes one; it is unwrapped where none does.
func f(_ a: Int) { print("Int") }
func f(_ a: Int?) { print("Int?") }
func g(_ a: Any) { print("g Any") }
func g(_ a: Int) { print("g Int") }
func o(_ a: Double) { print("o Double") }
func o(_ a: Any?) { print("o Any?") }
func h<T>(_ a: T) { print("h", T.self) }
var n: Int! = 1
f(n); g(n); h(n)
var d: Double! = 1
o(d)
print([n] as Any, n as Any)
let sum: Int = n + 1
print(sum)
struct B { var t: String! = "t" }
func two(_ a: String, _ b: Int?) { print("two 1") }
func two(_ a: String?, _ b: Int) { print("two 2") }
two(B().t, 1)
func fi(_ a: inout Int) { print("Int") }
func fi(_ a: inout Int?) { print("Int?") }
func gi(_ a: inout Int?) { print("g Int?") }
func gi(_ a: inout Int) { print("g Int") }
func hi<T>(_ a: inout T) { print("h", T.self) }
func k<T: Equatable>(_ a: inout T, _ b: T) { print("k", T.self) }
fi(&n)
gi(&n)
hi(&n)
k(&n, 1)
