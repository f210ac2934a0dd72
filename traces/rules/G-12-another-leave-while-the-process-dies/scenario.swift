// title: Another thread leaves while the process dies
// caption: The first leave() too many makes the count wrap around and dies; the second finds it above zero and goes on.
// conformance: not run, it dies sooner or later; PossibleOutputsTests compares all that it prints
import Dispatch

let group = DispatchGroup()
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  print("leaving")
  group.leave()
  print("left")
}

// expect: prints only "leaving"
// expect: trap "Unbalanced call to dispatch_group_leave()"
