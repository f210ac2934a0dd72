// title: A lock is not handed over
// caption: unlock() wakes the waiter and gives it nothing: whoever comes first has the lock, mostly the one that runs.
// conformance: lines in any order
import Dispatch
import Foundation
let lock = NSLock()
lock.lock()
DispatchQueue.global().async {
  print("other wants")
  lock.lock()
  print("other has")
  lock.unlock()
}
Thread.sleep(forTimeInterval: 0.08)
lock.unlock()
lock.lock()
print("main has again")
Thread.sleep(forTimeInterval: 0.08)
lock.unlock()
print("launched")

// expect: prints "other wants", "main has again"
