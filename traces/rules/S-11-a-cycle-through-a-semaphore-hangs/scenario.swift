// title: A cycle through a semaphore
// caption: a waits for a signal that comes only after a sync onto a.
import Dispatch

let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b")
let done = DispatchSemaphore(value: 0)
a.async {
  b.async {
    print("b wants a")
    a.sync { print("never") }
    done.signal()
  }
  io("hold a", .milliseconds(40))
  print("a waits")
  done.wait()
  print("never")
}

// expect: prints only "b wants a", "a waits"
// expect: deadlock
