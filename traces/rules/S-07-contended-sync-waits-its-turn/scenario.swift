// title: A contended sync waits its turn
// caption: Waiting callers and asynchronous blocks stand in the same line: first come, first served.
import Foundation

let queue = DispatchQueue(label: "queue")
queue.async {
  io("busy", .milliseconds(250))
  print("busy")
}
queue.async { print("a1") }
Thread.sleep(forTimeInterval: 0.04)
DispatchQueue.global().async { queue.sync { print("S1") } }
Thread.sleep(forTimeInterval: 0.04)
queue.async { print("a2") }
DispatchQueue.global().async { queue.sync { print("S2") } }
Thread.sleep(forTimeInterval: 0.04)
queue.async { print("a3") }

// expect: prints only "busy", "a1", "S1", "a2", "S2", "a3"
