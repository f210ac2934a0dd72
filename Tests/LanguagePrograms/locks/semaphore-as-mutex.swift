// locks: a semaphore of value 1 and a serial queue as mutexes give the same exact sums
import Dispatch

let semaphore = DispatchSemaphore(value: 1)
let queue = DispatchQueue(label: "mutex")
var a = 0
var b = 0
var most = 0
var inside = 0
DispatchQueue.concurrentPerform(iterations: 50) { i in
  semaphore.wait()
  inside += 1
  most = max(most, inside)
  a += i
  inside -= 1
  semaphore.signal()
  queue.sync { b += i }
}
print(a, b, most)
