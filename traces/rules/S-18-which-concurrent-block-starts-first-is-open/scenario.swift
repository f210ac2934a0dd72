// title: Dequeued in order, started in any order
// caption: The pool takes the blocks first come, first served; which of the threads gets going first is a race.
// conformance: lines in any order
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
for n in 1...4 {
  queue.async { print("block \(n)") }
}

// expect: prints only "block 1", "block 2", "block 3", "block 4"
