// title: Three hundred serial queues, 255 threads
// caption: Every serial queue wants a thread of its own; the pool ends at 255, the rest wait for one to become free.
// simulate: platform linux, cores 2
import Foundation

let mutex = DispatchSemaphore(value: 1)
var started = 0
for n in 1...300 {
  DispatchQueue(label: "queue \(n)").async {
    mutex.wait()
    started += 1
    mutex.signal()
    Thread.sleep(forTimeInterval: 0.5)
  }
}

func report(_ when: String) {
  mutex.wait()
  print("\(started) started \(when)")
  mutex.signal()
}

Thread.sleep(forTimeInterval: 0.3)
report("at first")
Thread.sleep(forTimeInterval: 0.5)
report("in the end")

// expect: prints only "255 started at first", "300 started in the end"
