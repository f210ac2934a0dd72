// title: Waiting for a signal that is queued behind you
// caption: A semaphore has no owner: libdispatch cannot know that the block that would signal is next in this very line.
import Dispatch

let queue = DispatchQueue(label: "queue")
let semaphore = DispatchSemaphore(value: 0)
queue.async {
  print("wait")
  semaphore.wait()
  print("never")
}
queue.async { semaphore.signal() }

// expect: prints only "wait"
// expect: deadlock
