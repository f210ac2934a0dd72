// title: sync runs its block on the caller's thread
// caption: No thread changes hands, except for the main queue: its blocks run on the main thread whoever calls.
import Foundation

let queue = DispatchQueue(label: "queue")
let other = DispatchQueue(label: "other")
queue.sync { print("from main: on the main thread \(Thread.isMainThread)") }
queue.async {
  other.sync { print("from a worker: on the main thread \(Thread.isMainThread)") }
  DispatchQueue.main.sync { print("main.sync from a worker: on the main thread \(Thread.isMainThread)") }
}

// expect: prints "from main: on the main thread true", "from a worker: on the main thread false"
// expect: prints "main.sync from a worker: on the main thread true"
