// title: A reader waits behind a queued barrier
// caption: The barrier has not started yet, but it stands in the line, and nobody overtakes it.
import Foundation

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async {
  io("read", .milliseconds(80))
  print("read")
}
Thread.sleep(forTimeInterval: 0.03)
queue.async(flags: .barrier) { print("barrier") }
queue.sync { print("reader") }

// expect: prints only "read", "barrier", "reader"
