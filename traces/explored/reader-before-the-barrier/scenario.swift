// title: A reader that comes before the barrier it needs
// explore: every order
import Dispatch
let store = DispatchQueue(label: "store", attributes: .concurrent)
DispatchQueue.global().async { store.async(flags: .barrier) { work("write", .milliseconds(5)) } }
DispatchQueue.global().async { store.async { work("read", .milliseconds(5)) } }

// expect sometimes: "read" before "write"
// expect sometimes: "write" before "read"
