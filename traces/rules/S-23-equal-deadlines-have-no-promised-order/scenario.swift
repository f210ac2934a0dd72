// title: Equal deadlines have no promised order
// caption: On Linux five blocks due at the same instant come out nearly reversed; nothing promises the order of submission.
// conformance: lines in any order
import Dispatch

let queue = DispatchQueue(label: "queue")
let deadline = DispatchTime.now() + .milliseconds(60)
for n in 1...5 {
  queue.asyncAfter(deadline: deadline) { print("block \(n)") }
}

// expect: prints only "block 1", "block 2", "block 3", "block 4", "block 5"
