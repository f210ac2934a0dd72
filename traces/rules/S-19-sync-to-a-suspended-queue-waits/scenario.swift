// title: sync onto a suspended queue waits for resume
// caption: Resumed by somebody else, the block then runs on the caller's thread.
import Foundation

let queue = DispatchQueue(label: "queue")
queue.suspend()
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(80)) {
  print("resume")
  queue.resume()
}
queue.sync { print("inside, on the main thread: \(Thread.isMainThread)") }

// expect: prints only "resume", "inside, on the main thread: true"
