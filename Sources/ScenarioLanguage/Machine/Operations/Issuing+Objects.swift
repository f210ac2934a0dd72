import DispatchModel
import DispatchTrace

extension ScenarioMachine {
  func itemOrSource(
    _ call: DispatchCall, _ at: OperationCall, _ strings: inout StringTable
  ) throws(MachineStop) -> Operation? {
    switch call {
    case .itemInit:
      var block = try at.block(1, isOneShot: false, word: 0, &strings)
      block.name = at.name(&strings) ?? block.name
      return .createWorkItem(block)
    case .itemPerform: return .performItem(try at.workItem(0))
    case .itemWait: return .waitItem(try at.workItem(0), .forever)
    case .itemWaitTimeout: return .waitItem(try at.workItem(0), at.deadline(1))
    case .itemWaitWall: return .waitItem(try at.workItem(0), at.deadline(1, .wall))
    case .itemNotify:
      return .notifyItem(try at.workItem(0), try at.queue(1), try at.block(2, isOneShot: true, word: 0, &strings))
    case .itemNotifyItem: return .notifyItemItem(try at.workItem(0), try at.queue(1), try at.workItem(2))
    case .itemCancel: return .cancelItem(try at.workItem(0))
    case .itemIsCancelled: return .isItemCancelled(try at.workItem(0))
    case .sourceTimer: return .createSource(.timer, name: at.name(&strings), try at.optionalQueue(1))
    case .sourceAdd: return .createSource(.dataAdd, name: at.name(&strings), try at.optionalQueue(1))
    case .sourceOr: return .createSource(.dataOr, name: at.name(&strings), try at.optionalQueue(1))
    case .sourceReplace: return .createSource(.dataReplace, name: at.name(&strings), try at.optionalQueue(1))
    case .sourceEventHandler: return try handler(.event, at, &strings)
    case .sourceCancelHandler: return try handler(.cancel, at, &strings)
    case .sourceRegistrationHandler: return try handler(.registration, at, &strings)
    case .sourceSchedule: return try schedule(at, .uptime)
    case .sourceScheduleWall: return try schedule(at, .wall)
    case .sourceMerge: return .mergeData(try at.source(0), UInt64(bitPattern: Int64(at.window.words[0])))
    case .sourceData: return .sourceData(try at.source(0))
    case .sourceActivate: return .activateSource(try at.source(0))
    case .sourceSuspend: return .suspendSource(try at.source(0))
    case .sourceResume: return .resumeSource(try at.source(0))
    case .sourceCancel: return .cancelSource(try at.source(0))
    case .sourceIsCancelled: return .isSourceCancelled(try at.source(0))
    default: return nil
    }
  }

  private func handler(_ kind: SourceHandler, _ at: OperationCall, _ strings: inout StringTable) throws(MachineStop) -> Operation
  {
    let source = try at.source(0)
    guard at.window.refs[1] != nil else { return .setSourceHandler(source, kind, nil) }
    return .setSourceHandler(source, kind, try at.block(1, isOneShot: false, word: 0, &strings))
  }

  /// An interval of `Int.max` is `.never`.
  private func schedule(_ at: OperationCall, _ clock: Deadline.Clock) throws(MachineStop) -> Operation {
    let interval = at.window.words[1]
    return .scheduleTimer(
      at.deadline(0, clock, earliest: .earliestStart), try at.source(0),
      interval: interval == .max ? nil : duration(interval))
  }

  func other(_ call: DispatchCall, _ at: OperationCall, _ strings: inout StringTable) throws(MachineStop) -> Operation {
    let words = at.window.words
    switch call {
    case .timeNow, .wallNow: return .now
    case .lockInit: return .createLock(name: at.name(&strings), isRecursive: false)
    case .recursiveLockInit: return .createLock(name: at.name(&strings), isRecursive: true)
    case .lock: return .lock(try at.lock(0))
    case .lockTry: return .tryLock(try at.lock(0))
    case .lockBefore: return .lockBefore(try at.lock(0), at.deadline(1))
    case .unlock: return .unlock(try at.lock(0))
    case .threadIsMain: return .isMainThread
    case .threadStart: return .detachThread(try at.block(0, isOneShot: true, &strings))
    case .threadSleep: return .block(.sleep, name: nil, duration(words[0]))
    case .threadNumber: return .currentThread
    case .phase: return .beginPhase(strings.intern(try at.window.text(0)))
    case .freeze: return .freeze
    case .thaw: return .thaw
    case .outsideStart:
      let name = strings.intern(try at.window.text(0))
      var block = try at.block(1, isOneShot: true, &strings)
      block.name = name
      return .startOutside(block)
    case .runLoopRun: return .runMainLoop
    case .dispatchMain: return .dispatchMain
    case .print:
      let text = try at.window.text(0)
      outputBytes += text.utf8.count
      runtime.charge(text.utf8.count >> 2)
      if outputBytes > limits.outputBytes { throw .limit(.output) }
      return .print(strings.intern(text))
    case .work: return .work(name: try spanName(at, &strings), duration(words[0]))
    case .io: return .block(.io, name: try spanName(at, &strings), duration(words[0]))
    case .ui: return .touchUserInterface(strings.intern(try at.window.text(0)))
    case .exit: return .exit(code: Int32(truncatingIfNeeded: words[0]))
    default: throw .uninitialised
    }
  }

  private func duration(_ nanoseconds: Int) -> VirtualDuration {
    VirtualDuration(nanoseconds: max(Int64(nanoseconds), 0))
  }

  private func spanName(_ at: OperationCall, _ strings: inout StringTable) throws(MachineStop) -> StringID? {
    strings.intern(try at.window.text(0))
  }

  // MARK: - Values kept for the simulation

  private static let bytesOfValue = 16

  /// A handle for a value that `setSpecific` keeps; nil for nil.
  func keep(_ ref: Ref) -> Int32? {
    guard let ref else { return nil }
    retain(ref)
    runtime.allocated(Self.bytesOfValue)
    specifics.append(ref)
    return Int32(specifics.count - 1)
  }
}
