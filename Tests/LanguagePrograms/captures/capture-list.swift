// captures: a capture list copies the value when the closure is made; a renamed capture; a class is copied as a reference
var x = 1
let byValue = { [x] in print("by value", x) }
let byReference = { print("by reference", x) }
let renamed = { [old = x, next = x + 1] in print("old", old, "next", next, "now", x) }
x = 50
byValue()
byReference()
renamed()

struct Point { var x = 0 }
class Box { var value = 0 }
var point = Point()
let box = Box()
let check = { [point, box] in print(point.x, box.value) }
point.x = 9
box.value = 9
check()

var current = Box()
let first = { [current] in current.value }
current.value = 3
current = Box()
current.value = 4
print(first(), current.value)

func snapshots() -> [() -> Int] {
  var list: [() -> Int] = []
  var n = 0
  while n < 3 {
    list.append { [n] in n }
    n += 1
  }
  list.append { n }
  n = 100
  return list
}
print(snapshots().map { $0() })
