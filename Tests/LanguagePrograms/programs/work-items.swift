// programs: work-items, in the style of application code
import Foundation
class SearchDebouncer {
  private let delay: DispatchTimeInterval
  private var pending: DispatchWorkItem?
  private let queue: DispatchQueue
  init(delay: DispatchTimeInterval, queue: DispatchQueue = .main) {
    self.delay = delay
    self.queue = queue
  }
  func schedule(_ action: @escaping () -> Void) {
    pending?.cancel()
    let item = DispatchWorkItem(block: action)
    pending = item
    queue.asyncAfter(deadline: .now() + delay, execute: item)
  }
}
let debouncer = SearchDebouncer(delay: .milliseconds(30))
for (i, text) in ["s", "sw", "swi", "swift"].enumerated() {
  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10 * i)) {
    debouncer.schedule { print("searching for \(text)") }
  }
}
var item: DispatchWorkItem!
item = DispatchWorkItem(qos: .utility, flags: [.inheritQoS]) {
  for step in 0... {
    if item.isCancelled { print("cancelled"); break }
    if step > 1000 { print("ran out"); break }
    Thread.sleep(forTimeInterval: 0.005)
  }
}
item.notify(queue: .main) { print("item is over") }
DispatchQueue.global().async(execute: item)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { item.cancel() }
let chained = DispatchWorkItem { print("first") }
let next = DispatchWorkItem { print("second") }
chained.notify(queue: .main, execute: next)
chained.perform()
let timeout = item.wait(timeout: .now() + .milliseconds(1))
print(timeout == .timedOut, timeout)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { exit(0) }
dispatchMain()
