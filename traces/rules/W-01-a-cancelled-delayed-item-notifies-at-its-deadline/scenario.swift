// title: A cancelled delayed item notifies at its deadline
// caption: Cancelled at 50 ms, it still comes to its end at 200 ms.
import Foundation

let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("never") }
item.notify(queue: queue) { print("notified") }
queue.asyncAfter(deadline: .now() + .milliseconds(200), execute: item)
Thread.sleep(forTimeInterval: 0.05)
item.cancel()
print("at 100 ms: \(item.wait(timeout: .now() + .milliseconds(50)) == .timedOut)")

// expect: prints only "at 100 ms: true", "notified"
// expect: completes at 200 ms
