// `DispatchQueue` as the scenario sees it: the real one underneath, and a line in the log for everything it is asked.
import Dispatch

typealias RealQueue = Dispatch.DispatchQueue

final class DispatchQueue: @unchecked Sendable {
  typealias Attributes = RealQueue.Attributes
  typealias AutoreleaseFrequency = RealQueue.AutoreleaseFrequency
  typealias GlobalQueuePriority = RealQueue.GlobalQueuePriority

  let real: RealQueue
  let id: Int

  private init(_ real: RealQueue, id: Int) {
    self.real = real
    self.id = id
  }

  init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil, line: Int = #line, column: Int = #column
  ) {
    real = RealQueue(
      label: label, qos: qos, attributes: attributes, autoreleaseFrequency: autoreleaseFrequency, target: target?.real)
    let id = RecordedLog.change { $0.id("queue") }
    self.id = id
    RecordedLog.write(
      RecordedPlace(line, column), "queue", id, attributes.contains(.concurrent) ? "concurrent" : "serial",
      attributes.contains(.initiallyInactive) ? 1 : 0, recordedName(qos.qosClass), target.map { String($0.id) } ?? "-",
      RecordedLog.escaped(label))
  }

  deinit {
    RecordedThread.current.operation = "release queue \(id)"
  }

  static let main = DispatchQueue(.main, id: 0)
  private static let roots: [DispatchQueue] = recordedRootLabels.enumerated().map { index, name in
    DispatchQueue(.global(qos: recordedQoS(name)), id: 2 * index + 1)
  }

  static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    let label = RealQueue.global(qos: qos).label
    return roots.first { label == "com.apple.root.\(recordedRootLabels[($0.id - 1) / 2])-qos" } ?? roots[3]
  }

  static func global(priority: GlobalQueuePriority) -> DispatchQueue {
    switch priority {
    case .high: global(qos: .userInitiated)
    case .default: global()
    case .low: global(qos: .utility)
    case .background: global(qos: .background)
    @unknown default: global()
    }
  }

  var label: String { real.label }
  var qos: DispatchQoS { real.qos }

  func setTarget(queue: DispatchQueue, line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "setTarget", id, queue.id)
    RecordedThread.doing("setTarget of queue \(id)") { real.setTarget(queue: queue.real) }
  }

  func activate(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "activate", id)
    real.activate()
  }

  func suspend(line: Int = #line, column: Int = #column) {
    real.suspend()
    RecordedLog.write(RecordedPlace(line, column), "suspend", id)
  }

  func resume(line: Int = #line, column: Int = #column) {
    RecordedLog.write(RecordedPlace(line, column), "resume", id)
    RecordedThread.doing("resume queue \(id)") { real.resume() }
  }

  func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) { real.setSpecific(key: key, value: value) }
  func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { real.getSpecific(key: key) }
  static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { RealQueue.getSpecific(key: key) }
}

// MARK: async

extension DispatchQueue {
  func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], line: Int = #line,
    column: Int = #column, execute work: @escaping () -> Void
  ) {
    let item = submit("async", RecordedPlace(line, column), group: group, qos: qos, isBarrier: flags.contains(.barrier))
    let queue = id
    real.async(group: group?.real, qos: qos, flags: flags) { recordedRun(item, on: queue, work) }
  }

  func async(group: DispatchGroup, line: Int = #line, column: Int = #column, execute workItem: DispatchWorkItem) {
    submit(workItem, "async", RecordedPlace(line, column), group: group)
    real.async(group: group.real, execute: workItem.real)
  }

  func async(line: Int = #line, column: Int = #column, execute workItem: DispatchWorkItem) {
    submit(workItem, "async", RecordedPlace(line, column))
    real.async(execute: workItem.real)
  }

  func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], line: Int = #line,
    column: Int = #column, execute work: @escaping () -> Void
  ) {
    let due = RecordedLog.instant(deadline)
    let item = submit("after", RecordedPlace(line, column), qos: qos, isBarrier: flags.contains(.barrier), due: due)
    let queue = id
    real.asyncAfter(deadline: deadline, qos: qos, flags: flags) { recordedRun(item, on: queue, isCounted: false, work) }
  }

  func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], line: Int = #line,
    column: Int = #column, execute work: @escaping () -> Void
  ) {
    let due = RecordedLog.instant(wallDeadline)
    let item = submit("after", RecordedPlace(line, column), qos: qos, isBarrier: flags.contains(.barrier), due: due)
    let queue = id
    real.asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) {
      recordedRun(item, on: queue, isCounted: false, work)
    }
  }

  func asyncAfter(deadline: DispatchTime, line: Int = #line, column: Int = #column, execute: DispatchWorkItem) {
    submit(execute, "after", RecordedPlace(line, column), due: RecordedLog.instant(deadline))
    real.asyncAfter(deadline: deadline, execute: execute.real)
  }

  func asyncAfter(wallDeadline: DispatchWallTime, line: Int = #line, column: Int = #column, execute: DispatchWorkItem) {
    submit(execute, "after", RecordedPlace(line, column), due: RecordedLog.instant(wallDeadline))
    real.asyncAfter(wallDeadline: wallDeadline, execute: execute.real)
  }

  /// Logs a submission and answers the number of its item.
  private func submit(
    _ kind: String, _ place: RecordedPlace, group: DispatchGroup? = nil, qos: DispatchQoS, isBarrier: Bool, due: Int64? = nil
  ) -> Int {
    let item = RecordedLog.change { $0.id("item") }
    RecordedLog.write(
      place, "submit", item, id, kind, "-", group.map { String($0.id) } ?? "-", recordedName(qos.qosClass), isBarrier ? 1 : 0,
      due.map { String($0) } ?? "-"
    ) { state, _ in Self.count(&state, kind, due) }
    return item
  }

  private func submit(
    _ workItem: DispatchWorkItem, _ kind: String, _ place: RecordedPlace, group: DispatchGroup? = nil, due: Int64? = nil
  ) {
    let item = RecordedLog.change { $0.id("item") }
    workItem.runs.append(item, on: id, isCounted: kind == "async")
    RecordedLog.write(
      place, "submit", item, id, kind, workItem.id, group.map { String($0.id) } ?? "-", "unspecified",
      workItem.isBarrier ? 1 : 0, due.map { String($0) } ?? "-"
    ) { state, _ in Self.count(&state, kind, due) }
  }

  private static func count(_ state: inout RecordedState, _ kind: String, _ due: Int64?) {
    if kind == "async" { state.waitingBlocks += 1 }
    if let due, due < .max { state.latestDue = max(state.latestDue, due) }
  }
}

