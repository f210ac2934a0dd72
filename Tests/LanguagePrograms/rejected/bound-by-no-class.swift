// A parameter is bound by protocols and classes, not by other types, and not by itself.
struct Pair<T, U> {
  let first: T
  let second: U
}
extension Pair where T: Int { func sum() -> Int { first + 1 } }
extension Pair where T: T, T.Element: Comparable { func sorted() {} }
extension Pair where T: U { func both() {} }
func show<T: String>(_ text: T) { print(text) }
print(Pair(first: 1, second: 2).first)
