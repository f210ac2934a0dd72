// Static methods need no self in escaping closures.
import Dispatch
final class Loader {
  static let done = DispatchSemaphore(value: 0)
  static var shown = 0
  static func later() {
    DispatchQueue.global().async {
      show()
      done.signal()
    }
  }
  static func show() {
    shown += 1
    print("shown", shown)
  }
}
Loader.later()
Loader.done.wait()
