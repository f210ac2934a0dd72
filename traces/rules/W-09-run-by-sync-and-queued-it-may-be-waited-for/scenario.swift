// title: Run once by sync, queued once, then waited for
// caption: Unlike perform, a sync leaves no mark: the wait succeeds at once, and the second run then traps.
import Dispatch

let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
queue.sync(execute: item)
queue.suspend()
queue.async(execute: item)
item.wait()
print("waited")
queue.resume()
queue.sync { print("never") }

// expect: prints only "body", "waited"
// expect: trap "A block object may not be both run more than once and waited for"
