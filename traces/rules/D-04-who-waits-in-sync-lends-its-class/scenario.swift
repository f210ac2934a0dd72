// title: Who waits in sync lends its class
// caption: held shares one core with three others that are more urgent, until an urgent caller waits for its queue.
// simulate: platform darwin, cores 1
// conformance: not run, classes decide who gets a core on Apple's systems only
import Dispatch

let background = DispatchQueue(label: "background", qos: .background)
background.async {
  work("held", .milliseconds(200))
  print("held")
}
io("launch", .milliseconds(50))
for n in 1...3 {
  DispatchQueue(label: "middle \(n)").async {
    work("middle \(n)", .milliseconds(100))
    print("middle \(n)")
  }
}
io("launch again", .milliseconds(50))
DispatchQueue.global(qos: .userInitiated).async {
  background.sync { print("urgent") }
}

// expect: prints only "held", "urgent", "middle 1", "middle 2", "middle 3"
