// title: An item that runs again while its waiter wakes
// caption: Only when the waiter has gone on is the item one that was waited for: the second run is mostly faster.
// conformance: not run, it dies or not; PossibleOutputsTests compares all that can happen
import Dispatch
import Foundation
let q = DispatchQueue(label: "q")
let w = DispatchWorkItem { print("w") }
q.async { io("q", .milliseconds(80)) }
q.async(execute: w)
q.async(execute: w)
w.wait()
print("waited")

// expect: prints only "w", "w", "waited"
