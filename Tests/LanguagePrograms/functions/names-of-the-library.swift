// functions: a function of one's own with a name of the library's does not hide that one
struct Pair<A, B> { let a: A, b: B }
struct Later<T> { let value: T; func map<U>(_ f: (T) -> U) -> Later<U> { Later<U>(value: f(value)) } }
func zip<A, B>(_ a: Later<A>, _ b: Later<B>) -> Later<(A, B)> { Later(value: (a.value, b.value)) }
func max(_ a: Later<Int>, _ b: Later<Int>) -> Later<Int> { a.value > b.value ? a : b }
for (n, s) in zip([1, 2], ["a", "b"]) { print(n, s) }
print(zip(Later(value: 1), Later(value: "x")).value)
print(max(3, 4), max(Later(value: 3), Later(value: 9)).value)
func print(_ later: Later<Int>) { print("later", later.value) }
print(Later(value: 5))
print("plain", 6)
final class Store {
  func min(_ a: Later<Int>) -> Int { a.value }
  func go() { for (a, b) in zip([1], [2]) { print(a + b) } }
}
Store().go()
