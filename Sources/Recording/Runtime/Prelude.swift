// The three functions a scenario may call besides Dispatch and Foundation: what they do when it runs on the real libdispatch.
import Foundation

/// How much longer than asked for the longest `work` has taken: the thread had no core of its own. Only ever a hint.
nonisolated(unsafe) var signalboxDelay = 0

/// Computes for `duration`: the thread uses that much processor time, however long it takes to get it.
func work(_ name: String, _ duration: DispatchTimeInterval) {
  let length = nanoseconds(of: duration)
  let began = DispatchTime.now().uptimeNanoseconds
  let end = processorNanoseconds() + length
  while processorNanoseconds() < end {}
  signalboxDelay = Swift.max(signalboxDelay, Int(DispatchTime.now().uptimeNanoseconds - began) - length)
}

/// Waits for the outside world: the thread is blocked and uses no core.
func io(_ name: String, _ duration: DispatchTimeInterval) {
  Foundation.Thread.sleep(forTimeInterval: Double(nanoseconds(of: duration)) / 1e9)
}

/// Touches the user interface: only the main thread may.
func ui(_ what: String) {
  if !Foundation.Thread.isMainThread {
    let warning = "warning: \(what): the user interface is touched off the main thread\n"
    Foundation.FileHandle.standardError.write(Foundation.Data(warning.utf8))
  }
}

private func processorNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

private func nanoseconds(of duration: DispatchTimeInterval) -> Int {
  switch duration {
  case .seconds(let count): count * 1_000_000_000
  case .milliseconds(let count): count * 1_000_000
  case .microseconds(let count): count * 1_000
  case .nanoseconds(let count): count
  case .never: Int.max
  @unknown default: 0
  }
}
