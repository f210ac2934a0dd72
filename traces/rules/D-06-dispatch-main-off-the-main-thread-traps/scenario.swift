// title: dispatchMain() off the main thread traps
// caption: On Linux the thread is only lost (N-04).
// simulate: platform darwin
// conformance: not run, Linux does not check
import Dispatch

DispatchQueue.global().async {
  print("worker")
  dispatchMain()
}

// expect: prints only "worker"
// expect: trap "dispatch_main() must be called on the main thread"
