// title: A queue that targets main is the main queue
// caption: From the main thread its sync asks for a queue the main thread already owns.
import Dispatch

let screen = DispatchQueue(label: "screen", target: .main)
print("before")
screen.sync { print("inside") }
print("after")

// expect: prints only "before"
// expect: trap "dispatch_sync called on queue already owned by current thread"
