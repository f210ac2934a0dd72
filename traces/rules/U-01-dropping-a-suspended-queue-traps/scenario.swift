// title: Dropping a suspended queue
// caption: Nobody is left to resume it: libdispatch ends the process.
import Dispatch

func suspendAndForget() {
  let queue = DispatchQueue(label: "queue")
  queue.suspend()
  print("suspended")
}

suspendAndForget()
print("never")

// expect: prints only "suspended"
// expect: trap "Release of a suspended object"
