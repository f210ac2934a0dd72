// title: concurrentPerform returns when the last iteration has
// caption: The caller takes part; every index is used once, and the next line finds all the work done.
// conformance: lines in any order
import Dispatch

DispatchQueue.concurrentPerform(iterations: 4) { index in
  io("iteration \(index)", .milliseconds(40))
  print("iteration \(index)")
}
DispatchQueue.concurrentPerform(iterations: 0) { index in
  print("never \(index)")
}
print("all done")

// expect: prints only "iteration 0", "iteration 1", "iteration 2", "iteration 3", "all done"
