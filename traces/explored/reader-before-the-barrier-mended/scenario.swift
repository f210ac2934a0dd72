// title: A reader behind the barrier it needs
// explore: every order
import Dispatch
let store = DispatchQueue(label: "store", attributes: .concurrent)
DispatchQueue.global().async {
  store.async(flags: .barrier) { work("write", .milliseconds(5)) }
  store.async { work("read", .milliseconds(5)) }
}

// expect always: "write" before "read"
