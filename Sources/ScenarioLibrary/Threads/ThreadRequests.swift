// What an object is asked to do on another thread: its run loop does it. Apple's only, and no text of the real libdispatch's: there nobody
// reaches the loop of another thread.
extension NSObject {
  func perform(_ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone isAwaited: Bool) {
    if thread.isMainThread { return performSelector(onMainThread: selector, with: argument, waitUntilDone: isAwaited) }
    if Thread.current === thread && isAwaited { return selector._call(self, argument) }
    guard isAwaited else { return thread._loop._add({ selector._call(self, argument) }, at: 1) }
    let isDone = DispatchSemaphore(value: 0)
    thread._loop._add(
      {
        selector._call(self, argument)
        isDone.signal()
      }, at: 1)
    isDone.wait()
  }
  func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone isAwaited: Bool, modes: [String]?
  ) { perform(selector, on: thread, with: argument, waitUntilDone: isAwaited) }
}
