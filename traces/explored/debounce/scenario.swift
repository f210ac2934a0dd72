// title: A debounce that fires although it was cancelled
// explore: every order
import Dispatch
let queue = DispatchQueue(label: "input")
let first = DispatchWorkItem { print("search a") }
queue.asyncAfter(deadline: .now() + .milliseconds(300), execute: first)
work("typing", .milliseconds(100))
first.cancel()
queue.asyncAfter(deadline: .now() + .milliseconds(300)) { print("search ab") }

// expect sometimes: prints "search a", "search ab"
