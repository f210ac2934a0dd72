// threads: Thread.isMainThread, Thread.sleep, detached threads, names; blocks of queues are on other threads
import Dispatch
import Foundation

print("main:", Thread.isMainThread, Thread.current.isMainThread)
let queue = DispatchQueue(label: "background")
let group = DispatchGroup()
queue.async(group: group) { print("async block on the main thread:", Thread.isMainThread) }
group.wait()
queue.sync { print("sync block on the main thread:", Thread.isMainThread) }

let done = DispatchSemaphore(value: 0)
Thread.detachNewThread {
  Thread.sleep(forTimeInterval: 0.04)
  print("detached:", Thread.isMainThread)
  done.signal()
}
print("waiting")
done.wait()

let thread = Thread {
  print("thread block:", Thread.isMainThread)
  done.signal()
}
thread.name = "worker"
io("before start", .milliseconds(40))
print("starting")
thread.start()
done.wait()

let start = Date()
Thread.sleep(forTimeInterval: 0.05)
usleep(20_000)
let elapsed = Date().timeIntervalSince(start)
print(elapsed >= 0.07, elapsed < 0.2)
