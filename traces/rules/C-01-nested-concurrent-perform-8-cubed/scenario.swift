// title: 8 × 8 × 8 iterations
// caption: Three concurrentPerforms inside one another: 512 calls, each index exactly once.
import Dispatch

let counter = DispatchQueue(label: "counter")
var count = 0
DispatchQueue.concurrentPerform(iterations: 8) { _ in
  DispatchQueue.concurrentPerform(iterations: 8) { _ in
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      counter.sync { count += 1 }
    }
  }
}
print("\(count) calls")

// expect: prints only "512 calls"
