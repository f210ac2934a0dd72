// dispatch work items: flags, with a group, on concurrent queues as barriers, the same item twice, notify with an item
import Dispatch

let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
let group = DispatchGroup()
var log: [String] = []
let state = DispatchQueue(label: "state")
func note(_ text: String) { state.sync { log.append(text) } }
queue.async(group: group) {
  io("read", .milliseconds(60))
  note("read ends")
}
let barrier = DispatchWorkItem(flags: .barrier) { note("barrier") }
queue.async(group: group, execute: barrier)
queue.async(group: group) { note("after") }
group.wait()
print(log)

var runs = 0
let twice = DispatchWorkItem { runs += 1 }
state.async(execute: twice)
state.async(execute: twice)
state.sync { print("runs", runs) }
twice.perform()
print("runs", runs)

let first = DispatchWorkItem { print("first") }
let second = DispatchWorkItem { print("second, after first") }
let done = DispatchSemaphore(value: 0)
let third = DispatchWorkItem(qos: .utility, flags: [.enforceQoS]) {
  print("third")
  done.signal()
}
first.notify(queue: state, execute: second)
second.notify(queue: state, execute: third)
state.asyncAfter(deadline: .now() + .milliseconds(40), execute: first)
print("scheduled")
done.wait()
let cancelled = DispatchWorkItem { print("never") }
cancelled.cancel()
state.async(group: group, execute: cancelled)
print(group.wait(timeout: .now() + 1) == .success)
