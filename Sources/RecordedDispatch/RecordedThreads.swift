// Foundation's threads as the program sees them.
public import Foundation

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

/// A thread that is recorded. Stands for Foundation's `Thread`; `real` is that one, and has all its properties here, too.
@dynamicMemberLookup
public final class Thread: @unchecked Sendable {
  /// For what takes a thread of Foundation.
  public let real: Foundation.Thread
  private let starter: Starter?

  /// The number of the thread that called `start()`.
  private final class Starter: @unchecked Sendable {
    var number = -1
  }

  private init(_ real: Foundation.Thread) {
    self.real = real
    starter = nil
  }

  /// Runs `block` once it is started.
  @preconcurrency
  public init(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, block: @escaping @Sendable () -> Void
  ) {
    let (place, starter) = (RecordedPlace(fileID, line, column), Starter())
    self.starter = starter
    real = Foundation.Thread {
      RecordedLog.write(.detached, place, starter.number)
      block()
      RecordedLog.write(.exited, .none)
    }
  }

  /// Begins.
  public func start() {
    starter?.number = RecordedThread.current.pointee.number
    real.start()
  }

  /// Starts a thread that runs `block`.
  @preconcurrency
  public static func detachNewThread(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, _ block: @escaping @Sendable () -> Void
  ) {
    Thread(fileID: fileID, line: line, column: column, block: block).start()
  }

  /// Asks it to end; it does when its block looks.
  public func cancel() { real.cancel() }
  /// Whether it was asked to end.
  public var isCancelled: Bool { real.isCancelled }
  /// Whether its block runs.
  public var isExecuting: Bool { real.isExecuting }
  /// Whether its block has returned.
  public var isFinished: Bool { real.isFinished }
  /// What it is called.
  public var name: String? {
    get { real.name }
    set { real.name = newValue }
  }

  /// Whether it is the main thread.
  public var isMainThread: Bool { real.isMainThread }
  /// Whether the caller runs on the main thread.
  public static var isMainThread: Bool { Foundation.Thread.isMainThread }
  /// The thread the caller runs on.
  public static var current: Thread { Thread(.current) }
  /// The main thread.
  public static var main: Thread {
    #if canImport(Darwin)
      Thread(.main)
    #else
      Thread(.mainThread)
    #endif
  }

  /// What Foundation's has.
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Foundation.Thread, Value>) -> Value {
    get { real[keyPath: path] }
    set { real[keyPath: path] = newValue }
  }
  /// What Foundation's has.
  public subscript<Value>(dynamicMember path: KeyPath<Foundation.Thread, Value>) -> Value { real[keyPath: path] }

  /// Blocks the thread for so many seconds.
  public static func sleep(
    forTimeInterval seconds: TimeInterval, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    recordedSleep(.sleep, "", seconds, RecordedPlace(fileID, line, column))
  }

  /// Blocks the thread until `date`.
  public static func sleep(
    until date: Date, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    recordedSleep(.sleep, "", Swift.max(date.timeIntervalSinceNow, 0), RecordedPlace(fileID, line, column))
  }
}

/// Hides the real one; the one below, which knows where it was called, is preferred.
@_disfavoredOverload @discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 { sleep(seconds, fileID: "", line: 0, column: 0) }

/// Blocks the thread for so many seconds.
@discardableResult
public func sleep(
  _ seconds: UInt32, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) -> UInt32 {
  recordedSleep(.sleep, "", Double(seconds), RecordedPlace(fileID, line, column))
  return 0
}

/// Hides the real one; the one below, which knows where it was called, is preferred.
@_disfavoredOverload @discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 { usleep(microseconds, fileID: "", line: 0, column: 0) }

/// Blocks the thread for so many microseconds.
@discardableResult
public func usleep(
  _ microseconds: UInt32, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) -> Int32 {
  recordedSleep(.sleep, "", Double(microseconds) / 1e6, RecordedPlace(fileID, line, column))
  return 0
}

func recordedSleep(_ kind: RecordedSpan, _ name: String, _ seconds: Double, _ place: RecordedPlace) {
  let length = seconds.isFinite && seconds < 9e9 ? Int(seconds * 1e9) : .max
  RecordedLog.write(.span, place, kind.rawValue, length, text: name)
  Foundation.Thread.sleep(forTimeInterval: seconds)
  RecordedLog.write(.spanEnd, .none)
}
