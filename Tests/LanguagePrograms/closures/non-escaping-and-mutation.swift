// closures: closures that change captured structs and arrays, closures with inout parameters, immediately applied
var total = 0
[1, 2, 3].forEach { total += $0 }
print(total)
var seen: [String] = []
let longest = ["aa", "b", "cccc"].max { a, b in
  seen.append(a + b)
  return a.count < b.count
}
print(longest!, seen.count > 1)
struct Settings {
  var volume = 1
  var names: [String] = []
}
func configure(_ change: (inout Settings) -> Void) -> Settings {
  var settings = Settings()
  change(&settings)
  return settings
}
let settings = configure {
  $0.volume = 5
  $0.names.append("loud")
}
print(settings)
func with<T>(_ value: T, _ body: (inout T) throws -> Void) rethrows -> T {
  var copy = value
  try body(&copy)
  return copy
}
print(with([3, 1, 2]) { $0.sort() }, with("a") { $0 += "b" }, with(settings) { $0.volume *= 2 }.volume)
var point = (x: 1, y: 2)
let move = { (dx: Int) in
  point.x += dx
  point.y -= dx
}
move(5)
move(1)
print(point)
var steps = 0
func repeatUntil(_ condition: () -> Bool, _ body: () -> Void) { while !condition() { body() } }
repeatUntil({ steps >= 3 }) { steps += 1 }
print(steps)
let result = { (n: Int) -> Int in
  var sum = 0
  for i in 1...n { sum += i }
  return sum
}(10)
print(result)
let words = ["b", "a", "c"].sorted { (l: String, r: String) in l > r }.reduce(into: "") { $0 += $1 }
print(words)
var fib: ((Int) -> Int)!
fib = { $0 < 2 ? $0 : fib($0 - 1) + fib($0 - 2) }
print(fib(10))
