// NSCondition: a bounded queue between a producer and a consumer; wait gives the lock up and has it again; waits with a limit.
import Foundation

final class BoundedQueue<Element> {
  private var elements: [Element] = []
  private let capacity: Int
  private let condition = NSCondition()

  init(capacity: Int) { self.capacity = capacity }

  func put(_ element: Element) {
    condition.lock()
    defer { condition.unlock() }
    while elements.count == capacity { condition.wait() }
    elements.append(element)
    condition.broadcast()
  }

  func take(within seconds: TimeInterval = 2) -> Element? {
    condition.lock()
    defer { condition.unlock() }
    let limit = Date().addingTimeInterval(seconds)
    while elements.isEmpty {
      if !condition.wait(until: limit) { return nil }
    }
    condition.broadcast()
    return elements.removeFirst()
  }
}

let queue = BoundedQueue<Int>(capacity: 2)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { for number in 1...6 { queue.put(number) } }
var taken: [Int] = []
DispatchQueue.global().async(group: group) { for _ in 1...6 { taken.append(queue.take() ?? 0) } }
group.wait()
print(taken)
print(queue.take(within: 0.05) ?? "nothing")

let ready = NSCondition()
var isReady = false
var woken = 0
for _ in 1...3 {
  DispatchQueue.global().async(group: group) {
    ready.lock()
    while !isReady { ready.wait() }
    woken += 1
    ready.unlock()
  }
}
Thread.sleep(forTimeInterval: 0.1)
ready.lock()
print("asleep", woken)
ready.signal()
isReady = true
ready.broadcast()
print("still asleep", woken)
ready.unlock()
group.wait()
print("awake", woken)
