// locks: NSLock protects a counter; try, lock(before:), withLock, unlock from defer
import Dispatch
import Foundation

final class Counter {
  private let lock = NSLock()
  private var value = 0
  func increment(by n: Int = 1) {
    lock.lock()
    defer { lock.unlock() }
    value += n
  }
  var current: Int { lock.withLock { value } }
}
let counter = Counter()
DispatchQueue.concurrentPerform(iterations: 100) { i in counter.increment(by: i % 2 == 0 ? 1 : 2) }
print(counter.current)

let lock = NSLock()
print(lock.try(), lock.try())
lock.unlock()
print(lock.try())
let entered = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  print("other thread gets it:", lock.try())
  print("before the deadline:", lock.lock(before: Date(timeIntervalSinceNow: 0.04)))
  entered.signal()
}
entered.wait()
lock.unlock()
print(lock.lock(before: Date(timeIntervalSinceNow: 0.04)))
lock.unlock()

lock.name = "shared"
let group = DispatchGroup()
var order: [String] = []
lock.lock()
for i in 1...2 {
  DispatchQueue.global().async(group: group) {
    io("approach", .milliseconds(i * 40))
    lock.lock()
    order.append("worker \(i)")
    lock.unlock()
  }
}
io("hold", .milliseconds(150))
order.append("holder")
lock.unlock()
group.wait()
print(order[0], order.count)
print(lock.withLock { "result" })
