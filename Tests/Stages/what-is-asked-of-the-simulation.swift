import Dispatch

let queue = DispatchQueue(label: "jobs")
var done = 0
queue.async { done += 1 }
queue.sync { print(done) }
