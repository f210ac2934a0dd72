// Dispatch sources as the program sees them: timers, user data, file descriptors and signals.
public import Dispatch
import Foundation

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

/// What a source runs.
public typealias DispatchSourceHandler = () -> Void

/// Every source. Stands for the real protocol; only sources of this library conform to it.
public protocol DispatchSourceProtocol: AnyObject, Sendable {
  /// The one class that does the work.
  var source: DispatchSource { get }
}

/// A timer.
public protocol DispatchSourceTimer: DispatchSourceProtocol {}
/// A source whose data is the sum of what was added since it ran last.
public protocol DispatchSourceUserDataAdd: DispatchSourceProtocol {}
/// A source whose data is the union of the bits that were merged since it ran last.
public protocol DispatchSourceUserDataOr: DispatchSourceProtocol {}
/// A source whose data is what it was given last.
public protocol DispatchSourceUserDataReplace: DispatchSourceProtocol {}
/// A source of what can be read from a file descriptor.
public protocol DispatchSourceRead: DispatchSourceProtocol {}
/// A source of room to write to a file descriptor.
public protocol DispatchSourceWrite: DispatchSourceProtocol {}
/// A source of signals to the process.
public protocol DispatchSourceSignal: DispatchSourceProtocol {}

/// Makes sources, and is what it makes. Stands for the real `DispatchSource`; `real` is what is underneath.
public final class DispatchSource: DispatchSourceTimer, DispatchSourceUserDataAdd, DispatchSourceUserDataOr,
  DispatchSourceUserDataReplace, DispatchSourceRead, DispatchSourceWrite, DispatchSourceSignal, @unchecked Sendable
{
  /// As of the real one.
  public typealias TimerFlags = Dispatch.DispatchSource.TimerFlags

  /// For what takes a source of Dispatch and knows nothing of recordings.
  public let real: any Dispatch.DispatchSourceProtocol
  /// Itself.
  public var source: DispatchSource { self }
  fileprivate let id: Int
  private let queue: Int
  private let kind: RecordedSourceKind

  private init(
    _ real: any Dispatch.DispatchSourceProtocol, _ kind: RecordedSourceKind, _ queue: DispatchQueue?, _ place: RecordedPlace
  ) {
    self.real = real
    self.kind = kind
    id = RecordedThread.newID()
    // The overcommit twin of the default class: where the real library puts sources without a queue.
    self.queue = queue?.id ?? 8
    RecordedLog.write(.source, place, id, kind.rawValue, self.queue)
  }

  deinit {
    RecordedLog.write(.releaseSource, .none, id)
    RecordedThread.willDo(.releaseSource, id)
  }

  // MARK: Making them

  /// An inactive timer that has not been scheduled.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> any DispatchSourceTimer {
    let real = Dispatch.DispatchSource.makeTimerSource(flags: flags, queue: queue?.real)
    return DispatchSource(real, .timer, queue, RecordedPlace(fileID, line, column))
  }

  /// An inactive source that adds up.
  public static func makeUserDataAddSource(
    queue: DispatchQueue? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> any DispatchSourceUserDataAdd {
    let real = Dispatch.DispatchSource.makeUserDataAddSource(queue: queue?.real)
    return DispatchSource(real, .dataAdd, queue, RecordedPlace(fileID, line, column))
  }

  /// An inactive source that unites bits.
  public static func makeUserDataOrSource(
    queue: DispatchQueue? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> any DispatchSourceUserDataOr {
    let real = Dispatch.DispatchSource.makeUserDataOrSource(queue: queue?.real)
    return DispatchSource(real, .dataOr, queue, RecordedPlace(fileID, line, column))
  }

  /// An inactive source that keeps the last value.
  public static func makeUserDataReplaceSource(
    queue: DispatchQueue? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> any DispatchSourceUserDataReplace {
    let real = Dispatch.DispatchSource.makeUserDataReplaceSource(queue: queue?.real)
    return DispatchSource(real, .dataReplace, queue, RecordedPlace(fileID, line, column))
  }

  /// An inactive source that runs while there is something to read from `fileDescriptor`.
  public static func makeReadSource(
    fileDescriptor: Int32, queue: DispatchQueue? = nil, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> any DispatchSourceRead {
    let real = Dispatch.DispatchSource.makeReadSource(fileDescriptor: fileDescriptor, queue: queue?.real)
    return DispatchSource(real, .system, queue, RecordedPlace(fileID, line, column))
  }

  /// An inactive source that runs while `fileDescriptor` takes something.
  public static func makeWriteSource(
    fileDescriptor: Int32, queue: DispatchQueue? = nil, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> any DispatchSourceWrite {
    let real = Dispatch.DispatchSource.makeWriteSource(fileDescriptor: fileDescriptor, queue: queue?.real)
    return DispatchSource(real, .system, queue, RecordedPlace(fileID, line, column))
  }

  /// An inactive source that runs when the process is sent `signal`.
  public static func makeSignalSource(
    signal: Int32, queue: DispatchQueue? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> any DispatchSourceSignal {
    let real = Dispatch.DispatchSource.makeSignalSource(signal: signal, queue: queue?.real)
    return DispatchSource(real, .system, queue, RecordedPlace(fileID, line, column))
  }

  // MARK: Handlers

  /// What calls `handler` as an item of its own.
  fileprivate func call(
    _ kind: RecordedSubmission, _ place: RecordedPlace, _ handler: DispatchSourceHandler?
  ) -> DispatchSourceHandler? {
    guard let handler else { return nil }
    let (id, queue, isEvent, isTimer) = (id, queue, kind == .source, self.kind == .timer)
    return { [weak self] in
      let item = RecordedThread.newID()
      let how = RecordWords.submission(isEvent && isTimer ? .timer : kind, qos: 0, isBarrier: false)
      RecordedLog.write(.submit, place, item, queue, how, id, -1)
      if isEvent { RecordedLog.write(.deliver, place, id, item, Int(clamping: self?.real.data ?? 0)) }
      recordedRun(item, handler)
    }
  }

  fileprivate func merge(_ data: UInt, _ place: RecordedPlace) {
    RecordedLog.write(.merge, place, id, Int(bitPattern: data))
  }

  fileprivate func schedule(_ start: Int, _ interval: Int, _ place: RecordedPlace) {
    RecordedLog.write(.schedule, place, id, start, interval == .max ? 0 : interval)
  }
}

extension DispatchSourceProtocol {
  /// What runs for each event.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column, handler: DispatchSourceHandler?
  ) {
    let handler = source.call(.source, RecordedPlace(fileID, line, column), handler)
    source.real.setEventHandler(qos: qos, flags: flags, handler: handler)
  }

  /// What runs for each event.
  public func setEventHandler(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, handler work: DispatchWorkItem
  ) {
    setEventHandler(fileID: fileID, line: line, column: column) { work.perform(fileID: fileID, line: line, column: column) }
  }

  /// What runs once it is cancelled.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column, handler: DispatchSourceHandler?
  ) {
    let handler = source.call(.cancelHandler, RecordedPlace(fileID, line, column), handler)
    source.real.setCancelHandler(qos: qos, flags: flags, handler: handler)
  }

  /// What runs once it is cancelled.
  public func setCancelHandler(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, handler work: DispatchWorkItem
  ) {
    setCancelHandler(fileID: fileID, line: line, column: column) { work.perform(fileID: fileID, line: line, column: column) }
  }

  /// What runs once it is activated.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column, handler: DispatchSourceHandler?
  ) {
    let handler = source.call(.registrationHandler, RecordedPlace(fileID, line, column), handler)
    source.real.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
  }

  /// What runs once it is activated.
  public func setRegistrationHandler(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, handler work: DispatchWorkItem
  ) {
    setRegistrationHandler(fileID: fileID, line: line, column: column) {
      work.perform(fileID: fileID, line: line, column: column)
    }
  }

  /// Lets it begin.
  public func activate(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    RecordedLog.write(.activateSource, RecordedPlace(fileID, line, column), source.id)
    source.real.activate()
  }

  /// No handler starts until it is resumed as often.
  public func suspend(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    source.real.suspend()
    RecordedLog.write(.suspendSource, RecordedPlace(fileID, line, column), source.id)
  }

  /// Takes one `suspend` back; the first one of an inactive source activates it.
  public func resume(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    RecordedLog.write(.resumeSource, RecordedPlace(fileID, line, column), source.id)
    RecordedThread.doing(.resumeSource, source.id) { source.real.resume() }
  }

  /// No further events.
  public func cancel(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    RecordedLog.write(.cancelSource, RecordedPlace(fileID, line, column), source.id)
    source.real.cancel()
  }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool { source.real.isCancelled }

  /// In an event handler: how often the timer fired, what was merged, or how much there is to read.
  public var data: UInt { source.real.data }

  /// The file descriptor, or the number of the signal.
  public var handle: UInt { source.real.handle }
}

extension DispatchSourceTimer {
  private var timer: (any Dispatch.DispatchSourceTimer)? { source.real as? any Dispatch.DispatchSourceTimer }

  /// Fires at `deadline`, and every `interval` from there.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0),
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    source.schedule(RecordedLog.instant(deadline), recordedNanoseconds(interval), RecordedPlace(fileID, line, column))
    timer?.schedule(deadline: deadline, repeating: interval, leeway: leeway)
  }

  /// Fires at `deadline`, and every `interval` seconds from there.
  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0),
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    source.schedule(RecordedLog.instant(deadline), nanoseconds(ofSeconds: interval), RecordedPlace(fileID, line, column))
    timer?.schedule(deadline: deadline, repeating: interval, leeway: leeway)
  }

  /// Fires at `wallDeadline`, and every `interval` from there.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0), fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    source.schedule(RecordedLog.instant(wallDeadline), recordedNanoseconds(interval), RecordedPlace(fileID, line, column))
    timer?.schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
  }

  /// Fires at `wallDeadline`, and every `interval` seconds from there.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0),
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    source.schedule(RecordedLog.instant(wallDeadline), nanoseconds(ofSeconds: interval), RecordedPlace(fileID, line, column))
    timer?.schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
  }

  private func nanoseconds(ofSeconds seconds: Double) -> Int {
    seconds.isFinite && seconds.magnitude < 9e9 ? Int(seconds * 1e9) : .max
  }
}

extension DispatchSourceUserDataAdd {
  /// Adds `data` to what the handler will be told.
  public func add(data: UInt, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    source.merge(data, RecordedPlace(fileID, line, column))
    (source.real as? any Dispatch.DispatchSourceUserDataAdd)?.add(data: data)
  }
}

extension DispatchSourceUserDataOr {
  /// Unites `data` with what the handler will be told.
  public func or(data: UInt, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    source.merge(data, RecordedPlace(fileID, line, column))
    (source.real as? any Dispatch.DispatchSourceUserDataOr)?.or(data: data)
  }
}

extension DispatchSourceUserDataReplace {
  /// Makes `data` what the handler will be told.
  public func replace(data: UInt, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    source.merge(data, RecordedPlace(fileID, line, column))
    (source.real as? any Dispatch.DispatchSourceUserDataReplace)?.replace(data: data)
  }
}
