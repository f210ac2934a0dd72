import DispatchTrace

/// Which blocks of a small trace must come one after the other on every schedule, as far as its own submissions and waits go.
///
/// Unlike `HappensBefore` it takes nothing from how this run came out: first in, first out orders two blocks of a serial queue
/// only if their submissions are ordered already. A graph over the submission (or its request), the start and the end of each
/// block, closed under reachability in 64-bit sets; rules are added until nothing changes.
struct GuaranteedOrder {
  /// Beyond this nobody reads sentences about pairs; and the sets have 64 bits.
  static let mostBlocks = 12

  let index: TraceIndex
  /// The blocks that pictures number, in that order.
  let blocks: [ItemID]
  private var nodeCount: Int
  private var successors: [UInt64] = []
  private var waits: [WaitPoint] = []
  /// The last thing that each context did so far; contexts are blocks (by position in `blocks`) and, last, top-level code.
  private var present: [Int]

  private struct WaitPoint {
    var node: Int
    var reason: TraceEvent.WaitReason
    var began: Int
  }

  /// Nil when there is nothing to say: too few blocks, too many, or a run that did not end by itself.
  init?(_ index: TraceIndex) {
    self.index = index
    blocks = Self.numbered(index)
    nodeCount = 4 * blocks.count + 1
    present = blocks.indices.map { 4 * $0 + 2 } + [4 * blocks.count]
    guard index.trace.outcome == .completed, blocks.count >= 2 else { return nil }
    successors = Array(repeating: 0, count: nodeCount)
    addOwnEdges()
    guard addContexts() else { return nil }
    var isChanging = true
    while isChanging {
      close()
      isChanging = addQueueRules()
      isChanging = addWaitRules() || isChanging
    }
  }

  /// As pictures number them: everything that code submits, in order of the calls.
  private static func numbered(_ index: TraceIndex) -> [ItemID] {
    var blocks: [(item: ItemID, event: Int)] = []
    for offset in index.items.indices {
      let item = index.items[offset]
      switch item.kind {
      case .async, .sync, .after, .notify, .apply: break
      case .timer, .source, .cancelHandler, .registrationHandler: continue
      }
      guard let call = item.due == nil ? item.submitted : item.scheduled else { continue }
      if blocks.count > mostBlocks { return [] }
      blocks.append((ItemID(offset), call.event))
    }
    return blocks.count > mostBlocks ? [] : blocks.sorted { $0.event < $1.event }.map(\.item)
  }

  /// Block `first` has ended on every schedule when block `second` starts. Positions in `blocks`.
  func endsBefore(_ first: Int, _ second: Int) -> Bool { reaches(end(first), start(second)) }

  func startsBefore(_ first: Int, _ second: Int) -> Bool { reaches(start(first), start(second)) }

  func endsEarlier(_ first: Int, _ second: Int) -> Bool { reaches(end(first), end(second)) }

  // MARK: Nodes

  private func request(_ block: Int) -> Int { 4 * block }
  private func submission(_ block: Int) -> Int { 4 * block + 1 }
  private func start(_ block: Int) -> Int { 4 * block + 2 }
  private func end(_ block: Int) -> Int { 4 * block + 3 }
  private var launch: Int { 4 * blocks.count }

  private func reaches(_ first: Int, _ second: Int) -> Bool { successors[first] & (1 << UInt64(second)) != 0 }

  private mutating func connect(_ first: Int, _ second: Int) -> Bool {
    if first == second || reaches(first, second) { return false }
    successors[first] |= 1 << UInt64(second)
    return true
  }

  /// Warshall's algorithm, a row at a time.
  private mutating func close() {
    for middle in 0..<nodeCount {
      for node in 0..<nodeCount where reaches(node, middle) { successors[node] |= successors[middle] }
    }
  }

  // MARK: Rules

  private mutating func addOwnEdges() {
    for block in blocks.indices {
      _ = connect(request(block), submission(block))
      _ = connect(submission(block), start(block))
      _ = connect(start(block), end(block))
    }
  }

  /// What one block does it does in order: submissions, the ends of its syncs, its waits. False when the nodes do not suffice.
  private mutating func addContexts() -> Bool {
    var positions: [ItemID: Int] = [:]
    for (position, item) in blocks.enumerated() { positions[item] = position }
    var steps: [(event: Int, context: Int, node: Int, next: Int)] = []
    for (position, item) in blocks.enumerated() {
      let known = index.items[item.offset]
      guard let call = known.scheduled ?? known.submitted, known.kind != .apply else { continue }
      guard let context = context(known.submitterItem, known.submitter, positions) else { continue }
      steps.append((call.event, context, request(position), afterCall(known, position)))
    }
    for wait in index.waits where !wait.isTimedOut && wait.ended != nil && isGroupOrWorkItem(wait.reason) {
      guard let context = context(wait.item, wait.thread, positions) else { continue }
      guard nodeCount < 64 else { return false }
      steps.append((wait.began.event, context, nodeCount, nodeCount))
      waits.append(WaitPoint(node: nodeCount, reason: wait.reason, began: wait.began.event))
      successors.append(0)
      nodeCount += 1
    }
    steps.sort { $0.event < $1.event }
    for step in steps {
      _ = connect(present[step.context], step.node)
      present[step.context] = step.next
    }
    for block in blocks.indices { _ = connect(present[block], end(block)) }
    addIterations(positions)
    return true
  }

