// title: A serial queue's blocks are not on the global queue
// caption: They run on the overcommit root, which is another queue than DispatchQueue.global().
import Dispatch

let queue = DispatchQueue(label: "queue")
let readers = DispatchQueue(label: "readers", attributes: .concurrent)
readers.sync { dispatchPrecondition(condition: .onQueue(.global())) }
print("a concurrent queue is")
queue.sync { dispatchPrecondition(condition: .onQueue(.global())) }
print("never")

// expect: prints only "a concurrent queue is"
// expect: trap "Assertion failed: Block was expected to execute on queue [com.apple.root.default-qos]"
