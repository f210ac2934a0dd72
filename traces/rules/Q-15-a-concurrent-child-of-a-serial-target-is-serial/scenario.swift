// title: A concurrent queue on a serial target is serial
// caption: The width of a queue is the narrowest of its chain: three blocks, one at a time, in order.
import Dispatch

let target = DispatchQueue(label: "target")
let child = DispatchQueue(label: "child", attributes: .concurrent, target: target)

for n in 1...3 {
  child.async {
    print("start \(n)")
    io("block \(n)", .milliseconds(30))
    print("end \(n)")
  }
}

// expect: prints only "start 1", "end 1", "start 2", "end 2", "start 3", "end 3"
