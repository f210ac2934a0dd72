internal import DispatchTrace

/// The groups of the view by queues: main first, threads of the scenario's own, then queues in order of first submission.
struct QueueView {
  let tracks: Tracks
  let index: TraceIndex
  private let guests: GuestIterations

  init(tracks: Tracks, index: TraceIndex) {
    self.tracks = tracks
    self.index = index
    guests = GuestIterations(tracks)
  }

  /// A picture shows at most this many queues beside main, and rails of delays above each other.
  static let mostQueues = 30
  private static let mostTimerRows = 40

  /// The colour of each queue, by id: the same in every view.
  func hues() -> [Hue] {
    var hues = Array(repeating: Hue.neutral, count: tracks.queues.count)
    hues[0] = .main
    for (offset, queue) in queuesInOrder().enumerated() { hues[queue] = Hue(1 + offset % Hue.queues) }
    return hues
  }

  func groups() -> [Group] {
    var groups = [mainGroup()] + detachedThreads()
    for (offset, queue) in queuesInOrder().prefix(Self.mostQueues).enumerated() {
      let group = queueGroup(queue, hue: Hue(1 + offset % Hue.queues), hasSecondPattern: offset >= Hue.queues)
      // All its blocks may be iterations that their callers run: then no worker of it does anything.
      let isShown = group.lanes.contains { !$0.activities.isEmpty } || hasOthers(queue)
      if isShown, tracks.queues[queue].isUsed { groups.append(group) }
    }
    let others = queuesInOrder().dropFirst(Self.mostQueues).filter { tracks.queues[$0].isUsed }
    if !others.isEmpty { groups.append(manyQueues(Array(others))) }
    if !shownTimers.isEmpty { groups.append(timerGroup()) }
    return groups + counterGroups()
  }

  // MARK: Main and threads

  private func mainGroup() -> Group {
    let main = tracks.queues[0]
    var blocks = main.started
    if tracks.threads.first.map({ $0.body >= 0 }) ?? false { blocks.insert(tracks.threads[0].body, at: 0) }
    // After `dispatchMain()` the main thread is gone, and workers run what is left (N-03).
    let all = guests.joined(to: blocks)
    let others = LaneAssignment.lanes(of: all.filter { tracks.activities[Int($0)].thread != 0 }, in: tracks)
    let own = Lane(label: "main thread", activities: all.filter { tracks.activities[Int($0)].thread == 0 })
    let lanes = [own] + others.map { Lane(label: "on a worker", activities: $0) }
    var group = Group(kind: .queue, title: "main", subtitle: "serial", hue: .main, queue: 0, lanes: lanes)
    group.waiting = WaitingAssignment.rows(of: main.submitted, in: tracks)
    return group
  }

  private func detachedThreads() -> [Group] {
    let bodies = tracks.threads.indices.dropFirst().filter { tracks.threads[$0].body >= 0 }
    return bodies.map { thread in
      Group(
        kind: .queue, title: index.name(of: ThreadID(thread)), subtitle: "no queue", hue: .neutral,
        lanes: [Lane(label: "thread", activities: guests.joined(to: [tracks.threads[thread].body]))])
    }
  }

  // MARK: Queues

  /// Queues other than main that a block was submitted to, in the order of the first submission.
  private func queuesInOrder() -> [Int] {
    var first: [(activity: Int32, queue: Int)] = []
    for (queue, track) in tracks.queues.enumerated() where queue > 0 && track.first >= 0 { first.append((track.first, queue)) }
    return first.sorted { ($0.activity, $0.queue) < ($1.activity, $1.queue) }.map(\.queue)
  }

  private func queueGroup(_ queue: Int, hue: Hue, hasSecondPattern: Bool) -> Group {
    let track = tracks.queues[queue]
    let assigned = LaneAssignment.lanes(of: guests.joined(to: track.started), in: tracks)
    var lanes = assigned.enumerated().map { offset, blocks in
      Lane(label: Self.label(offset, of: assigned.count), activities: blocks)
    }
    if lanes.isEmpty { lanes = [Lane(label: Self.label(0, of: 1))] }
    var group = Group(
      kind: .queue, title: index.name(of: QueueID(queue)), subtitle: kindWords(of: queue), hue: hue,
      hasSecondPattern: hasSecondPattern, queue: Int32(queue), lanes: lanes)
    group.waiting = WaitingAssignment.rows(of: track.submitted, in: tracks)
    group.hasMeasures = track.info?.kind == .concurrent && track.started.contains { isMeasured(Int($0)) }
    return group
  }

