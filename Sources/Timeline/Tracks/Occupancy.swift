internal import DispatchTrace

/// Who holds what: the queues that blocks run on, the workers of each pool, the cores.
struct Occupancy {
  private let index: TraceIndex
  /// By queue: the blocks that run on it or on a queue that drains on it, in order of start.
  private(set) var runs: [[Int32]] = []
  /// By queue: those of them beside which it runs nothing else.
  private(set) var exclusive: [[Int32]] = []
  private(set) var cores = Places()
  private var pools: [Int: Places] = [:]
  /// There are workers that never ran a block: they may belong to any pool.
  private var hasStrangers = false

  init(trace: Trace, tracks: Tracks, index: TraceIndex) {
    self.index = index
    runs = Array(repeating: [], count: tracks.queues.count)
    exclusive = runs
    let started = tracks.activities.indices.filter { tracks.activities[$0].hasStarted && tracks.activities[$0].queue >= 0 }
    for activity in started.sorted(by: { (tracks.activities[$0].started, $0) < (tracks.activities[$1].started, $1) }) {
      let block = tracks.activities[activity]
      for queue in chain(of: Int(block.queue)) {
        runs[queue].append(Int32(activity))
        let isAlone = queue == Int(block.queue) && block.isBarrier || isSerial(queue)
        if isAlone { exclusive[queue].append(Int32(activity)) }
      }
    }
    walk(trace, isOrdinal: tracks.isOrdinal)
  }

  private func isSerial(_ queue: Int) -> Bool {
    guard index.queues.indices.contains(queue) else { return false }
    return index.queues[queue].kind == .serial || index.queues[queue].kind == .main
  }

  /// The queue and what it drains on, down to main or to the last one before a global queue.
  func chain(of queue: Int) -> [Int] { index.targets.chain(from: QueueID(queue)).map(\.offset) }

  /// The workers that the queue's blocks need; nil where the trace does not say which.
  func pool(of queue: Int) -> Places? {
    hasStrangers ? nil : root(of: queue).flatMap { pools[$0] }
  }

  private func root(of queue: Int) -> Int? {
    guard index.queues.indices.contains(queue) else { return nil }
    if index.queues[queue].kind == .global { return queue }
    guard let last = chain(of: queue).last, let target = index.queues[last].target else { return nil }
    return index.queues.indices.contains(target.offset) && index.queues[target.offset].kind == .global ? target.offset : nil
  }

  /// One pass for workers and cores.
  private mutating func walk(_ trace: Trace, isOrdinal: Bool) {
    let poolOf = poolsOfWorkers()
    var clock = KeyClock(isOrdinal: isOrdinal)
    var replay = TraceReplay()
    for _ in 0..<trace.header.cores { cores.add(at: 0) }
    for (offset, event) in trace.events.enumerated() {
      let change = replay.advance(event, at: offset)
      let key = clock.key(of: event)
      let thread = event.thread.offset
      switch event.kind {
      case .threadCreated(.worker, _, _), .threadCreated(.overcommitWorker, _, _):
        if let pool = poolOf[thread] { pools[pool, default: Places()].add(at: key) } else { hasStrangers = true }
      case .started:
        if replay.threads[thread].items.count == 1, let pool = poolOf[thread] { pools[pool]?.take(at: key) }
      case .ended:
        if case .left = change, replay.threads[thread].items.isEmpty, let pool = poolOf[thread] { pools[pool]?.free(at: key) }
      case .coreAcquired: cores.take(at: key)
      case .coreReleased: cores.free(at: key)
      default: break
      }
    }
  }

  /// A worker serves the root queue of the first block that it runs.
  private func poolsOfWorkers() -> [Int?] {
    var pools: [Int?] = Array(repeating: nil, count: index.threads.count)
    for item in index.items where item.below == nil {
      guard let thread = item.thread, let queue = item.runQueue, pools[thread.offset] == nil else { continue }
      pools[thread.offset] = root(of: queue.offset)
    }
    return pools
  }
}

/// Places that are free or taken: when all of them are taken.
struct Places {
  private var count = 0
  private var inUse = 0
  /// From each of these keys on all places are taken, or no longer; ascending, the first one is a beginning.
  private var changes: [Int64] = []
  private var isFull: Bool { changes.count % 2 == 1 }

  mutating func add(at key: Int64) { count += 1; note(key) }
  mutating func take(at key: Int64) { inUse += 1; note(key) }
  mutating func free(at key: Int64) { inUse -= 1; note(key) }

  private mutating func note(_ key: Int64) {
    guard (inUse >= count && count > 0) != isFull else { return }
    // For no time at all: nothing happened.
    if changes.last == key { changes.removeLast() } else { changes.append(key) }
  }

  /// The stretches with all places taken that touch that part.
  func taken(from start: Int64, to end: Int64) -> [(start: Int64, end: Int64)] {
    var stretches: [(start: Int64, end: Int64)] = []
    var index = changes.partitioningIndex { $0 > start } & ~1
    if index > 0 { index -= 2 }
    while index < changes.count, changes[index] < end {
      stretches.append((changes[index], index + 1 < changes.count ? changes[index + 1] : .max))
      index += 2
    }
    return stretches
  }
}