// MARK: sync

extension DispatchQueue {
  func sync<Result>(line: Int = #line, column: Int = #column, execute work: () throws -> Result) rethrows -> Result {
    let item = submit("sync", RecordedPlace(line, column), qos: .unspecified, isBarrier: false)
    return try RecordedThread.waiting("sync") {
      try real.sync { try recordedRun(item, on: id, isCounted: false, work) }
    }
  }

  func sync<Result>(
    flags: DispatchWorkItemFlags, line: Int = #line, column: Int = #column, execute work: () throws -> Result
  ) rethrows -> Result {
    let item = submit("sync", RecordedPlace(line, column), qos: .unspecified, isBarrier: flags.contains(.barrier))
    return try RecordedThread.waiting("sync") {
      try real.sync(flags: flags) { try recordedRun(item, on: id, isCounted: false, work) }
    }
  }

  func sync(line: Int = #line, column: Int = #column, execute workItem: DispatchWorkItem) {
    submit(workItem, "sync", RecordedPlace(line, column))
    RecordedThread.waiting(workItem.wasWaitedFor ? "run work item \(workItem.id)" : "sync") {
      real.sync(execute: workItem.real)
    }
  }

  static func concurrentPerform(
    iterations: Int, line: Int = #line, column: Int = #column, execute work: (Int) -> Void
  ) {
    let place = RecordedPlace(line, column)
    let id = RecordedLog.change { $0.id("apply") }
    RecordedLog.write(place, "applyBegan", id, iterations)
    RecordedThread.waiting("apply") {
      RealQueue.concurrentPerform(iterations: iterations) { index in
        let item = RecordedLog.change { $0.id("item") }
        RecordedLog.write(place, "submit", item, "-", "apply", id, index, "unspecified", 0, "-")
        recordedRun(item, on: -1, isCounted: false) { work(index) }
      }
    }
    RecordedLog.write(place, "applyEnded", id)
  }
}

// MARK: Preconditions and names

enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Stands for `dispatchPrecondition`: see `RealProgram`.
func recordedPrecondition(condition: @autoclosure () -> DispatchPredicate, line: Int = #line, column: Int = #column) {
  RecordedThread.current.place = RecordedPlace(line, column)
  let predicate = condition()
  RecordedThread.doing("precondition") {
    switch predicate {
    case .onQueue(let queue): Dispatch.dispatchPrecondition(condition: .onQueue(queue.real))
    case .onQueueAsBarrier(let queue): Dispatch.dispatchPrecondition(condition: .onQueueAsBarrier(queue.real))
    case .notOnQueue(let queue): Dispatch.dispatchPrecondition(condition: .notOnQueue(queue.real))
    }
  }
}

/// Hides the real one, as the first `print` does.
@_disfavoredOverload
func dispatchMain() -> Never {
  dispatchMain(line: 0, column: 0)
}

func dispatchMain(line: Int = #line, column: Int = #column) -> Never {
  RecordedLog.write(RecordedPlace(line, column), "dispatchMain") { $0.end($1) }
  Dispatch.dispatchMain()
}

/// In the order of their numbers; each stands for itself and its overcommit twin.
let recordedRootLabels = ["maintenance", "background", "utility", "default", "user-initiated", "user-interactive"]

func recordedName(_ qos: DispatchQoS.QoSClass) -> String {
  switch qos {
  case .background: "background"
  case .utility: "utility"
  case .default: "default"
  case .userInitiated: "user-initiated"
  case .userInteractive: "user-interactive"
  default: "unspecified"
  }
}

private func recordedQoS(_ name: String) -> DispatchQoS.QoSClass {
  switch name {
  case "maintenance", "background": .background
  case "utility": .utility
  case "user-initiated": .userInitiated
  case "user-interactive": .userInteractive
  default: .default
  }
}
