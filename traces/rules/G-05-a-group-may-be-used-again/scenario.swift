// title: notify fires once; the group may be used again
// caption: The second round needs a notify of its own.
import Dispatch

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
group.enter()
group.notify(queue: queue) { print("first round") }
group.leave()
queue.sync { print("between") }
group.enter()
group.notify(queue: queue) { print("second round") }
group.leave()
queue.sync { print("end") }

// expect: prints only "first round", "between", "second round", "end"
