// title: Different deadlines fire in their order
// caption: Submitted last to first, delivered first to last, even when the queue is busy while they fall due.
import Dispatch

let queue = DispatchQueue(label: "queue")
let start = DispatchTime.now()
queue.asyncAfter(deadline: start + .milliseconds(120)) { print("at 120") }
queue.asyncAfter(deadline: start + .milliseconds(80)) { print("at 80") }
queue.asyncAfter(deadline: start + .milliseconds(40)) { print("at 40") }
queue.async {
  io("busy", .milliseconds(200))
  print("busy")
}

// expect: prints only "busy", "at 40", "at 80", "at 120"
