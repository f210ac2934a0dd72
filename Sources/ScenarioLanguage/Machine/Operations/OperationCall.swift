import DispatchModel
import DispatchTrace

/// What an operation is issued with: the window of the call, the name its object gets, the table of texts.
struct OperationCall {
  let window: Window
  let machine: ScenarioMachine
  /// What the scenario calls the object being made.
  let name: String?
  /// What it calls the object that this one belongs to.
  let owner: String?
  /// What the operation is called whose block is handed over.
  let announced: String?

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
    let object = try window.unboxedObject(index)
    guard type(of: object) == DispatchObject.self else { throw .uninitialised }
    return trusted(object, as: DispatchObject.self)
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

  /// The number of the thread whose run loop has the timer; -1 where none has.
  func timerPlace(_ word: Int) -> Remark.TimerPlace {
    window.words[word] < 0 ? .nowhere : .loop(of: ThreadID(Int32(truncatingIfNeeded: window.words[word])))
  }
}
