package import DispatchTrace

/// Whether a claim has one answer in all orders of a class: those in which the same steps depend on each other in the same way.
package enum Settlement {
  /// That of the trace at hand.
  case settled
  /// Perhaps not. Moments that come one after the other where the answer is another one, the most promising list first; perhaps none.
  case open([[TraceIndex.Moment]])
}

/// Looks at one trace and at what of its order is the same in the whole class.
///
/// Sound where `isAlwaysBefore` is: it may say `open` of what is settled, never the other way round. Pairs of runs are looked at each,
/// so a claim costs the square of the runs it names.
package struct SettlementFinder {
  typealias Run = TraceIndex.Run
  package typealias Moment = TraceIndex.Moment

  private static let mostLists = 12

  private let index: TraceIndex
  private let names: RunNames
  private let isAlwaysBefore: (Moment, Moment) -> Bool

  /// `isAlwaysBefore` is false where it is not known.
  package init(_ index: TraceIndex, isAlwaysBefore: @escaping (Moment, Moment) -> Bool) {
    self.index = index
    self.isAlwaysBefore = isAlwaysBefore
    names = RunNames(index: index)
  }

  package func settlement(of claim: Claim) -> Settlement {
    if claim.runNames.contains(where: names.isNumbered) { return .open([]) }
    let holds: Bool
    switch ClaimEvaluator(index: index, findings: []).evaluate(claim) {
    case .holds: holds = true
    case .fails: holds = false
    case .meaningless: return .settled
    }
    switch claim {
    case .before(let a, let b):
      return pairs(a, b, holds, { $0.ended }, { $0.began })
    case .startsBefore(let a, let b):
      return pairs(a, b, holds, { $0.began }, { $0.began })
    case .endsBefore(let a, let b):
      return pairs(a, b, holds, { $0.ended }, { $0.ended })
    case .overlaps(let a, let b):
      return overlaps(names.knownRuns(a), names.knownRuns(b), isSame: a == b, holds)
    case .excludes(let a, let b):
      return overlaps(names.knownRuns(a), names.knownRuns(b), isSame: a == b, !holds)
    case .alone(let a, let queue):
      guard let queue = index.queue(named: queue) else { return .settled }
      let runs = names.knownRuns(a)
      return overlaps(runs, RunsBeside(index).others(than: runs, on: queue), isSame: false, !holds)
    case .order(let list): return order(list, holds)
    case .prints(let lines, let only): return only ? printsOnly(lines, holds) : prints(lines, holds)
    // Neither what runs where and how often nor how it ends changes with the order of what does not depend on each other.
    case .onMainThread, .onQueue, .runs, .starts, .takes, .completes, .finding: return .settled
    }
  }

  private func open(_ lists: [[Moment]]) -> Settlement { .open(Array(lists.prefix(Self.mostLists))) }

  // MARK: One before the other

  /// Every `first` of an `a` comes before every `second` of a `b`; one that never comes is the last of all.
  private func pairs(
    _ a: String, _ b: String, _ holds: Bool, _ first: (Run) -> Moment?, _ second: (Run) -> Moment?
  ) -> Settlement {
    let left = names.knownRuns(a).map(first)
    let right = names.knownRuns(b).compactMap(second)
    // It fails, or has nothing to fail on, whatever the order.
    if left.contains(nil) || left.isEmpty || right.isEmpty { return .settled }
    let earlier = left.compactMap(\.self)
    return pairs([earlier, right], holds)
  }

  /// Each of a list comes before each of those after it.
  private func pairs(_ lists: [[Moment]], _ holds: Bool) -> Settlement {
    var turned: [[Moment]] = []
    for (place, list) in lists.enumerated() {
      for later in lists[(place + 1)...].joined() {
        for earlier in list where !isAlwaysBefore(earlier, later) {
          if !holds && (earlier == later || isAlwaysBefore(later, earlier)) { return .settled }
          turned.append([later, earlier])
        }
      }
    }
    if holds { return turned.isEmpty ? .settled : open(turned) }
    return open([lists.flatMap { $0.sorted() }])
  }

  private func order(_ list: [String], _ holds: Bool) -> Settlement {
    let starts = list.map { names.knownRuns($0).map(\.began) }
    if starts.contains(where: \.isEmpty) { return .settled }
    return Set(list).count == list.count ? pairs(starts, holds) : .open([])
  }

  // MARK: At the same time

  private func overlaps(_ left: [Run], _ right: [Run], isSame: Bool, _ doOverlap: Bool) -> Settlement {
    var lists: [[Moment]] = []
    for (place, one) in left.enumerated() {
      for other in isSame ? left[(place + 1)...] : right[...] {
        if doOverlap && mustOverlap(one, other) { return .settled }
        if !doOverlap && mayOverlap(one, other) { lists.append([min(one.began, other.began), max(one.began, other.began)]) }
      }
    }
    if !doOverlap { return lists.isEmpty ? .settled : open(lists) }
    let ends = (left.compactMap(\.ended), right.compactMap(\.ended))
    return open([ends.0 + right.map(\.began), ends.1 + left.map(\.began)])
  }

  private func mustOverlap(_ one: Run, _ other: Run) -> Bool {
    let beginsInTime = other.ended.map { isAlwaysBefore(one.began, $0) } ?? true
    let endsInTime = one.ended.map { isAlwaysBefore(other.began, $0) } ?? true
    return beginsInTime && endsInTime
  }

  private func mayOverlap(_ one: Run, _ other: Run) -> Bool {
    if let end = one.ended, isAlwaysBefore(end, other.began) { return false }
    if let end = other.ended, isAlwaysBefore(end, one.began) { return false }
    return !takeTurns(one, other)
  }

  /// They run in two blocks of a queue that runs one block at a time, neither beneath the other.
  private func takeTurns(_ one: Run, _ other: Run) -> Bool {
    let beside = RunsBeside(index)
    let (left, right) = (beside.itemsAround(one), beside.itemsAround(other))
    for item in left where !right.contains(item) && isTurn(item) {
      let queue = index.items[item.offset].runQueue
      if right.contains(where: { index.items[$0.offset].runQueue == queue && !left.contains($0) && isTurn($0) }) { return true }
    }
    return false
  }

  private func isTurn(_ item: ItemID) -> Bool {
    guard index.items[item.offset].apply == nil, let queue = index.items[item.offset].runQueue else { return false }
    switch index.queues[queue.offset].kind {
    case .main, .serial: return index.items[item.offset].started != nil
    case .concurrent, .global: return false
    }
  }

  // MARK: Printed lines

  private struct Line {
    var text: String
    var moment: Moment
    /// Of several that one call prints.
    var place: Int
  }

  /// Nil when a line is made of several texts.
  private func lines() -> [Line]? {
    if index.prints.contains(where: { !index.text($0.text).hasSuffix("\n") && !index.text($0.text).isEmpty }) { return nil }
    return index.printedLines().enumerated().map { Line(text: $1.text, moment: $1.print.moment, place: $0) }
  }

  private func comesFirst(_ one: Line, _ other: Line) -> Bool {
    one.moment == other.moment ? one.place < other.place : isAlwaysBefore(one.moment, other.moment)
  }

  private func prints(_ expected: [String], _ holds: Bool) -> Settlement {
    guard let lines = lines() else { return .open([]) }
    // What can be the line that shows the first, the second, … expected one.
    var shown: [[Line]] = []
    for text in expected {
      let candidates = lines.filter { line in
        guard line.text == text else { return false }
        guard let earlier = shown.last else { return true }
        return earlier.contains { holds ? comesFirst($0, line) : $0.place != line.place && !comesFirst(line, $0) }
      }
      if candidates.isEmpty { return holds ? openPrints(lines, expected) : .settled }
      shown.append(candidates)
    }
    return holds ? .settled : open([shown.compactMap { $0.first?.moment }])
  }

  /// Turns round each two neighbours of those that show it.
  private func openPrints(_ lines: [Line], _ expected: [String]) -> Settlement {
    var found: [Line] = []
    for text in expected {
      guard let line = lines.first(where: { $0.text == text && $0.place > (found.last?.place ?? -1) }) else { return .open([]) }
      found.append(line)
    }
    return open(turned(found))
  }

  private func turned(_ lines: [Line]) -> [[Moment]] {
    zip(lines, lines.dropFirst()).filter { $0.text != $1.text && !comesFirst($0, $1) }.map { [$1.moment, $0.moment] }
  }

  private func printsOnly(_ expected: [String], _ holds: Bool) -> Settlement {
    guard let lines = lines() else { return .open([]) }
    if holds {
      let isFixed = lines.indices.allSatisfy { later in
        lines[..<later].allSatisfy { $0.text == lines[later].text || comesFirst($0, lines[later]) }
      }
      return isFixed ? .settled : open(turned(lines))
    }
    if lines.map(\.text).sorted() != expected.sorted() { return .settled }
    var left = lines
    var wanted: [Line] = []
    for text in expected {
      guard let place = left.firstIndex(where: { $0.text == text }) else { return .settled }
      wanted.append(left.remove(at: place))
    }
    let areDifferent = Set(expected).count == expected.count
    let isImpossible = wanted.indices.contains { later in wanted[..<later].contains { comesFirst(wanted[later], $0) } }
    return areDifferent && isImpossible ? .settled : open([wanted.map(\.moment)])
  }
}

/// Which blocks lie around and beside a run.
struct RunsBeside {
  private let index: TraceIndex

  init(_ index: TraceIndex) {
    self.index = index
  }

  /// The block of a run and those beneath it on its thread.
  func itemsAround(_ run: TraceIndex.Run) -> [ItemID] {
    var items: [ItemID] = []
    var next = run.item
    while let item = next, !items.contains(item) {
      items.append(item)
      next = index.items[item.offset].below
    }
    return items
  }

  /// The blocks that ran on `queue`, but for those of the runs and those that ran inside them, by `sync` on the same thread.
  func others(than runs: [TraceIndex.Run], on queue: QueueID) -> [TraceIndex.Run] {
    let own = Set(runs.flatMap(itemsAround))
    var others: [TraceIndex.Run] = []
    for offset in index.items.indices where index.items[offset].runQueue == queue && !own.contains(ItemID(offset)) {
      guard let run = index.run(of: ItemID(offset)), !itemsAround(run).contains(where: own.contains) else { continue }
      others.append(run)
    }
    return others
  }
}
