// title: resume() does not activate a queue
// caption: For a queue that was never suspended, resuming is one resume too many, even while it is inactive.
import Dispatch

let lazyQueue = DispatchQueue(label: "lazy", attributes: .initiallyInactive)
print("before")
lazyQueue.resume()
print("after")

// expect: prints only "before"
// expect: trap "Over-resume of an inactive object"
