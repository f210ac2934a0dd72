// dispatch queues: queues that target one serial queue never overlap; each keeps its own order
import Dispatch

let serial = DispatchQueue(label: "database")
let reads = DispatchQueue(label: "reads", target: serial)
let writes = DispatchQueue(label: "writes", attributes: .concurrent, target: serial)
var running = 0
var most = 0
let group = DispatchGroup()
for i in 0..<3 {
  for queue in [reads, writes, serial] {
    queue.async(group: group) {
      running += 1
      most = max(most, running)
      io("\(queue.label) \(i)", .milliseconds(5))
      running -= 1
    }
  }
}
group.wait()
print("most at once:", most)

serial.suspend()
reads.async { print("read 1") }
reads.async { print("read 2") }
serial.resume()
reads.sync { print("read 3") }
let inactive = DispatchQueue(label: "child", attributes: .initiallyInactive)
inactive.setTarget(queue: serial)
inactive.activate()
inactive.sync { print("child of", serial.label) }
