// Threads, locks, sleeping and printing as the scenario sees them, and the prelude's three functions.
import Foundation

final class Thread: @unchecked Sendable {
  private let real: Foundation.Thread
  private let starter = Starter()

  /// The number of the thread that called `start()`.
  private final class Starter: @unchecked Sendable {
    var number = -1
  }

  private init(_ real: Foundation.Thread) {
    self.real = real
  }

  init(line: Int = #line, column: Int = #column, block: @escaping () -> Void) {
    let (place, starter) = (RecordedPlace(line, column), starter)
    real = Foundation.Thread {
      RecordedLog.write(place, "detached", starter.number) { $0.begin($1) }
      block()
      RecordedLog.write(.none, "exited") { $0.end($1) }
    }
  }

  var name: String? {
    get { real.name }
    set { real.name = newValue }
  }

  var isMainThread: Bool { real.isMainThread }

  func start() {
    starter.number = RecordedThread.current.number
    real.start()
  }

  static func detachNewThread(line: Int = #line, column: Int = #column, _ block: @escaping () -> Void) {
    Thread(line: line, column: column, block: block).start()
  }

  static var isMainThread: Bool { Foundation.Thread.isMainThread }
  static var current: Thread { Thread(Foundation.Thread.current) }

  static func sleep(forTimeInterval seconds: TimeInterval, line: Int = #line, column: Int = #column) {
    recordedSleep("sleep", "", Int64(seconds * 1e9), RecordedPlace(line, column))
  }

  static func sleep(until date: Date, line: Int = #line, column: Int = #column) {
    sleep(forTimeInterval: max(date.timeIntervalSinceNow, 0), line: line, column: column)
  }
}

/// Hides the real one, as the first `print` does; so does the first `usleep`.
@_disfavoredOverload @discardableResult
func sleep(_ seconds: UInt32) -> UInt32 { sleep(seconds, line: 0, column: 0) }

@discardableResult
func sleep(_ seconds: UInt32, line: Int = #line, column: Int = #column) -> UInt32 {
  recordedSleep("sleep", "", Int64(seconds) * 1_000_000_000, RecordedPlace(line, column))
  return 0
}

@_disfavoredOverload @discardableResult
func usleep(_ microseconds: UInt32) -> Int32 { usleep(microseconds, line: 0, column: 0) }

@discardableResult
func usleep(_ microseconds: UInt32, line: Int = #line, column: Int = #column) -> Int32 {
  recordedSleep("sleep", "", Int64(microseconds) * 1000, RecordedPlace(line, column))
  return 0
}

final class RunLoop {
  static let main = RunLoop()
  static var current: RunLoop { main }

  func run(line: Int = #line, column: Int = #column) {
    signalboxRunLoop()
  }
}

// MARK: Locks

class NSLock: @unchecked Sendable {
  private let real: any NSLocking
  private let id: Int

  fileprivate init(_ real: any NSLocking, isRecursive: Bool, _ place: RecordedPlace) {
    self.real = real
    id = RecordedLog.change { $0.id("lock") }
    RecordedLog.write(place, "lock", id, isRecursive ? 1 : 0)
  }

  convenience init(line: Int = #line, column: Int = #column) {
    self.init(Foundation.NSLock(), isRecursive: false, RecordedPlace(line, column))
  }

  func lock(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "wait", "lock", id, Int64.max)
    RecordedThread.waiting("wait") { real.lock() }
    RecordedLog.write(.none, "waited", 0)
  }

  func lock(before limit: Date, line: Int = #line, column: Int = #column) -> Bool {
    let deadline = RecordedLog.now() + Int64(max(limit.timeIntervalSinceNow, 0) * 1e9)
    return recordedWait(RecordedPlace(line, column), "lock", id, until: deadline) {
      let isTaken =
        (real as? Foundation.NSLock)?.lock(before: limit) ?? (real as? Foundation.NSRecursiveLock)?.lock(before: limit)
      return isTaken == true ? .success : .timedOut
    } == .success
  }

  func `try`(line: Int = #line, column: Int = #column) -> Bool {
    let isTaken = (real as? Foundation.NSLock)?.try() ?? (real as? Foundation.NSRecursiveLock)?.try() ?? false
    if isTaken { RecordedLog.write(RecordedPlace(line, column), "locked", id) }
    return isTaken
  }

  func unlock(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "unlock", id)
    real.unlock()
  }

  func withLock<Result>(line: Int = #line, column: Int = #column, _ body: () throws -> Result) rethrows -> Result {
    lock(line: line, column: column)
    defer { unlock(line: line, column: column) }
    return try body()
  }
}

final class NSRecursiveLock: NSLock, @unchecked Sendable {
  convenience init(line: Int = #line, column: Int = #column) {
    self.init(Foundation.NSRecursiveLock(), isRecursive: true, RecordedPlace(line, column))
  }
}

// MARK: Printing

/// Hides the standard library's `print`; the one below, which knows where it was called, is preferred.
@_disfavoredOverload
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  recordedPrint(items, separator, terminator, .none)
}

func print(_ items: Any..., separator: String = " ", terminator: String = "\n", line: Int = #line, column: Int = #column) {
  recordedPrint(items, separator, terminator, RecordedPlace(line, column))
}

private func recordedPrint(_ items: [Any], _ separator: String, _ terminator: String, _ place: RecordedPlace) {
  var text = ""
  for (index, item) in items.enumerated() {
    Swift.print(item, terminator: index + 1 < items.count ? separator : "", to: &text)
  }
  text += terminator
  RecordedLog.write(place, "print", RecordedLog.escaped(text)) { _, _ in Swift.print(text, terminator: "") }
}

// MARK: The prelude

/// Computes for `duration`: the thread uses that much processor time, however long it takes to get it.
func work(_ name: String, _ duration: DispatchTimeInterval, line: Int = #line, column: Int = #column) {
  let length = recordedNanoseconds(duration)
  RecordedLog.write(RecordedPlace(line, column), "span", "work", length, RecordedLog.escaped(name))
  let end = processorNanoseconds() + length
  RecordedThread.timed("work") {
    while processorNanoseconds() < end {}
  }
  RecordedLog.write(.none, "spanEnd")
}

/// Waits for the outside world: the thread is blocked and uses no core.
func io(_ name: String, _ duration: DispatchTimeInterval, line: Int = #line, column: Int = #column) {
  recordedSleep("io", name, recordedNanoseconds(duration), RecordedPlace(line, column))
}

/// Touches the user interface: only the main thread may.
func ui(_ what: String, line: Int = #line, column: Int = #column) {
  RecordedLog.write(RecordedPlace(line, column), "ui", RecordedLog.escaped(what))
}

private func recordedSleep(_ kind: String, _ name: String, _ length: Int64, _ place: RecordedPlace) {
  RecordedLog.write(place, "span", kind, length, RecordedLog.escaped(name))
  RecordedThread.timed("sleep") { Foundation.Thread.sleep(forTimeInterval: Double(length) / 1e9) }
  RecordedLog.write(.none, "spanEnd")
}

private func processorNanoseconds() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
