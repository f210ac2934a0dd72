/// Something that steps of different strands can touch, and by which their order can matter.
package struct ModelObject: Hashable, Sendable, BitwiseCopyable {
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// In which order blocks joined a concurrent queue; which of them run.
    case order, running
    /// Whether a queue may run blocks: suspended, inactive; its target, its specific values.
    case state
    /// All queues that end at one queue: they take turns.
    case tree
    case group, semaphore, workItem, source, once, lock, variable, apply
    /// Readings of the clock, and what falls due.
    case time
    /// What an expectation speaks about.
    case observed
    /// Everything: the end of the program.
    case world
  }

  package let kind: Kind
  package let index: Int32

  init(_ kind: Kind, _ index: Int32 = 0) {
    self.kind = kind
    self.index = index
  }

  package static let world = ModelObject(.world)
  package static let observed = ModelObject(.observed)
  static let time = ModelObject(.time)
}

/// How a step touches an object. Two steps commute on an object when both do the same and it is not `write`.
package struct Access: Hashable, Sendable, BitwiseCopyable {
  package enum Mode: UInt8, Sendable, BitwiseCopyable {
    case read, write
    /// They commute among themselves, and with nothing else.
    case add, remove
  }

  /// What the order of two accesses is for.
  package enum Role: UInt8, Sendable, BitwiseCopyable {
    /// Either may come first.
    case plain
    /// It waits until the object is free; who of several comes first is open.
    case acquire
    /// It lets those that wait go on.
    case release
    /// Which comes first follows from something else.
    case consequence
  }

  package let object: ModelObject
  package let mode: Mode
  package let role: Role

  init(_ object: ModelObject, _ mode: Mode, _ role: Role = .plain) {
    self.object = object
    self.mode = mode
    self.role = role
  }

  package func isDependent(on other: Access) -> Bool {
    object == other.object && (mode != other.mode || mode == .write)
  }
}

/// A block joins a queue that runs one block at a time.
package struct Push: Hashable, Sendable, BitwiseCopyable {
  package let queue: Int32
  /// The strand the block runs as.
  package let strand: StrandID
}

/// All that a step touches.
package struct Footprint: Sendable {
  package internal(set) var accesses: ContiguousArray<Access> = []
  package internal(set) var pushes: ContiguousArray<Push> = []

  /// It commutes with every step there is.
  package var isEmpty: Bool { accesses.isEmpty && pushes.isEmpty }

  mutating func add(_ kind: ModelObject.Kind, _ index: Int32, _ mode: Access.Mode, _ role: Access.Role = .plain) {
    accesses.append(Access(ModelObject(kind, index), mode, role))
  }

  mutating func removeAll() {
    accesses.removeAll(keepingCapacity: true)
    pushes.removeAll(keepingCapacity: true)
  }

  package func isDependent(on other: Footprint, _ queueOrder: some QueueOrder) -> Bool {
    for access in accesses {
      for its in other.accesses where access.isDependent(on: its) { return true }
    }
    for push in pushes {
      for its in other.pushes where push.queue == its.queue && queueOrder.matters(push.strand, its.strand) { return true }
    }
    return false
  }
}

/// For which pairs of blocks it matters which joins their common queue first.
package protocol QueueOrder {
  func matters(_ one: StrandID, _ other: StrandID) -> Bool
}
