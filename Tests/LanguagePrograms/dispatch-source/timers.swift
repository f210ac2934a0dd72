// dispatch sources: a repeating timer that cancels itself, a one-shot timer, cancel handler, rescheduling
import Dispatch

let queue = DispatchQueue(label: "timers")
let done = DispatchSemaphore(value: 0)
let start = DispatchTime.now()
var ticks = 0
let timer = DispatchSource.makeTimerSource(queue: queue)
timer.schedule(deadline: .now() + .milliseconds(40), repeating: .milliseconds(40))
timer.setEventHandler {
  ticks += 1
  print("tick", ticks)
  if ticks == 3 { timer.cancel() }
}
timer.setCancelHandler {
  print("cancelled", timer.isCancelled)
  done.signal()
}
timer.resume()
print("timer runs")
done.wait()
let elapsed = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000
print(elapsed >= 120, elapsed < 190)

let once = DispatchSource.makeTimerSource(flags: [], queue: queue)
once.setEventHandler {
  print("fired once", once.data)
  done.signal()
}
once.schedule(deadline: .now() + 0.04)
once.activate()
done.wait()
print(done.wait(timeout: .now() + .milliseconds(60)) == .timedOut, once.isCancelled)
once.schedule(deadline: .now() + .milliseconds(30), leeway: .milliseconds(1))
done.wait()
print("fired again")
once.cancel()
