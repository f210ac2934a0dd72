// title: A timer suspended for a while
// caption: Three firings before, three missed in the pause and told in one call, three after: 7 calls, 9 firings.
import Foundation

let queue = DispatchQueue(label: "queue")
let timer = DispatchSource.makeTimerSource(queue: queue)
var calls = 0
var firings = 0
timer.setEventHandler {
  calls += 1
  firings += Int(timer.data)
}
timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(100))
timer.resume()

func report() {
  queue.sync { print("\(calls) calls, \(firings) firings") }
}

Thread.sleep(forTimeInterval: 0.35)
timer.suspend()
report()
Thread.sleep(forTimeInterval: 0.3)
report()
timer.resume()
Thread.sleep(forTimeInterval: 0.3)
report()
timer.cancel()

// expect: prints only "3 calls, 3 firings", "3 calls, 3 firings", "7 calls, 9 firings"
