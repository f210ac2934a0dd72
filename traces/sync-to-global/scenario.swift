// title: sync to a global queue waits for nobody
// caption: Blocks that are already in a global queue do not come first: sync runs its block at once, on the calling thread
// simulate: cores 2, platform linux
// conformance: lines in any order
import Dispatch

let global = DispatchQueue.global()

for number in 1...4 {
  global.async {
    io("earlier \(number)", .milliseconds(30))
    print("Earlier \(number)")
  }
}
work("viewDidLoad", .milliseconds(5))
global.sync {
  work("first log", .milliseconds(10))
  print("First Log")
}
print("Second Log")

// expect: "first log" on main thread
// expect: "first log" overlaps "earlier 1"
// expect: "first log" starts before "earlier 4"
// expect: prints "First Log", "Second Log", "Earlier 4"
