// title: A barrier on a global queue excludes nothing
// caption: The flag is ignored there: both barriers run at the same time.
// conformance: lines in any order
import Dispatch

let global = DispatchQueue.global()
global.async(flags: .barrier) {
  print("barrier 1 begins")
  io("barrier 1", .milliseconds(120))
  print("barrier 1 ends")
}
global.async(flags: .barrier) {
  print("barrier 2 begins")
  io("barrier 2", .milliseconds(120))
  print("barrier 2 ends")
}

// expect: prints "barrier 1 begins", "barrier 2 ends"
// expect: prints "barrier 2 begins", "barrier 1 ends"
// expect: "barrier 1" overlaps "barrier 2"
