// `DispatchQueue` as the program sees it: the real one underneath, and a record of everything it is asked.
public import Dispatch

#if canImport(RecordingFormat)
  import RecordingFormat
#endif

/// A queue of Dispatch that is recorded. Stands for the real `DispatchQueue`; `real` is that one.
public final class DispatchQueue: @unchecked Sendable {
  /// As of the real one.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  /// As of the real one.
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency
  /// As of the real one.
  public typealias GlobalQueuePriority = Dispatch.DispatchQueue.GlobalQueuePriority

  /// For what takes a queue of Dispatch and knows nothing of recordings. What it runs there is not recorded.
  public let real: Dispatch.DispatchQueue
  let bare: BareQueue
  let id: Int

  private init(_ real: Dispatch.DispatchQueue, id: Int) {
    self.real = real
    bare = BareQueue(real)
    self.id = id
  }

  /// As of the real one: serial unless `attributes` say otherwise.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    real = Dispatch.DispatchQueue(
      label: label, qos: qos, attributes: attributes, autoreleaseFrequency: autoreleaseFrequency, target: target?.real)
    bare = BareQueue(real)
    id = RecordedThread.newID()
    let flags = (attributes.contains(.concurrent) ? 1 : 0) | (attributes.contains(.initiallyInactive) ? 2 : 0)
    RecordedLog.write(
      .queue, RecordedPlace(fileID, line, column), id, flags, recordedClass(qos.qosClass), target?.id ?? -1, text: label)
  }

  deinit {
    RecordedThread.willDo(.releaseQueue, id)
  }

  // MARK: The standing ones

  /// The main queue.
  public static let main = DispatchQueue(.main, id: 0)

  /// The global queue of that class.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    let label = Dispatch.DispatchQueue.global(qos: qos).label
    return roots.first { $0.label == label } ?? roots[3]
  }

  /// The global queue of what that priority is called today.
  public static func global(priority: GlobalQueuePriority) -> DispatchQueue {
    switch priority {
    case .high: global(qos: .userInitiated)
    case .default: global()
    case .low: global(qos: .utility)
    case .background: global(qos: .background)
    @unknown default: global()
    }
  }

  /// One of each class; each stands for itself and its overcommit twin, whose number is the next.
  private static let roots: [DispatchQueue] = recordedClasses.dropFirst().enumerated().map { index, name in
    DispatchQueue(.global(qos: recordedQoS(name)), id: 2 * index + 1)
  }

  // MARK: What it is

  /// As it was made with.
  public var label: String { real.label }
  /// As it was made with.
  public var qos: DispatchQoS { real.qos }

  /// Only before it is activated; traps afterwards.
  public func setTarget(
    queue: DispatchQueue?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    let target = queue ?? .global()
    RecordedLog.write(.setTarget, RecordedPlace(fileID, line, column), id, target.id)
    RecordedThread.doing(.setTarget, id) { real.setTarget(queue: target.real) }
  }

  /// Lets a queue that was made `.initiallyInactive` begin.
  public func activate(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    RecordedLog.write(.activate, RecordedPlace(fileID, line, column), id)
    real.activate()
  }

  /// Nothing more starts until it is resumed as often.
  public func suspend(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    real.suspend()
    RecordedLog.write(.suspend, RecordedPlace(fileID, line, column), id)
  }

  /// Takes one `suspend` back.
  public func resume(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    RecordedLog.write(.resume, RecordedPlace(fileID, line, column), id)
    RecordedThread.doing(.resumeQueue, id) { real.resume() }
  }

  // MARK: Values it carries

  /// Keeps a value with the queue; nil removes it.
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) { real.setSpecific(key: key, value: value) }
  /// The value kept with this queue.
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { real.getSpecific(key: key) }
  /// The value kept with the present queue, or the nearest of its targets that has one.
  public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { Dispatch.DispatchQueue.getSpecific(key: key) }
}

// MARK: Preconditions

/// On which queue a block must or must not be. Stands for the real `DispatchPredicate`.
public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Traps where `condition` does not hold.
public func dispatchPrecondition(
  condition: @autoclosure () -> DispatchPredicate, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) {
  recordedPrecondition(condition: condition(), fileID: fileID, line: line, column: column)
}

/// What stands for `dispatchPrecondition` in a scenario, beside which the real one is as good: see `RecordedText`.
func recordedPrecondition(
  condition: @autoclosure () -> DispatchPredicate, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) {
  RecordedThread.current.pointee.place = RecordedPlace(fileID, line, column)
  let predicate = condition()
  RecordedThread.doing(.precondition) {
    switch predicate {
    case .onQueue(let queue): Dispatch.dispatchPrecondition(condition: .onQueue(queue.real))
    case .onQueueAsBarrier(let queue): Dispatch.dispatchPrecondition(condition: .onQueueAsBarrier(queue.real))
    case .notOnQueue(let queue): Dispatch.dispatchPrecondition(condition: .notOnQueue(queue.real))
    }
  }
}

/// Hides the real one; the one below, which knows where it was called, is preferred.
@_disfavoredOverload
public func dispatchMain() -> Never {
  dispatchMain(fileID: "", line: 0, column: 0)
}

/// The main thread runs blocks of the main queue from now on, and does not come back.
public func dispatchMain(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Never {
  RecordedLog.write(.dispatchMain, RecordedPlace(fileID, line, column))
  Dispatch.dispatchMain()
}

func recordedClass(_ qos: DispatchQoS.QoSClass) -> Int {
  switch qos {
  case .background: 2
  case .utility: 3
  case .default: 4
  case .userInitiated: 5
  case .userInteractive: 6
  default: 0
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
