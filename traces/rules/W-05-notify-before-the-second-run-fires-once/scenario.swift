// title: notify comes after the first run
// caption: Registered in time it fires once, when the item has run for the first time.
import Dispatch

let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("body") }
item.notify(queue: queue) { print("notified") }
queue.suspend()
queue.async(execute: item)
queue.async(execute: item)
queue.resume()

// expect: prints only "body", "body", "notified"
