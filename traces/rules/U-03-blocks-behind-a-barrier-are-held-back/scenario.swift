// title: Suspending holds back what waits behind a barrier
// caption: These blocks are still in the queue's own line, so the suspension reaches them.
import Foundation

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async(flags: .barrier) {
  io("barrier", .milliseconds(60))
  print("barrier")
}
queue.async { print("behind") }
Thread.sleep(forTimeInterval: 0.02)
queue.suspend()
Thread.sleep(forTimeInterval: 0.12)
print("resume")
queue.resume()

// expect: prints only "barrier", "resume", "behind"
