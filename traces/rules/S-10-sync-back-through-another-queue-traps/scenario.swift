// title: a → b → a on one thread traps
// caption: sync stays on its thread, so the thread that holds a asks for a again, two calls deeper, and is caught.
import Dispatch

let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
a.async {
  print("in a")
  b.sync {
    print("in b")
    a.sync { print("in a again") }
  }
}

// expect: prints only "in a", "in b"
// expect: trap "dispatch_sync called on queue already owned by current thread"
