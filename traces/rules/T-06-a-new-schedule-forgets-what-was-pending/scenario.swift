// title: A new schedule forgets what was pending
// caption: Two firings were waiting for resume; scheduling again drops them.
import Foundation

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
timer.setEventHandler {
  print("data \(timer.data)")
  timer.cancel()
}
timer.schedule(deadline: .now() + .milliseconds(50), repeating: .milliseconds(50))
timer.resume()
timer.suspend()
Thread.sleep(forTimeInterval: 0.13)
timer.schedule(deadline: .now() + .milliseconds(80))
timer.resume()
print("resumed")

// expect: prints only "resumed", "data 1"
