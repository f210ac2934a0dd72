// programs: a generic thread-safe array and dictionary on a concurrent queue with barriers, used from many threads
import Dispatch

final class SafeArray<Element> {
  private var storage: [Element] = []
  private let queue = DispatchQueue(label: "safe-array", attributes: .concurrent)

  var count: Int { queue.sync { storage.count } }
  var snapshot: [Element] { queue.sync { storage } }
  func append(_ element: Element) { queue.async(flags: .barrier) { self.storage.append(element) } }
  subscript(index: Int) -> Element? {
    queue.sync { storage.indices.contains(index) ? storage[index] : nil }
  }
  func removeAll(where condition: @escaping (Element) -> Bool) {
    queue.async(flags: .barrier) { self.storage.removeAll(where: condition) }
  }
  func reduce<T>(_ initial: T, _ combine: (T, Element) -> T) -> T { queue.sync { storage.reduce(initial, combine) } }
}

final class SafeDictionary<Key: Hashable, Value> {
  private var storage: [Key: Value]
  private let queue = DispatchQueue(label: "safe-dictionary", attributes: .concurrent)
  init(_ initial: [Key: Value] = [:]) { storage = initial }

  subscript(key: Key) -> Value? {
    get { queue.sync { storage[key] } }
    set { queue.async(flags: .barrier) { self.storage[key] = newValue } }
  }
  func update(_ key: Key, default initial: Value, _ change: (inout Value) -> Void) {
    queue.sync(flags: .barrier) { change(&storage[key, default: initial]) }
  }
  var keys: [Key] { queue.sync { Array(storage.keys) } }
}

let array = SafeArray<Int>()
DispatchQueue.concurrentPerform(iterations: 100) { array.append($0) }
print(array.count, array.reduce(0, +), Set(array.snapshot).count)
array.removeAll { $0 % 3 != 0 }
print(array.count, array.snapshot.sorted().prefix(4), array[100] as Any, array[0] != nil)

let counts = SafeDictionary<String, Int>(["even": 0])
DispatchQueue.concurrentPerform(iterations: 30) { i in
  counts.update(i % 2 == 0 ? "even" : "odd", default: 0) { $0 += 1 }
}
print(counts["even"] ?? 0, counts["odd"] ?? 0, counts["none"] as Any, counts.keys.sorted())
counts["even"] = nil
counts["none"] = 5
print(counts["even"] as Any, counts["none"]!)

let words = SafeArray<String>()
let group = DispatchGroup()
for word in ["alpha", "beta", "gamma"] {
  DispatchQueue.global().async(group: group) { words.append(word.uppercased()) }
}
group.wait()
print(words.snapshot.sorted().joined(separator: " "))
