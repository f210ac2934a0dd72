// title: Run twice, then observed
// caption: A notify registered after the second run ends the process.
import Dispatch

let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
queue.async(execute: item)
queue.async(execute: item)
queue.sync { print("both ran") }
item.notify(queue: .main) { print("never") }
print("never")

// expect: prints only "body", "body", "both ran"
// expect: trap "A block object may not be both run more than once and observed"
