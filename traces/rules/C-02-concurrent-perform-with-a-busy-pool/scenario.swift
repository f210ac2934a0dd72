// title: concurrentPerform while the pool is busy
// caption: 32 iterations, and every one of them runs on the caller's thread.
// simulate: platform linux, cores 2
import Foundation

for n in 1...3 {
  DispatchQueue.global().async { work("busy \(n)", .milliseconds(300)) }
}
Thread.sleep(forTimeInterval: 0.05)
let lock = NSLock()
var onMain = 0
DispatchQueue.concurrentPerform(iterations: 32) { _ in
  lock.lock()
  if Thread.isMainThread { onMain += 1 }
  lock.unlock()
}
print("\(onMain) on the main thread")

// expect: prints only "32 on the main thread"
