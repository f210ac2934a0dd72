// title: A work item may carry the barrier flag
// caption: On a concurrent queue it acts as a barrier; performed directly the flag means nothing.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
let item = DispatchWorkItem(flags: .barrier) { print("item") }
queue.async {
  io("reader", .milliseconds(80))
  print("reader")
}
queue.async(execute: item)
queue.sync { print("later reader") }
queue.sync {
  let other = DispatchWorkItem(flags: .barrier) { print("performed inside a reader") }
  other.perform()
}

// expect: prints only "reader", "item", "later reader", "performed inside a reader"
