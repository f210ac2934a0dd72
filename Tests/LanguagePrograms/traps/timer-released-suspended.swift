// traps: a timer is dropped while it is suspended
import Dispatch

final class Ticker {
  private let timer = DispatchSource.makeTimerSource()
  init() {
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { print("tick") }
    timer.activate()
  }
  func pause() { timer.suspend() }
}
var ticker: Ticker? = Ticker()
ticker?.pause()
print("paused")
ticker = nil
print("not reached")
