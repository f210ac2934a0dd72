// title: main.sync on the main queue after dispatchMain()
// caption: The worker that runs a main-queue block owns the main queue.
// simulate: platform linux, cores 2
import Dispatch

DispatchQueue.main.async {
  print("outer")
  DispatchQueue.main.sync { print("never") }
}
dispatchMain()

// expect: prints only "outer"
// expect: trap "dispatch_sync called on queue already owned by current thread"
