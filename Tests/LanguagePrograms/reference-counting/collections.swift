// reference counting: elements are released on removal, replacement and when the collection goes; copies keep them
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
var list: [Item] = [Item("a"), Item("b"), Item("c")]
list.remove(at: 1)
print("removed b")
list[0] = Item("d")
print("replaced a")
let copy = list
list.removeAll()
print("emptied, the copy holds", copy.map(\.name))

var table: [String: Item] = ["x": Item("x1")]
table["x"] = Item("x2")
print("replaced x1")
table["x"] = nil
print("removed x2")
func scope() {
  let items = [Item("s1"), Item("s2")]
  let pair = (Item("t1"), 5)
  struct Holder { let item: Item }
  let holder = Holder(item: Item("h"))
  print(items.count, pair.1, holder.item.name)
}
scope()
print("after scope")
var stack = [Item("p1"), Item("p2")]
if let top = stack.popLast() { print("popped", top.name) }
print("after pop")
while let top = stack.popLast() { print("popped", top.name) }
print("stack empty")
var filtered: [Item]? = (1...3).map { Item("f\($0)") }
filtered = filtered?.filter { $0.name != "f2" }
print("filtered")
filtered = nil
print("end")
