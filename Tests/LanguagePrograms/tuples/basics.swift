// tuples: names, positions, decomposition, nesting, as results and in arrays, mutation, comparison, copying
let point = (x: 3, y: 4.5)
print(point.x, point.1, point)
var entry = ("Ann", 30)
entry.1 += 1
entry.0 = "Bea"
print(entry, entry.0)
let (name, age) = entry
print(name, age)
let (first, _, third) = (1, 2, 3)
print(first + third)
var (a, b) = (1, 2)
(a, b) = (b, a)
print(a, b)
let nested = (1, (2, "deep"), [3])
print(nested, nested.1.1, nested.2[0])
func divide(_ n: Int, by m: Int) -> (quotient: Int, remainder: Int) { (n / m, n % m) }
let result = divide(17, by: 5)
print(result.quotient, result.remainder, result)
let list = [(id: 1, name: "x"), (id: 2, name: "y")]
for (id, name) in list { print(id, name) }
for item in list where item.id == 2 { print(item.name) }
print(list.map { $0.name }, list.first { $0.id == 2 }?.name ?? "-")
print(list.sorted { $0.name > $1.name }.map(\.id), (1, 2, 3) < (1, 2, 4), ("a", 1) != ("a", 2))
let converted: (Double, Int?) = (1, 2)
print(converted)
var copy = entry
copy.0 = "changed"
print(entry.0, copy.0)
let optional: (Int, String)? = (1, "some")
if let (n, s) = optional { print(n, s) }
print(optional?.1 ?? "-", optional as Any)
typealias Pair = (left: Int, right: Int)
let pair: Pair = (5, 6)
print(pair.left * pair.right, [pair])
