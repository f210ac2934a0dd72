// title: A notification that comes too early
// explore: every order
import Dispatch
let group = DispatchGroup()
DispatchQueue.global().async { group.enter(); work("load", .milliseconds(5)); group.leave() }
DispatchQueue.global().async { group.notify(queue: .main) { work("show", .milliseconds(1)) } }

// expect sometimes: "show" before "load"
// expect sometimes: "load" before "show"
