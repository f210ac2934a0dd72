// control flow: while let with iterators, zip of several, nested loops with early exits, loops that change what they test
var list = [3, 1, 4, 1, 5, 9, 2, 6]
var smallest = list[0]
for value in list.dropFirst() where value < smallest { smallest = value }
print(smallest)
var rounds = 0
while let first = list.first, first != 9 {
  list.removeFirst()
  rounds += 1
}
print(rounds, list)
var iterator = "swift".makeIterator()
var vowels = 0
while let letter = iterator.next() {
  if letter == "i" { vowels += 1 } else { continue }
}
print(vowels)
for (a, (b, c)) in zip([1, 2], zip(["x", "y", "z"], [true, false])) { print(a, b, c) }
for (key, value) in [("a", 1), ("b", 2)] { print(key, value, terminator: ";") }
for i in [0, 1, 2].indices.reversed() { print(i, terminator: ";") }
print()
var grid = [[0, 0], [0, 0]]
for (y, row) in grid.enumerated() {
  for (x, _) in row.enumerated() where x != y { grid[y][x] = 1 }
}
print(grid)
var n = 10
repeat { n -= 3 } while n > 0
print(n)
var text = ""
outer: for i in 1... {
  for j in 1...i {
    if i * j > 12 { break outer }
    if j == 3 { continue outer }
    text += "\(i * j) "
  }
}
print(text)
for index in stride(from: 0, to: 1, by: 0.3) { print(index, terminator: " ") }
for case (let x, 1...2) in [(5, 1), (6, 3), (7, 2)] { print(x, terminator: " ") }
for case .some(let x) in [1, nil, 2] where x > 1 { print(x, terminator: " ") }
for x in [1, 2, 3].lazy.map({ $0 * 10 }) where x > 10 { print(x, terminator: " ") }
for (i, c) in "añ".enumerated().reversed() { print(i, c, terminator: " ") }
print()
func first(where test: (Int) -> Bool, in range: Range<Int>) -> Int? {
  for i in range { if test(i) { return i } }
  return nil
}
print(first(where: { $0 * $0 > 50 }, in: 0..<20) ?? -1, first(where: { _ in false }, in: 0..<3) as Any)
