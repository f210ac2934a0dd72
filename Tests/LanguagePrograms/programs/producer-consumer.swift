// programs: a bounded buffer with two semaphores and a lock; producers and one consumer; a sentinel ends the consumer
import Dispatch
import Foundation

final class BoundedBuffer<Element> {
  private var items: [Element] = []
  private let lock = NSLock()
  private let free: DispatchSemaphore
  private let filled = DispatchSemaphore(value: 0)
  private(set) var highest = 0

  init(capacity: Int) { free = DispatchSemaphore(value: capacity) }

  func put(_ item: Element) {
    free.wait()
    lock.withLock {
      items.append(item)
      highest = max(highest, items.count)
    }
    filled.signal()
  }

  func take() -> Element {
    filled.wait()
    defer { free.signal() }
    return lock.withLock { items.removeFirst() }
  }

  func take(timeout: DispatchTime) -> Element? {
    guard filled.wait(timeout: timeout) == .success else { return nil }
    defer { free.signal() }
    return lock.withLock { items.removeFirst() }
  }
}

let buffer = BoundedBuffer<Int?>(capacity: 3)
let producers = DispatchGroup()
let finished = DispatchSemaphore(value: 0)

for producer in 1...2 {
  DispatchQueue(label: "producer \(producer)").async(group: producers) {
    for n in 1...10 { buffer.put(producer * 100 + n) }
  }
}
producers.notify(queue: .global()) { buffer.put(nil) }

var received: [Int] = []
DispatchQueue(label: "consumer").async {
  while let item = buffer.take() { received.append(item) }
  finished.signal()
}
finished.wait()

print("received", received.count, "sum", received.reduce(0, +))
let first = received.filter { $0 < 200 }
let second = received.filter { $0 >= 200 }
print("in order for each producer:", first == first.sorted(), second == second.sorted())
print("never more than", buffer.highest <= 3 ? "three" : "too many")
print("empty now:", buffer.take(timeout: .now() + .milliseconds(40)) == nil)
buffer.put(7)
print(buffer.take(timeout: .now())! ?? 0)
