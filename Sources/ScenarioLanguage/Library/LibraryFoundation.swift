extension LibraryArea {
  static let threads = LibraryArea(
    name: "Thread", provides: ["Thread", "sleep", "usleep"],
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
        func start() { if let block = _block { Thread.detachNewThread(block) } }
        static func detachNewThread(_ block: @escaping () -> Void)
        static var isMainThread: Bool { _isMain() }
        static var current: Thread { Thread(_number: _currentNumber()) }
        static func sleep(forTimeInterval seconds: Double) { _sleep(_dispatchNanoseconds(seconds)) }
        static func sleep(until date: Date) { _sleep(_dispatchNanoseconds(date.timeIntervalSinceNow)) }
        static func _sleep(_ nanoseconds: Int)
        static func _isMain() -> Bool
        static func _currentNumber() -> Int
        var isMainThread: Bool { _number == 0 }
      }
      @discardableResult
      func sleep(_ seconds: UInt32) -> UInt32 {
        Thread._sleep(Int(seconds) * 1_000_000_000)
        return 0
      }
      @discardableResult
      func usleep(_ microseconds: UInt32) -> Int32 {
        Thread._sleep(Int(microseconds) * 1_000)
        return 0
      }
      """#)

  static let locks = LibraryArea(
    name: "NSLock", provides: ["NSLock", "NSRecursiveLock", "NSLocking"],
    source: #"""
      protocol NSLocking: AnyObject {
        func lock()
        func unlock()
      }
      extension NSLocking {
        func withLock<R>(_ body: () throws -> R) rethrows -> R {
          lock()
          defer { unlock() }
          return try body()
        }
      }
      final class NSLock: NSLocking, Sendable {
        init()
        func lock()
        func unlock()
        func `try`() -> Bool
        func lock(before limit: Date) -> Bool { _lockBefore(_uptimeOf(limit)) }
        func _lockBefore(_ time: UInt64) -> Bool
        var name: String? {
          get { nil }
          set {}
        }
      }
      final class NSRecursiveLock: NSLocking, Sendable {
        init()
        func lock()
        func unlock()
        func `try`() -> Bool
        func lock(before limit: Date) -> Bool { _lockBefore(_uptimeOf(limit)) }
        func _lockBefore(_ time: UInt64) -> Bool
        var name: String? {
          get { nil }
          set {}
        }
      }
      """#)

  static let runLoop = LibraryArea(
    name: "RunLoop", provides: ["RunLoop"],
    source: #"""
      final class RunLoop {
        init() {}
        static var main: RunLoop { RunLoop() }
        func run() { RunLoop._run() }
        static func _run()
      }
      """#)

  /// A date is seconds since the reference date of Foundation; the scenario starts at `VirtualClock.launchDate`.
  static let dates = LibraryArea(
    name: "Date", provides: ["Date", "TimeInterval", "_uptimeOf", "_uptimeAt", "_dateNow"],
    source: #"""
      typealias TimeInterval = Double
      func _dateNow() -> Double
      func _uptimeAt(_ seconds: Double) -> UInt64
      func _uptimeOf(_ date: Date) -> UInt64 { _uptimeAt(date.timeIntervalSinceReferenceDate) }
      struct Date: Comparable, Hashable, Sendable {
        var timeIntervalSinceReferenceDate: Double
        init() { timeIntervalSinceReferenceDate = _dateNow() }
        init(timeIntervalSinceReferenceDate seconds: Double) { timeIntervalSinceReferenceDate = seconds }
        init(timeIntervalSinceNow seconds: Double) { timeIntervalSinceReferenceDate = seconds + _dateNow() }
        init(timeIntervalSince1970 seconds: Double) { timeIntervalSinceReferenceDate = seconds - 978307200.0 }
        init(timeInterval seconds: Double, since date: Date) {
          timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + seconds
        }
        static var now: Date { Date() }
        static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63113904000.0) }
        static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63114076800.0) }
        var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200.0 }
        var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - _dateNow() }
        func timeIntervalSince(_ date: Date) -> Double { timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate }
        func addingTimeInterval(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds) }
        mutating func addTimeInterval(_ seconds: Double) { timeIntervalSinceReferenceDate += seconds }
        func advanced(by seconds: Double) -> Date { addingTimeInterval(seconds) }
        func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
        static func < (left: Date, right: Date) -> Bool { left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate }
        static func + (date: Date, seconds: Double) -> Date { date.addingTimeInterval(seconds) }
        static func - (date: Date, seconds: Double) -> Date { date.addingTimeInterval(-seconds) }
        static func += (date: inout Date, seconds: Double) { date = date + seconds }
        static func -= (date: inout Date, seconds: Double) { date = date - seconds }
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
