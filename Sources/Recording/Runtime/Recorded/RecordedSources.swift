// Dispatch sources as the scenario sees them: timers and user data.
import Dispatch

protocol DispatchSourceProtocol: RecordedSource {}
protocol DispatchSourceTimer: RecordedSource {}
protocol DispatchSourceUserDataAdd: RecordedSource {}
protocol DispatchSourceUserDataOr: RecordedSource {}
protocol DispatchSourceUserDataReplace: RecordedSource {}

enum DispatchSource {
  typealias TimerFlags = Dispatch.DispatchSource.TimerFlags

  static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil, line: Int = #line, column: Int = #column
  ) -> any DispatchSourceTimer {
    let real = Dispatch.DispatchSource.makeTimerSource(flags: flags, queue: queue?.real)
    return RecordedSource(real, timer: real, "timer", queue, RecordedPlace(line, column))
  }

  static func makeUserDataAddSource(
    queue: DispatchQueue? = nil, line: Int = #line, column: Int = #column
  ) -> any DispatchSourceUserDataAdd {
    let real = Dispatch.DispatchSource.makeUserDataAddSource(queue: queue?.real)
    return RecordedSource(real, merge: { real.add(data: $0) }, "dataAdd", queue, RecordedPlace(line, column))
  }

  static func makeUserDataOrSource(
    queue: DispatchQueue? = nil, line: Int = #line, column: Int = #column
  ) -> any DispatchSourceUserDataOr {
    let real = Dispatch.DispatchSource.makeUserDataOrSource(queue: queue?.real)
    return RecordedSource(real, merge: { real.or(data: $0) }, "dataOr", queue, RecordedPlace(line, column))
  }

  static func makeUserDataReplaceSource(
    queue: DispatchQueue? = nil, line: Int = #line, column: Int = #column
  ) -> any DispatchSourceUserDataReplace {
    let real = Dispatch.DispatchSource.makeUserDataReplaceSource(queue: queue?.real)
    return RecordedSource(real, merge: { real.replace(data: $0) }, "dataReplace", queue, RecordedPlace(line, column))
  }
}

extension RecordedSource: DispatchSourceProtocol, DispatchSourceTimer, DispatchSourceUserDataAdd, DispatchSourceUserDataOr,
  DispatchSourceUserDataReplace
{}

final class RecordedSource: @unchecked Sendable {
  private let real: any Dispatch.DispatchSourceProtocol
  private let timer: (any Dispatch.DispatchSourceTimer)?
  private let merge: (UInt) -> Void
  private let id: Int
  private let queue: Int
  private let isTimer: Bool

  fileprivate init(
    _ real: any Dispatch.DispatchSourceProtocol, timer: (any Dispatch.DispatchSourceTimer)? = nil,
    merge: @escaping (UInt) -> Void = { _ in }, _ kind: String, _ queue: DispatchQueue?, _ place: RecordedPlace
  ) {
    self.real = real
    self.timer = timer
    self.merge = merge
    id = RecordedLog.change { $0.id("source") }
    self.queue = queue?.id ?? 8
    isTimer = timer != nil
    RecordedLog.write(place, "source", id, kind, self.queue)
  }

  deinit {
    let id = id
    RecordedThread.current.operation = "release source \(id)"
    RecordedLog.change { _ = $0.repeatingTimers.remove(id) }
  }

  var data: UInt { real.data }
  var isCancelled: Bool { real.isCancelled }

  // MARK: Handlers

