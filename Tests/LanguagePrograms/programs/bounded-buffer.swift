// programs: producer-consumer, in the style of application code
import Foundation
struct Queue<T> {
  private var elements: [T] = []
  var isEmpty: Bool { elements.isEmpty }
  var peek: T? { elements.first }
  mutating func enqueue(_ value: T) { elements.append(value) }
  mutating func dequeue() -> T? { isEmpty ? nil : elements.removeFirst() }
}
extension Queue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: T...) { self.elements = elements }
}
extension Queue: Sequence {
  func makeIterator() -> AnyIterator<T> {
    var index = 0
    return AnyIterator {
      guard index < self.elements.count else { return nil }
      defer { index += 1 }
      return self.elements[index]
    }
  }
}
final class BlockingBuffer<T> {
  private var queue = Queue<T>()
  private let lock = NSLock()
  private let slots: DispatchSemaphore, filled = DispatchSemaphore(value: 0)
  private let capacity: Int
  private var size = 0
  init(capacity: Int) { self.capacity = capacity; slots = DispatchSemaphore(value: capacity) }
  func put(_ value: T) {
    slots.wait()
    lock.withLock { queue.enqueue(value); size += 1 }
    filled.signal()
  }
  func take() -> T {
    filled.wait()
    defer { slots.signal() }
    return lock.withLock {
      size -= 1
      return queue.dequeue()!
    }
  }
}
let buffer = BlockingBuffer<Int?>(capacity: 2)
let finished = DispatchSemaphore(value: 0)
let consumer = Thread {
  var sum = 0
  while let value = buffer.take() { sum += value }
  print("sum", sum)
  finished.signal()
}
consumer.name = "consumer"
consumer.start()
for i in 1...10 { buffer.put(i) }
buffer.put(nil)
finished.wait()
let queue: Queue = ["a", "b", "c"]
print(queue.map { $0.uppercased() }, queue.contains("b"), queue.peek ?? "-")
for (i, x) in queue.enumerated() where i > 0 { print(i, x) }
