// What AppLife.swift leaves to the machine it runs on, on the real libdispatch: compiled beside a scenario that uses `Device`.
import Dispatch
import Foundation

/// When the next thing is done from outside: a suspended process cannot wake itself.
nonisolated(unsafe) private var nextVisit = DispatchTime.now()

/// Which phase the app is in is for pictures.
func _phase(_ name: String) {}

/// So is what is done from outside.
func _work(_ words: String, _ nanoseconds: Int) {}

func _startOutside(_ name: String, _ body: @escaping () -> Void) {
  Thread(block: body).start()
}

func _sleep(_ nanoseconds: Int) {
  nextVisit = .now() + .nanoseconds(nanoseconds)
  Thread.sleep(forTimeInterval: Double(nanoseconds) / 1e9)
}

/// Holds the main thread while the app is suspended: the process is let go on before anybody has decided that the app is.
nonisolated(unsafe) private var gate = Dispatch.DispatchSemaphore(value: 0)

/// Stops the whole process until the next visit, as the system does: another process lets it go on. Where nobody comes any more
/// the main thread stays where it is.
func _freeze() {
  gate = Dispatch.DispatchSemaphore(value: 0)
  let isHeld = Dispatch.DispatchSemaphore(value: 0)
  Dispatch.DispatchQueue.main.async { [gate] in
    isHeld.signal()
    gate.wait()
  }
  // A main thread at work is stopped in the middle of it.
  _ = isHeld.wait(timeout: .now() + .milliseconds(20))
  stopUntilNextVisit()
}

private func stopUntilNextVisit() {
  let now = DispatchTime.now().uptimeNanoseconds
  guard nextVisit.uptimeNanoseconds > now else { return }
  let seconds = String(format: "%.3f", Double(nextVisit.uptimeNanoseconds - now) / 1e9)
  var helper: pid_t = 0
  let words: [String] = ["/bin/sh", "-c", "sleep \(seconds); kill -CONT \(getpid())"]
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  guard posix_spawn(&helper, words[0], nil, nil, &arguments, nil) == 0 else { return }
  kill(getpid(), SIGSTOP)
}

/// Whoever lets the process go on has done so; the main thread follows.
func _thaw() { gate.signal() }

extension DispatchTimeInterval {
  var _nanoseconds: Int {
    let start = DispatchTime(uptimeNanoseconds: 1_000_000_000)
    return Int(clamping: (start + self).uptimeNanoseconds - start.uptimeNanoseconds)
  }
}