  func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], line: Int = #line, column: Int = #column,
    handler: (() -> Void)?
  ) {
    guard let handler else { return real.setEventHandler(qos: qos, flags: flags, handler: nil) }
    let (id, queue, kind) = (id, queue, isTimer ? "timer" : "source")
    real.setEventHandler(qos: qos, flags: flags) { [weak self] in
      Self.call(kind, RecordedPlace(line, column), id, queue, data: self?.data, handler)
    }
  }

  func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], line: Int = #line, column: Int = #column,
    handler: (() -> Void)?
  ) {
    guard let handler else { return real.setCancelHandler(qos: qos, flags: flags, handler: nil) }
    let (id, queue) = (id, queue)
    real.setCancelHandler(qos: qos, flags: flags) {
      Self.call("cancelHandler", RecordedPlace(line, column), id, queue, data: nil, handler)
    }
  }

  func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], line: Int = #line, column: Int = #column,
    handler: (() -> Void)?
  ) {
    guard let handler else { return real.setRegistrationHandler(qos: qos, flags: flags, handler: nil) }
    let (id, queue) = (id, queue)
    real.setRegistrationHandler(qos: qos, flags: flags) {
      Self.call("registrationHandler", RecordedPlace(line, column), id, queue, data: nil, handler)
    }
  }

  func setEventHandler(handler: DispatchWorkItem) { setEventHandler { handler.perform() } }
  func setCancelHandler(handler: DispatchWorkItem) { setCancelHandler { handler.perform() } }
  func setRegistrationHandler(handler: DispatchWorkItem) { setRegistrationHandler { handler.perform() } }

  private static func call(
    _ kind: String, _ place: RecordedPlace, _ id: Int, _ queue: Int, data: UInt?, _ handler: () -> Void
  ) {
    let item = RecordedLog.change { $0.id("item") }
    RecordedLog.write(place, "submit", item, queue, kind, id, "-", "unspecified", 0, "-")
    if let data { RecordedLog.write(place, "deliver", id, item, data) }
    recordedRun(item, on: queue, isCounted: false, handler)
  }

  // MARK: Life

  func activate(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "activateSource", id)
    real.activate()
  }

  func resume(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "resumeSource", id)
    RecordedThread.doing("resume source \(id)") { real.resume() }
  }

  func suspend(line: Int = #line, column: Int = #column) {
    real.suspend()
    RecordedLog.write(RecordedPlace(line, column), "suspendSource", id)
  }

  func cancel(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "cancelSource", id) { state, _ in _ = state.repeatingTimers.remove(id) }
    real.cancel()
  }

  // MARK: Data

  func add(data: UInt, line: Int = #line, column: Int = #column) { merge(data, RecordedPlace(line, column)) }
  func or(data: UInt, line: Int = #line, column: Int = #column) { merge(data, RecordedPlace(line, column)) }
  func replace(data: UInt, line: Int = #line, column: Int = #column) { merge(data, RecordedPlace(line, column)) }

  private func merge(_ data: UInt, _ place: RecordedPlace) {
    RecordedLog.write(place, "merge", id, data)
    merge(data)
  }
}

// MARK: Timers

extension RecordedSource {
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never, leeway: DispatchTimeInterval = .nanoseconds(0),
    line: Int = #line, column: Int = #column
  ) {
    logSchedule(RecordedLog.instant(deadline), recordedNanoseconds(interval), RecordedPlace(line, column))
    timer?.schedule(deadline: deadline, repeating: interval, leeway: leeway)
  }

  func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0), line: Int = #line,
    column: Int = #column
  ) {
    logSchedule(RecordedLog.instant(deadline), Self.nanoseconds(interval), RecordedPlace(line, column))
    timer?.schedule(deadline: deadline, repeating: interval, leeway: leeway)
  }

  func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0), line: Int = #line, column: Int = #column
  ) {
    logSchedule(RecordedLog.instant(wallDeadline), recordedNanoseconds(interval), RecordedPlace(line, column))
    timer?.schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
  }

  func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0),
    line: Int = #line, column: Int = #column
  ) {
    logSchedule(RecordedLog.instant(wallDeadline), Self.nanoseconds(interval), RecordedPlace(line, column))
    timer?.schedule(wallDeadline: wallDeadline, repeating: interval, leeway: leeway)
  }

  private static func nanoseconds(_ seconds: Double) -> Int64 {
    seconds.isFinite && seconds < 9e9 ? Int64(seconds * 1e9) : .max
  }

  private func logSchedule(_ start: Int64, _ interval: Int64, _ place: RecordedPlace) {
    RecordedLog.write(place, "schedule", id, start, interval == .max ? 0 : interval) { state, _ in
      if interval == .max {
        _ = state.repeatingTimers.remove(id)
        if start < .max { state.latestDue = max(state.latestDue, start) }
      } else if !isCancelled {
        state.repeatingTimers.insert(id)
      }
    }
  }
}
