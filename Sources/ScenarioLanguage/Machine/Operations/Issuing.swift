import DispatchModel
import DispatchTrace

extension ScenarioMachine {
  /// What a block made from that closure is called, when the scenario's text says.
  func blockName(of closure: Closure) -> String? {
    blockName(ofFunction: closure.function)
  }

  func blockName(ofFunction function: Int) -> String? {
    let name = program.functions[function].blockName
    return name >= 0 ? program.texts[Int(name)] : nil
  }

  /// From the operation instruction before `pc` to the operation. The window keeps the parameters until the reply.
  func issue(
    _ call: DispatchCall, _ state: ThreadState, _ active: Int, _ strings: inout StringTable
  ) throws(MachineStop) -> Operation {
    let instruction = program.code.instructions[state.activations[active].pc - 1]
    let frame = state.frames[state.frameCount - 1]
    let window = Window(
      words: state.words + Int(frame.words) + Int(instruction.b), refs: state.refs + Int(frame.refs) + Int(instruction.c))
    let name = instruction.d > 0 ? program.texts[Int(instruction.d) - 1] : nil
    let isLock = call == .lockInit || call == .recursiveLockInit
    let isInside = call == .semaphoreInitKind || name == nil && isLock
    let own = isInside ? nameAround(state, active) : name
    let owner = isLock ? ownerAround(state, active) : nil
    let made = OperationCall(
      window: window, machine: self, name: own ?? owner, owner: own == nil ? nil : owner, announced: takeAnnounced(call, state))
    if call == .operationAnnounce { state.announcedName = try operationName(made) }
    if timePasses(call) {
      state.stepsLeft = limits.steps
      runtime.timeHasPassed()
    }
    return try operation(call, made, &strings)
  }

  /// What the scenario's own code calls what it waits for, or what it makes: the name is with the call that led here.
  private func nameAround(_ state: ThreadState, _ active: Int) -> String? {
    for frame in (state.activations[active].firstFrame..<state.frameCount).reversed() {
      let back = Int(state.frames[frame].returnTo)
      if back <= 0 { return nil }
      let call = program.code.instructions[back - 1]
      if call.op == .call, call.d > 0, !program.functions[Int(call.a)].makesOwner { return program.texts[Int(call.d) - 1] }
    }
    return nil
  }

  /// The variable that the object is assigned to whose initialiser makes something: the name is with the call of that.
  private func ownerAround(_ state: ThreadState, _ active: Int) -> String? {
    for frame in (state.activations[active].firstFrame..<state.frameCount).reversed() {
      let back = Int(state.frames[frame].returnTo)
      let function = program.functions[Int(state.frames[frame].function)]
      guard back > 0, function.isInitializer else { return nil }
      let call = program.code.instructions[back - 1]
      if function.makesOwner, call.op == .call, call.d > 0 { return program.texts[Int(call.d) - 1] }
    }
    return nil
  }

  /// `frames to have condition 2 (it has 1)`: what the library packs into the kind of a wait for a condition lock.
  private static func awaitedCondition(_ kind: Int, of lock: String?) -> String {
    let numbers = "to have condition \(kind >> 9 & 0xF_FFFF) (it has \(kind >> 30))"
    return lock.map { $0 == "lock" ? numbers : "\($0) \(numbers)" } ?? numbers
  }

  /// Operations after which the clock may have moved: an endless loop around one of them is not endless in an instant.
  private func timePasses(_ call: DispatchCall) -> Bool {
    switch call {
    case .work, .io, .threadSleep, .sync, .syncItem, .groupWait, .groupWaitTimeout, .groupWaitWall, .semaphoreWait,
      .semaphoreWaitTimeout, .semaphoreWaitWall, .itemWait, .itemWaitTimeout, .itemWaitWall, .concurrentPerform, .lockBefore:
      true
    default: false
    }
  }

  /// Operations that another thread may keep this one in.
  func mayWait(_ call: DispatchCall) -> Bool {
    timePasses(call) || [.lock, .runLoopRun, .runLoopServe, .dispatchMain].contains(call)
  }

