// The object that an element lies in is evaluated before the index, also where a constant is added.
func n(_ name: String, _ value: Int = 0) -> Int {
  print("<\(name)>", terminator: " ")
  return value
}
final class Table {
  var list = [1, 2, 3]
  var counts: [String: Int] = [:]
  var rows = [[1], [2]]
  subscript(i: Int) -> Int {
    get { list[i] }
    set { list[i] = newValue }
  }
  var own: Table {
    print("own", terminator: " ")
    return self
  }
}
let table = Table()
func find() -> Table {
  print("find", terminator: " ")
  return table
}
func up(_ x: inout Int) { x += 1 }
table.own[n("a", 1)] += 1
table.own.list[n("b")] += 1
find().list[n("c")] *= 2
table.own.rows[n("d")].append(1)
table.own.rows[n("e")][n("f")] -= 1
table.own.counts["k\(n("g"))", default: n("h")] += 1
find().counts["k"]? += 1
find()[n("i")] -= 1
print()
find().rows[n("j")].removeAll()
find().rows[n("k", 1)] += [1]
find().own.own[n("l")] += 1
find().rows[n("m", 1)].sort()
up(&find().list[n("n")])
up(&find()[n("o")])
up(&table.own.rows[n("p", 1)][n("q")])
find().list[n("r")] = find().list[n("s", 1)]
print()
print(table.list, table.rows, table.counts)
