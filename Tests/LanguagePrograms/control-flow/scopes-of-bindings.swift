// What a condition binds is known in its own branch only, and in what follows a guard, where it may hide a local.
final class List {
  var first: Int?
  func add(_ n: Int) {
    if let first { print("has", first) } else { first = n }
  }
}
let list = List(); list.add(1); list.add(2)
func f(_ a: [Int]) -> Int {
  let index = a.firstIndex { $0 > 1 }
  guard let index else { return -1 }
  return index
}
print(f([1, 2, 3]), f([]))
let word: String? = nil
let shown = if let word { word } else { word ?? "none" }
print(shown)
func sum(_ first: Int?, _ second: Int?) -> Int {
  let second = second
  guard let first else { return 0 }
  func twice() -> Int { first * 2 }
  guard let second, second > 1 else { return twice() }
  return first + second
}
print(sum(1, 2), sum(1, nil), sum(nil, 2), sum(3, 1))
