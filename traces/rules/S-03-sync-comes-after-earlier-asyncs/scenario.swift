// title: sync waits for what was submitted before it
// caption: On a serial queue a sync from the same thread always comes after its earlier asyncs.
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.async { print("async 1") }
queue.async { print("async 2") }
queue.sync { print("sync") }
print("caller goes on")

// expect: prints only "async 1", "async 2", "sync", "caller goes on"
