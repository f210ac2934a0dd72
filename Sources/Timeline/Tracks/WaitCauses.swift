internal import DispatchTrace

/// What keeps a block from starting. Blocks are named by their activity.
enum WaitCause: Hashable {
  /// The main queue runs nothing before top-level code is over (N-01).
  case launch
  case suspended(QueueID)
  case inactive(QueueID)
  /// The block before it in its serial queue.
  case behind(Int)
  case barrier(Int)
  /// A barrier waits for everything that was submitted before it.
  case earlier([Int])
  /// A queue that its queue drains on is taken, by one block (or by several in turn).
  case target(QueueID, Int?)
  /// Every worker of the pool runs a block.
  case noWorker
  /// Every core computes something.
  case noCore
  /// Nothing that is known, to the end of the trace.
  case unknown
}

/// Why blocks wait, from the rules of Dispatch and what the trace holds. Says nothing where that does not decide.
struct WaitCauses {
  private let tracks: Tracks
  private let occupancy: Occupancy
  private let tolerance: Int64
  private let comparisons: Comparisons

  init(trace: Trace, tracks: Tracks, index: TraceIndex, comparisons: Comparisons = Comparisons()) {
    self.tracks = tracks
    self.comparisons = comparisons
    occupancy = Occupancy(trace: trace, tracks: tracks, index: index)
    // In a recording a block starts a little after the one before it ended.
    tolerance = trace.header.origin == .recorded ? 20 : 0
  }

  /// A cause holds from `start` to `end`; what stands first in a list of them counts.
  private struct Claim {
    var cause: WaitCause
    var start: Int64
    var end: Int64
  }

  /// One cause, or two in the order in which they held; empty when the whole wait is not explained. Without `end` the block
  /// never starts: what holds at the end of the trace holds for ever, and the last cause may be `unknown`. O(what overlaps the
  /// wait).
  /// Of a part of a run only what holds `within` it is told.
  func causes(of activity: Int, from start: Int64, to end: Int64?, within part: ClosedRange<Int64>? = nil) -> [WaitCause] {
    let last = end ?? max(tracks.end, start) + 1
    // What still holds when the block starts did not keep it from starting.
    let claims = self.claims(on: activity, from: start, to: last, isOpen: end == nil)
      .filter { $0.start < last && $0.end > start && (end == nil || $0.end <= last) }
    let (first, final) = (max(start, part?.lowerBound ?? start), min(last, part?.upperBound ?? last))
    var edges = [first, final]
    for claim in claims { edges += [claim.start, claim.end].filter { first < $0 && $0 < final } }
    edges.sort()
    var causes: [WaitCause] = []
    for (from, to) in zip(edges, edges.dropFirst()) where from < to {
      guard let claim = claims.first(where: { $0.start <= from && to <= $0.end }) else {
        if tolerance > 0, (to - from) <= (last - start) / tolerance { continue }
        guard end == nil, !causes.isEmpty, !claims.contains(where: { $0.end > from }) else { return [] }
        causes.append(.unknown)
        break
      }
      if let known = causes.last, let both = Self.joined(known, claim.cause) {
        causes[causes.count - 1] = both
      } else {
        causes.append(claim.cause)
      }
    }
    return causes.count <= 2 ? causes : []
  }

  private static func joined(_ first: WaitCause, _ second: WaitCause) -> WaitCause? {
    if first == second { return first }
    if case .target(let one, _) = first, case .target(let other, _) = second, one == other { return .target(one, nil) }
    return nil
  }

  // MARK: What holds when

