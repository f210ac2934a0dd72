// title: sync onto an inactive queue waits for ever
// caption: Nobody is left to activate the queue: the caller is the only one who could, and it waits.
import Dispatch

let lazyQueue = DispatchQueue(label: "lazy", attributes: .initiallyInactive)
print("before")
lazyQueue.sync { print("inside") }
print("after")

// expect: prints only "before"
// expect: deadlock
