import DispatchModel

/// Finds what has to be learnt about queues so that all races can be turned round, and what begins such an order.
struct RaceSearch {
  let execution: Execution
  let order: PartialOrder

  /// Those of what stood before something that never came.
  func findStuckRaces(_ blocks: BlockOrder) {
    for step in execution.stuck {
      let event = Execution.Event(strand: step.strand, footprint: step.footprint, text: step.text, facts: 0)
      order.races.findDependencies(of: step.footprint, execution, blocks)
      order.races.note(nil, event, before: order.current[step.strand.offset], order, execution, blocks)
    }
  }

  /// What the second step knows.
  private func past(of race: Race) -> UnsafeMutablePointer<Int32> {
    race.second.map { order.clocks[$0] } ?? order.current[race.strand.offset]
  }

  /// Pairs of blocks that must join their queue in the other order before `race` can be turned round.
  func learnWhatIsInTheWay(of race: Race, _ learn: (StrandID, StrandID) -> Void) {
    if order.turns.count < 2 { return }
    let past = past(of: race)
    for line in order.lines {
      for (index, own) in line.enumerated() {
        let later = order.turns[own]
        let isOwnNext = race.second == nil && later.strand == race.strand
        guard later.start >= 0, past[later.strand.offset] + (isOwnNext ? 1 : 0) > later.start else { continue }
        for place in line[..<index] {
          let earlier = order.turns[place]
          guard earlier.strand != later.strand, let end = earlier.end, order.isKnown(race.first, to: order.saved[end], execution)
          else { continue }
          if !order.isOrdered(earlier, later, execution) { learn(earlier.strand, later.strand) }
        }
      }
    }
  }

  /// At an end that leaves blocks in their queues: others might have been left there.
  func learnWhatIsLeftBehind(_ learn: (StrandID, StrandID) -> Void) {
    for line in order.lines {
      for (index, own) in line.enumerated() where order.turns[own].start < 0 {
        let later = order.turns[own]
        for place in line[..<index] {
          let earlier = order.turns[place]
          if earlier.strand != later.strand && !order.isOrdered(earlier, later, execution) { learn(earlier.strand, later.strand) }
        }
      }
    }
  }

  /// Fills `found` with the strands that can begin what turns `race` round: the steps after the first one that do not need it, then
  /// the second. `firsts` is room for their first steps.
  func findInitials(
    of race: Race, _ firsts: inout ContiguousArray<(strand: StrandID, step: Int)>, _ found: inout ContiguousArray<StrandID>
  ) {
    firsts.removeAll(keepingCapacity: true)
    found.removeAll(keepingCapacity: true)
    for step in (race.first + 1)..<(race.second ?? execution.events.count)
    where !order.isBefore(race.first, step, execution) {
      let strand = execution.events[step].strand
      if firsts.contains(where: { $0.strand == strand }) { continue }
      let clock = order.clocks[step]
      if !firsts.contains(where: { order.isKnown($0.step, to: clock, execution) }) { found.append(strand) }
      firsts.append((strand, step))
    }
    if firsts.contains(where: { $0.strand == race.strand }) { return }
    let past = past(of: race)
    if !firsts.contains(where: { order.isKnown($0.step, to: past, execution) }) { found.append(race.strand) }
  }
}
