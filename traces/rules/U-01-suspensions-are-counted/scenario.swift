// title: Suspensions are counted
// caption: Suspended twice, the queue runs only after the second resume.
import Foundation

let queue = DispatchQueue(label: "queue")
queue.suspend()
queue.suspend()
queue.async { print("block") }
queue.resume()
Thread.sleep(forTimeInterval: 0.05)
print("resumed once")
queue.resume()
Thread.sleep(forTimeInterval: 0.05)
print("resumed twice")

// expect: prints only "resumed once", "block", "resumed twice"
