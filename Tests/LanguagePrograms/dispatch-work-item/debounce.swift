// dispatch work items: a debounced search: each keystroke cancels the pending item; only the last one runs
import Dispatch

final class Debouncer {
  private let queue = DispatchQueue(label: "debounce")
  private let delay: DispatchTimeInterval
  private var pending: DispatchWorkItem?
  init(delay: DispatchTimeInterval) { self.delay = delay }
  func call(_ action: @escaping () -> Void) {
    queue.sync {
      pending?.cancel()
      let item = DispatchWorkItem(block: action)
      pending = item
      queue.asyncAfter(deadline: .now() + delay, execute: item)
    }
  }
}
let debouncer = Debouncer(delay: .milliseconds(60))
let done = DispatchSemaphore(value: 0)
var text = ""
for letter in "swift" {
  text.append(letter)
  let query = text
  debouncer.call {
    print("searching for", query)
    done.signal()
  }
  io("typing", .milliseconds(15))
}
done.wait()
debouncer.call {
  print("second search")
  done.signal()
}
done.wait()
print(done.wait(timeout: .now() + .milliseconds(120)) == .timedOut)
