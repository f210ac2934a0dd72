// title: One work item, submitted twice
// caption: On a concurrent queue its two runs may even overlap.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
let item = DispatchWorkItem {
  print("begin")
  io("body", .milliseconds(100))
  print("end")
}
queue.async(execute: item)
queue.async(execute: item)

// expect: prints only "begin", "begin", "end", "end"
// expect: "item" runs 2 times
