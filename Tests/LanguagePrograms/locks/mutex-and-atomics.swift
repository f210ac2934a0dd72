// Mutex and Atomic of the module Synchronization: global, static and as properties.
import Dispatch
import Synchronization

let counter = Atomic<Int>(0)
let values = Mutex<[Int]>([])
DispatchQueue.concurrentPerform(iterations: 10) { number in
  counter.wrappingAdd(number, ordering: .relaxed)
  values.withLock { $0.append(number) }
}
print(counter.load(ordering: .sequentiallyConsistent), values.withLock { $0.sorted() })

final class Cache: Sendable {
  static let shared = Cache()
  private let entries = Mutex([String: Int]())
  private let isClosed = Atomic(false)
  let hits = Atomic<UInt32>(0)

  func value(for key: String, _ make: () -> Int) -> Int {
    entries.withLock { entries in
      if let known = entries[key] {
        hits.add(1, ordering: .relaxed)
        return known
      }
      let made = make()
      entries[key] = made
      return made
    }
  }
  func close() -> Bool { !isClosed.exchange(true, ordering: .acquiringAndReleasing) }
  var count: Int { entries.withLock(\.count) }
}

let group = DispatchGroup()
for number in 0..<6 {
  DispatchQueue.global().async(group: group) { _ = Cache.shared.value(for: "key \(number % 2)") { number % 2 * 10 } }
}
group.wait()
print(Cache.shared.count, Cache.shared.hits.load(ordering: .acquiring), Cache.shared.value(for: "key 1") { -1 })
print(Cache.shared.close(), Cache.shared.close())

let state = Atomic(3)
print(state.compareExchange(expected: 3, desired: 4, ordering: .sequentiallyConsistent))
print(state.compareExchange(expected: 3, desired: 5, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring))
print(state.add(2, ordering: .relaxed), state.subtract(1, ordering: .relaxed), state.max(9, ordering: .relaxed).newValue)
print(state.bitwiseAnd(8, ordering: .relaxed).newValue, state.bitwiseOr(1, ordering: .relaxed).newValue, state.min(2, ordering: .relaxed))
state.store(-1, ordering: .releasing)
print(state.load(ordering: .relaxed), state.exchange(7, ordering: .relaxed), state.load(ordering: .relaxed))
let flag = Atomic(true)
print(flag.logicalAnd(false, ordering: .relaxed), flag.logicalOr(true, ordering: .relaxed).newValue, flag.logicalXor(true, ordering: .relaxed).newValue)

struct Full: Error {}
do {
  try values.withLock { values in
    values.append(10)
    throw Full()
  }
} catch { print("thrown", values.withLock { $0.count }) }
print(values.withLockIfAvailable { $0.removeAll(); return $0.count } ?? -1)
