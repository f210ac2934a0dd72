// title: An interval beyond 31 bits
// caption: 2,147,483,648 ns: it fires after 2.147 s, not at once and not never.
import Dispatch

let timer = DispatchSource.makeTimerSource(queue: .main)
timer.setEventHandler {
  print("fired, data \(timer.data)")
  timer.cancel()
}
timer.schedule(deadline: .now() + .nanoseconds(0x8000_0000), repeating: .nanoseconds(0x8000_0000))
timer.resume()
DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { print("not before 2 s") }

// expect: prints only "not before 2 s", "fired, data 1"
