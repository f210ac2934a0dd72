// Accesses that end before the next one begins: read for the value that is assigned, after an error, of other properties and objects.
import Dispatch

struct Failure: Error {}
struct Bag {
  var items = [3, 1, 2]
  mutating func change(_ body: (inout [Int]) throws -> Void) rethrows { try body(&items) }
  func first(_ body: (Int) -> Void) { body(items[0]) }
}
final class Store {
  var items = [1, 2, 3]
  var bag = Bag()
  var spare: Bag? = Bag()
  var count = 0
  lazy var made = [items.count]
  var observed = [1] {
    willSet { count += newValue.count }
    didSet { count += observed.count }
  }
}
func add(_ list: inout [Int], _ value: () throws -> Int) rethrows { list.append(try value()) }

let store = Store()
let other = Store()
store.count += { store.count + 1 }()
store.items[store.items.count - 1] += store.items.count
store.items.append(contentsOf: store.items.map { $0 + store.items.count })
store.items.forEach { if $0 > 5 { store.items.append($0) } }
for item in store.items where item < 2 { store.items.append(item) }
print(store.count, store.items)

store.bag.change { $0.append(store.items.count) }
store.bag.change { list in add(&list) { other.bag.items.count } }
store.bag.items[{ store.bag.items.append(7); return 0 }()] += 1
store.bag.first { store.bag.items.append($0) }
print(store.bag.items)

add(&store.observed) { store.observed.count + other.observed.count }
add(&store.made) { store.made.count }
print(store.observed, store.made, store.count)

try? store.bag.change { list in
  list.append(100)
  throw Failure()
}
store.bag.change { $0.removeFirst() }
do { try add(&store.items) { throw Failure() } } catch { store.items.append(50) }
add(&store.items) { other.items.count }
print(store.bag.items, store.items.suffix(2))

func fail() throws -> Int { throw Failure() }
try? store.spare?.items.append(fail())
store.spare?.items.append(4)
try? store.spare?.items = [fail()]
print(store.spare!.items)

var words = ["a": 1]
words["a"]! += words.count
words["b", default: store.items.count] += words.count
words = words.mapValues { $0 + words.count }
print(words["a"]!, words["b"]!)

func captured() {
  var list = [1]
  let queue = DispatchQueue(label: "list")
  let append = { (value: Int) in queue.sync { list.append(value) } }
  append(2)
  list.append(list.count)
  queue.sync { list.sort { $0 > $1 } }
  append(list.count)
  print(list)
}
captured()
