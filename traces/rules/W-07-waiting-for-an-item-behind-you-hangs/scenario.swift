// title: Waiting for an item that stands behind you
// caption: The item is on the same serial queue: it cannot start before the wait ends.
import Dispatch

let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("never") }
queue.async {
  queue.async(execute: item)
  print("wait")
  item.wait()
  print("never")
}

// expect: prints only "wait"
// expect: deadlock
