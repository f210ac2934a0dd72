// dispatch queues: a serial queue runs its blocks one after the other in the order of submission; sync waits for them
import Dispatch

let queue = DispatchQueue(label: "com.example.log")
for i in 1...4 {
  queue.async { print("block", i) }
}
queue.sync { print("sync block") }
print("after sync")
queue.async {
  print("outer")
  queue.async { print("inner") }
  print("outer ends")
}
queue.sync {}
queue.sync { print("last") }
print(queue.label)
