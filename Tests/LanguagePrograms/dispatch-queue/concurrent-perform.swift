// dispatch queues: concurrentPerform runs every iteration once and returns when all have ended
import Dispatch
import Foundation

let lock = NSLock()
var seen: [Int] = []
var sum = 0
DispatchQueue.concurrentPerform(iterations: 20) { i in
  lock.lock()
  seen.append(i)
  sum += i
  lock.unlock()
}
print(seen.count, seen.sorted() == Array(0..<20), sum)

var results = [Int](repeating: 0, count: 8)
let writer = DispatchQueue(label: "results")
DispatchQueue.concurrentPerform(iterations: 8) { index in
  let square = index * index
  writer.sync { results[index] = square }
}
print(results)
DispatchQueue.concurrentPerform(iterations: 0) { _ in print("never") }
DispatchQueue.concurrentPerform(iterations: 1) { print("only", $0) }

var total = 0
DispatchQueue.concurrentPerform(iterations: 4) { outer in
  DispatchQueue.concurrentPerform(iterations: 5) { inner in
    lock.lock()
    defer { lock.unlock() }
    total += outer * 5 + inner
  }
}
print(total)
