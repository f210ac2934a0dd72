// functions: arguments are evaluated left to right, before the call; the left side of an operator first
func value(_ n: Int) -> Int {
  print("value", n)
  return n
}
func add(_ a: Int, _ b: Int, plus c: Int) -> Int {
  print("adding")
  return a + b + c
}
print(add(value(1), value(2), plus: value(3)))
print(value(4) * value(5) + value(6))
let list = [value(7), value(8)]
print(list)
let pair = (value(9), value(10))
print(pair)
print("\(value(11)) and \(value(12))")

var index = 0
func advance() -> Int {
  index += 1
  return index
}
var array = [0, 0, 0, 0]
array[advance()] = advance()
print(array)
array[advance()] += 5
print(array, index)

let result = value(1) < value(2) ? value(3) : value(4)
print(result)
