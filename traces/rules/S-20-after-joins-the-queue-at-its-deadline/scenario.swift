// title: asyncAfter joins the queue at its deadline, not before
// caption: A busy queue delays it; an async made before the deadline goes first, one made later goes last.
import Foundation

let queue = DispatchQueue(label: "queue")
let start = DispatchTime.now()
queue.asyncAfter(deadline: start + .milliseconds(100)) { print("after 100") }
queue.async { io("busy", .milliseconds(300)) }
Thread.sleep(forTimeInterval: 0.05)
queue.async { print("async at 50") }
Thread.sleep(forTimeInterval: 0.12)
queue.async { print("async at 170") }

// expect: prints only "async at 50", "after 100", "async at 170"
