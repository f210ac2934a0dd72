// title: A barrier excludes only its own queue
// caption: The target's block goes on while the child's barrier runs: a barrier owns the queue it was given to, nothing else.
import Foundation

let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", attributes: .concurrent, target: target)

target.async {
  print("t+")
  io("target block", .milliseconds(150))
  print("t-")
}
Thread.sleep(forTimeInterval: 0.05)
child.async(flags: .barrier) { print("barrier on child") }

// expect: prints only "t+", "barrier on child", "t-"
