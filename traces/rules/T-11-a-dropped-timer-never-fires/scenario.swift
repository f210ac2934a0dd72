// title: A timer nobody holds never fires
// caption: Its last reference goes with the function, and that silently cancels it.
import Foundation

func startTimer() {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.setEventHandler { print("never") }
  timer.schedule(deadline: .now() + .milliseconds(40))
  timer.resume()
}

startTimer()
print("started")

// expect: prints only "started"
