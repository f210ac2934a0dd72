// dispatch queues: after dispatchMain() the main queue runs on worker threads, still one block at a time and in order
import Dispatch
import Foundation

DispatchQueue.main.async { print("first") }
DispatchQueue.main.async {
  print("second")
  DispatchQueue.main.async { print("third") }
}
DispatchQueue.global().async {
  io("load", .milliseconds(60))
  DispatchQueue.main.sync { print("sync on main") }
  print("after sync")
  DispatchQueue.main.async {
    dispatchPrecondition(condition: .onQueue(.main))
    print("end")
    exit(0)
  }
}
print("launch")
dispatchMain()
