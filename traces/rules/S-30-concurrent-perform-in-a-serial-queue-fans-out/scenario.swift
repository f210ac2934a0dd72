// title: concurrentPerform inside a serial queue still uses many threads
// caption: The queue is held by its one block; the iterations run beside each other on other threads.
// simulate: platform linux, cores 2
import Dispatch

let queue = DispatchQueue(label: "queue")
let both = DispatchSemaphore(value: 0)
queue.sync {
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 { both.wait() } else { both.signal() }
  }
  print("the two iterations ran beside each other")
}

// expect: prints only "the two iterations ran beside each other"
