// title: A counter behind a queue
// explore: every order
import Dispatch
var count = 0
let group = DispatchGroup()
let queue = DispatchQueue(label: "count")
DispatchQueue.global().async(group: group) { queue.sync { count += 1 } }
DispatchQueue.global().async(group: group) { queue.sync { count += 1 } }
group.notify(queue: .main) { print(count) }

// expect always: prints "2"
// expect never: race
