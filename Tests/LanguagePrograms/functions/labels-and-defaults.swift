// functions: argument labels, no labels, default values evaluated at each call, in order of the parameters
var counter = 0
func next() -> Int {
  counter += 1
  return counter
}
func move(from start: Int, to end: Int = 10, by step: Int = next()) -> String {
  "\(start) to \(end) by \(step)"
}
print(move(from: 1))
print(move(from: 1, to: 5))
print(move(from: 1, by: 7))
print(move(from: 2))

func power(_ base: Int, _ exponent: Int) -> Int {
  var result = 1
  for _ in 0..<exponent { result *= base }
  return result
}
print(power(2, 10), power(10, 0))

func log(_ items: String..., separator: String = " ", prefix: String = ">") {
  print(prefix, items.joined(separator: separator), items.count)
}
log()
log("a")
log("a", "b", "c", separator: "-")
log("x", prefix: "!")

func in_(_ x: Int, with y: Int) -> Int { x - y }
let subtract = in_(_:with:)
print(subtract(9, 4))

func half(_ x: Double) -> Double { x / 2 }
print(half(3), half(4))
