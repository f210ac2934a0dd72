// title: Waiting for an item that was never submitted
// caption: Nobody will ever run it, and cancelling it does not complete it either.
import Dispatch

let item = DispatchWorkItem { print("never") }
item.cancel()
print("wait")
item.wait()
print("never")

// expect: prints only "wait"
// expect: deadlock
