// title: cancel() does not stop a running item
// caption: It only raises a flag, which the body may look at; later executions are skipped.
import Foundation

let queue = DispatchQueue(label: "queue")
var item = DispatchWorkItem {}
item = DispatchWorkItem {
  print("begin")
  io("body", .milliseconds(80))
  print("cancelled meanwhile: \(item.isCancelled)")
}
queue.async(execute: item)
Thread.sleep(forTimeInterval: 0.03)
item.cancel()
queue.async(execute: item)
queue.sync { print("end") }

// expect: prints only "begin", "cancelled meanwhile: true", "end"
