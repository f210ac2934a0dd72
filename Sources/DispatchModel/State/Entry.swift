import DispatchTrace

enum NamesEntry: Identified { static let prefix = "entry" }

/// Where an entry lies in the `EntryPool`.
typealias EntryIndex = Identifier<NamesEntry>

/// One element of a queue's list, linked by index. Lives in the `EntryPool` from its submission until its block has ended.
struct Entry {
  /// What stands in a queue's first-in-first-out list.
  enum Kind {
    /// A block to run.
    case block
    /// A child queue that wants to be drained; it stands in its target's list once, however many items it has.
    case child
    /// A thread that waits in `sync` for its turn.
    case waiter(ThreadID)
    /// A `sync` from another thread whose block the main thread runs (S-06).
    case syncOnMainThread(ThreadID)
    /// A source with something to deliver.
    case source(SourceID)
    /// A worker's invitation to take part in a `concurrentPerform`.
    case applyHelper(ApplyID)
  }

  private struct Traits: OptionSet {
    let rawValue: UInt8
    static let barrier = Traits(rawValue: 1)
    static let fromMain = Traits(rawValue: 2)
  }

  var next = EntryIndex.Packed.none
  var kind: Kind
  var submission: SubmissionKind = .async
  var isBarrier: Bool {
    get { traits.contains(.barrier) }
    set { if newValue { traits.insert(.barrier) } else { traits.remove(.barrier) } }
  }
  /// It has no class, and the main thread's code is what it was submitted for.
  var comesFromMain: Bool {
    get { traits.contains(.fromMain) }
    set { if newValue { traits.insert(.fromMain) } else { traits.remove(.fromMain) } }
  }
  private var traits: Traits = []
  var qos: QoSClass = .unspecified
  private var packedItem = ItemID.Packed.none
  /// The queue it was submitted to; for a child queue, that child.
  var queue: QueueID
  /// Reader slots are held from this queue up the target chain to the queue it is popped from (exclusive).
  var slots: QueueID
  var name = StringID.Packed.none
  private var packedBody = BodyID.Packed.none
  var group = GroupID.Packed.none
  var workItem = WorkItemID.Packed.none
  var position: SourcePosition = .none

  @inline(__always)
  init(_ kind: Kind, queue: QueueID, slots: QueueID) {
    self.kind = kind
    self.queue = queue
    self.slots = slots
  }

  /// What the trace calls it. A child queue and a helper have none: nobody submitted them.
  var item: ItemID {
    get { packedItem.known }
    set { packedItem = ItemID.Packed(newValue) }
  }

  /// What a block runs. A source's depends on what it has to deliver when its turn comes.
  var body: BodyID {
    get { packedBody.known }
    set { packedBody = BodyID.Packed(newValue) }
  }

  /// Whether a thread stands here that waits for its turn.
  var isWaiter: Bool {
    switch kind {
    case .waiter: true
    case .block, .child, .syncOnMainThread, .source, .applyHelper: false
    }
  }
}

/// The entries of all queues: a flat store with a free list, so that a block costs no allocation.
struct EntryPool: ~Copyable {
  private let entries = GrowingMemory<Entry>()
  private var count = 0
  private var capacity = 0
  private var firstFree = EntryIndex.Packed.none

  /// O(1).
  @inline(__always)
  mutating func insert(_ entry: Entry) -> EntryIndex {
    let index = takeFreePlace()
    entries.address(of: index.offset).initialize(to: entry)
    return index
  }

  private mutating func takeFreePlace() -> EntryIndex {
    if let free = firstFree.id {
      firstFree = self[free].next
      return free
    }
    if count == capacity {
      entries.grow()
      capacity = entries.capacity
    }
    count += 1
    return EntryIndex(count - 1)
  }

  mutating func removeAll() {
    count = 0
    firstFree = .none
  }

  mutating func remove(_ index: EntryIndex) {
    self[index].next = firstFree
    firstFree = EntryIndex.Packed(index)
  }

  subscript(index: EntryIndex) -> Entry {
    @inline(__always) _read { yield entries.address(of: index.offset).pointee }
    @inline(__always) _modify { yield &entries.address(of: index.offset).pointee }
  }
}

/// A first-in-first-out list of entries.
struct EntryList {
  private var packedFirst = EntryIndex.Packed.none
  private var packedLast = EntryIndex.Packed.none

  var first: EntryIndex? { packedFirst.id }
  var last: EntryIndex? { packedLast.id }
  var isEmpty: Bool { packedFirst.isNone }

  mutating func append(_ index: EntryIndex, in pool: inout EntryPool) {
    pool[index].next = .none
    if let last { pool[last].next = EntryIndex.Packed(index) } else { packedFirst = EntryIndex.Packed(index) }
    packedLast = EntryIndex.Packed(index)
  }

  /// The list must not be empty.
  @discardableResult
  mutating func removeFirst(in pool: inout EntryPool) -> EntryIndex {
    let index = packedFirst.known
    packedFirst = pool[index].next
    if packedFirst.isNone { packedLast = .none }
    return index
  }
}
