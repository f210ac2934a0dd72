// title: A semaphore as a mutex
// caption: A thousand iterations on many threads, one semaphore of value 1: nothing is lost.
import Dispatch

let mutex = DispatchSemaphore(value: 1)
var total = 0
DispatchQueue.concurrentPerform(iterations: 1000) { _ in
  mutex.wait()
  total += 1
  mutex.signal()
}
print("total \(total)")

// expect: prints only "total 1000"
