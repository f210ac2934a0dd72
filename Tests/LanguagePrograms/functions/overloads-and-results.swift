// functions: overloads by label and by type, multiple results as a tuple, implicit return, discardable result
func area(side: Int) -> Int { side * side }
func area(width: Int, height: Int) -> Int { width * height }
func area(radius: Double) -> Double { 3 * radius * radius }
print(area(side: 4), area(width: 2, height: 3), area(radius: 2))

func show(_ value: Int) { print("int", value) }
func show(_ value: Double) { print("double", value) }
func show(_ value: String) { print("string", value) }
func show(_ value: Bool) { print("bool", value) }
func show(_ values: [Int]) { print("array", values) }
show(1)
show(1.0)
show("1")
show(1 < 2)
show([1])
show(7 / 2)
show(7 / 2.0)

func minMax(_ numbers: [Int]) -> (min: Int, max: Int)? {
  guard var low = numbers.first else { return nil }
  var high = low
  for number in numbers {
    if number < low { low = number }
    if number > high { high = number }
  }
  return (low, high)
}
if let result = minMax([3, -2, 8]) { print(result.min, result.max, result) }
print(minMax([]) == nil)

@discardableResult
func record(_ event: String) -> Int {
  print("recorded", event)
  return event.count
}
record("start")
let size = record("stop")
_ = record("ignored")
print(size)

func nothing() {}
print(nothing())