  private func claims(on activity: Int, from start: Int64, to end: Int64, isOpen: Bool) -> [Claim] {
    let block = tracks.activities[activity]
    guard tracks.queues.indices.contains(Int(block.queue)) else { return [] }
    let chain = occupancy.chain(of: Int(block.queue))
    let order = order(activity, block)
    var claims = chain.flatMap { queue in
      suspensions(of: queue, from: start, to: end, isOpen: isOpen, behind: queue == Int(block.queue) ? order : [])
    }
    if block.queue == 0, let body = tracks.threads.first?.body, body >= 0 {
      let launch = tracks.activities[Int(body)]
      claims.append(Claim(cause: .launch, start: launch.started, end: launch.hasEnded ? launch.ended : .max))
    }
    claims += order
    for queue in chain { claims += occupants(of: queue, activity, from: start, to: end) }
    if block.kind != .sync, let pool = occupancy.pool(of: Int(block.queue)) {
      claims += Self.claims(.noWorker, pool, from: start, to: end)
    }
    return claims + Self.claims(.noCore, occupancy.cores, from: start, to: end)
  }

  /// The block takes the place that becomes free itself.
  private static func claims(_ cause: WaitCause, _ places: Places, from start: Int64, to end: Int64) -> [Claim] {
    places.taken(from: start, to: end).map { Claim(cause: cause, start: $0.start, end: min($0.end, end)) }
  }

  /// A block that was handed on before the suspension is not held by it (U-03): only what comes later is certain, what still
  /// stood `behind` others of its queue then, and what a suspension that nobody lifts keeps for ever.
  private func suspensions(of queue: Int, from start: Int64, to end: Int64, isOpen: Bool, behind order: [Claim]) -> [Claim] {
    tracks.suspensions.filter { stop in
      let isBehind = order.contains { $0.start <= stop.start && stop.start < $0.end }
      return Int(stop.queue) == queue && stop.kind != .operations && stop.start < end
        && (stop.start <= start || isOpen && stop.isOpen || isBehind)
    }.map { stop in
      let id = QueueID(Int32(queue))
      return Claim(
        cause: stop.kind == .inactive ? .inactive(id) : .suspended(id), start: stop.start, end: stop.isOpen ? .max : stop.end)
    }
  }

  /// The order within the block's own queue.
  private func order(_ activity: Int, _ block: Activity) -> [Claim] {
    let queue = tracks.queues[Int(block.queue)]
    let earlier = queue.submitted.prefix(max(Int(block.place) - 1, 0))
    if queue.info?.kind == .concurrent { comparisons.count += earlier.count }
    func claim(_ cause: WaitCause, _ other: Int32) -> Claim {
      Claim(cause: cause, start: tracks.activities[Int(other)].submitted, end: end(of: Int(other)))
    }
    switch queue.info?.kind {
    case .serial, .main: return earlier.suffix(1).map { claim(.behind(Int($0)), $0) }
    case .concurrent where block.isBarrier:
      let open = earlier.filter { end(of: Int($0)) > block.submitted }
      guard let last = open.map({ end(of: Int($0)) }).max() else { return [] }
      return [Claim(cause: .earlier(open.map(Int.init)), start: block.submitted, end: last)]
    case .concurrent:
      let barrier = earlier.last { tracks.activities[Int($0)].isBarrier && end(of: Int($0)) > block.submitted }
      return barrier.map { [claim(.barrier(Int($0)), $0)] } ?? []
    case .global, nil: return []
    }
  }

  private func end(of activity: Int) -> Int64 {
    let block = tracks.activities[activity]
    return block.hasEnded ? block.ended : .max
  }

  /// What runs on a serial queue (or as a barrier on a concurrent one) that the block needs too.
  private func occupants(of queue: Int, _ activity: Int, from start: Int64, to end: Int64) -> [Claim] {
    let isOwnBarrier = Int(tracks.activities[activity].queue) == queue && tracks.activities[activity].isBarrier
    let runs = isOwnBarrier ? occupancy.runs[queue] : occupancy.exclusive[queue]
    var claims: [Claim] = []
    var index = runs.partitioningIndex { tracks.activities[Int($0)].started >= end }
    while index > 0 {
      index -= 1
      let other = Int(runs[index])
      if self.end(of: other) <= start { break }
      guard other != activity else { continue }
      claims.append(
        Claim(
          cause: .target(QueueID(Int32(queue)), other), start: tracks.activities[other].started, end: self.end(of: other)))
    }
    return claims
  }
}
