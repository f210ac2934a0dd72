// A part of a tuple is used before it has a value, or gets a second one: each is told by its name.
func missing() {
  let pair: (Int, Int)
  pair.0 = 1
  print(pair.0)
  print(pair.1)
}
func twice() {
  let pair: (name: String, age: Int)
  pair.name = "a"
  pair.name = "b"
  pair.age = 1
  print(pair)
}
func sometimes(_ flag: Bool) {
  var pair: (Int, Int)
  if flag { pair.0 = 1 }
  pair.1 = 2
  print(pair)
}
func nested() {
  let table: (name: String, size: (Int, (Int, Int)))
  table.name = "t"
  table.size.1.0 = 3
  print(table.size.1)
  table.size.1.0 = 4
}
struct Frame {
  var corner: (x: Int, size: (Int, Int))
  init() { corner.x = 0; corner.size.1 = 2 }
}
