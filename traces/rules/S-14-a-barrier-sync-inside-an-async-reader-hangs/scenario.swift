// title: A barrier sync inside an asynchronous reader
// caption: The same on a worker: the main thread goes on, the worker never does.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async {
  print("reader")
  queue.sync(flags: .barrier) { print("writer") }
  print("never")
}

// expect: prints only "reader"
// expect: deadlock