  /// Serial or concurrent, its quality of service where one was asked for, and the queues that it drains on.
  private func kindWords(of queue: Int) -> String {
    guard index.queues.indices.contains(queue) else { return "" }
    let about = index.queues[queue]
    var words = about.kind == .serial || about.kind == .main ? "serial" : "concurrent"
    if about.kind != .global, about.qos != .unspecified { words += " · \(about.qos.name)" }
    for target in index.targets.chain(from: QueueID(queue)).dropFirst() { words += " → \(index.name(of: target))" }
    return words
  }

  /// More queues than a picture has room for: all their blocks in one lane that counts them.
  private func manyQueues(_ queues: [Int]) -> Group {
    let order = { (blocks: [Int32], key: (Activity) -> Int64) in
      blocks.sorted { (key(tracks.activities[Int($0)]), $0) < (key(tracks.activities[Int($1)]), $1) }
    }
    let started = order(queues.flatMap { guests.joined(to: tracks.queues[$0].started) }, \.started)
    let most = LaneAssignment.lanes(of: started, in: tracks).count
    var lane = Lane(label: "\(TimelineLayout.grouped(started.count)) blocks", activities: started)
    lane.fold(workers: most)
    var group = Group(
      kind: .queue, title: "\(TimelineLayout.grouped(queues.count)) more queues", subtitle: "", hue: .neutral, lanes: [lane])
    group.members = queues.map(Int32.init)
    group.waiting = WaitingAssignment.rows(of: order(queues.flatMap { tracks.queues[$0].submitted }, \.submitted), in: tracks)
    return group
  }

  /// A lane is room for one block at a time: which thread runs it is another question.
  private static func label(_ offset: Int, of lanes: Int) -> String {
    lanes == 1 ? "running" : "running \(offset + 1)"
  }

  /// Something was submitted to the queue that is no iteration.
  private func hasOthers(_ queue: Int) -> Bool {
    tracks.queues[queue].submitted.contains { tracks.activities[Int($0)].kind != .apply }
  }

  private func isMeasured(_ activity: Int) -> Bool {
    let block = tracks.activities[activity]
    return block.isBarrier && block.hasStarted && !block.isSkipped && !tracks.isOrdinal && block.ended > block.submitted
  }

  // MARK: Timers and counters

  /// Timer sources that were never armed have no rail.
  var shownTimers: [Int] {
    tracks.timers.indices.filter { offset in
      let timer = tracks.timers[offset]
      if timer.start == Activity.never { return false }
      return timer.isOfTime || timer.cancelled != Activity.never || timer.pauses.contains { $0.end > $0.start }
    }
  }

  private func timerGroup() -> Group {
    let ends = shownTimers.map {
      (start: tracks.timers[$0].start, end: tracks.timers[$0].last)
    }
    guard let rows = LaneAssignment.firstFree(ends, most: Self.mostTimerRows) else { return crowdedTimers() }
    let count = (rows.max() ?? 0) + 1
    let hasTimers = shownTimers.contains { tracks.timers[$0].isOfTime }
    let isHeld = shownTimers.contains { tracks.timers[$0].pauses.contains { $0.end > $0.start } }
    let lanes = (0..<count).map { row in
      var lane = Lane(label: row > 0 ? "" : hasTimers ? "delays" : isHeld ? "suspended" : "cancelled", height: 24.px)
      lane.timers = zip(shownTimers, rows).filter { $0.1 == row }.map { Int32($0.0) }
      return lane
    }
    return Group(kind: .timers, title: hasTimers ? "timers" : "sources", subtitle: "", hue: .neutral, lanes: lanes)
  }

