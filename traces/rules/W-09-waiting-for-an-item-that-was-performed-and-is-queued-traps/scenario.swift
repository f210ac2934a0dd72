// title: Performed once, queued once, then waited for
// caption: It has run only once, but it will run again: libdispatch sees that and refuses the wait.
import Dispatch

let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
item.perform()
queue.suspend()
queue.async(execute: item)
print("performed and queued")
item.wait()
print("never")

// expect: prints only "body", "performed and queued"
// expect: trap "A block object may not be both run more than once and waited for"
