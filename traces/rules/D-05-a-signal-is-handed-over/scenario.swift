// title: A signal is handed over
// caption: On Apple's systems the signal belongs to the waiter that it wakes: the next wait() of the same thread waits.
// simulate: platform darwin
// conformance: not run, Linux hands no signal over (M-03)
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
print("main has")
s.signal()

// expect: prints only "other wants", "other has", "main has"
