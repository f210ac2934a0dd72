// title: asyncAfter the distant future is dropped
// caption: The block is not kept, not run, and nobody says so.
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.asyncAfter(deadline: .distantFuture) { print("never") }
queue.async { print("now") }

// expect: prints only "now"
