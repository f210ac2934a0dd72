// What POSIX has around threads: who am I, once, naps, yielding.
import Foundation
let main = pthread_self()
let done = DispatchSemaphore(value: 0)
print(pthread_equal(main, pthread_self()) != 0)
Thread.detachNewThread {
  print(pthread_equal(main, pthread_self()) != 0)
  done.signal()
}
done.wait()
var once = pthread_once_t()
for _ in 0..<3 { pthread_once(&once) { print("once") } }
DispatchQueue.concurrentPerform(iterations: 8) { _ in pthread_once(&once) { print("never") } }
var ts = timespec(tv_sec: 0, tv_nsec: 5_000_000)
nanosleep(&ts, nil)
var flag = false
let lock = NSLock()
DispatchQueue.global().async { lock.withLock { flag = true } }
while !lock.withLock({ flag }) { sched_yield() }
print("yielded")
Thread.detachNewThread { }
print(Thread.isMultiThreaded())
print(Thread.current === Thread.mainThread, Thread.mainThread.isMainThread)
