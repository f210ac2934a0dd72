// title: A deadline on the wall clock
// caption: Two clocks, two timers: far apart they fire in order; for the same instant the order is open.
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.asyncAfter(wallDeadline: .now() + .milliseconds(120)) { print("wall, 120 ms") }
queue.asyncAfter(deadline: .now() + .milliseconds(60)) { print("uptime, 60 ms") }

// expect: prints only "uptime, 60 ms", "wall, 120 ms"
