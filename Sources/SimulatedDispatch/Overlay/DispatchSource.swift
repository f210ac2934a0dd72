public import Dispatch
import DispatchModel
import DispatchTrace

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

/// Makes sources, and is what it makes. Stands for the real `DispatchSource`.
public final class DispatchSource: DispatchSourceTimer, DispatchSourceUserDataAdd, DispatchSourceUserDataOr,
  DispatchSourceUserDataReplace, @unchecked Sendable
{
  /// As of the real one; without effect in virtual time.
  public typealias TimerFlags = Dispatch.DispatchSource.TimerFlags

  private let handle: Handle

  /// Itself.
  public var source: DispatchSource { self }

  private init(_ kind: SourceKind, _ queue: DispatchQueue?, _ site: Site) {
    handle = Handle(site) { machine in
      let queue = Worker.current.flatMap { worker in queue.map { $0.id(worker, machine) } }
      return .createSource(kind, name: nil, queue)
    }
  }

  deinit { handle.release { .releaseSource(SourceID($0)) } }

  func id(_ worker: Worker, _ machine: ClosureMachine) -> SourceID { SourceID(handle.number(worker, machine)) }

  /// An inactive timer that has not been scheduled.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> any DispatchSourceTimer {
    DispatchSource(.timer, queue, Site(fileID, line, column))
  }

  /// An inactive source that adds up.
  public static func makeUserDataAddSource(
    queue: DispatchQueue? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> any DispatchSourceUserDataAdd {
    DispatchSource(.dataAdd, queue, Site(fileID, line, column))
  }

  /// An inactive source that unites bits.
  public static func makeUserDataOrSource(
    queue: DispatchQueue? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> any DispatchSourceUserDataOr {
    DispatchSource(.dataOr, queue, Site(fileID, line, column))
  }

  /// An inactive source that keeps the last value.
  public static func makeUserDataReplaceSource(
    queue: DispatchQueue? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> any DispatchSourceUserDataReplace {
    DispatchSource(.dataReplace, queue, Site(fileID, line, column))
  }

  fileprivate func setHandler(
    _ kind: SourceHandler, _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ site: Site, _ handler: DispatchSourceHandler?
  ) {
    demand("DispatchSource.setEventHandler", site) { worker, machine in
      let block = handler.map { machine.block($0, qos, flags, isOneShot: false) }
      return .setSourceHandler(id(worker, machine), kind, block)
    }
  }

  fileprivate func schedule(_ start: Deadline, _ interval: Int64, _ site: Site) {
    demand("DispatchSource.schedule", site) { worker, machine in
      let interval = interval == .max ? nil : VirtualDuration(nanoseconds: max(interval, 0))
      return .scheduleTimer(start, id(worker, machine), interval: interval)
    }
  }

  fileprivate func merge(_ data: UInt, _ site: Site) {
    demand("DispatchSource.add", site) { .mergeData(id($0, $1), UInt64(data)) }
  }
}

extension DispatchSourceProtocol {
  /// What runs for each event.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column, handler: DispatchSourceHandler?
  ) {
    source.setHandler(.event, qos, flags, Site(fileID, line, column), handler)
  }

  /// What runs for each event.
  public func setEventHandler(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, handler work: DispatchWorkItem
  ) {
    source.setHandler(.event, .unspecified, [], Site(fileID, line, column)) { work.perform() }
  }

  /// What runs once it is cancelled.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column, handler: DispatchSourceHandler?
  ) {
    source.setHandler(.cancel, qos, flags, Site(fileID, line, column), handler)
  }

  /// What runs once it is cancelled.
  public func setCancelHandler(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, handler work: DispatchWorkItem
  ) {
    source.setHandler(.cancel, .unspecified, [], Site(fileID, line, column)) { work.perform() }
  }

  /// What runs once it is activated.
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column, handler: DispatchSourceHandler?
  ) {
    source.setHandler(.registration, qos, flags, Site(fileID, line, column), handler)
  }

  /// What runs once it is activated.
  public func setRegistrationHandler(
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column, handler work: DispatchWorkItem
  ) {
    source.setHandler(.registration, .unspecified, [], Site(fileID, line, column)) { work.perform() }
  }

  /// Lets it begin.
  public func activate(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    demand("DispatchSource.activate", Site(fileID, line, column)) { .activateSource(source.id($0, $1)) }
  }

  /// No handler starts until it is resumed as often.
  public func suspend(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    demand("DispatchSource.suspend", Site(fileID, line, column)) { .suspendSource(source.id($0, $1)) }
  }

  /// Takes one `suspend` back; the first one of an inactive source activates it.
  public func resume(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    demand("DispatchSource.resume", Site(fileID, line, column)) { .resumeSource(source.id($0, $1)) }
  }

  /// No further events.
  public func cancel(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    ask(Site(fileID, line, column)) { .cancelSource(source.id($0, $1)) }
  }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool { ask(.none) { .isSourceCancelled(source.id($0, $1)) }.flag }

  /// In an event handler: how often the timer fired, or what was merged.
  public var data: UInt {
    if case .number(let data)? = ask(.none, { .sourceData(source.id($0, $1)) }) { return UInt(bitPattern: Int(data)) }
    return 0
  }
}

extension DispatchSourceTimer {
  /// Fires at `deadline`, and every `interval` from there.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0),
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    source.schedule(deadline.deadline(earliest: .earliestStart), nanoseconds(of: interval), Site(fileID, line, column))
  }

  /// Fires at `deadline`, and every `interval` seconds from there.
  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0),
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    source.schedule(deadline.deadline(earliest: .earliestStart), nanoseconds(ofSeconds: interval), Site(fileID, line, column))
  }

  /// Fires at `wallDeadline`, and every `interval` from there.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0), fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    source.schedule(wallDeadline.deadline(earliest: .earliestStart), nanoseconds(of: interval), Site(fileID, line, column))
  }

  /// Fires at `wallDeadline`, and every `interval` seconds from there.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0),
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    source.schedule(
      wallDeadline.deadline(earliest: .earliestStart), nanoseconds(ofSeconds: interval), Site(fileID, line, column))
  }
}

extension DispatchSourceUserDataAdd {
  /// Adds `data` to what the handler will be told.
  public func add(data: UInt, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    source.merge(data, Site(fileID, line, column))
  }
}

extension DispatchSourceUserDataOr {
  /// Unites `data` with what the handler will be told.
  public func or(data: UInt, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    source.merge(data, Site(fileID, line, column))
  }
}

extension DispatchSourceUserDataReplace {
  /// Makes `data` what the handler will be told.
  public func replace(data: UInt, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    source.merge(data, Site(fileID, line, column))
  }
}
