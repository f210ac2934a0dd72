// classes: a dictionary of instances whose == and hash(into:) are inherited
class Key: Hashable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (l: Key, r: Key) -> Bool { l.name == r.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
final class Sub: Key {}
var table: [Sub: Int] = [Sub("a"): 1]
table[Sub("a"), default: 0] += 4
table[Sub("b")] = 2
print(table.count, table[Sub("a")] as Any, Set([Sub("x"), Sub("x"), Sub("y")]).count)
func local() {
  var count = 1
  var doubled: Int { get { count * 2 } set { count = newValue / 2 } }
  let show = { print(doubled, count) }
  let change = { doubled += 10 }
  show()
  change()
  show()
}
local()
