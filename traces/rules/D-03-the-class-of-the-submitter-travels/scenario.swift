// title: The class of the submitter travels with a block
// caption: A queue without a class runs quick as urgently as the block that submitted it: before slow has come to its end.
// simulate: platform darwin, cores 1
// conformance: not run, classes decide who gets a core on Apple's systems only
import Dispatch

let background = DispatchQueue(label: "background", qos: .background)
let plain = DispatchQueue(label: "plain")
background.async {
  work("slow", .milliseconds(400))
  print("slow")
}
io("launch", .milliseconds(50))
DispatchQueue.global(qos: .userInitiated).async {
  plain.async {
    work("quick", .milliseconds(100))
    print("quick")
  }
}

// expect: prints only "quick", "slow"
