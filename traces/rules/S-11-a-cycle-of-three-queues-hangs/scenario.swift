// title: Three queues in a ring
// caption: Each holds one queue and waits for the next; no thread owns two of them, so nothing is noticed.
// conformance: lines in any order
import Dispatch

let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
let c = DispatchQueue(label: "c")

func hold(_ mine: DispatchQueue, _ name: String, andWantIn next: DispatchQueue) {
  mine.async {
    io("hold \(name)", .milliseconds(50))
    print("\(name) wants the next")
    next.sync { print("never") }
  }
}
hold(a, "a", andWantIn: b)
hold(b, "b", andWantIn: c)
hold(c, "c", andWantIn: a)

// expect: prints only "a wants the next", "b wants the next", "c wants the next"
// expect: deadlock
