// title: A timer behind a crowd of timers that cannot deliver
// caption: Twenty timers suspend themselves when they are registered, and their queue is suspended then; the last one fires.
import Dispatch

let queue = DispatchQueue(label: "queue")
let registered = DispatchGroup()
var crowd: [DispatchSourceTimer] = []
var calls = 0
for _ in 0..<20 {
  let timer = DispatchSource.makeTimerSource(queue: queue)
  crowd.append(timer)
  timer.schedule(deadline: .now(), repeating: .milliseconds(10))
  timer.setEventHandler { calls += 1 }
  registered.enter()
  timer.setRegistrationHandler {
    timer.suspend()
    registered.leave()
  }
  timer.resume()
}
registered.wait()
queue.suspend()
for timer in crowd { timer.resume() }

let finished = DispatchSemaphore(value: 0)
let short = DispatchSource.makeTimerSource(queue: .global())
var firings = 0
short.setEventHandler {
  firings += Int(short.data)
  if firings >= 5 {
    short.cancel()
    finished.signal()
  }
}
short.schedule(deadline: .now(), repeating: .milliseconds(10))
short.resume()
let inTime = finished.wait(timeout: .now() + .seconds(2)) == .success
for timer in crowd { timer.cancel() }
queue.resume()
queue.sync { print("fired in time: \(inTime), the crowd was called \(calls) times") }

// expect: prints only "fired in time: true, the crowd was called 0 times"
