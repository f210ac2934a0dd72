// title: Inactive and suspended: it takes two keys
// caption: Activating lifts one of two locks; the queue starts only when the suspension is balanced as well.
import Foundation

let queue = DispatchQueue(label: "queue", attributes: .initiallyInactive)
queue.async { print("block") }
queue.suspend()
queue.activate()
Thread.sleep(forTimeInterval: 0.05)
print("activated")
queue.resume()
Thread.sleep(forTimeInterval: 0.05)
print("launch ends")

// expect: prints only "activated", "block", "launch ends"
