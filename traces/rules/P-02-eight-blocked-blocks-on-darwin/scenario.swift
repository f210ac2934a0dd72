// title: A blocked pool grows at once on Apple's systems
// caption: Eight blocks wait on one concurrent queue; each blocked thread is replaced, so all eight start at 0 s.
// simulate: platform darwin, cores 2
// conformance: not run, a blocked thread is replaced at once on Apple's systems only
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
for n in 1...8 {
  queue.async { io("wait \(n)", .seconds(3)) }
}

// expect: "wait 1" overlaps "wait 8"
// expect: completes at 3 s
