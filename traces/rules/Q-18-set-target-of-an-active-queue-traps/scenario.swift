// title: An active queue keeps its target
// caption: A queue made by Swift is immutable once active: setting its target ends the process.
import Dispatch

let target = DispatchQueue(label: "target")
let queue = DispatchQueue(label: "queue")
print("before")
queue.setTarget(queue: target)
print("after")

// expect: prints only "before"
// expect: trap "Cannot change the target of this object after it has been activated"