  /// The iterations of a `concurrentPerform` run within its caller: the block beneath those that the caller runs itself.
  private mutating func addIterations(_ positions: [ItemID: Int]) {
    for block in blocks.indices {
      guard let apply = index.items[blocks[block].offset].apply, let caller = index.applies[apply.offset].item,
        let context = positions[caller]
      else { continue }
      _ = connect(start(context), request(block))
      _ = connect(end(block), end(context))
    }
  }

  /// What has happened when the call returns.
  private func afterCall(_ item: TraceIndex.Item, _ block: Int) -> Int {
    if item.kind == .sync { return end(block) }
    return item.scheduled == nil ? submission(block) : request(block)
  }

  private func isGroupOrWorkItem(_ reason: TraceEvent.WaitReason) -> Bool {
    switch reason {
    case .group, .workItem: true
    case .sync, .syncOnMainThread, .semaphore, .apply, .once, .lock: false
    }
  }

  private func context(_ item: ItemID?, _ thread: ThreadID?, _ positions: [ItemID: Int]) -> Int? {
    if let item { return positions[item] }
    return thread == ThreadID(0) ? blocks.count : nil
  }

  /// First in, first out; barriers; delayed blocks by their deadlines; the main queue after top-level code.
  private mutating func addQueueRules() -> Bool {
    var isChanged = false
    for first in blocks.indices {
      let one = index.items[blocks[first].offset]
      guard let queue = one.queue else { continue }
      if queue == QueueID(0), one.kind != .sync { isChanged = connect(present[blocks.count], start(first)) || isChanged }
      for second in blocks.indices where second != first {
        let other = index.items[blocks[second].offset]
        guard other.queue == queue else { continue }
        if isDueFirst(one, other, isAskedFirst: reaches(request(first), request(second))) {
          isChanged = connect(submission(first), submission(second)) || isChanged
        }
        if reaches(submission(first), submission(second)), excludes(queue, one, other) {
          isChanged = connect(end(first), start(second)) || isChanged
        }
      }
    }
    return isChanged
  }

  /// Of two delays the shorter one ends first if it begins first, however long the way from call to call takes; or if one block
  /// calls both without any time in between (S-24).
  private func isDueFirst(_ one: TraceIndex.Item, _ other: TraceIndex.Item, isAskedFirst: Bool) -> Bool {
    guard let due = one.due, let call = one.scheduled, let otherDue = other.due, let otherCall = other.scheduled,
      due - call.instant < otherDue - otherCall.instant
    else { return false }
    let isOneCaller = one.submitter == other.submitter && one.submitterItem == other.submitterItem
    return isAskedFirst || (isOneCaller && call.instant == otherCall.instant)
  }

  private func excludes(_ queue: QueueID, _ one: TraceIndex.Item, _ other: TraceIndex.Item) -> Bool {
    switch index.queues[queue.offset].kind {
    case .serial, .main: true
    case .concurrent: one.isBarrier || other.isBarrier
    case .global: false
    }
  }

  /// Waits for groups and work items, and notifications, come after the blocks that entered before them.
  private mutating func addWaitRules() -> Bool {
    var isChanged = false
    for wait in waits {
      for block in blocks.indices where reaches(request(block), wait.node) && isMember(blocks[block], wait.reason) {
        isChanged = connect(end(block), wait.node) || isChanged
      }
    }
    for notified in blocks.indices {
      guard let reason = index.observed(by: blocks[notified]) else { continue }
      for block in blocks.indices where reaches(request(block), request(notified)) && isMember(blocks[block], reason) {
        isChanged = connect(end(block), submission(notified)) || isChanged
      }
    }
    return isChanged
  }

  private func isMember(_ item: ItemID, _ reason: TraceEvent.WaitReason) -> Bool {
    switch reason {
    case .group(let group): index.items[item.offset].group == group || index.lastLeave(in: item, of: group)
    case .workItem(let workItem): index.items[item.offset].workItem == workItem
    case .sync, .syncOnMainThread, .semaphore, .apply, .once, .lock: false
    }
  }
}

extension TraceIndex {
  /// What a notification was registered on. One pass over the events: for small traces.
  fileprivate func observed(by item: ItemID) -> TraceEvent.WaitReason? {
    guard items[item.offset].kind == .notify, let call = items[item.offset].scheduled,
      case .notifyRegistered(_, _, let group, let workItem) = trace.events[call.event].kind
    else { return nil }
    return group.map(TraceEvent.WaitReason.group) ?? workItem.map(TraceEvent.WaitReason.workItem)
  }

  /// The block leaves the group by hand at the instant of its end: nothing of it comes after that.
  fileprivate func lastLeave(in id: ItemID, of group: GroupID) -> Bool {
    let item = items[id.offset]
    guard let started = item.started, let ended = item.ended, started < ended else { return false }
    for offset in (started.event..<ended.event).reversed() where trace.events[offset].instant == ended.instant {
      if trace.events[offset].thread == item.thread, case .groupLeft(group, _, nil) = trace.events[offset].kind { return true }
    }
    return false
  }
}
