import DispatchModel
import DispatchTrace

/// What an operation is issued with: the window of the call, the name its object gets, the table of texts.
struct OperationCall {
  let window: Window
  let machine: ScenarioMachine
  /// What the scenario calls the object being made.
  let name: String?

  func queue(_ index: Int) throws(MachineStop) -> QueueID { QueueID(try object(index).id(of: .queue, .wellKnownQueue)) }
  func group(_ index: Int) throws(MachineStop) -> GroupID { GroupID(try object(index).id(of: .group)) }
  func semaphore(_ index: Int) throws(MachineStop) -> SemaphoreID { SemaphoreID(try object(index).id(of: .semaphore)) }
  func workItem(_ index: Int) throws(MachineStop) -> WorkItemID { WorkItemID(try object(index).id(of: .workItem)) }
  func source(_ index: Int) throws(MachineStop) -> SourceID { SourceID(try object(index).id(of: .source)) }
  func lock(_ index: Int) throws(MachineStop) -> LockID { LockID(try object(index).id(of: .lock)) }

  func optionalQueue(_ index: Int) throws(MachineStop) -> QueueID? { window.refs[index] == nil ? nil : try queue(index) }
  func optionalGroup(_ index: Int) throws(MachineStop) -> GroupID? { window.refs[index] == nil ? nil : try group(index) }

  /// The kernel trusts its ids, so what leaves the machine is looked at once more, in release builds too.
  private func object(_ index: Int) throws(MachineStop) -> DispatchObject {
    try window.checkedObject(index, as: DispatchObject.self)
  }

  func name(_ strings: inout StringTable) -> StringID? {
    name.map { strings.intern($0) }
  }

  /// The closure in reference register `index` as a block; the register gives it up. Words from `word` on are a `DispatchQoS` and
  /// `DispatchWorkItemFlags`.
  func block(
    _ index: Int, isOneShot: Bool, word: Int? = nil, _ strings: inout StringTable
  ) throws(MachineStop) -> Block {
    let closure = try window.checkedObject(index, as: Closure.self)
    let name = machine.blockName(of: closure)
    let body = machine.makeBody(window.refs[index], isOneShot: isOneShot)
    window.refs[index] = nil
    var block = Block(body, name: name.map { strings.intern($0) })
    if let word {
      block.qos = Self.quality(window.words[word])
      block.flags = Self.flags(window.words[word + 2])
    }
    return block
  }

  /// `DispatchQoS.QoSClass`'s case numbers in the library's text.
  static func quality(_ number: Int) -> QoSClass {
    switch number {
    case 1: .background
    case 2: .utility
    case 3: .default
    case 4: .userInitiated
    case 5: .userInteractive
    default: .unspecified
    }
  }

  static func number(of quality: QoSClass) -> Int {
    switch quality {
    case .unspecified: 0
    case .maintenance, .background: 1
    case .utility: 2
    case .default: 3
    case .userInitiated: 4
    case .userInteractive: 5
    }
  }

  static func flags(_ raw: Int) -> ItemFlags {
    ItemFlags(rawValue: UInt8(truncatingIfNeeded: raw))
  }

  /// A deadline before the launch has passed like any other; only a timer counts from where it starts.
  func deadline(_ word: Int, _ clock: Deadline.Clock = .uptime, earliest: Instant = .zero) -> Deadline {
    Deadline(max(Instant(nanoseconds: Int64(window.words[word])), earliest), clock: clock)
  }
}

