// title: Concurrent siblings do keep the order of submission
// caption: A concurrent child forwards each block to its serial target separately, so the target sees them one by one.
import Dispatch

let target = DispatchQueue(label: "target")
let a = DispatchQueue(label: "a", attributes: .concurrent, target: target)
let b = DispatchQueue(label: "b", attributes: .concurrent, target: target)

target.suspend()
a.async { print("A1") }
b.async { print("B1") }
a.async { print("A2") }
target.async { print("T1") }
b.async { print("B2") }
target.resume()

// expect: prints only "A1", "B1", "A2", "T1", "B2"
