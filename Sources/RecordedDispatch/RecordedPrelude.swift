// Printing, and what stands for work.
public import Dispatch
import Foundation

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

/// Hides the standard library's `print`; the one below, which knows where it was called, is preferred.
@_disfavoredOverload
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  recordedPrint(items, separator, terminator, .none)
}

/// Prints, and records what.
public func print(
  _ items: Any..., separator: String = " ", terminator: String = "\n", fileID: StaticString = #fileID, line: Int = #line,
  column: Int = #column
) {
  recordedPrint(items, separator, terminator, RecordedPlace(fileID, line, column))
}

private func recordedPrint(_ items: [Any], _ separator: String, _ terminator: String, _ place: RecordedPlace) {
  RecordedOutput.hold(place) {
    var text = ""
    for (index, item) in items.enumerated() {
      Swift.print(item, terminator: index + 1 < items.count ? separator : "", to: &text)
    }
    return text + terminator
  } _: { text in
    RecordedLog.write(.print, place, text: text)
    Swift.print(text, terminator: "")
  }
}

/// Computes for `duration`: the thread uses that much processor time, however long it takes to get it.
public func work(
  _ name: String, _ duration: DispatchTimeInterval, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) {
  let length = Swift.max(recordedNanoseconds(duration), 0)
  RecordedLog.write(.span, RecordedPlace(fileID, line, column), RecordedSpan.work.rawValue, length, text: name)
  let end = processorNanoseconds() &+ length
  while processorNanoseconds() < end {}
  RecordedLog.write(.spanEnd, .none)
}

/// Waits for the outside world: the thread is blocked and uses no core.
public func io(
  _ name: String, _ duration: DispatchTimeInterval, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) {
  recordedSleep(.io, name, Double(Swift.max(recordedNanoseconds(duration), 0)) / 1e9, RecordedPlace(fileID, line, column))
}

/// Records `body` as work called `name`, for as long as it takes: what really computes or waits gets a name in pictures.
public func work<Result>(
  _ name: String, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, _ body: () throws -> Result
) rethrows -> Result {
  RecordedLog.write(.span, RecordedPlace(fileID, line, column), RecordedSpan.work.rawValue, 0, text: name)
  defer { RecordedLog.write(.spanEnd, .none) }
  return try body()
}

/// Touches the user interface: only the main thread may.
public func ui(_ what: String, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
  RecordedLog.write(.userInterface, RecordedPlace(fileID, line, column), text: what)
}

private func processorNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}
