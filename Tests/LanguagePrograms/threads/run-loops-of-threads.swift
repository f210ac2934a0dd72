// The loops of other threads serve their own timers: until a date, before one, until there are none.
import Foundation

let stopped = DispatchSemaphore(value: 0)
func thread(_ body: @escaping () -> Void) {
  Thread.detachNewThread {
    body()
    stopped.signal()
  }
  stopped.wait()
}

thread {
  var count = 0
  let timer = Timer(timeInterval: 0.05, repeats: true) { timer in
    count += 1
    print("tick", count)
    if count == 3 { timer.invalidate() }
  }
  RunLoop.current.add(timer, forMode: .default)
  while timer.isValid && RunLoop.current.run(mode: .default, before: .distantFuture) {}
  print("leaves", timer.isValid)
}
thread {
  Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in print("fired") }
  RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.15))
  print("end", RunLoop.current.run(mode: .default, before: .distantFuture))
}
thread {
  let start = Date()
  RunLoop.current.run(until: Date(timeIntervalSinceNow: 5))
  print("no timers", RunLoop.current.run(mode: .default, before: .distantFuture), Date().timeIntervalSince(start) < 1)
}
thread {
  var count = 0
  Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
    count += 1
    if count == 2 {
      Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in print("inner") }
      print("nested", RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.07)))
    }
  }
  print(RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.35)), count)
  RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
  print(count)
}
print("done")
