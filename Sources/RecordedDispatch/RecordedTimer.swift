// Foundation's timers and run loops as the program sees them.
public import Foundation

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

/// A timer that is recorded. Stands for Foundation's `Timer`; `real` is that one, and has all its properties here, too. On the main run loop
/// each firing is an item of a timer of the main queue; on the loop of another thread it is part of what that thread does.
@dynamicMemberLookup
public final class Timer: @unchecked Sendable {
  /// For what takes a timer of Foundation.
  public let real: Foundation.Timer
  private let firing: Firing

  /// What the real timer calls; it knows the recorded one while there is anybody who does.
  private final class Firing: @unchecked Sendable {
    let id = RecordedThread.newID()
    let place: RecordedPlace
    let block: @Sendable (Timer) -> Void
    var isOnMainLoop = false
    weak var timer: Timer?

    init(_ place: RecordedPlace, _ block: @escaping @Sendable (Timer) -> Void) {
      self.place = place
      self.block = block
    }

    func fire(_ real: Foundation.Timer) {
      let timer = timer ?? Timer(real, self)
      // Asked by hand or by another thread's loop, it is what the caller does.
      guard isOnMainLoop, !timer.isAsked, Foundation.Thread.isMainThread else { return block(timer) }
      let item = RecordedThread.newID()
      RecordedLog.write(
        .submit, place, item, recordedMainQueue, RecordWords.submission(.timer, qos: 0, isBarrier: false), id, -1)
      RecordedLog.write(.deliver, place, id, item, 1)
      recordedRun(item) { block(timer) }
    }
  }

  /// In `fire()`.
  private var isAsked = false

  private init(_ real: Foundation.Timer, _ firing: Firing) {
    self.real = real
    self.firing = firing
    firing.timer = self
  }

  /// Fires once it is added to a run loop.
  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    let firing = Firing(RecordedPlace(fileID, line, column), block)
    self.init(Foundation.Timer(timeInterval: interval, repeats: repeats) { firing.fire($0) }, firing)
  }

  /// A timer that the caller's run loop has already.
  @discardableResult @preconcurrency
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let firing = Firing(RecordedPlace(fileID, line, column), block)
    // Not `add`: on Linux that makes other timers of the loop late.
    let real = Foundation.Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { firing.fire($0) }
    let timer = Timer(real, firing)
    timer.begin(on: .current)
    return timer
  }

  /// `loop` will have it.
  fileprivate func begin(on loop: RunLoop) {
    guard loop.real === Foundation.RunLoop.main, !firing.isOnMainLoop, isValid else { return }
    firing.isOnMainLoop = true
    let first = Int(RecordedLog.now()) + Int(real.fireDate.timeIntervalSinceNow * 1e9)
    RecordedLog.write(.source, firing.place, firing.id, RecordedSourceKind.timer.rawValue, recordedMainQueue)
    RecordedLog.write(.schedule, firing.place, firing.id, first, Int(real.timeInterval * 1e9))
    RecordedLog.write(.activateSource, firing.place, firing.id)
  }

  /// Runs its block here and now; one that does not repeat is invalid then.
  public func fire() {
    isAsked = true
    defer { isAsked = false }
    real.fire()
  }

  /// It never fires again.
  public func invalidate() {
    if firing.isOnMainLoop, isValid { RecordedLog.write(.cancelSource, firing.place, firing.id) }
    real.invalidate()
  }

  /// False once it is invalidated; one that does not repeat is when it has fired.
  public var isValid: Bool { real.isValid }
  /// Seconds between two firings; 0 for a timer that fires once.
  public var timeInterval: Double { real.timeInterval }
  /// How much later than asked it may fire.
  public var tolerance: Double {
    get { real.tolerance }
    set { real.tolerance = newValue }
  }

  /// What Foundation's has.
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Foundation.Timer, Value>) -> Value {
    get { real[keyPath: path] }
    set { real[keyPath: path] = newValue }
  }
  /// What Foundation's has.
  public subscript<Value>(dynamicMember path: KeyPath<Foundation.Timer, Value>) -> Value { real[keyPath: path] }
}

/// A run loop that takes recorded timers. Stands for Foundation's `RunLoop`; `real` is that one.
@dynamicMemberLookup
public final class RunLoop: @unchecked Sendable {
  /// As of the real one.
  public typealias Mode = Foundation.RunLoop.Mode

  /// For what takes a run loop of Foundation.
  public let real: Foundation.RunLoop

  private init(_ real: Foundation.RunLoop) { self.real = real }

  /// The main thread's.
  public static let main = RunLoop(.main)
  /// The caller's.
  public static var current: RunLoop { Foundation.Thread.isMainThread ? main : RunLoop(.current) }

  /// Serves its timers and, on the main thread, the main queue, for as long as it has any of these.
  public func run() { real.run() }
  /// The same until `limit`.
  public func run(until limit: Date) { real.run(until: limit) }
  /// The same until something was served or `limit` is there; false when there is nothing to wait for.
  @discardableResult
  public func run(mode: Mode, before limit: Date) -> Bool { real.run(mode: mode, before: limit) }

  /// Lets a timer begin.
  public func add(_ timer: Timer, forMode mode: Mode) {
    timer.begin(on: self)
    real.add(timer.real, forMode: mode)
  }

  /// What Foundation's has.
  public subscript<Value>(dynamicMember path: KeyPath<Foundation.RunLoop, Value>) -> Value { real[keyPath: path] }
}

/// The main queue's number.
private let recordedMainQueue = 0
