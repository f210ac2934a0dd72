extension LibraryArea {
  static let threads = LibraryArea(
    name: "Thread", provides: ["Thread", "sleep", "usleep", "_startThread", "_sleep", "_threadNumber"],
    source: #"""
      final class Thread: Sendable {
        var name: String?
        let _number: Int
        let _block: (() -> Void)?
        init(block: @escaping () -> Void) {
          name = nil
          _number = -1
          _block = block
        }
        init(_number: Int) {
          name = nil
          self._number = _number
          _block = nil
        }
        func start() { if let block = _block { _startThread(block) } }
        static func detachNewThread(_ block: @escaping () -> Void) { _startThread(block) }
        static var isMainThread: Bool { get }
        var isMainThread: Bool { _number == 0 }
        static var current: Thread { Thread(_number: _threadNumber()) }
        static func sleep(forTimeInterval seconds: Double) { _sleep(_dispatchNanoseconds(seconds)) }
        static func sleep(until date: Date) { _sleep(_dispatchNanoseconds(date.timeIntervalSinceNow)) }
      }
      func _startThread(_ block: @escaping () -> Void)
      func _sleep(_ nanoseconds: Int)
      func _threadNumber() -> Int
      @discardableResult
      func sleep(_ seconds: UInt32) -> UInt32 {
        _sleep(Int(seconds) * 1_000_000_000)
        return 0
      }
      @discardableResult
      func usleep(_ microseconds: UInt32) -> Int32 {
        _sleep(Int(microseconds) * 1_000)
        return 0
      }
      """#)

  static let locks = LibraryArea(
    name: "NSLock", provides: ["NSLock", "NSRecursiveLock"], source: lock("NSLock") + lock("NSRecursiveLock"))

  private static func lock(_ name: String) -> String {
    """
    final class \(name): Sendable {
      init()
      func lock()
      func unlock()
      func `try`() -> Bool
      func lock(before limit: Date) -> Bool { _lock(limit._instant) }
      func _lock(_ instant: Int) -> Bool
      func withLock<R>(_ body: () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
      }
      var name: String? {
        get { nil }
        set {}
      }
    }

    """
  }

  static let runLoop = LibraryArea(
    name: "RunLoop", provides: ["RunLoop", "_runMainLoop"],
    source: #"""
      final class RunLoop {
        let _number: Int
        init(_number: Int) { self._number = _number }
        static var main: RunLoop { RunLoop(_number: 0) }
        static var current: RunLoop { RunLoop(_number: 0) }
        func run() { _runMainLoop() }
      }
      func _runMainLoop()
      """#)

  /// A date is seconds since Foundation's reference date, at which the scenario is launched.
  static let dates = LibraryArea(
    name: "Date", provides: ["Date", "TimeInterval", "_dateText"],
    source: #"""
      typealias TimeInterval = Double
      func _dateText(_ seconds: Double) -> String
      struct Date: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, Sendable {
        var timeIntervalSinceReferenceDate: Double
        init() { timeIntervalSinceReferenceDate = Double(DispatchTime.now()._instant) / 1e9 }
        init(timeIntervalSinceReferenceDate seconds: Double) { timeIntervalSinceReferenceDate = seconds }
        init(timeIntervalSinceNow seconds: Double) { timeIntervalSinceReferenceDate = Date().timeIntervalSinceReferenceDate + seconds }
        init(timeIntervalSince1970 seconds: Double) { timeIntervalSinceReferenceDate = seconds - 978307200.0 }
        init(timeInterval seconds: Double, since date: Date) {
          timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + seconds
        }
        static var now: Date { Date() }
        static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63113904000.0) }
        static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63114076800.0) }
        var _instant: Int { _dispatchNanoseconds(timeIntervalSinceReferenceDate) }
        var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200.0 }
        var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - Date().timeIntervalSinceReferenceDate }
        func timeIntervalSince(_ date: Date) -> Double { timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate }
        func addingTimeInterval(_ seconds: Double) -> Date {
          Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
        }
        mutating func addTimeInterval(_ seconds: Double) { timeIntervalSinceReferenceDate += seconds }
        func advanced(by seconds: Double) -> Date { addingTimeInterval(seconds) }
        func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
        func compare(_ other: Date) -> ComparisonResult {
          if self == other { return .orderedSame }
          return self < other ? .orderedAscending : .orderedDescending
        }
        static func < (left: Date, right: Date) -> Bool {
          left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
        }
        static func + (date: Date, seconds: Double) -> Date { date.addingTimeInterval(seconds) }
        static func - (date: Date, seconds: Double) -> Date { date.addingTimeInterval(-seconds) }
        static func += (date: inout Date, seconds: Double) { date = date + seconds }
        static func -= (date: inout Date, seconds: Double) { date = date - seconds }
        var description: String { _dateText(timeIntervalSinceReferenceDate) }
        var debugDescription: String { _dateText(timeIntervalSinceReferenceDate) }
      }
      """#)

  /// The three functions that scenarios add to Swift.
  static let prelude = LibraryArea(
    name: "Prelude", provides: ["work", "io", "ui", "_work", "_io"],
    source: #"""
      func work(_ name: String, _ duration: DispatchTimeInterval) { _work(name, duration._nanoseconds) }
      func io(_ name: String, _ duration: DispatchTimeInterval) { _io(name, duration._nanoseconds) }
      func _work(_ name: String, _ nanoseconds: Int)
      func _io(_ name: String, _ nanoseconds: Int)
      func ui(_ what: String)
      """#)
}
