// title: A cancelled work item keeps its turn
// caption: The body is skipped, but notify comes when the turn comes, not when cancel() was called.
// conformance: lines in any order
import Foundation

let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("never") }
item.notify(queue: .main) { print("notified") }
queue.async {
  io("busy", .milliseconds(80))
  print("busy")
}
queue.async(execute: item)
queue.async { print("next") }
item.cancel()
print("cancelled: \(item.isCancelled)")
item.wait()
print("waited")
Thread.sleep(forTimeInterval: 0.05)
print("launch ends")

// expect: prints "cancelled: true", "busy", "waited", "launch ends", "notified"
// expect: prints "busy", "next"
