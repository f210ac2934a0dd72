// title: The same wait with a timeout
// caption: After the timeout the waiting block ends, and only then can the block it waited for run.
import Dispatch

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
queue.async {
  queue.async(group: group) { print("inner") }
  print("timed out: \(group.wait(timeout: .now() + .milliseconds(60)) == .timedOut)")
}

// expect: prints only "timed out: true", "inner"
