// title: Run twice, then waited for
// caption: Which of the two runs should the wait be for? libdispatch refuses to guess.
import Dispatch

let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
queue.async(execute: item)
queue.async(execute: item)
queue.sync { print("both ran") }
item.wait()
print("never")

// expect: prints only "body", "body", "both ran"
// expect: trap "A block object may not be both run more than once and waited for"