extension ScenarioMachine {
  /// What a block made from that closure is called, when the scenario's text says.
  func blockName(of closure: Closure) -> String? {
    let name = program.functions[closure.function].blockName
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
    let made = OperationCall(window: window, machine: self, name: name)
    if timePasses(call) {
      state.stepsLeft = limits.steps
      runtime.timeHasPassed()
    }
    if let operation = try queueOperation(call, made, &strings) { return operation }
    if let operation = try submission(call, made, &strings) { return operation }
    if let operation = try groupOrSemaphore(call, made, &strings) { return operation }
    if let operation = try itemOrSource(call, made, &strings) { return operation }
    return try other(call, made, &strings)
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

  private func queueOperation(
    _ call: DispatchCall, _ at: OperationCall, _ strings: inout StringTable
  ) throws(MachineStop) -> Operation? {
    let words = at.window.words
    switch call {
    case .queueInit:
      let attributes = words[2]
      return .createQueue(
        QueueRequest(
          label: strings.intern(try at.window.text(1)), isConcurrent: attributes & 2 != 0, isInactive: attributes & 4 != 0,
          qos: OperationCall.quality(words[0]), target: try at.optionalQueue(2)))
    case .queueGlobal: return .globalQueue(OperationCall.quality(words[0]))
    case .queueLabel: return .queueLabel(try at.queue(1))
    case .queueCurrentLabel: return .currentQueueLabel
    case .queueQoS: return .queueQoS(try at.queue(0))
    case .queueSetTarget: return .setTarget(try at.queue(0), try at.optionalQueue(1))
    case .queueActivate: return .activate(try at.queue(0))
    case .queueSuspend: return .suspend(try at.queue(0))
    case .queueResume: return .resume(try at.queue(0))
    case .queueSetSpecific:
      return .setSpecific(try at.queue(0), key: Int32(truncatingIfNeeded: words[0]), value: keep(at.window.refs[1]))
    case .queueGetSpecific: return .getSpecific(try at.queue(1), key: Int32(truncatingIfNeeded: words[0]))
    case .queueGetCurrentSpecific: return .getCurrentSpecific(key: Int32(truncatingIfNeeded: words[0]))
    case .queuePrecondition:
      let kinds: [QueuePrecondition] = [.onQueue, .onQueueAsBarrier, .notOnQueue]
      return .precondition(kinds[min(max(words[0], 0), 2)], try at.queue(0))
    default: return nil
    }
  }

  private func submission(
    _ call: DispatchCall, _ at: OperationCall, _ strings: inout StringTable
  ) throws(MachineStop) -> Operation? {
    switch call {
    case .async:
      let group = try at.optionalGroup(1)
      return .async(try at.queue(0), try at.block(2, isOneShot: true, word: 0, &strings), group: group)
    case .asyncGroupItem: return .asyncItem(try at.queue(0), try at.workItem(2), group: try at.group(1))
    case .asyncItem: return .asyncItem(try at.queue(0), try at.workItem(1), group: nil)
    case .sync:
      let name = blockName(of: try at.window.checkedObject(1, as: Closure.self))
      retain(at.window.refs[2])
      let body = makeBody(at.window.refs[2], isOneShot: true)
      return .sync(
        try at.queue(0), Block(body, name: name.map { strings.intern($0) }, flags: OperationCall.flags(at.window.words[0])))
    case .syncItem: return .syncItem(try at.queue(0), try at.workItem(1))
    case .asyncAfter, .asyncAfterWall:
      let deadline = at.deadline(0, call == .asyncAfter ? .uptime : .wall)
      return .asyncAfter(deadline, try at.queue(0), try at.block(1, isOneShot: true, word: 1, &strings))
    case .asyncAfterItem, .asyncAfterWallItem:
      let deadline = at.deadline(0, call == .asyncAfterItem ? .uptime : .wall)
      return .asyncAfterItem(deadline, try at.queue(0), try at.workItem(1))
    case .concurrentPerform:
      return .apply(iterations: at.window.words[0], try at.block(0, isOneShot: false, &strings))
    default: return nil
    }
  }

  private func groupOrSemaphore(
    _ call: DispatchCall, _ at: OperationCall, _ strings: inout StringTable
  ) throws(MachineStop) -> Operation? {
    switch call {
    case .groupInit: return .createGroup(name: at.name(&strings))
    case .groupEnter: return .enter(try at.group(0))
    case .groupLeave: return .leave(try at.group(0))
    case .groupNotify:
      return .notifyGroup(try at.group(0), try at.queue(1), try at.block(2, isOneShot: true, word: 0, &strings))
    case .groupNotifyItem: return .notifyGroupItem(try at.group(0), try at.queue(1), try at.workItem(2))
    case .groupWait: return .waitGroup(try at.group(0), .forever)
    case .groupWaitTimeout: return .waitGroup(try at.group(0), at.deadline(1))
    case .groupWaitWall: return .waitGroup(try at.group(0), at.deadline(1, .wall))
    case .semaphoreInit: return .createSemaphore(.semaphore, name: at.name(&strings), value: at.window.words[0])
    case .semaphoreInitKind:
      let kind = SemaphoreKind(rawValue: UInt8(truncatingIfNeeded: at.window.words[0])) ?? .semaphore
      return .createSemaphore(kind, name: nil, value: 0)
    case .semaphoreSignal: return .signal(try at.semaphore(0))
    case .semaphoreWait: return .waitSemaphore(try at.semaphore(0), .forever)
    case .semaphoreWaitTimeout: return .waitSemaphore(try at.semaphore(0), at.deadline(1))
    case .semaphoreWaitWall: return .waitSemaphore(try at.semaphore(0), at.deadline(1, .wall))
    default: return nil
    }
  }
}
