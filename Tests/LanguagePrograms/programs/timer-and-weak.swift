// programs: timer-and-weak, in the style of application code
import Foundation
final class Ticker {
  private var timer: DispatchSourceTimer?
  private let queue = DispatchQueue(label: "ticker")
  private(set) var ticks = 0
  var onTick: ((Int) -> Void)?
  func start(every interval: DispatchTimeInterval) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .nanoseconds(0))
    timer.setEventHandler { [weak self] in
      guard let `self` = self else { return }
      self.ticks += 1
      self.onTick?(self.ticks)
    }
    timer.resume()
    self.timer = timer
  }
  func stop() {
    timer?.cancel()
    timer = nil
  }
  deinit { print("ticker gone after \(ticks)") }
}
let finished = DispatchSemaphore(value: 0)
var ticker: Ticker? = Ticker()
ticker!.onTick = { n in
  print("tick", n, terminator: n == 3 ? "\n" : ", ")
  if n == 3 { finished.signal() }
}
ticker?.start(every: .milliseconds(50))
finished.wait()
ticker?.stop()
weak var observed = ticker
ticker?.onTick = nil
ticker = nil
Thread.sleep(forTimeInterval: 0.1)
print(observed == nil ? "freed" : "leaked")
class Parent { var child: Child?; deinit { print("parent deinit") } }
class Child { weak var parent: Parent?; unowned let owner: Parent; init(owner: Parent) { self.owner = owner; parent = owner }; deinit { print("child deinit") } }
do {
  let parent = Parent()
  parent.child = Child(owner: parent)
  print(parent.child?.parent === parent, parent.child.map { $0.owner === parent } ?? false)
}
