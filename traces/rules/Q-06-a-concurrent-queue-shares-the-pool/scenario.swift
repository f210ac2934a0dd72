// title: One concurrent queue, as many threads as cores
// caption: A concurrent queue targets the ordinary root: six busy blocks share two threads.
// simulate: platform linux, cores 2
// conformance: lines in any order
import Dispatch

let pool = DispatchQueue(label: "pool", attributes: .concurrent)
for n in 1...6 {
  pool.async {
    work("compute \(n)", .milliseconds(30))
    print("done \(n)")
  }
}

// expect: prints only "done 1", "done 2", "done 3", "done 4", "done 5", "done 6"
// expect: "compute 1" overlaps "compute 2"
// expect: completes at 90 ms