  /// More delays at once than there is room for: one lane that counts them.
  private func crowdedTimers() -> Group {
    var lane = Lane(label: "\(TimelineLayout.grouped(shownTimers.count)) delays", height: 24.px)
    lane.timers = shownTimers.map(Int32.init)
    lane.isDense = true
    return Group(kind: .timers, title: "timers", subtitle: "", hue: .neutral, lanes: [lane])
  }

  func counterGroups() -> [Group] {
    tracks.counters.enumerated().filter { isTold($0.element) }.map { counterGroup($0.offset, $0.element) }
  }

  /// One wait for a condition or a lock has no row of its own: it stands on the thread that waits.
  private func isTold(_ counter: CounterTrack) -> Bool {
    if counter.kind == .semaphore, index.kind(of: SemaphoreID(counter.id)).isOneWait { return false }
    return counter.isShown ?? (counter.changes.count > 1 || !counter.notified.isEmpty)
  }

  private func counterGroup(_ offset: Int, _ counter: CounterTrack) -> Group {
    let semaphore = SemaphoreID(counter.id)
    let isGroup = counter.kind == .group
    return Group(
      kind: .counter(offset), title: isGroup ? index.name(of: GroupID(counter.id)) : index.name(of: semaphore),
      subtitle: isGroup ? "group" : index.kind(of: semaphore).words, hue: .neutral,
      lanes: [Lane(label: isGroup ? "count" : "value")])
  }
}

/// Iterations of `concurrentPerform` that their callers run themselves stand where the callers do.
private struct GuestIterations {
  private let tracks: Tracks
  /// By the block that they stand on.
  private var guests: [Int32: [Int32]] = [:]

  init(_ tracks: Tracks) {
    self.tracks = tracks
    for queue in tracks.queues {
      for activity in queue.started where tracks.activities[Int(activity)].isOwnIteration {
        guests[tracks.activities[Int(activity)].caller, default: []].append(activity)
      }
    }
  }

  /// `blocks` with the iterations that they run, without those that others run; in order of start.
  func joined(to blocks: [Int32]) -> [Int32] {
    if guests.isEmpty { return blocks }
    var joined = blocks.filter { !tracks.activities[Int($0)].isOwnIteration }
    var next = 0
    while next < joined.count {
      joined += guests[joined[next]] ?? []
      next += 1
    }
    let started = joined.map { tracks.activities[Int($0)].started }
    return joined.indices.sorted { (started[$0], $0) < (started[$1], $1) }.map { joined[$0] }
  }
}

/// Which block goes to which lane: the lowest that is free.
enum LaneAssignment {
  /// A block that runs right on top of another one of the queue (`sync` to the queue one is on) occupies no further worker: it
  /// stands in its caller's lane.
  static func lanes(of activities: [Int32], in tracks: Tracks) -> [[Int32]] {
    var lanes: [[Int32]] = []
    var ends: [Int64] = []
    var rowOf: [Int32: Int] = [:]
    for activity in activities {
      let block = tracks.activities[Int(activity)]
      let shared = standsOnCaller(block, tracks) ? rowOf[block.caller] : nil
      let row = shared ?? ends.firstIndex { $0 <= block.started } ?? lanes.count
      if row == lanes.count {
        lanes.append([])
        ends.append(Int64.min)
      }
      lanes[row].append(activity)
      ends[row] = max(ends[row], block.hasEnded ? block.ended : Activity.never)
      rowOf[activity] = row
    }
    return lanes
  }

  private static func standsOnCaller(_ block: Activity, _ tracks: Tracks) -> Bool {
    block.caller >= 0 && tracks.activities[Int(block.caller)].carries(block)
  }

  /// The lowest row that is free for each span, in the order given (by start); nil when they need more than `most` rows.
  static func firstFree(_ spans: [(start: Int64, end: Int64)], most: Int = .max) -> [Int]? {
    var ends: [Int64] = []
    var rows: [Int] = []
    for span in spans {
      let row = ends.firstIndex { $0 <= span.start } ?? ends.count
      if row == most { return nil }
      if row == ends.count { ends.append(span.end) } else { ends[row] = span.end }
      rows.append(row)
    }
    return rows
  }
}

