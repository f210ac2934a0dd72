// title: Dropping a queue that was never activated
// caption: The last reference goes at the end of the function, and libdispatch ends the process.
import Dispatch

func makeAndForget() {
  let forgotten = DispatchQueue(label: "forgotten", attributes: .initiallyInactive)
  print("made \(forgotten.label)")
}

makeAndForget()
print("after")

// expect: prints only "made forgotten"
// expect: trap "Release of an inactive object"
