// Begins and ends a scenario that runs on the real libdispatch with nothing in between.
// Its exit status says how far it came: 0 the main thread reached its run loop, 75 it never did.
import Foundation

private nonisolated(unsafe) var hasReachedRunLoop = false

/// Called before the scenario's first line: from now on the process ends by itself after `SIGNALBOX_TIME_LIMIT` milliseconds.
func signalboxLaunch() {
  setvbuf(stdout, nil, _IONBF, 0)
  let limit = ProcessInfo.processInfo.environment["SIGNALBOX_TIME_LIMIT"].flatMap { Double($0) } ?? 1000
  let watch = Foundation.Thread {
    Foundation.Thread.sleep(forTimeInterval: limit / 1000)
    if let path = ProcessInfo.processInfo.environment["SIGNALBOX_RECORDING"] {
      try? Foundation.Data("\(signalboxDelay)".utf8).write(to: Foundation.URL(fileURLWithPath: path))
    }
    _exit(hasReachedRunLoop ? 0 : 75)
  }
  watch.start()
}

/// Called after the scenario's last line: the main run loop, as in an app.
func signalboxRunLoop() -> Never {
  hasReachedRunLoop = true
  while true { RunLoop.main.run(until: Date(timeIntervalSinceNow: 60)) }
}
