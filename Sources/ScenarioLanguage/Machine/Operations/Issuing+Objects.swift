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
    case .itemPerform: return .performItem(WorkItemID(try at.id(0)))
    case .itemWait: return .waitItem(WorkItemID(try at.id(0)), .forever)
    case .itemWaitTimeout: return .waitItem(WorkItemID(try at.id(0)), at.deadline(1))
    case .itemWaitWall: return .waitItem(WorkItemID(try at.id(0)), at.deadline(1, .wall))
    case .itemNotify:
      return .notifyItem(WorkItemID(try at.id(0)), QueueID(try at.id(1)), try at.block(2, isOneShot: true, word: 0, &strings))
    case .itemNotifyItem: return .notifyItemItem(WorkItemID(try at.id(0)), QueueID(try at.id(1)), WorkItemID(try at.id(2)))
    case .itemCancel: return .cancelItem(WorkItemID(try at.id(0)))
    case .itemIsCancelled: return .isItemCancelled(WorkItemID(try at.id(0)))
    case .sourceTimer: return .createSource(.timer, name: at.name(&strings), at.optionalID(1).map { QueueID($0) })
    case .sourceAdd: return .createSource(.dataAdd, name: at.name(&strings), at.optionalID(1).map { QueueID($0) })
    case .sourceOr: return .createSource(.dataOr, name: at.name(&strings), at.optionalID(1).map { QueueID($0) })
    case .sourceReplace: return .createSource(.dataReplace, name: at.name(&strings), at.optionalID(1).map { QueueID($0) })
    case .sourceEventHandler: return try handler(.event, at, &strings)
    case .sourceCancelHandler: return try handler(.cancel, at, &strings)
    case .sourceRegistrationHandler: return try handler(.registration, at, &strings)
    case .sourceSchedule: return try schedule(at, .uptime)
    case .sourceScheduleWall: return try schedule(at, .wall)
    case .sourceMerge: return .mergeData(SourceID(try at.id(0)), UInt64(bitPattern: Int64(at.window.words[0])))
    case .sourceData: return .sourceData(SourceID(try at.id(0)))
    case .sourceActivate: return .activateSource(SourceID(try at.id(0)))
    case .sourceSuspend: return .suspendSource(SourceID(try at.id(0)))
    case .sourceResume: return .resumeSource(SourceID(try at.id(0)))
    case .sourceCancel: return .cancelSource(SourceID(try at.id(0)))
    case .sourceIsCancelled: return .isSourceCancelled(SourceID(try at.id(0)))
    default: return nil
    }
  }

  private func handler(_ kind: SourceHandler, _ at: OperationCall, _ strings: inout StringTable) throws(MachineStop) -> Operation
  {
    let source = SourceID(try at.id(0))
    guard at.window.refs[1] != nil else { return .setSourceHandler(source, kind, nil) }
    return .setSourceHandler(source, kind, try at.block(1, isOneShot: false, word: 0, &strings))
  }

  /// An interval of `Int.max` is `.never`.
  private func schedule(_ at: OperationCall, _ clock: Deadline.Clock) throws(MachineStop) -> Operation {
    let interval = at.window.words[1]
    return .scheduleTimer(
      at.deadline(0, clock), SourceID(try at.id(0)),
      interval: interval == .max ? nil : VirtualDuration(nanoseconds: Int64(interval)))
  }

  func other(_ call: DispatchCall, _ at: OperationCall, _ strings: inout StringTable) throws(MachineStop) -> Operation {
    let words = at.window.words
    switch call {
    case .timeNow, .wallNow: return .now
    case .lockInit: return .createLock(name: at.name(&strings), isRecursive: false)
    case .recursiveLockInit: return .createLock(name: at.name(&strings), isRecursive: true)
    case .lock: return .lock(LockID(try at.id(0)))
    case .lockTry: return .tryLock(LockID(try at.id(0)))
    case .lockBefore: return .lockBefore(LockID(try at.id(0)), at.deadline(1))
    case .unlock: return .unlock(LockID(try at.id(0)))
    case .threadIsMain: return .isMainThread
    case .threadStart: return .detachThread(try at.block(0, isOneShot: true, &strings))
    case .threadSleep: return .block(.sleep, name: nil, duration(words[0]))
    case .threadNumber: return .currentThread
    case .runLoopRun: return .runMainLoop
    case .dispatchMain: return .dispatchMain
    case .print:
      let text = try at.window.text(0)
      outputBytes += text.utf8.count
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

  /// A handle for a value that `setSpecific` keeps; nil for nil.
  func keep(_ ref: Ref) -> Int32? {
    guard let ref else { return nil }
    retain(ref)
    specifics.append(ref)
    return Int32(specifics.count - 1)
  }
}
