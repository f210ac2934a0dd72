// reference-counting: isKnownUniquelyReferenced wherever a value with such storage can stand
import Dispatch

final class Storage {
  var items: [Int]
  static var copies = 0
  init(_ items: [Int]) { self.items = items }
  func copy() -> Storage { Storage.copies += 1; return Storage(items) }
  deinit { print("deinit", items.count) }
}

struct List {
  private var storage: Storage
  init(_ items: [Int]) { storage = Storage(items) }
  var isUnique: Bool { mutating get { isKnownUniquelyReferenced(&storage) } }
  private mutating func own() { if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() } }
  mutating func append(_ item: Int) { own(); storage.items.append(item) }
  subscript(i: Int) -> Int {
    get { storage.items[i] }
    set { own(); storage.items[i] = newValue }
  }
  var items: [Int] { storage.items }
}

var global = List([1, 2])
global.append(3)
global[0] = 9
print(global.items, Storage.copies, global.isUnique)
var other = global
other.append(4)
print(global.items, other.items, Storage.copies)
other[1] += 10
print(other.items, Storage.copies)

func local() {
  var list = List([5])
  list.append(6)
  let copy = list
  list.append(7)
  print(list.items, copy.items, Storage.copies)
  var captured = List([0])
  let change = { captured.append(captured.items.count) }
  change()
  change()
  print(captured.items, Storage.copies)
}
local()

final class Holder {
  var list = List([1])
  var lists = [List([2]), List([3])]
  var table = ["a": List([4])]
  var optional: List? = List([6])
  var pair = (List([7]), 1)
  struct Inner { var list = List([8]) }
  var inner = Inner()
}
let holder = Holder()
holder.list.append(0)
holder.lists[1].append(0)
holder.table["a"]!.append(0)
holder.table["a"]?.append(1)
holder.optional?.append(0)
holder.pair.0.append(0)
holder.inner.list[0] += 1
print(Storage.copies, holder.lists[1].items, holder.table["a"]!.items, holder.inner.list.items)
let shared = holder.lists
holder.lists[0].append(0)
print(Storage.copies, shared[0].items, holder.lists[0].items)
func change(_ list: inout List) { list.append(1); list.append(2) }
change(&holder.list)
change(&global)
change(&holder.lists[1])
print(Storage.copies, holder.list.items)

final class Node {}
var node: Node? = Node()
print(isKnownUniquelyReferenced(&node))
let second = node
print(isKnownUniquelyReferenced(&node), second === node)
node = nil
print(isKnownUniquelyReferenced(&node))
var plain = Node()
print(isKnownUniquelyReferenced(&plain))
let box = [plain]
print(isKnownUniquelyReferenced(&plain), box.count)
let queue = DispatchQueue(label: "q")
queue.sync { global.append(5) }
queue.async { [global] in print("captured", global.items.count) }
queue.sync {}
global.append(6)
print(global.items, Storage.copies)
let table = holder.table
holder.table["a"]!.append(77)
print(table["a"]!.items, holder.table["a"]!.items, Storage.copies)
var nested = [[List([1])], [List([2])]]
nested[0][0].append(2)
let kept = nested
nested[1][0].append(3)
nested[1][0].append(4)
print(kept[1][0].items, nested[1][0].items, nested[0][0].items, Storage.copies)
