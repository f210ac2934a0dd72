// dispatch sources: a suspended timer keeps counting and delivers one event with the number of missed periods
import Dispatch

let queue = DispatchQueue(label: "timers")
let done = DispatchSemaphore(value: 0)
let timer = DispatchSource.makeTimerSource(queue: queue)
var events: [UInt] = []
timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
timer.setEventHandler {
  events.append(timer.data)
  done.signal()
}
timer.activate()
done.wait()
queue.sync { print("first event", events) }
timer.suspend()
io("suspended", .milliseconds(350))
queue.sync { print("while suspended", events.count) }
timer.resume()
done.wait()
queue.sync { print("after resume", events) }
timer.cancel()
queue.sync {}
print("cancelled", timer.isCancelled)
