// threads/run-loops-and-timers: timers of the main loop, of a thread that runs its own, and of one that does not
import Foundation
var n = 0
let t = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
  n += 1
  print("tick", n)
  if n == 3 { timer.invalidate() }
}
Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in print("once", t.isValid) }
DispatchQueue.global().async {
  Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in print("never") }
}
Thread.detachNewThread {
  var k = 0
  let own = Timer(timeInterval: 0.03, repeats: true) { timer in
    k += 1
    print("own", k, Thread.isMainThread)
    if k == 2 { timer.invalidate() }
  }
  RunLoop.current.add(own, forMode: .default)
  RunLoop.current.run()
  print("own loop ended")
}
Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in exit(0) }
RunLoop.main.run()
