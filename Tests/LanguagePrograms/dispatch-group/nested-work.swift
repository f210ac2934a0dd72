// dispatch groups: work submitted by members, a group within a group, leave in defer, notify on another queue
import Dispatch

let outer = DispatchGroup()
let queue = DispatchQueue(label: "queue")
var log: [String] = []
queue.async(group: outer) {
  log.append("parent")
  for i in 1...2 {
    queue.async(group: outer) { log.append("child \(i)") }
  }
}
outer.wait()
print(log)

func step(_ name: String, in group: DispatchGroup, on queue: DispatchQueue) {
  group.enter()
  queue.async {
    defer { group.leave() }
    if name == "skip" { return }
    log.append(name)
  }
}
log = []
for name in ["one", "skip", "two"] { step(name, in: outer, on: queue) }
outer.wait()
print(log)

let inner = DispatchGroup()
let done = DispatchSemaphore(value: 0)
outer.enter()
inner.enter()
inner.notify(queue: queue) {
  print("inner done")
  outer.leave()
}
outer.notify(queue: .global()) {
  print("outer done")
  done.signal()
}
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(40)) { inner.leave() }
done.wait()
let barrier = DispatchQueue(label: "concurrent", attributes: .concurrent)
var total = 0
for i in 1...4 { barrier.async(group: outer, flags: .barrier) { total += i } }
outer.wait()
print(total)
