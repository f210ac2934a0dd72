// title: An item that submits itself feeds a source
// caption: A work item doubles a number, replaces the source's data with it and submits itself again, twelve times.
import Dispatch

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
let source = DispatchSource.makeUserDataReplaceSource(queue: queue)
var last: UInt = 0
var next: UInt = 1
let most: UInt = 1 << 12
var backward = 0
source.setEventHandler {
  let value = source.data
  if value <= last || value & (value - 1) != 0 { backward += 1 }
  last = value
  if value == most { group.leave() }
}
source.activate()
group.enter()
var block = DispatchWorkItem {}
block = DispatchWorkItem(flags: .assignCurrentContext) {
  source.replace(data: next)
  next <<= 1
  if next <= most { queue.asyncAfter(deadline: .now() + .milliseconds(1), execute: block) }
}
queue.asyncAfter(deadline: .now() + .milliseconds(1), execute: block)
print("in time: \(group.wait(timeout: .now() + .seconds(10)) == .success), \(last) reached, \(backward) out of order")

// expect: prints only "in time: true, 4096 reached, 0 out of order"
