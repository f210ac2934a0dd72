// title: A sync that had to wait still runs on its caller's thread
// caption: The main thread waits for its turn, then runs the block itself.
import Foundation

let queue = DispatchQueue(label: "queue")
queue.async { io("busy", .milliseconds(80)) }
Thread.sleep(forTimeInterval: 0.03)
queue.sync { print("on the main thread: \(Thread.isMainThread)") }

// expect: prints only "on the main thread: true"
