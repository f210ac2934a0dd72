// title: 255 threads wait for a block that needs one more
// caption: Linux stops at 255 overcommit threads: the block that would let all of them go on never gets a thread.
// simulate: platform linux, cores 2
import Dispatch

let gate = DispatchSemaphore(value: 0)
for n in 1...255 {
  DispatchQueue(label: "queue \(n)").async {
    gate.wait()
    gate.signal()
  }
}
DispatchQueue(label: "opener").async {
  print("never")
  gate.signal()
}

// expect: prints nothing
// expect: deadlock
