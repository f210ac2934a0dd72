// traps: one iteration of concurrentPerform divides by zero, after the others are through
import Dispatch

let divisors = [5, 2, 0]
let lock = DispatchSemaphore(value: 1)
DispatchQueue.concurrentPerform(iterations: 3) { i in
  io("stagger", .milliseconds(40 * i))
  lock.wait()
  print(10 / divisors[i])
  lock.signal()
}
