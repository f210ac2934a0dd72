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
