import DispatchModel

/// Two steps of an execution that could come in the other order.
struct Race {
  var first: Int
  /// Nil for what stood before something that never came: the step is `strand`'s next one.
  var second: Int?
  var strand: StrandID
  /// What the second one's past is.
  var past: PartialOrder.Clock
}

/// Finds the races of an execution, and what has to be learnt about queues so that all of them can be turned round.
struct RaceSearch {
  let execution: Execution
  let order: PartialOrder

  /// Those whose second step is at `start` or later.
  func races(from start: Int, _ blocks: BlockOrder) -> [Race] {
    var races: [Race] = []
    for second in execution.events.indices where second >= start {
      let event = execution.events[second]
      for first in rivals(of: event.footprint, event.strand, order.before[second], blocks, end: second) {
        races.append(Race(first: first, second: second, strand: event.strand, past: order.clocks[second]))
      }
    }
    for step in execution.stuck {
      let before = order.current[step.strand.offset]
      for first in rivals(of: step.footprint, step.strand, before, blocks, end: execution.events.count) {
        var past = before
        past[step.strand.offset] += 1
        races.append(Race(first: first, second: nil, strand: step.strand, past: past))
      }
    }
    return races
  }

  /// Earlier steps of others that could come after a step with this footprint.
  private func rivals(
    of footprint: Footprint, _ strand: StrandID, _ before: PartialOrder.Clock, _ blocks: BlockOrder, end: Int
  ) -> [Int] {
    let dependencies = order.dependencies(of: footprint, blocks, before: end)
    let open = dependencies.filter { execution.events[$0].strand != strand && !order.isKnown($0, to: before) }
    var found = open.filter { first in
      isRival(first, footprint, blocks) && !dependencies.contains { $0 != first && order.isBefore(first, $0) }
    }
    // Who waits until something is free competes with who had it, whatever lies between.
    for access in footprint.accesses where access.role == .acquire {
      let holders = open.filter { event in
        execution.events[event].footprint.accesses.contains {
          $0.object == access.object && ($0.role == .acquire || $0.role == .plain)
        }
      }
      for holder in holders where !found.contains(holder) {
        if !holders.contains(where: { $0 != holder && order.isBefore(holder, $0) }) { found.append(holder) }
      }
    }
    return found
  }

  /// They depend on each other by more than what follows from something else.
  private func isRival(_ event: Int, _ footprint: Footprint, _ blocks: BlockOrder) -> Bool {
    let other = execution.events[event].footprint
    for access in footprint.accesses where access.role != .consequence {
      if other.accesses.contains(where: { $0.role != .consequence && access.isDependent(on: $0) }) { return true }
    }
    return footprint.pushes.contains { push in
      other.pushes.contains { $0.queue == push.queue && blocks.matters($0.strand, push.strand) }
    }
  }

  /// Pairs of blocks that must join their queue in the other order before `race` can be turned round.
  func blocksInTheWay(of race: Race) -> [(StrandID, StrandID)] {
    var found: [(StrandID, StrandID)] = []
    for queue in order.queues {
      let turns = order.turns[queue] ?? []
      for (index, later) in turns.enumerated() {
        guard let start = later.start, race.past[later.strand.offset] > start else { continue }
        for earlier in turns[..<index] where earlier.strand != later.strand && !order.isOrdered(earlier, later) {
          if let end = earlier.end, order.isKnown(race.first, to: end) { found.append((earlier.strand, later.strand)) }
        }
      }
    }
    return found
  }

  /// At an end that leaves blocks in their queues: others might have been left there.
  func blocksLeftBehind() -> [(StrandID, StrandID)] {
    var found: [(StrandID, StrandID)] = []
    for queue in order.queues {
      let turns = order.turns[queue] ?? []
      for (index, later) in turns.enumerated() where later.start == nil {
        for earlier in turns[..<index] where earlier.strand != later.strand && !order.isOrdered(earlier, later) {
          found.append((earlier.strand, later.strand))
        }
      }
    }
    return found
  }

  /// The strands that can begin what turns `race` round: the steps after the first one that do not need it, then the second.
  func initials(of race: Race) -> [StrandID] {
    var firsts: [StrandID: Int] = [:]
    var inOrder: [StrandID] = []
    var found: [StrandID] = []
    func consider(_ strand: StrandID, _ clock: PartialOrder.Clock, _ event: Int) {
      guard firsts[strand] == nil else { return }
      let needsOther = inOrder.contains { other in
        guard let first = firsts[other] else { return false }
        return order.isKnown(first, to: clock)
      }
      firsts[strand] = event
      inOrder.append(strand)
      if !needsOther { found.append(strand) }
    }
    for event in (race.first + 1)..<(race.second ?? execution.events.count) where !order.isBefore(race.first, event) {
      consider(execution.events[event].strand, order.clocks[event], event)
    }
    if firsts[race.strand] == nil {
      let past = race.second.map { order.clocks[$0] } ?? order.current[race.strand.offset]
      let needsOther = inOrder.contains { other in firsts[other].map { order.isKnown($0, to: past) } ?? false }
      if !needsOther { found.append(race.strand) }
    }
    return found
  }
}
