// title: An inactive queue may still change its target
// caption: Made inactive, retargeted, activated: from then on it is a child of the serial target.
import Dispatch

let target = DispatchQueue(label: "target")
let queue = DispatchQueue(label: "queue", attributes: [.concurrent, .initiallyInactive])
queue.setTarget(queue: target)
queue.activate()
for n in 1...3 {
  queue.async {
    print("start \(n)")
    io("block \(n)", .milliseconds(20))
    print("end \(n)")
  }
}

// expect: prints only "start 1", "end 1", "start 2", "end 2", "start 3", "end 3"
