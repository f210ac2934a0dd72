// A tuple that is declared without a value gets it part by part; with the last one it is there.
let person: (name: String, age: Int)
person.name = "Angela"
person.age = 17
print(person, person.name)
let later = { person.age + 1 }
print(later())

func branches(_ flag: Bool) -> String {
  let pair: (count: Int, text: String)
  if flag { pair.count = 1 } else { pair.count = 2 }
  pair.text = "x\(pair.count)"
  return "\(pair)"
}
print(branches(true), branches(false))

func changed(_ flag: Bool) {
  var pair: (Int, Int)
  pair.0 = 1
  pair.0 += 4
  if flag { pair.1 = 2 } else { pair = (7, 8) }
  print(pair)
  pair.0 = 9
  print(pair)
}
changed(true)
changed(false)

func rounds() {
  for index in 0..<2 {
    let pair: (Int, [Int])
    pair.0 = index
    pair.1 = [index]
    print(pair)
  }
}
rounds()

final class Part { deinit { print("gone") } }
func objects() {
  var pair: (Part, Part?)
  pair.0 = Part()
  pair.1 = nil
  print(pair.1 == nil)
  pair.1 = Part()
  pair.0 = Part()
  print("end")
  withExtendedLifetime(pair) {}
}
objects()

// Tuples within tuples, and those that are properties.
func nested(_ flag: Bool) {
  let table: (name: String, size: (wide: Int, (Int, Int)))
  table.name = "t"
  table.size.wide = 1
  table.size.1.1 = 3
  print(table.size.wide, table.size.1.1)
  if flag { table.size.1.0 = 2 } else { table.size.1.0 = 20 }
  print(table.size.1, table)
  var other: (Int, (Int, [Int]))
  other.1 = (1, [2])
  other.1.1.append(3)
  other.1.0 = 5
  if flag { other.0 = 1 } else { other = (9, (9, [])) }
  other.1.0 += 1
  print(other)
}
nested(true)
nested(false)
struct Frame {
  var corner: (x: Int, size: (Int, Int))
  let fixed: (Int, String)
  init(_ side: Int) {
    corner.size.0 = side
    corner.size.1 = corner.size.0 * 2
    corner.x = 0
    fixed.1 = "f"
    fixed.0 = corner.x
  }
}
class Window {
  var place: (Int, (Part?, String))
  init() { place.1.1 = "w"; place.0 = 1; place.1.0 = Part() }
}
print(Frame(3))
print(Window().place.1.1)
var top: (Int, (Int, Int))
top.1.0 = 1
top.0 = 2
top.1.1 = 3
print(top)
