import Dispatch
import DispatchModel
import DispatchTrace

/// Asks the simulation that the calling thread runs in. Nil outside of simulations, and while one is taken down: single-threaded
/// code that only locks, enters and leaves goes on there.
@discardableResult
func ask(_ site: Site, _ operation: (Worker, ClosureMachine) -> Operation) -> Reply? {
  guard let worker = Worker.current, !worker.isTakingDown, let machine = worker.machine else { return nil }
  if site.line > 0 { worker.site = site }
  return worker.ask(operation(worker, machine), at: site)
}

/// As `ask`, for what cannot be done without a simulation.
@discardableResult
func demand(_ what: StaticString, _ site: Site, _ operation: (Worker, ClosureMachine) -> Operation) -> Reply? {
  if Worker.current == nil {
    Swift.fatalError("\(site): \(what) was called outside of simulate { … }: nobody is there to run it")
  }
  return ask(site, operation)
}

/// What stands behind a queue, a group, …: its number in the simulation it was made in. In any other it is made again at first use,
/// so that a `static let` queue serves every test.
final class Handle: @unchecked Sendable {
  private let home: UInt64
  private let number: Int32
  private let site: Site
  private let creation: (ClosureMachine) -> Operation

  init(_ site: Site, _ creation: @escaping (ClosureMachine) -> Operation) {
    self.site = site
    self.creation = creation
    guard let worker = Worker.current, !worker.isTakingDown, let machine = worker.machine else {
      home = 0
      number = -1
      return
    }
    home = machine.serial
    worker.site = site
    number = Self.number(worker.ask(creation(machine), at: site))
  }

  func number(_ worker: Worker, _ machine: ClosureMachine) -> Int32 {
    if machine.serial == home { return number }
    return machine.number(of: self) { Self.number(worker.ask(creation(machine), at: site)) }
  }

  /// The last reference is gone: tells the simulation it was made in, if that still goes on.
  func release(_ operation: (Int32) -> Operation) {
    guard let worker = Worker.current, worker.machine?.serial == home else { return }
    _ = worker.ask(operation(number), at: worker.site)
  }

  private static func number(_ reply: Reply?) -> Int32 {
    switch reply {
    case .queue(let id)?: id.index
    case .group(let id)?: id.index
    case .semaphore(let id)?: id.index
    case .workItem(let id)?: id.index
    case .source(let id)?: id.index
    case .lock(let id)?: id.index
    case .variable(let id)?: id.index
    case .once(let id)?: id.index
    case .begin?, .done?, .flag?, .number?, .instant?, .text?, .value?, .qos?, .thread?, nil: -1
    }
  }
}

extension Reply? {
  var flag: Bool { if case .flag(true)? = self { true } else { false } }
  var timeoutResult: DispatchTimeoutResult { flag ? .timedOut : .success }
}

extension ClosureMachine {
  func block(
    _ work: @escaping () -> Void, _ qos: DispatchQoS = .unspecified, _ flags: DispatchWorkItemFlags = [], isOneShot: Bool = true
  ) -> Block {
    Block(makeBody(.plain(work), isOneShot: isOneShot), flags: ItemFlags(flags), qos: QoSClass(qos.qosClass))
  }

  func text(_ reply: Reply?) -> String? {
    if case .text(let id)? = reply { words(id) } else { nil }
  }
}

extension ItemFlags {
  init(_ flags: DispatchWorkItemFlags) {
    self.init(rawValue: UInt8(truncatingIfNeeded: flags.rawValue))
  }
}

extension QoSClass {
  init(_ qos: DispatchQoS.QoSClass) {
    switch qos {
    case .background: self = .background
    case .utility: self = .utility
    case .default: self = .default
    case .userInitiated: self = .userInitiated
    case .userInteractive: self = .userInteractive
    case .unspecified: self = .unspecified
    @unknown default: self = .unspecified
    }
  }

  var real: DispatchQoS.QoSClass {
    switch self {
    case .unspecified: .unspecified
    case .maintenance, .background: .background
    case .utility: .utility
    case .default: .default
    case .userInitiated: .userInitiated
    case .userInteractive: .userInteractive
    }
  }
}
