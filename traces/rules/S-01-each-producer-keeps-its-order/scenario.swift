// title: A serial queue keeps each producer's order
// caption: Two producers, one queue: 1 comes before 2 before 3 for both; how they interleave is promised by nobody.
// conformance: lines in any order
import Dispatch

let log = DispatchQueue(label: "log")
let producers = DispatchQueue(label: "producers", attributes: .concurrent)
producers.async {
  for n in 1...3 { log.async { print("left \(n)") } }
}
producers.async {
  for n in 1...3 { log.async { print("right \(n)") } }
}

// expect: prints "left 1", "left 2", "left 3"
// expect: prints "right 1", "right 2", "right 3"
