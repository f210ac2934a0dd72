// Local functions that no call could tell apart, and parameters of closures.
func outer() -> Int {
  func size(_ value: Int) -> Int { value }
  func size(_ value: String) -> Int { value.count }
  func size(_ value: Int) -> Int { value + 1 }
  func size(of value: Int) -> Int { value }
  func size(_ value: Int) -> String { "" }
  do {
    func size(_ value: Int) -> Int { value }
  }
  return 1
}
let pair: (Int, Int) -> Int = { a, a in a }
let typed = { (a: Int, a: Int) in 1 }
[1: 2].forEach { key, key in print(key) }
let ignored: (Int, Int) -> Int = { _, _ in 1 }
