// title: DispatchQueue.main.sync on the main thread
// caption: The main thread owns the main queue from the start, so this traps even before the run loop turns.
import Dispatch

print("before")
DispatchQueue.main.sync { print("inside") }
print("after")

// expect: prints only "before"
// expect: trap "dispatch_sync called on queue already owned by current thread"
