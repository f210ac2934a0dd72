// title: A blocked pool grows by one thread a second
// caption: Eight blocks wait on one concurrent queue; Linux adds a thread each second while no worker can run.
// simulate: platform linux, cores 2
import Foundation

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
let gate = DispatchSemaphore(value: 0)
let mutex = DispatchSemaphore(value: 1)
var started = 0
for _ in 1...8 {
  queue.async {
    mutex.wait()
    started += 1
    mutex.signal()
    gate.wait()
  }
}

func count() -> Int {
  mutex.wait()
  defer { mutex.signal() }
  return started
}

Thread.sleep(forTimeInterval: 0.5)
let first = count()
print("2 or 3 at first: \(first == 2 || first == 3)")
Thread.sleep(forTimeInterval: 1)
let second = count()
print("\(second - first) more in a second")
Thread.sleep(forTimeInterval: 1)
print("\(count() - second) more in the next")
for _ in 1...8 { gate.signal() }

// expect: prints only "2 or 3 at first: true", "1 more in a second", "1 more in the next"
