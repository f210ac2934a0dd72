// arrays: a copy is independent, in variables, parameters, structs and closures; a class inside is shared
var a = [1, 2, 3]
var b = a
b.append(4)
a[0] = 100
print(a, b)

func appended(_ list: [Int]) -> [Int] {
  var list = list
  list.append(0)
  return list
}
print(appended(a), a)

struct Basket { var items: [String] = [] }
var mine = Basket(items: ["apple"])
var yours = mine
yours.items.append("pear")
mine.items[0] = "plum"
print(mine.items, yours.items)

class Counter { var n = 0 }
let shared = [Counter(), Counter()]
let alias = shared
alias[0].n = 5
print(shared[0].n, shared[1].n)

let same = Array(repeating: Counter(), count: 2)
same[0].n += 1
same[1].n += 1
print(same[0].n)

var nested = [[1], [2]]
var inner = nested[0]
inner.append(9)
nested[1].append(8)
for var row in nested { row.append(0) }
print(nested, inner)

var captured = [1]
let keep = { [captured] in captured }
let see = { captured }
captured.append(2)
print(keep(), see())
var pair = (list: [1], name: "x")
let other = pair
pair.list.append(2)
print(pair.list, other.list)