/// Which waiting block gets which row, so that the arrow to a new one crosses no older one.
enum WaitingAssignment {
  /// `shortest` is the shortest wait that is shown.
  static func rows(of submitted: [Int32], in tracks: Tracks, shortest: Int64 = 1) -> WaitingRows {
    var bars: [WaitingRows.Bar] = []
    for activity in submitted {
      let block = tracks.activities[Int(activity)]
      // Iterations are handed out as they start.
      if block.kind == .apply { continue }
      let end = block.hasStarted ? block.started : tracks.end
      guard end > block.submitted || !block.hasStarted else { continue }
      // Over before the part of a run that is drawn.
      if block.hasStarted, end <= tracks.start { continue }
      bars.append(
        WaitingRows.Bar(activity: activity, start: block.submitted, end: end, row: 0, isOpen: !block.hasStarted))
    }
    var rows = WaitingRows()
    var shown = bars.filter { $0.isOpen || $0.end - max($0.start, tracks.start) >= shortest }
    guard !shown.isEmpty else { return rows }
    rows.deepest = depths(shown, from: tracks.start).map(\.count).max() ?? 0
    if rows.deepest > WaitingRows.most {
      // The curve counts every wait, however short.
      rows.depth = depths(bars, from: tracks.start)
      rows.deepest = rows.depth.map(\.count).max() ?? 0
      rows.counted = bars.map(\.activity)
    } else {
      assign(&shown)
      sink(&shown, in: tracks)
      rows.rows = (shown.map(\.row).max() ?? 0) + 1
      rows.bars = shown
    }
    return rows
  }

  /// A new bar goes above all that still wait; if that would be too high, to the lowest free row.
  private static func assign(_ bars: inout [WaitingRows.Bar]) {
    var ends = Array(repeating: Int64.min, count: WaitingRows.most)
    for index in bars.indices {
      let start = bars[index].start
      let above = (ends.lastIndex { $0 > start } ?? -1) + 1
      let row = above < ends.count ? above : ends.firstIndex { $0 <= start } ?? 0
      bars[index].row = row
      ends[row] = bars[index].isOpen ? .max : bars[index].end
    }
  }

  /// What no arrow goes to stands below what it overtakes: first in line is lowest.
  private static func sink(_ bars: inout [WaitingRows.Bar], in tracks: Tracks) {
    func end(_ bar: WaitingRows.Bar) -> Int64 { bar.isOpen ? .max : bar.end }
    func overlap(_ one: WaitingRows.Bar, _ other: WaitingRows.Bar) -> Bool { one.start < end(other) && other.start < end(one) }
    for late in bars.indices where tracks.activities[Int(bars[late].activity)].number == 0 {
      for early in bars.indices.prefix(late)
      where bars[early].row < bars[late].row && overlap(bars[early], bars[late]) && end(bars[late]) < end(bars[early]) {
        let (low, high) = (bars[early].row, bars[late].row)
        let isHindered = bars.indices.contains { other in
          other != early && other != late
            && (bars[other].row == high && overlap(bars[other], bars[early])
              || bars[other].row == low && overlap(bars[other], bars[late]))
        }
        if !isHindered { (bars[early].row, bars[late].row) = (high, low) }
      }
    }
  }

  /// How many wait, from each key at which that changes.
  private static func depths(_ bars: [WaitingRows.Bar], from first: Int64) -> [(key: Int64, count: Int)] {
    let starts = bars.map(\.start).sorted()
    let ends = bars.filter { !$0.isOpen }.map(\.end).sorted()
    var depth: [(key: Int64, count: Int)] = []
    var (next, over) = (0, 0)
    while next < starts.count || over < ends.count {
      let key = min(next < starts.count ? starts[next] : .max, over < ends.count ? ends[over] : .max)
      while next < starts.count, starts[next] == key { next += 1 }
      while over < ends.count, ends[over] == key { over += 1 }
      depth.append((key, next - over))
    }
    let begin = depth.partitioningIndex { $0.key >= first }
    if begin > 0 { depth.replaceSubrange(..<begin, with: [(first - 1, depth[begin - 1].count)]) }
    return depth
  }
}
