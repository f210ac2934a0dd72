// What counts as input of the main loop, and where it is not served: passes, timers, blocks of the main queue, other threads.
import Foundation

let start = Date()
func tenths() -> Int { Int((Date().timeIntervalSince(start) * 10).rounded(.down)) }
func soon(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceNow: seconds) }

DispatchQueue.main.async {
  print("one")
  DispatchQueue.main.async { print("two") }
}
for _ in 0..<3 { print("a date that is past", RunLoop.main.run(mode: .default, before: .distantPast)) }
print("common", RunLoop.main.run(mode: .common, before: soon(0.1)), tenths())

var ticks = 0
let counting = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in ticks += 1 }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) { print("a block") }
print("timers are no input", RunLoop.main.run(mode: .default, before: .distantFuture), ticks)
counting.invalidate()

DispatchQueue.main.async { print("within sync") }
DispatchQueue(label: "queue").sync { print("sync", RunLoop.current.run(mode: .default, before: soon(0.1))) }

Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
  DispatchQueue.main.async { print("within a timer") }
  print("timer", RunLoop.current.run(mode: .default, before: soon(0.2)))
}
RunLoop.main.run(until: soon(0.4))

let inside = tenths()
DispatchQueue.main.async {
  DispatchQueue.main.async { print("the next block") }
  print("no timers", RunLoop.current.run(mode: .default, before: soon(0.5)))
  RunLoop.current.run(until: soon(0.5))
  RunLoop.main.run()
  print("at once", tenths() == inside)
  var count = 0
  let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
    count += 1
    print("timer", count)
    if count == 3 { timer.invalidate() }
  }
  print("timers", RunLoop.current.run(mode: .default, before: soon(0.25)), count)
  RunLoop.current.run(until: soon(1))
  print("no timers left", timer.isValid)
}
RunLoop.main.run(until: soon(0.9))

Thread.detachNewThread {
  print("not its own", RunLoop.main.run(mode: .default, before: soon(0.5)))
  RunLoop.main.run(until: soon(0.5))
  print("at once")
}
RunLoop.main.run(until: soon(0.2))

ticks = 0
let even = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in ticks += 1 }
RunLoop.main.run(until: soon(0.55))
print("five", ticks)
even.invalidate()
print("end")
