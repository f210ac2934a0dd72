// title: Suspending the queue of a timer is the same
// caption: The firings are counted; resuming the queue brings them in one call.
import Foundation

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
timer.setEventHandler {
  print("data \(timer.data)")
  timer.cancel()
}
timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
queue.suspend()
timer.resume()
Thread.sleep(forTimeInterval: 0.45)
print("resume")
queue.resume()

// expect: prints only "resume", "data 4"
