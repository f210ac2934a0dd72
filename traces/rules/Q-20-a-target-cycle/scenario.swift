// title: A queue that targets itself in the end
// caption: Two inactive queues, each made the other's target: nobody checks, and the work silently never runs.
import Dispatch

let a = DispatchQueue(label: "a", attributes: .initiallyInactive)
let b = DispatchQueue(label: "b", attributes: .initiallyInactive)
a.setTarget(queue: b)
b.setTarget(queue: a)
a.async { print("never") }
print("before")
a.activate()
b.activate()
print("after")

// expect: prints only "before", "after"
