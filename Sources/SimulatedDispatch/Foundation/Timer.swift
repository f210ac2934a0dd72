import Dispatch

/// A timer of the main thread. Stands for Foundation's `Timer`: it fires on the main queue once the launch has ended or serves its
/// run loop, and is kept alive until it is invalidated.
public final class Timer: @unchecked Sendable {
  private let block: (Timer) -> Void
  private let repeats: Bool
  private var source: (any DispatchSourceTimer)?
  private let site: Site
  /// Seconds between two firings; 0 for a timer that fires once.
  public let timeInterval: Double
  /// When it fires first.
  public let fireDate: SimulatedDate
  /// Changes nothing.
  public var tolerance = 0.0
  /// False once it is invalidated; one that does not repeat is when it has fired.
  public private(set) var isValid = true

  /// Fires once it is added to a run loop: `interval` seconds from now, and every `interval` seconds if it repeats. Intervals that are not
  /// positive count as 0.1 ms, as in Foundation.
  public init(
    timeInterval interval: Double, repeats: Bool, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column,
    block: @escaping (Timer) -> Void
  ) {
    let interval = interval > 0 ? interval : 0.0001
    self.block = block
    self.repeats = repeats
    site = Site(fileID, line, column)
    timeInterval = repeats ? interval : 0
    fireDate = SimulatedDate(timeIntervalSinceNow: interval)
  }

  /// A timer that the main run loop has already.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, fileID: fileID, line: line, column: column, block: block)
    timer.start()
    return timer
  }

  fileprivate func start() {
    guard isValid, source == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .main, fileID: site.fileID, line: site.line, column: site.column)
    // Held by its handler until it is invalidated: nobody else needs to keep it.
    source.setEventHandler(fileID: site.fileID, line: site.line, column: site.column) { self.fire() }
    let first = DispatchTime.now() + fireDate.timeIntervalSinceNow
    let place = (site.fileID, site.line, site.column)
    if repeats {
      source.schedule(deadline: first, repeating: timeInterval, fileID: place.0, line: place.1, column: place.2)
    } else {
      source.schedule(deadline: first, fileID: place.0, line: place.1, column: place.2)
    }
    self.source = source
    source.activate(fileID: site.fileID, line: site.line, column: site.column)
  }

  /// Runs its block here and now; one that does not repeat is invalid then.
  public func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// It never fires again.
  public func invalidate() {
    guard isValid else { return }
    isValid = false
    source?.cancel(fileID: site.fileID, line: site.line, column: site.column)
    source = nil
  }
}

extension RunLoop {
  /// Stands for Foundation's; all are one here.
  public struct Mode: Hashable, Sendable {
    private let name: String
    /// The usual one.
    public static let `default` = Mode(name: "default")
    /// All of them.
    public static let common = Mode(name: "common")
  }

  /// Lets a timer begin.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }
}
