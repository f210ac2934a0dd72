// title: A barrier sync inside a reader waits for itself
// caption: Readers are counted, not owned: libdispatch cannot see that the reader it waits for is the caller.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync {
  print("reader")
  queue.sync(flags: .barrier) { print("writer") }
  print("never")
}

// expect: prints only "reader"
// expect: deadlock
