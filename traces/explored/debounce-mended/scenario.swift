// title: A debounce that is cancelled before it is armed
// explore: every order
import Dispatch
let queue = DispatchQueue(label: "input")
let first = DispatchWorkItem { print("search a") }
first.cancel()
queue.asyncAfter(deadline: .now() + .milliseconds(300), execute: first)
queue.asyncAfter(deadline: .now() + .milliseconds(300)) { print("search ab") }

// expect always: prints only "search ab"
