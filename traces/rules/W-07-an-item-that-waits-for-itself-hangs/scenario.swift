// title: A work item that waits for itself
// caption: It ends when it has ended.
import Dispatch

let queue = DispatchQueue(label: "queue")
var item = DispatchWorkItem {}
item = DispatchWorkItem {
  print("wait")
  item.wait()
  print("never")
}
queue.async(execute: item)

// expect: prints only "wait"
// expect: deadlock
