// title: The autorelease frequency is accepted and changes no order
// caption: It says when autorelease pools are emptied, which is not about order at all.
import Dispatch

let queue = DispatchQueue(label: "queue", autoreleaseFrequency: .workItem)
queue.async { print("first") }
queue.async { print("second") }
queue.sync { print("third") }

// expect: prints only "first", "second", "third"
