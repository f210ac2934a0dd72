// doubles: an integer literal becomes a Double wherever a Double is expected
let a: Double = 3
var b = 2.0
b += 1
b = 7
print(a, b, a / 2, b * 2, 10 / a, 2 + 0.5)

func half(_ x: Double) -> Double { x / 2 }
print(half(3), half(Double(3)))
func one() -> Double { 1 }
func zero(_ flag: Bool) -> Double {
  if flag { return 0 }
  return 5
}
print(one(), zero(true), zero(false))

struct Point {
  var x: Double
  var y = 0.0
  var z: Double = 4
}
var point = Point(x: 1)
print(point)
point.y = 6
print(point.y, point.x + 1)

let list: [Double] = [1, 2, 3]
let mixed = [1, 2.5]
print(list, mixed, list[0] / 2)
let table: [String: Double] = ["a": 1]
print(table, table["b", default: 0])
let pair: (Double, Int) = (1, 1)
print(pair)
let maybe: Double? = 5
print(maybe!, maybe ?? 0, Optional<Double>.none ?? 8)
let flag = true
let chosen = flag ? 1 : 2.5
print(chosen)
print(max(1, 2.5), min(3.5, 4), [1, 3.5].max()!)
let closure: (Double) -> Double = { $0 + 1 }
print(closure(1))
print([1.0, 2, 3].reduce(0, +), [1, 2].reduce(0.5) { $0 + Double($1) })
let typed = 4 as Double
print(typed)
