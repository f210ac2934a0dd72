/// Something that steps of different strands can touch, and by which their order can matter.
package struct ModelObject: Hashable, Sendable, BitwiseCopyable {
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// In which order blocks joined a concurrent queue; which of them run.
    case order, running
    /// Whether a queue may run blocks: suspended, inactive; its target.
    case state
    /// Its specific values, and who is the last to use a queue that has some.
    case specific, life
    /// Who is the last to need the code of a work item, and lets go what it has captured.
    case body
    /// All queues that end at one queue: they take turns.
    case tree
    case group, semaphore, workItem, source, once, lock, variable, apply
    /// What all of Swift's tasks share.
    case tasks
    /// Whether the process is frozen.
    case process
    /// Who has standard output.
    case output
    /// Readings of the clock, and what falls due.
    case time
    /// What an expectation speaks about.
    case observed
    /// A strand of its own: the step has its place among the others, and commutes with them.
    case mark
    /// Everything: the end of the program.
    case world
  }

  // The larger one first: an access takes eight bytes.
  package let index: Int32
  package let kind: Kind

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
  package enum Mode: UInt8, CaseIterable, Sendable, BitwiseCopyable {
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

  @inlinable
  package func isDependent(on other: Access) -> Bool {
    object.index == other.object.index && object.kind == other.object.kind && (mode != other.mode || mode == .write)
  }
}

/// A block joins a queue that runs one block at a time.
package struct Push: Hashable, Sendable, BitwiseCopyable {
  package let queue: Int32
  /// The strand the block runs as.
  package let strand: StrandID
  /// A `sync`: its caller may hold what the blocks before it wait for, so its place in line always matters.
  package let isWaitedFor: Bool

  @inlinable
  package func isDependent(on other: Push, _ queueOrder: some QueueOrder) -> Bool {
    queue == other.queue && (isWaitedFor || other.isWaitedFor || queueOrder.matters(strand, other.strand))
  }
}

/// All that a step touches, while it is being found out.
struct FootprintDraft {
  private(set) var accesses: ContiguousArray<Access> = []
  private(set) var pushes: ContiguousArray<Push> = []

  /// It commutes with every step there is.
  var isEmpty: Bool { accesses.isEmpty && pushes.isEmpty }

  mutating func add(_ kind: ModelObject.Kind, _ index: Int32, _ mode: Access.Mode, _ role: Access.Role = .plain) {
    accesses.append(Access(ModelObject(kind, index), mode, role))
  }

  mutating func add(_ access: Access) { accesses.append(access) }

  mutating func add(_ push: Push) { pushes.append(push) }

  mutating func removeAll() {
    accesses.removeAll(keepingCapacity: true)
    pushes.removeAll(keepingCapacity: true)
  }
}

/// All that a step touches: a reference into the `FootprintTable` that made it, which must be kept. Equal ones are the same one, so
/// a step takes eight bytes and copying it counts nothing.
package struct Footprint: @unchecked Sendable, BitwiseCopyable {
  struct Content {
    var accesses: UnsafeBufferPointer<Access>
    var pushes: UnsafeBufferPointer<Push>
  }

  private let content: UnsafePointer<Content>

  fileprivate init(_ content: UnsafePointer<Content>) {
    self.content = content
  }

  package var accesses: UnsafeBufferPointer<Access> { content.pointee.accesses }
  package var pushes: UnsafeBufferPointer<Push> { content.pointee.pushes }
  /// It commutes with every step there is.
  package var isEmpty: Bool { accesses.isEmpty && pushes.isEmpty }

  package func isDependent(on other: Footprint, _ queueOrder: some QueueOrder) -> Bool {
    for access in accesses {
      for its in other.accesses where access.isDependent(on: its) { return true }
    }
    for push in pushes {
      for its in other.pushes where push.isDependent(on: its, queueOrder) { return true }
    }
    return false
  }
}

/// Each footprint that was met, once: there are few, however many steps are taken.
package final class FootprintTable {
  private var all: ContiguousArray<UnsafeMutablePointer<Footprint.Content>> = []
  /// Places in `all` by hash; -1 where there is none. Its length is a power of two.
  private var places: ContiguousArray<Int32> = ContiguousArray(repeating: -1, count: 256)

  /// That of a step that touches nothing.
  package let empty: Footprint

  package init() {
    let content = Self.made(FootprintDraft())
    empty = Footprint(content)
    all.append(content)
  }

  deinit {
    for content in all {
      content.pointee.accesses.deallocate()
      content.pointee.pushes.deallocate()
      content.deallocate()
    }
  }

  func footprint(_ draft: FootprintDraft) -> Footprint {
    var place = Self.hash(draft) & (places.count - 1)
    while places[place] >= 0 {
      let content = all[Int(places[place])]
      if content.pointee.accesses.elementsEqual(draft.accesses), content.pointee.pushes.elementsEqual(draft.pushes) {
        return Footprint(content)
      }
      place = (place + 1) & (places.count - 1)
    }
    let new = Self.made(draft)
    places[place] = Int32(all.count)
    all.append(new)
    if all.count * 2 > places.count { spread() }
    return Footprint(new)
  }

  /// That of a step which has ended the program besides.
  package func ending(_ footprint: Footprint) -> Footprint {
    var draft = FootprintDraft()
    for access in footprint.accesses where access.object != .world { draft.add(access) }
    for push in footprint.pushes { draft.add(push) }
    draft.add(.world, 0, .write)
    return self.footprint(draft)
  }

  /// That of a step before which time passes, besides.
  func passingTime(_ footprint: Footprint) -> Footprint {
    var draft = FootprintDraft()
    for access in footprint.accesses where access.object != .time { draft.add(access) }
    for push in footprint.pushes { draft.add(push) }
    draft.add(.time, 0, .write)
    return self.footprint(draft)
  }

  private static func made(_ draft: FootprintDraft) -> UnsafeMutablePointer<Footprint.Content> {
    func copy<Element>(_ list: ContiguousArray<Element>) -> UnsafeBufferPointer<Element> {
      let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count)
      _ = memory.initialize(from: list)
      return UnsafeBufferPointer(memory)
    }
    let content = UnsafeMutablePointer<Footprint.Content>.allocate(capacity: 1)
    content.initialize(to: Footprint.Content(accesses: copy(draft.accesses), pushes: copy(draft.pushes)))
    return content
  }

  /// Twice the room.
  private func spread() {
    places = ContiguousArray(repeating: -1, count: places.count * 2)
    for (index, content) in all.enumerated() {
      var place = Self.hash(content.pointee.accesses, content.pointee.pushes) & (places.count - 1)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(index)
    }
  }

  private static func hash(_ draft: FootprintDraft) -> Int { hash(draft.accesses, draft.pushes) }

  private static func hash(_ accesses: some Sequence<Access>, _ pushes: some Sequence<Push>) -> Int {
    var hash: UInt64 = 0
    func mix(_ number: Int) { hash = (hash ^ UInt64(truncatingIfNeeded: number)) &* 0x9E37_79B9_7F4A_7C15 }
    for access in accesses {
      mix(Int(access.object.index) << 24 | Int(access.object.kind.rawValue) << 16 | Int(access.mode.rawValue) << 8)
      mix(Int(access.role.rawValue))
    }
    for push in pushes { mix(Int(push.queue) << 32 | Int(push.strand.index)) }
    return Int(truncatingIfNeeded: hash >> 33)
  }
}

/// For which pairs of blocks it matters which joins their common queue first.
package protocol QueueOrder {
  func matters(_ one: StrandID, _ other: StrandID) -> Bool
}
