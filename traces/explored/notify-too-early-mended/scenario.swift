// title: A notification that waits
// explore: every order
import Dispatch
let group = DispatchGroup()
group.enter()
DispatchQueue.global().async { work("load", .milliseconds(5)); group.leave() }
DispatchQueue.global().async { group.notify(queue: .main) { work("show", .milliseconds(1)) } }

// expect always: "load" before "show"
