// dispatch queues: blocks of a concurrent queue overlap; with different durations they end in the order of their durations
import Dispatch

let queue = DispatchQueue(label: "photos", attributes: .concurrent)
let group = DispatchGroup()
queue.async(group: group) {
  io("slow", .milliseconds(120))
  print("slow done")
}
queue.async(group: group) {
  io("fast", .milliseconds(40))
  print("fast done")
}
print("both submitted")
group.wait()
print("all done")

let start = DispatchTime.now()
for _ in 0..<2 {
  queue.async(group: group) { io("nap", .milliseconds(60)) }
}
group.wait()
let elapsed = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000
print("two naps at once:", elapsed >= 60, elapsed < 110)
