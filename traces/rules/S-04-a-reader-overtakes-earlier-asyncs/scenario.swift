// title: sync on a concurrent queue overtakes earlier asyncs
// caption: The pool is busy: A and B were handed to it and wait for a thread, while the caller needs none and reads at once.
// simulate: platform linux, cores 2
import Foundation

DispatchQueue.global().async { work("busy 1", .milliseconds(80)) }
DispatchQueue.global().async { work("busy 2", .milliseconds(160)) }
Thread.sleep(forTimeInterval: 0.03)

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.async { print("A") }
queue.async { print("B") }
queue.sync { print("S") }

// expect: prints only "S", "A", "B"
