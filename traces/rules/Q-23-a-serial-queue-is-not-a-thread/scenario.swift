// title: A serial queue is not a thread
// caption: Its asynchronous blocks run on a worker, its synchronous ones on the caller: one queue, two threads.
import Foundation

let queue = DispatchQueue(label: "queue")
queue.async { print("async on the main thread: \(Thread.isMainThread)") }
queue.sync { print("sync on the main thread: \(Thread.isMainThread)") }

// expect: prints only "async on the main thread: false", "sync on the main thread: true"
