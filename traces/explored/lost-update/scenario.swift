// title: A lost update
// explore: every order
// conformance: not run, what it prints depends on a race
import Dispatch
var count = 0
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { let old = count; count = old + 1 }
DispatchQueue.global().async(group: group) { let old = count; count = old + 1 }
group.notify(queue: .main) { print(count) }

// expect sometimes: prints "1"
// expect sometimes: prints "2"
// expect sometimes: race on count
