// Printing, what stands for work, and variables whose accesses are recorded.
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

/// What is printed first is recorded first.
private let printing = Foundation.NSLock()

private func recordedPrint(_ items: [Any], _ separator: String, _ terminator: String, _ place: RecordedPlace) {
  var text = ""
  for (index, item) in items.enumerated() {
    Swift.print(item, terminator: index + 1 < items.count ? separator : "", to: &text)
  }
  text += terminator
  printing.withLock {
    RecordedLog.write(.print, place, text: text)
    Swift.print(text, terminator: "")
  }
}

/// Computes for `duration`: the thread uses that much processor time, however long it takes to get it.
public func work(
  _ name: String, _ duration: DispatchTimeInterval, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) {
  let length = max(recordedNanoseconds(duration), 0)
  RecordedLog.write(.span, RecordedPlace(fileID, line, column), RecordedSpan.work.rawValue, length, text: name)
  let end = processorNanoseconds() &+ length
  while processorNanoseconds() < end {}
  RecordedLog.write(.spanEnd, .none)
}

/// Waits for the outside world: the thread is blocked and uses no core.
public func io(
  _ name: String, _ duration: DispatchTimeInterval, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) {
  recordedSleep(.io, name, Double(max(recordedNanoseconds(duration), 0)) / 1e9, RecordedPlace(fileID, line, column))
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

/// A variable whose every reading and writing is recorded: the analysis of races sees them. It keeps nobody from racing.
///
///     @Shared("photos") private var photos: [String] = []
@propertyWrapper
public final class Shared<Value>: @unchecked Sendable {
  private var value: Value
  private let id: Int

  /// Findings call it `name`; without one, by the place where it is made.
  public init(
    wrappedValue: Value, _ name: String? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    value = wrappedValue
    id = RecordedThread.newID()
    let place = RecordedPlace(fileID, line, column)
    RecordedLog.write(.variable, place, id, text: name ?? "\(fileID):\(line)")
  }

  /// The value. What reads or writes it is named by the call before it.
  public var wrappedValue: Value {
    get {
      note(0)
      return value
    }
    set {
      note(1)
      value = newValue
    }
    _modify {
      note(0)
      note(1)
      yield &value
    }
  }

  /// Itself: `$photos.read()`.
  public var projectedValue: Shared<Value> { self }

  /// The value, read here.
  public func read(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Value {
    RecordedLog.write(.access, RecordedPlace(fileID, line, column), id, 0)
    return value
  }

  /// Changes the value here.
  public func write<Result>(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, _ change: (inout Value) throws -> Result
  ) rethrows -> Result {
    RecordedLog.write(.access, RecordedPlace(fileID, line, column), id, 1)
    return try change(&value)
  }

  private func note(_ kind: Int) {
    RecordedLog.write(.access, RecordedThread.current.pointee.place, id, kind)
  }
}
