// title: A singleton made twice
// explore: every order
// conformance: not run, what it prints depends on a race
import Dispatch
var instance: Int? = nil
func shared() { if instance == nil { print("made"); instance = 1 } }
DispatchQueue.global().async { shared() }
DispatchQueue.global().async { shared() }

// expect sometimes: prints "made", "made"
// expect sometimes: race on instance
