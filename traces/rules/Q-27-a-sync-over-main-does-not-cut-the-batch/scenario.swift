// title: A sync onto a queue over main does not cut the batch
// caption: The main thread runs the block itself when its turn comes, in the same batch: before M.
import Dispatch
import Foundation
let q = DispatchQueue(label: "q", target: DispatchQueue.main)
q.async { print("C"); io("C", .milliseconds(120)) }
DispatchQueue.main.async { print("M") }
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(40)) {
  q.sync { print("S") }
}

// expect: prints only "C", "S", "M"
