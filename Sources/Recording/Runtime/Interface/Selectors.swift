// What `#selector` stands for: a method's name, and how it is called on an object that is known only when it runs. One text for the
// scenario library (LibraryArea.selectors) and for the real libdispatch.
import Foundation

struct Selector: Hashable, CustomStringConvertible {
  let _name: String
  let _call: (AnyObject, Any?) -> Void
  init(named name: String, calling call: @escaping (AnyObject, Any?) -> Void) {
    _name = name
    _call = call
  }
  var description: String { _name }
  static func == (left: Selector, right: Selector) -> Bool { left._name == right._name }
  func hash(into hasher: inout Hasher) { hasher.combine(_name) }
}
// What is to be performed later, until it is.
final class _Request {
  let target: AnyObject
  let selector: Selector
  var timer: Timer? = nil
  init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }
}
final class _Requests {
  static let shared = _Requests()
  let _lock = NSLock()
  var _all: [_Request] = []
  init() {}
  func add(_ request: _Request) { _lock.withLock { _all.append(request) } }
  func end(_ request: _Request) { _lock.withLock { _all.removeAll { $0 === request } } }
  func cancel(_ target: AnyObject, _ selector: Selector?) {
    let ended = _lock.withLock { _all.filter { $0.target === target && (selector == nil || $0.selector == selector) } }
    for request in ended {
      request.timer?.invalidate()
      end(request)
    }
  }
}
extension NSObject {
  func perform(_ selector: Selector) { selector._call(self, nil) }
  func perform(_ selector: Selector, with argument: Any?) { selector._call(self, argument) }
  // In the run loop of the thread that asks: one that runs none never does it.
  func perform(_ selector: Selector, with argument: Any?, afterDelay delay: Double) {
    let request = _Request(self, selector)
    let timer = Timer(timeInterval: delay, repeats: false) { _ in
      _Requests.shared.end(request)
      selector._call(request.target, argument)
    }
    request.timer = timer
    _Requests.shared.add(request)
    RunLoop.current.add(timer, forMode: .default)
  }
  static func cancelPreviousPerformRequests(withTarget target: Any) { _Requests.shared.cancel(target as AnyObject, nil) }
  static func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    _Requests.shared.cancel(target as AnyObject, selector)
  }
  func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone isAwaited: Bool) {
    if isAwaited && Thread.isMainThread { return selector._call(self, argument) }
    if isAwaited { return DispatchQueue.main.sync { selector._call(self, argument) } }
    DispatchQueue.main.async { selector._call(self, argument) }
  }
  func performSelector(inBackground selector: Selector, with argument: Any?) {
    let thread = Thread { selector._call(self, argument) }
    thread.start()
  }
}
