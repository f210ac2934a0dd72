// closures: functions that are made, passed along an operator and called at once
func map<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func filter<A>(_ f: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(f) } }
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print([1, 2, 3] |> map { $0 * 2 } |> filter { $0 > 2 })
print(map { "\($0)" }([1, 2]), filter { $0 != "a" }(["a", "b"]))
func debounce<T>(_ f: @escaping (T) -> Void) -> (T) -> Void { { f($0) } }
debounce { print("got", $0) }(7)
debounce { (x: String) in print("str", x) }("s")
func retry<T>(_ n: Int, _ f: @escaping () throws -> T) -> () -> T? { { for _ in 0..<n { if let r = try? f() { return r } }; return nil } }
var tries = 0
struct E: Error {}
print(retry(3) { () throws -> Int in tries += 1; if tries < 3 { throw E() }; return tries }() as Any)
let add = { (a: Int) in { (b: Int) in a + b } }
print(add(1)(2), { $0 + $1 }(3, 4), { "x\($0)" }(5))
func make<T>(_ build: () -> T) -> () -> T { let v = build(); return { v } }
print(make { 3 }(), make { "s" }().count)
