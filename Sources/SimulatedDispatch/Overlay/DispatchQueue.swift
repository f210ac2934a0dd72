public import Dispatch
import DispatchModel
import DispatchTrace

/// A queue of the simulation. Stands for the real `DispatchQueue`.
public final class DispatchQueue: @unchecked Sendable {
  /// As of the real one.
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  /// As of the real one; it changes nothing here.
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency
  /// As of the real one.
  public typealias GlobalQueuePriority = Dispatch.DispatchQueue.GlobalQueuePriority

  private enum Identity {
    /// The main queue and the global ones have the same numbers everywhere.
    case standing(Int32)
    case made(Handle, label: String, qos: DispatchQoS)
  }

  private let identity: Identity

  private init(standing number: Int32) { identity = .standing(number) }

  /// As of the real one: serial unless `attributes` say otherwise.
  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    let handle = Handle(Site(fileID, line, column)) { machine in
      let target = Worker.current.flatMap { worker in target.map { $0.id(worker, machine) } }
      return .createQueue(
        QueueRequest(
          label: machine.intern(label), isConcurrent: attributes.contains(.concurrent),
          isInactive: attributes.contains(.initiallyInactive), qos: QoSClass(qos.qosClass),
          relativePriority: qos.relativePriority,
          target: target))
    }
    identity = .made(handle, label: label, qos: qos)
  }

  deinit {
    if case .made(let handle, _, _) = identity { handle.release { .releaseQueue(QueueID($0)) } }
  }

  func id(_ worker: Worker, _ machine: ClosureMachine) -> QueueID {
    switch identity {
    case .standing(let number): QueueID(number)
    case .made(let handle, _, _): QueueID(handle.number(worker, machine))
    }
  }

  // MARK: The standing ones

  private static let standing = (0..<13).map { DispatchQueue(standing: Int32($0)) }

  /// The main queue: runs on the main thread of the simulation once the launch has ended.
  public static var main: DispatchQueue { standing[0] }

  /// The global queue of that class.
  public static func global(
    qos: DispatchQoS.QoSClass = .default, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchQueue {
    guard case .queue(let id)? = ask(Site(fileID, line, column), { _, _ in .globalQueue(QoSClass(qos)) }) else {
      return standing[7]
    }
    return standing[Int(id.index)]
  }

  /// The global queue of what that priority is called today.
  public static func global(
    priority: GlobalQueuePriority, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> DispatchQueue {
    switch priority {
    case .high: global(qos: .userInitiated, fileID: fileID, line: line, column: column)
    case .default: global(fileID: fileID, line: line, column: column)
    case .low: global(qos: .utility, fileID: fileID, line: line, column: column)
    case .background: global(qos: .background, fileID: fileID, line: line, column: column)
    @unknown default: global(fileID: fileID, line: line, column: column)
    }
  }

  // MARK: What it is

  /// As it was made with.
  public var label: String {
    let reply = ask(.none) { worker, machine in .queueLabel(id(worker, machine)) }
    if let text = Worker.current?.machine?.text(reply) { return text }
    if case .made(_, let label, _) = identity { return label }
    return ""
  }

  /// As it was made with; the default global queue says `.unspecified`.
  public var qos: DispatchQoS {
    let reply = ask(.none) { worker, machine in .queueQoS(id(worker, machine)) }
    if case .qos(let qos, let relativePriority)? = reply {
      return DispatchQoS(qosClass: qos.real, relativePriority: Int(relativePriority))
    }
    if case .made(_, _, let qos) = identity { return qos }
    return .unspecified
  }

  /// Only before it is activated; traps afterwards, as the real one does.
  public func setTarget(
    queue: DispatchQueue?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    demand("DispatchQueue.setTarget", Site(fileID, line, column)) { worker, machine in
      let target = queue.map { $0.id(worker, machine) }
      return .setTarget(id(worker, machine), target)
    }
  }

  /// Lets a queue that was made `.initiallyInactive` begin.
  public func activate(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    demand("DispatchQueue.activate", Site(fileID, line, column)) { .activate(id($0, $1)) }
  }

  /// Nothing more starts until it is resumed as often.
  public func suspend(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    demand("DispatchQueue.suspend", Site(fileID, line, column)) { .suspend(id($0, $1)) }
  }

  /// Takes one `suspend` back.
  public func resume(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    demand("DispatchQueue.resume", Site(fileID, line, column)) { .resume(id($0, $1)) }
  }

  // MARK: Values it carries

  /// Keeps a value with the queue; nil removes it.
  public func setSpecific<T>(
    key: DispatchSpecificKey<T>, value: T?, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    demand("DispatchQueue.setSpecific", Site(fileID, line, column)) { worker, machine in
      .setSpecific(id(worker, machine), key: machine.number(ofKey: key), value: machine.keep(value))
    }
  }

  /// The value kept with this queue.
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    Self.value(ask(.none) { worker, machine in .getSpecific(id(worker, machine), key: machine.number(ofKey: key)) })
  }

  /// The value kept with the present queue, or the nearest of its targets that has one.
  public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    value(ask(.none) { _, machine in .getCurrentSpecific(key: machine.number(ofKey: key)) })
  }

  private static func value<T>(_ reply: Reply?) -> T? {
    guard case .value(let handle)? = reply else { return nil }
    return Worker.current?.machine?.value(handle) as? T
  }
}

// MARK: Preconditions and the main thread

/// On which queue a block must or must not be. Stands for the real `DispatchPredicate`.
public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Traps where `condition` does not hold, with the words of libdispatch.
public func dispatchPrecondition(
  condition: @autoclosure () -> DispatchPredicate, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
) {
  let predicate = condition()
  ask(Site(fileID, line, column)) { worker, machine in
    switch predicate {
    case .onQueue(let queue): .precondition(.onQueue, queue.id(worker, machine))
    case .onQueueAsBarrier(let queue): .precondition(.onQueueAsBarrier, queue.id(worker, machine))
    case .notOnQueue(let queue): .precondition(.notOnQueue, queue.id(worker, machine))
    }
  }
}

/// The main thread is gone; blocks of the main queue run on workers from now on.
public func dispatchMain(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) -> Never {
  demand("dispatchMain", Site(fileID, line, column)) { _, _ in .dispatchMain }
  Swift.fatalError("dispatchMain() never returns")
}