  private func operation(
    _ call: DispatchCall, _ at: OperationCall, _ strings: inout StringTable
  ) throws(MachineStop) -> Operation {
    let words = at.window.words
    switch call {
    case .none, .beginDescribing, .endDescribing, .beginCase, .endCase, .interruptCase: throw .uninitialised

    case .queueInit:
      let attributes = words[2]
      return .createQueue(
        QueueRequest(
          label: strings.intern(try at.window.text(1)), isConcurrent: attributes & 2 != 0, isInactive: attributes & 4 != 0,
          qos: OperationCall.quality(words[0]), relativePriority: words[1], target: try at.optionalQueue(2)))
    case .queueGlobal: return .globalQueue(OperationCall.quality(words[0]))
    case .queueLabel: return .queueLabel(try at.queue(1))
    case .queueCurrentLabel: return .currentQueueLabel
    case .queueQoS: return .queueQoS(try at.queue(0))
    case .queueSetTarget: return .setTarget(try at.queue(0), try at.optionalQueue(1))
    case .queueActivate: return .activate(try at.queue(0))
    case .queueSuspend: return .suspend(try at.queue(0))
    case .queueResume: return .resume(try at.queue(0))
    case .queueSuspendOperations: return .suspendOperations(try at.queue(0))
    case .queueResumeOperations: return .resumeOperations(try at.queue(0))
    case .queueSetSpecific:
      let (queue, refs) = (try at.queue(0), at.window.refs)
      return .setSpecific(
        queue, key: Int32(truncatingIfNeeded: words[0]), value: keep(refs[1], in: refs[2], key: words[0], on: queue))
    case .queueGetSpecific: return .getSpecific(try at.queue(1), key: Int32(truncatingIfNeeded: words[0]))
    case .queueGetCurrentSpecific: return .getCurrentSpecific(key: Int32(truncatingIfNeeded: words[0]))
    case .queuePrecondition:
      let kinds: [QueuePrecondition] = [.onQueue, .onQueueAsBarrier, .notOnQueue]
      return .precondition(kinds[min(max(words[0], 0), 2)], try at.queue(0))

    case .async:
      let group = try at.optionalGroup(1)
      var block = try at.block(2, isOneShot: true, word: 0, &strings)
      if let name = at.announced { block.name = strings.intern(name) }
      return .async(try at.queue(0), block, group: group)
    case .asyncGroupItem: return .asyncItem(try at.queue(0), try at.workItem(2), group: try at.group(1))
    case .asyncItem: return .asyncItem(try at.queue(0), try at.workItem(1), group: nil)
    case .sync:
      let name = blockName(of: try at.window.checkedObject(1, as: Closure.self))
      retain(at.window.refs[2])
      let body = makeBody(at.window.refs[2], isOneShot: true)
      return .sync(
        try at.queue(0), Block(body, name: name.map { strings.intern($0) }, flags: OperationCall.flags(words[0])))
    case .syncItem: return .syncItem(try at.queue(0), try at.workItem(1))
    case .asyncAfter, .asyncAfterWall:
      let deadline = at.deadline(0, call == .asyncAfter ? .uptime : .wall)
      return .asyncAfter(deadline, try at.queue(0), try at.block(1, isOneShot: true, word: 1, &strings))
    case .asyncAfterItem, .asyncAfterWallItem:
      let deadline = at.deadline(0, call == .asyncAfterItem ? .uptime : .wall)
      return .asyncAfterItem(deadline, try at.queue(0), try at.workItem(1))
    case .concurrentPerform:
      return .apply(iterations: words[0], try at.block(0, isOneShot: false, &strings))

    case .groupInit: return .createGroup(name: at.name(&strings))
    case .groupEnter: return .enter(try at.group(0))
    case .groupLeave: return .leave(try at.group(0))
    case .groupNotify:
      return .notifyGroup(try at.group(0), try at.queue(1), try at.block(2, isOneShot: true, word: 0, &strings))
    case .groupNotifyItem: return .notifyGroupItem(try at.group(0), try at.queue(1), try at.workItem(2))
    case .groupWait: return .waitGroup(try at.group(0), .forever)
    case .groupWaitTimeout: return .waitGroup(try at.group(0), at.deadline(1))
    case .groupWaitWall: return .waitGroup(try at.group(0), at.deadline(1, .wall))
    case .semaphoreInit: return .createSemaphore(.semaphore, name: at.name(&strings), value: words[0])
    case .semaphoreInitKind:
      let kind = SemaphoreKind(rawValue: UInt8(truncatingIfNeeded: words[0])) ?? .semaphore
      let name = words[0] & 256 == 0 ? at.name : Self.awaitedCondition(words[0], of: at.name)
      return .createSemaphore(kind, name: name.map { strings.intern($0) }, value: 0)
    case .semaphoreSignal: return .signal(try at.semaphore(0))
    case .semaphoreWait: return .waitSemaphore(try at.semaphore(0), .forever)
    case .semaphoreWaitTimeout: return .waitSemaphore(try at.semaphore(0), at.deadline(1))
    case .semaphoreWaitWall: return .waitSemaphore(try at.semaphore(0), at.deadline(1, .wall))

    case .itemInit:
      var block = try at.block(1, isOneShot: false, word: 0, &strings)
      block.name = at.announced.map { strings.intern($0) } ?? at.name(&strings) ?? block.name
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
    case .sourceMerge: return .mergeData(try at.source(0), UInt64(bitPattern: Int64(words[0])))
    case .sourceTell: return .tellSource(try at.source(0), UInt64(bitPattern: Int64(words[0])))
    case .sourceData: return .sourceData(try at.source(0))
    case .sourceActivate: return .activateSource(try at.source(0))
    case .sourceSuspend: return .suspendSource(try at.source(0))
    case .sourceResume: return .resumeSource(try at.source(0))
    case .sourceCancel: return .cancelSource(try at.source(0))
    case .sourceIsCancelled: return .isSourceCancelled(try at.source(0))

    case .timeNow, .wallNow: return .now
    case .timeTold: return .told(Instant(nanoseconds: Int64(words[1])))
    case .timeToldNow: return .toldNow
    case .lockInit, .recursiveLockInit:
      return .createLock(
        name: at.name(&strings), owner: at.owner.map { strings.intern($0) }, isRecursive: call == .recursiveLockInit)
    case .lock: return .lock(try at.lock(0))
    case .lockTry: return .tryLock(try at.lock(0))
    case .lockBefore: return .lockBefore(try at.lock(0), at.deadline(1))
    case .unlock: return .unlock(try at.lock(0))
    case .lockPassReading: return .passLock(try at.lock(0), .read)
    case .lockPassWriting: return .passLock(try at.lock(0), .write)
    case .lockPassApart: return .passLock(try at.lock(0), .add)
    case .lockPassUnwatched: return .passUnwatched(try at.lock(0))
    case .lockPassWatching: return .watchLock(try at.lock(0))
    case .threadIsMain: return .isMainThread
    case .threadExit: return .exitThread
    case .threadStart:
      let name = try at.window.text(0)
      var block = try at.block(1, isOneShot: true, &strings)
      if !name.isEmpty { block.name = strings.intern(name) }
      return .detachThread(block)
    case .threadSleep: return .block(.sleep, name: nil, duration(words[0]))
    case .threadNumber: return .currentThread
    case .threadQoS: return .ownQoS
    case .threadSetQoS: return .setOwnQoS(OperationCall.quality(words[0]))
    case .coreCount: return .coreCount
    case .phase: return .beginPhase(strings.intern(try at.window.text(0)))
    case .freeze: return .freeze
    case .thaw: return .thaw
    case .outsideStart:
      let name = strings.intern(try at.window.text(0))
      var block = try at.block(1, isOneShot: true, &strings)
      block.name = name
      return .startOutside(block)
    case .runLoopRun: return .runMainLoop
    case .runLoopServe:
      var limit = at.deadline(1)
      limit.isPatient = words[4] != 0
      return .serveMainLoop(until: limit, isOnePass: words[2] != 0, isInTimer: words[3] != 0)
    case .timerLeave: return .leaveTimer(words[0], due: at.deadline(1).instant, at.timerPlace(2))
    case .timerTake: return .takeTimer(words[0])
    case .operationAnnounce: return .announceOperation(try at.lock(1))
    case .turnAnnounce: return .announceTurn(try turn(at))
    case .dependencyAnnounce: return .announceDependency(try at.lock(0))
    case .dispatchMain: return .dispatchMain
    case .print:
      let text = try at.window.text(0)
      outputBytes += text.utf8.count
      runtime.charge(text.utf8.count >> 2)
      if outputBytes > limits.outputBytes { throw .limit(.output) }
      return .print(strings.intern(text))
    case .work: return .work(name: try spanName(at, &strings), duration(words[0]))
    case .io: return .block(.io, name: try spanName(at, &strings), duration(words[0]))
    case .failTest: return .failTest(strings.intern(try at.window.text(0)), line: words[0])
    case .ui: return .touchUserInterface(strings.intern(try at.window.text(0)))
    case .exit: return .exit(code: Int32(truncatingIfNeeded: words[0]))
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

  private func duration(_ nanoseconds: Int) -> VirtualDuration {
    VirtualDuration(nanoseconds: max(Int64(nanoseconds), 0))
  }

  private func spanName(_ at: OperationCall, _ strings: inout StringTable) throws(MachineStop) -> StringID? {
    strings.intern(try at.window.text(0))
  }
}
