import DispatchTrace

/// What stands in a queue's first-in-first-out list.
enum EntryKind: UInt8 {
  /// A block to run.
  case item
  /// A child queue that wants to be drained; it stands in its target's list once, however many items it has.
  case child
  /// A thread that waits in `sync` for its turn.
  case waiter
  /// A `sync` from another thread whose block the main thread runs (S-06).
  case syncOnMainThread
  /// A source with pending data.
  case source
  /// A worker's invitation to take part in a `concurrentPerform`.
  case applyHelper
}

/// One element of a queue's list, linked by index. Lives in the `EntryPool` from its submission until its block has ended.
struct Entry {
  var next: EntryIndex = .none
  var kind: EntryKind
  var submission: SubmissionKind = .async
  var isBarrier = false
  var qos: QoSClass = .unspecified
  var item = ItemID(-1)
  /// The queue it was submitted to; for a child queue, that child.
  var queue: QueueID
  /// Reader slots are held from this queue up the target chain to the queue it is popped from (exclusive).
  var slots: QueueID
  var name = StringID(-1)
  var body = BodyID(-1)
  var group = GroupID(-1)
  var workItem = WorkItemID(-1)
  /// The waiting thread, the source or the apply, depending on `kind`.
  var payload: Int32 = -1
  var position: SourcePosition = .none

  init(kind: EntryKind, queue: QueueID, slots: QueueID) {
    self.kind = kind
    self.queue = queue
    self.slots = slots
  }

  var isSourceHandler: Bool {
    switch submission {
    case .timer, .source, .cancelHandler, .registrationHandler: true
    case .async, .sync, .after, .apply, .notify: false
    }
  }
}

struct EntryIndex: Hashable {
  var raw: Int32
  static let none = EntryIndex(raw: -1)
  var isNone: Bool { raw < 0 }
}

/// The entries of all queues: a flat store with a free list, so that a block costs no allocation.
struct EntryPool: ~Copyable {
  private let entries = GrowingMemory<Entry>()
  private var count = 0
  private var capacity = 0
  private var firstFree = EntryIndex.none

  /// O(1).
  @inline(__always)
  mutating func insert(_ entry: Entry) -> EntryIndex {
    let index = takeFreePlace()
    entries.address(of: Int(index.raw)).initialize(to: entry)
    return index
  }

  private mutating func takeFreePlace() -> EntryIndex {
    let free = firstFree
    if !free.isNone {
      firstFree = self[free].next
      return free
    }
    if count == capacity {
      entries.grow()
      capacity = entries.capacity
    }
    count += 1
    return EntryIndex(raw: Int32(count - 1))
  }

  mutating func remove(_ index: EntryIndex) {
    self[index].next = firstFree
    firstFree = index
  }

  subscript(index: EntryIndex) -> Entry {
    @inline(__always) _read { yield entries.address(of: Int(index.raw)).pointee }
    @inline(__always) _modify { yield &entries.address(of: Int(index.raw)).pointee }
  }
}

/// A first-in-first-out list of entries.
struct EntryList {
  private(set) var first = EntryIndex.none
  private var last = EntryIndex.none

  var isEmpty: Bool { first.isNone }

  mutating func append(_ index: EntryIndex, in pool: inout EntryPool) {
    pool[index].next = .none
    if last.isNone { first = index } else { pool[last].next = index }
    last = index
  }

  /// The list must not be empty.
  mutating func removeFirst(in pool: inout EntryPool) -> EntryIndex {
    let index = first
    first = pool[index].next
    if first.isNone { last = .none }
    return index
  }
}
