// title: Eight serial queues, eight threads
// caption: A serial queue targets an overcommit root: it gets a thread even when every core is taken.
// simulate: platform linux, cores 2
// conformance: lines in any order
import Dispatch

for n in 1...8 {
  DispatchQueue(label: "serial \(n)").async {
    print("start \(n)")
    io("wait \(n)", .milliseconds(300))
    print("end \(n)")
  }
}

// expect: prints only "start 1", "start 2", "start 3", "start 4", "start 5", "start 6", "start 7", "start 8", "end 1", "end 2", "end 3", "end 4", "end 5", "end 6", "end 7", "end 8"
// expect: completes at 300 ms
