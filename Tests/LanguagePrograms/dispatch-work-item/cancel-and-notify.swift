// dispatch work items: perform, cancel before and during, isCancelled, wait, notify, order on a serial queue
import Dispatch

let queue = DispatchQueue(label: "queue")
let item = DispatchWorkItem { print("performed") }
item.perform()
print(item.isCancelled)

let blocker = DispatchSemaphore(value: 0)
queue.async { blocker.wait() }
let cancelled = DispatchWorkItem { print("never runs") }
let kept = DispatchWorkItem { print("kept runs") }
cancelled.notify(queue: queue) { print("cancelled item notified") }
queue.async(execute: cancelled)
queue.async(execute: kept)
cancelled.cancel()
print("cancelled:", cancelled.isCancelled, kept.isCancelled)
blocker.signal()
kept.wait()
queue.sync {}
queue.sync { print("queue is through") }

var search: DispatchWorkItem!
search = DispatchWorkItem {
  for i in 1...100 {
    if search.isCancelled {
      print("stopped early:", i > 1, i < 100)
      return
    }
    io("step", .milliseconds(20))
  }
  print("ran to the end")
}
DispatchQueue.global().async(execute: search)
io("wait", .milliseconds(90))
search.cancel()
print(search.wait(timeout: .now() + .seconds(5)) == .success)
let slow = DispatchWorkItem { io("slow", .milliseconds(120)) }
queue.async(execute: slow)
print(slow.wait(timeout: .now() + .milliseconds(30)) == .timedOut)
slow.wait()
print("slow has ended")
cancelled.perform()
let sync = DispatchWorkItem { print("in sync") }
queue.sync(execute: sync)
