// programs: a throttler that lets an action through at most once per interval and runs the last suppressed one at its end
import Dispatch

final class Throttler {
  private let queue: DispatchQueue
  private let interval: DispatchTimeInterval
  private var isOpen = true
  private var pending: (() -> Void)?
  private(set) var dropped = 0

  init(interval: DispatchTimeInterval, queue: DispatchQueue) {
    self.interval = interval
    self.queue = queue
  }

  func call(_ action: @escaping () -> Void) {
    queue.async { self.handle(action) }
  }

  private func handle(_ action: @escaping () -> Void) {
    dispatchPrecondition(condition: .onQueue(queue))
    guard isOpen else {
      if pending != nil { dropped += 1 }
      pending = action
      return
    }
    isOpen = false
    action()
    queue.asyncAfter(deadline: .now() + interval) { [weak self] in
      guard let self else { return }
      self.isOpen = true
      if let action = self.pending {
        self.pending = nil
        self.handle(action)
      }
    }
  }

  func summary() -> String { queue.sync { "dropped \(dropped), open \(isOpen), pending \(pending != nil)" } }
  deinit { print("throttler gone") }
}

let queue = DispatchQueue(label: "throttle")
var throttler: Throttler? = Throttler(interval: .milliseconds(100), queue: queue)
let done = DispatchSemaphore(value: 0)

for i in 1...4 {
  throttler!.call {
    print("scroll", i)
    done.signal()
  }
}
done.wait()
print(throttler!.summary())
done.wait()
print(throttler!.summary())
io("quiet", .milliseconds(160))
print(throttler!.summary())
throttler!.call { print("after a pause") }
print(throttler!.summary())
throttler = nil
io("let the timer end", .milliseconds(160))
print("end")
