// title: A signal is not handed over
// caption: On Linux signal() wakes the waiter and gives it nothing: the next wait() of the thread that runs is mostly faster.
// simulate: platform linux
// conformance: lines in any order
import Dispatch
import Foundation
let s = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  print("other wants")
  s.wait()
  print("other has")
  s.signal()
}
Thread.sleep(forTimeInterval: 0.08)
s.signal()
s.wait()
print("main has again")
Thread.sleep(forTimeInterval: 0.08)
s.signal()
print("launched")

// expect: prints "other wants", "main has again"
