// title: A barrier waits until a serial child has run dry
// caption: The child holds one place in its concurrent target for its whole batch, even for blocks added after the barrier.
import Foundation

let target = DispatchQueue(label: "target", attributes: .concurrent)
let child = DispatchQueue(label: "child", target: target)

child.async {
  print("a+")
  io("a", .milliseconds(120))
  print("a-")
}
Thread.sleep(forTimeInterval: 0.04)
target.async(flags: .barrier) { print("barrier") }
Thread.sleep(forTimeInterval: 0.02)
child.async { print("a2") }

// expect: prints only "a+", "a-", "a2", "barrier"
