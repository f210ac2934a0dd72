// dispatch queues: a barrier block of a concurrent queue waits for earlier blocks and holds back later ones
import Dispatch

let queue = DispatchQueue(label: "store", attributes: .concurrent)
var values: [String] = []
let lock = DispatchQueue(label: "lock")
func note(_ text: String) { lock.sync { values.append(text) } }

queue.async {
  io("read 1", .milliseconds(40))
  note("read 1")
}
queue.async {
  io("read 2", .milliseconds(90))
  note("read 2")
}
queue.async(flags: .barrier) {
  note("write starts")
  io("write", .milliseconds(40))
  note("write ends")
}
queue.async {
  io("read 3", .milliseconds(40))
  note("read 3")
}
queue.sync(flags: .barrier) { note("barrier sync") }
for value in values { print(value) }
let count = queue.sync(flags: .barrier) { values.count }
print(count)
