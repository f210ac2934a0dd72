// lazy and static: a lazy property is computed once at first use, may be assigned before, each copy of a struct computes its own
class Report {
  var rows = 3
  lazy var text: String = {
    print("computing")
    return "report of \(rows) rows"
  }()
  lazy var count = text.count
}
let report = Report()
print("made")
report.rows = 5
print(report.text)
report.rows = 6
print(report.text, report.count)
let other = Report()
other.text = "assigned"
print(other.text, other.count)

struct Lazy {
  var n = 1
  lazy var doubled: Int = {
    print("doubling", n)
    return n * 2
  }()
}
var a = Lazy()
var b = a
a.n = 10
print(a.doubled, b.doubled, a.doubled)
b.n = 7
var c = b
print(c.doubled)
a.doubled += 1
print(a.doubled)

let numbers = [1, 2, 3]
let squares = numbers.lazy.map { n -> Int in
  print("squaring", n)
  return n * n
}
print("nothing squared yet")
print(squares.first!)
print(squares.first { $0 > 3 }!)
final class Tree {
  lazy var children: [Tree] = []
  lazy var handler: () -> Int = { [unowned self] in self.children.count }
}
let tree = Tree()
tree.children.append(Tree())
print(tree.handler())
