// title: Run again after a wait
// caption: The wait succeeded; running the item once more ends the process.
import Dispatch

let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
queue.async(execute: item)
item.wait()
print("waited")
queue.sync(execute: item)
print("never")

// expect: prints "body", "waited"
// expect: trap "A block object may not be both run more than once and waited for"
