import DispatchModel
import DispatchTrace
import Exploration
import TraceAnalysis

extension Explorer {
  /// How each pair of named stretches lies to each other.
  package func matrix() -> OrderMatrix {
    let names = names()
    var pairs: [OrderMatrix.Pair] = []
    for (index, first) in names.enumerated() {
      for second in names[(index + 1)...] { pairs.append(pair(first, second)) }
    }
    return OrderMatrix(names: names, option: code.timingOption, pairs: pairs)
  }

  /// What is named in the plain order, in order of appearance.
  func names() -> [String] {
    guard let trace = try? code.program().execution(following: Schedule()).trace else { return [] }
    let index = TraceIndex(trace)
    var found: [(name: String, place: TraceIndex.Moment)] = []
    for span in index.spans { if let name = span.name { found.append((trace.strings[name], span.began)) } }
    for (offset, item) in index.items.enumerated() {
      guard let name = index.givenName(of: ItemID(offset)), let started = item.started else { continue }
      found.append((trace.strings[name], started))
    }
    var names: [String] = []
    for (name, _) in found.sorted(by: { $0.place < $1.place }) where !names.contains(name) { names.append(name) }
    return names
  }

  private func pair(_ first: String, _ second: String) -> OrderMatrix.Pair {
    let search = search(ClaimInterest(names: [first, second]))
    var seen: [(shown: OrderMatrix.Case, witness: [StrandID])] = []
    let summary = search.run(limits) { execution in
      if search.summary.executions == 1 { seen = [] }
      if let shown = shown(first, second, execution), !seen.contains(where: { $0.shown == shown }) {
        seen.append((shown, execution.schedule))
      }
      return OrderMatrix.Relation(Set(seen.map(\.shown)), isComplete: false) != .varies
    }
    let coverage = Exploration.Coverage(Tally(summary))
    let cases = seen.count < 2 ? [] : OrderMatrix.Case.allCases.compactMap { a in seen.first { $0.shown == a } }
    let witnesses = cases.compactMap { found -> OrderMatrix.Witness? in
      var shrinker = Shrinker(search) { shown(first, second, $0) == found.shown }
      shrinker.budget = 300
      shrinker.shouldStop = bounds.shouldStop
      let shortest = shrinker.shortest(like: .steps(found.witness), findsNoReturn: false)
      return shortest.map { OrderMatrix.Witness(shows: found.shown, schedule: $0.schedule.description) }
    }
    let relation = OrderMatrix.Relation(Set(seen.map(\.shown)), isComplete: coverage.isComplete)
    return OrderMatrix.Pair(first: first, second: second, relation: relation, coverage: coverage, witnesses: witnesses)
  }

  /// Nil when it has no trace.
  private func shown(_ first: String, _ second: String, _ execution: Execution) -> OrderMatrix.Case? {
    guard let trace = execution.trace else { return nil }
    let claims: [Claim] = [.before(first, second), .before(second, first), .overlaps(first, second)]
    let report = ExpectationReport(
      claims.map { TraceExpectation(.single, $0, text: "") }, on: TraceIndex(trace), findings: [])
    let shows = zip(report.results, [OrderMatrix.Case.before, .after, .together]).first { $0.0.verdict == .passed }
    return shows?.1 ?? .neither
  }
}
