// tuples: arrays and dictionaries of tuples, sorting by tuples, swapping, returning and nesting, optional tuples, comparing
var inventory: [(name: String, count: Int)] = [("nail", 5), ("screw", 2)]
inventory.append((name: "bolt", count: 9))
inventory[0].count -= 1
inventory[1] = ("screw", 20)
print(inventory, inventory.map { $0.count }.max()!)
for (index, (name, count)) in inventory.enumerated() where count > 5 { print(index, name, count) }
inventory.sort { ($0.count, $0.name) < ($1.count, $1.name) }
print(inventory.map(\.name))
if let bolt = inventory.first(where: { $0.name == "bolt" }) { print(bolt.count, bolt) }
func bounds(_ points: [(x: Int, y: Int)]) -> (min: (x: Int, y: Int), max: (x: Int, y: Int))? {
  guard let first = points.first else { return nil }
  var result = (min: first, max: first)
  for p in points {
    result.min = (min(result.min.x, p.x), min(result.min.y, p.y))
    result.max = (max(result.max.x, p.x), max(result.max.y, p.y))
  }
  return result
}
if let box = bounds([(3, 1), (-1, 4)]) { print(box, box.max.y - box.min.y) }
print(bounds([]) == nil)
var pair = (1, [2])
pair.1.append(3)
let copy = pair
pair.0 = 9
print(pair, copy)
let (a, (b, c), _) = (1, ("two", 3.0), 4)
print(a, b, c)
var fibonacci = (0, 1)
for _ in 0..<10 { fibonacci = (fibonacci.1, fibonacci.0 + fibonacci.1) }
print(fibonacci.0)
let results: [(String, Result<Int, Never>)] = [("a", .success(1))]
for case (let name, .success(let n)) in results { print(name, n) }
let state: (Int, String?) = (2, nil)
switch state {
case (_, let text?): print(text)
case (let n, nil) where n > 1: print("no text but", n)
default: print("-")
}
print((1, "b") < (1, "c"), (1, 2, 3) == (1, 2, 3), (2, "a") > (1, "z"), ("x", 1) == ("x", 2))
