// What a recorded run writes down, and how it ends. Compiled together with a scenario; see RealProgram.swift.
import Foundation

/// The one log of the process: a line for everything that happens, in the order in which it happens.
///
/// A line is `nanoseconds TAB thread TAB line TAB column TAB kind TAB fields…`; each is written by one `write`, so that a crash
/// loses nothing. Causes are logged before the real call, effects after it, so that a wake-up never precedes its signal.
enum RecordedLog {
  nonisolated(unsafe) private static var mutex = pthread_mutex_t()
  nonisolated(unsafe) private static var descriptor: Int32 = -1
  nonisolated(unsafe) private static var launched: UInt64 = 0
  nonisolated(unsafe) private static var state = RecordedState()

  static func open() {
    pthread_mutex_init(&mutex, nil)
    let path = ProcessInfo.processInfo.environment["SIGNALBOX_RECORDING"] ?? "/dev/null"
    descriptor = Foundation.open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    launched = Dispatch.DispatchTime.now().uptimeNanoseconds
    _ = RecordedThread.current
  }

  /// Nanoseconds since the launch.
  static func now() -> Int64 {
    Int64(bitPattern: Dispatch.DispatchTime.now().uptimeNanoseconds &- launched)
  }

  static func instant(_ time: Dispatch.DispatchTime) -> Int64 {
    if time == .distantFuture { return .max }
    return Int64(clamping: time.uptimeNanoseconds) - Int64(clamping: launched)
  }

  static func instant(_ time: Dispatch.DispatchWallTime) -> Int64 {
    if time == .distantFuture { return .max }
    // Wall times are stored as negated nanoseconds.
    let ahead = Int64(bitPattern: Dispatch.DispatchWallTime.now().rawValue &- time.rawValue)
    return now() + ahead
  }

  static func write(
    _ place: RecordedPlace, _ kind: String, _ fields: Any..., change: (inout RecordedState, Int) -> Void = { _, _ in }
  ) {
    let thread = RecordedThread.current
    if place.line > 0 { thread.place = place }
    pthread_mutex_lock(&mutex)
    change(&state, thread.number)
    state.lastEvent = now()
    var line = "\(state.lastEvent)\t\(thread.number)\t\(place.line)\t\(place.column)\t\(kind)"
    for field in fields { line += "\t\(field)" }
    line += "\n"
    line.withCString { _ = Foundation.write(descriptor, $0, strlen($0)) }
    pthread_mutex_unlock(&mutex)
  }

  /// Changes what decides the end of the run, and writes nothing.
  static func change<Result>(_ change: (inout RecordedState) -> Result) -> Result {
    pthread_mutex_lock(&mutex)
    defer { pthread_mutex_unlock(&mutex) }
    return change(&state)
  }

  /// In a signal handler: no lock, no allocation worth speaking of, and the process ends right after.
  static func writeLastWords(_ text: String) {
    text.withCString { _ = Foundation.write(descriptor, $0, strlen($0)) }
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

/// What decides when a run is over: nothing runs, nothing is due, and nothing has happened for a while.
struct RecordedState {
  /// Threads that run code of the scenario and do not wait for somebody else, once for each block; at first the launch code.
  private var active = [0]
  /// Asynchronous blocks that were submitted and have not started: suspended, behind others, or without a thread.
  var waitingBlocks = 0
  private var waiting: [Int] = []
  /// Sleeps, computations and waits with a deadline that are going on: they will end.
  var timed = 0
  /// When the last delayed block or one-shot timer falls due.
  var latestDue: Int64 = 0
  /// Timers that will fire again and again.
  var repeatingTimers: Set<Int> = []
  var lastEvent: Int64 = 0
  private var nextIDs = ["queue": 13]

  mutating func id(_ kind: String) -> Int {
    let id = nextIDs[kind, default: 0]
    nextIDs[kind] = id + 1
    return id
  }

  mutating func begin(_ thread: Int) { active.append(thread) }
  mutating func end(_ thread: Int) { if let index = active.lastIndex(of: thread) { active.remove(at: index) } }

  mutating func beginWait(_ thread: Int) {
    end(thread)
    waiting.append(thread)
  }

  mutating func endWait(_ thread: Int) {
    begin(thread)
    if let index = waiting.lastIndex(of: thread) { waiting.remove(at: index) }
  }

  /// The threads that wait for ever, when it is over. `isIdle` says that the process has used no processor time lately: a
  /// thread that is active all the same waits in a way that nobody can see, for a `static let`.
  func isOver(at now: Int64, isIdle: Bool) -> Bool {
    guard timed == 0, repeatingTimers.isEmpty, now > latestDue else { return false }
    if !active.isEmpty && !isIdle { return false }
    // The pool adds a thread only once a second.
    let patience: Int64 = waitingBlocks > 0 || !active.isEmpty ? 1_600_000_000 : 300_000_000
    return now - max(lastEvent, latestDue) > patience
  }

  var waitingThreads: [Int] { Set(waiting + active).sorted() }
}

/// The place in the scenario that asks for something.
struct RecordedPlace {
  var line: Int
  var column: Int

  init(_ line: Int, _ column: Int) {
    self.line = line
    self.column = column
  }

  static let none = RecordedPlace(0, 0)
}

/// What is known about a thread; numbered in order of appearance, the main thread is 0.
final class RecordedThread {
  nonisolated(unsafe) private static var key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  let number: Int
  /// What it is about to ask of libdispatch, for the case that this is the last thing it does.
  var operation = "run"
  /// Where in the scenario it asked for something last.
  var place = RecordedPlace.none
  /// The work item whose `perform()` it is in.
  var performing: Int?

  private init(number: Int) {
    self.number = number
  }

  static var current: RecordedThread {
    if let known = pthread_getspecific(key) {
      return Unmanaged<RecordedThread>.fromOpaque(known).takeUnretainedValue()
    }
    let thread = RecordedThread(number: RecordedLog.change { $0.id("thread") })
    pthread_setspecific(key, Unmanaged.passRetained(thread).toOpaque())
    return thread
  }

  /// The thread waits for somebody else while `wait` runs, for as long as it takes: it is not active meanwhile.
  static func waiting<Result>(_ operation: String, _ wait: () throws -> Result) rethrows -> Result {
    let thread = current
    RecordedLog.change { $0.beginWait(thread.number) }
    defer { RecordedLog.change { $0.endWait(thread.number) } }
    return try doing(operation, wait)
  }

  /// Something that ends by itself, in time.
  static func timed<Result>(_ operation: String, _ body: () throws -> Result) rethrows -> Result {
    RecordedLog.change { $0.timed += 1 }
    defer { RecordedLog.change { $0.timed -= 1 } }
    return try doing(operation, body)
  }

  /// Remembers what the thread is about to do while it does it.
  static func doing<Result>(_ operation: String, _ body: () throws -> Result) rethrows -> Result {
    let thread = current
    let outer = thread.operation
    thread.operation = operation
    defer { thread.operation = outer }
    return try body()
  }
}

func recordedNanoseconds(_ interval: DispatchTimeInterval) -> Int64 {
  switch interval {
  case .seconds(let count): Int64(count).multipliedReportingOverflow(by: 1_000_000_000).partialValue
  case .milliseconds(let count): Int64(count).multipliedReportingOverflow(by: 1_000_000).partialValue
  case .microseconds(let count): Int64(count).multipliedReportingOverflow(by: 1_000).partialValue
  case .nanoseconds(let count): Int64(count)
  case .never: .max
  @unknown default: 0
  }
}
