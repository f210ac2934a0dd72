// title: asyncAfter is never early
// caption: On Linux the leeway is not used: each block runs at its deadline.
import Dispatch

let queue = DispatchQueue(label: "queue")
let start = DispatchTime.now()
for n in 1...3 {
  queue.asyncAfter(deadline: start + .milliseconds(50 * n)) {
    let waited = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
    print("\(n): early \(waited < UInt64(50_000_000 * n))")
  }
}

// expect: prints only "1: early false", "2: early false", "3: early false"
// expect: completes at 150 ms
