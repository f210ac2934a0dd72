// title: Suspending a concurrent queue comes too late for handed-off blocks
// caption: Four blocks went to the pool at once; suspending stops none of them, only the one that is submitted later.
// simulate: platform linux, cores 2
// conformance: lines in any order
import Foundation

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
for n in 1...4 {
  queue.async {
    work("block \(n)", .milliseconds(60))
    print("block \(n)")
  }
}
Thread.sleep(forTimeInterval: 0.02)
queue.suspend()
queue.async { print("submitted later") }
Thread.sleep(forTimeInterval: 0.3)
print("resume")
queue.resume()

// expect: prints "block 1", "block 3", "resume", "submitted later"
// expect: prints "block 2", "block 4", "resume", "submitted later"
