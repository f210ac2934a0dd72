// title: One resume too many
// caption: The count cannot go below zero.
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.suspend()
queue.resume()
print("balanced")
queue.resume()
print("never")

// expect: prints only "balanced"
// expect: trap "Over-resume of an object"
