// title: A cancelled item, performed, queued and waited for
// caption: Cancelled, it was never on a thread: the wait is allowed, and the queued run dies.
import Dispatch
import Foundation
let q = DispatchQueue(label: "q")
let w = DispatchWorkItem { print("w") }
q.suspend()
w.cancel()
q.async(execute: w)
w.perform()
print("wait", w.wait(timeout: .now() + .milliseconds(80)) == .success)
q.resume()

// expect: prints only "wait true"
// expect: trap "A block object may not be both run more than once and waited for"
