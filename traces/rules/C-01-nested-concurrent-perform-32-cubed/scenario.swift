// title: 32 × 32 × 32 iterations
// caption: Three concurrentPerforms inside one another: 32,768 calls, each index exactly once.
import Dispatch

let counter = DispatchQueue(label: "counter")
var count = 0
DispatchQueue.concurrentPerform(iterations: 32) { _ in
  DispatchQueue.concurrentPerform(iterations: 32) { _ in
    DispatchQueue.concurrentPerform(iterations: 32) { _ in
      counter.sync { count += 1 }
    }
  }
}
print("\(count) calls")

// expect: prints only "32768 calls"
