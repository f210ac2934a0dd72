// title: concurrentPerform inside concurrentPerform
// caption: The threads are shared out, the count is exact: four times five.
import Dispatch

let counter = DispatchQueue(label: "counter")
var count = 0
DispatchQueue.concurrentPerform(iterations: 4) { _ in
  DispatchQueue.concurrentPerform(iterations: 5) { _ in
    counter.sync { count += 1 }
  }
}
print("\(count) iterations")

// expect: prints only "20 iterations"
