// title: A work item may be waited for once
// caption: The second wait ends the process.
import Dispatch

let item = DispatchWorkItem { print("body") }
DispatchQueue.global().async(execute: item)
item.wait()
print("waited")
item.wait()
print("never")

// expect: prints only "body", "waited"
// expect: trap "A block object may not be waited for more than once"
