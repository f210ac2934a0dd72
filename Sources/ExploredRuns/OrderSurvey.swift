import DispatchModel
package import DispatchTrace
import Exploration
package import TraceAnalysis

extension Explorer {
  /// What the blocks of `trace`, which is of this program, have in common in all orders there are. Nil when there are too many to follow for
  /// a picture, when some order ends the program before its time, and when there is nothing to ask: fewer than two blocks, more than
  /// twelve, or a run that did not complete.
  package func orderTable(of trace: Trace) -> OrderTable? {
    guard trace.outcome == .completed, trace.events.count <= OrderSurvey.mostEvents else { return nil }
    let index = TraceIndex(trace)
    let blocks = index.numberedBlocks(most: OrderTable.mostBlocks)
    guard blocks.count >= 2, var survey = OrderSurvey(index, blocks) else { return nil }
    var program = code.program()
    program.interest.includesBlocks = true
    program.interest.isMarking = true
    program.interest.names = survey.names
    program.mostSteps = OrderSurvey.mostEvents
    var bounds = SearchBounds()
    bounds.mostExecutions = OrderSurvey.mostExecutions
    let search = ReducedSearch(program)
    let summary = search.run(bounds) { execution in
      if search.summary.executions == 1, let anew = OrderSurvey(index, blocks) { survey = anew }
      return survey.look(at: execution, in: search)
    }
    return summary.isComplete ? survey.table : nil
  }
}

/// Follows where the blocks of one run lie in all others.
struct OrderSurvey {
  /// Beyond these bounds captions say less, so that drawing stays quick.
  static let mostExecutions = 200
  static let mostEvents = 2_000
  /// Orders that are led to see what a class of orders leaves open.
  private static let mostLed = 200

  private enum Standing {
    case unseen, always, otherwise
  }

  private typealias Moment = OrderTable.Moment

  private let keys: [String]
  private let known: Set<String>
  private let moments: [Moment]
  private var orders: OrderTable
  private var standings: [Standing]
  private var led = 0
  /// Of the stretches.
  let names: Set<String>

  /// Nil when two blocks cannot be told apart.
  init?(_ index: TraceIndex, _ blocks: [ItemID]) {
    let named = BlockMoments(index)
    keys = blocks.compactMap { named.key(of: $0) }
    known = Set(named.allKeys)
    let stretches = Self.stretches(index, blocks, named)
    names = Set(stretches.compactMap { named.stretch(of: blocks[$0])?.name.map { index.trace.strings[$0] } })
    orders = OrderTable(blocks, stretches: stretches)
    moments = orders.moments
    standings = Array(repeating: .unseen, count: moments.count * moments.count)
    if Set(keys).count < blocks.count { return nil }
  }

  /// Where some block waits, what the others do for it is not told by starts and ends. A name is that of one.
  private static func stretches(_ index: TraceIndex, _ blocks: [ItemID], _ named: BlockMoments) -> [Int] {
    guard index.waits.contains(where: { $0.item.map { blocks.contains($0) } ?? false }) else { return [] }
    return blocks.indices.filter { place in
      guard let name = named.stretch(of: blocks[place])?.name else { return false }
      return index.spans.count { $0.name == name } == 1
    }
  }

  /// Where the moments of the blocks lie in one execution.
  private struct Sight {
    /// The event; nil for what does not come.
    var events: [Int?]
    /// Blocks that it lacks may be among those that it has and the run has not.
    var isUnsure: [Bool]

    var order: [Int] {
      events.indices.filter { events[$0] != nil }.sorted { (events[$0] ?? 0, $0) < (events[$1] ?? 0, $1) }
    }
  }

  private func sight(_ trace: Trace) -> Sight {
    let named = BlockMoments(TraceIndex(trace))
    let hasStrangers = named.allKeys.contains { !known.contains($0) }
    var sight = Sight(events: [], isUnsure: [])
    let items = keys.map(named.item)
    for moment in moments {
      let item = items[moment.block]
      sight.events.append(item.flatMap { named.event(moment.kind, of: $0) })
      sight.isUnsure.append(item == nil && hasStrangers)
    }
    return sight
  }

  /// False when nothing can become of it.
  mutating func look(at execution: Execution, in search: ReducedSearch) -> Bool {
    // What else had happened by the end differs within the class.
    guard let trace = execution.trace, !execution.isEndedEarly else { return false }
    if trace.outcome != .completed { orders.allComplete = false }
    let sight = sight(trace)
    note(sight)
    hurry(sight, in: search)
    for first in moments.indices {
      for second in moments.indices where first != second {
        if sight.isUnsure[first] || sight.isUnsure[second] {
          standings[first * moments.count + second] = .otherwise
          continue
        }
        guard let later = sight.events[second] else { continue }
        let isBefore = sight.events[first].map { isAlways($0, first, later, second, in: search) } ?? false
        judge(first, second, isBefore)
        if !isBefore, let earlier = sight.events[first] { turn(first, second, [later, earlier], in: search) }
      }
    }
    return true
  }

  /// The turn of a cancelled block is one event.
  private func isAlways(_ earlier: Int, _ first: Int, _ later: Int, _ second: Int, in search: ReducedSearch) -> Bool {
    earlier == later ? first < second : search.isAlwaysBefore(event: earlier, later)
  }

  private mutating func judge(_ first: Int, _ second: Int, _ isBefore: Bool) {
    let place = first * moments.count + second
    if !isBefore { standings[place] = .otherwise } else if standings[place] == .unseen { standings[place] = .always }
  }

  private mutating func note(_ sight: Sight) {
    if !sight.isUnsure.contains(true) { orders.note(order: sight.order.map { moments[$0] }) }
  }

  /// Leads an order of the class for each moment that could be the first of its kind and was not yet.
  private mutating func hurry(_ sight: Sight, in search: ReducedSearch) {
    for own in moments.indices {
      guard let event = sight.events[own] else { continue }
      let rivals = moments.indices.filter { other in
        guard moments[other].kind == moments[own].kind, other != own, let rival = sight.events[other], rival != event else {
          return false
        }
        return !search.isAlwaysBefore(event: rival, event) && !search.isAlwaysBefore(event: event, rival)
      }
      guard rivals.count > 1, led < Self.mostLed,
        !orders.canBeFirst(moments[own], of: (rivals + [own]).map { moments[$0] })
      else { continue }
      led += 1
      if let trace = search.order(reaching: [event])?.execution.trace { note(self.sight(trace)) }
    }
  }

  /// Leads an order of the class in which the second moment comes first, if none was seen.
  private mutating func turn(_ first: Int, _ second: Int, _ events: [Int], in search: ReducedSearch) {
    guard led < Self.mostLed, !orders.canBeTurned(moments[first], before: moments[second]) else { return }
    led += 1
    guard let trace = search.order(reaching: events)?.execution.trace else { return }
    note(sight(trace))
  }

  /// What was found when all orders have been looked at.
  var table: OrderTable? {
    var table = orders
    for first in moments.indices {
      for second in moments.indices where standings[first * moments.count + second] == .always {
        table.setAlways(moments[first], before: moments[second])
      }
    }
    return table.isConsistent ? table : nil
  }
}
