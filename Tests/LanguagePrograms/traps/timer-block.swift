// traps: in a timer's handler, after some ticks
import Dispatch

let done = DispatchSemaphore(value: 0)
let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "ticks"))
var stock: UInt8 = 2
timer.schedule(deadline: .now(), repeating: .milliseconds(20))
timer.setEventHandler {
  print("left", stock)
  stock -= 1
}
timer.resume()
done.wait()
