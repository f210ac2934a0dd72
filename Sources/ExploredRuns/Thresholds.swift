import DispatchModel
public import DispatchTrace
import Exploration
import Runs
import TraceAnalysis

/// Between which durations of one named stretch something that is expected holds, while all others take what they are declared to.
public struct Threshold: Hashable, Sendable {
  /// A duration at which it can fail, next to those at which it holds.
  public struct Edge: Hashable, Sendable {
    /// At exactly this one there is an order in which it fails.
    public var duration: VirtualDuration
    /// It was run at this duration and failed, and one nanosecond nearer to the declared one in every order, and held.
    public var isConfirmed: Bool
    /// The command that shows it failing, for a shell; empty where that was not found.
    public var replay: String
  }

  /// What is expected, as it was written.
  public var sentence: String
  /// Where the sentence begins.
  public var position: SourcePosition
  /// The name of the stretch.
  public var stretch: String
  /// What the stretch takes.
  public var declared: VirtualDuration
  /// It holds only while the stretch takes more than this; nil when it may take nothing.
  public var above: Edge?
  /// It holds only while the stretch takes less than this; nil when it may take for ever.
  public var below: Edge?
}

extension Threshold {
  var finding: Finding {
    let words = [above.map { "more than \($0.duration)" }, below.map { "less than \($0.duration)" }].compactMap(\.self)
    let notes = [above, below].compactMap(\.self).map { edge in
      Finding.Note(
        edge.isConfirmed
          ? "confirmed by running: it fails at \(edge.duration), and one nanosecond from there it holds in every order"
          : "not confirmed by running at \(edge.duration)")
    }
    let replays = [above, below].compactMap(\.self).filter { !$0.replay.isEmpty }.map { Finding.Note("replay: \($0.replay)") }
    let message =
      "\(sentence): holds while \"\(stretch)\" takes \(words.joined(separator: " and ")) (it takes \(declared))"
    return Finding(.note, .explored, message, at: position, notes: notes + replays)
  }
}

extension Explorer {
  /// Of each expectation and each named stretch on whose duration it hangs.
  package func thresholds() -> [Threshold] {
    let names = names()
    return code.expectations.filter(\.hasThresholds).flatMap { expectation in
      names.compactMap { threshold(of: expectation, $0) }
    }
  }

  /// For which durations of the stretch something fails.
  private struct FailingRanges {
    var ranges: [(shortest: Int64, longest: Int64?)] = []
    var isTold = true

    mutating func add(_ varied: VariedStretch?) {
      guard let varied, varied.count <= 1 else { return isTold = false }
      ranges.append(varied.count == 0 ? (0, nil) : (varied.shortest, varied.longest))
    }
  }

  /// Nil when nothing is known, and when the expectation holds or fails whatever the stretch takes.
  private func threshold(of expectation: TraceExpectation, _ name: String) -> Threshold? {
    guard let declared = duration(of: name) else { return nil }
    var program = code.program()
    program.interest = StepInterest(expectation.claim.interest)
    program.durations = .slack(percent: 0)
    program.varied = name
    let search = ReducedSearch(program)
    var failing = FailingRanges()
    let summary = search.run(limits) { execution in
      if search.summary.executions == 1 { failing = FailingRanges() }
      if execution.varied.map({ $0.count > 1 }) ?? true { failing.isTold = false }
      if result(of: expectation, in: execution)?.verdict == .fails { failing.add(execution.varied) }
      return failing.isTold
    }
    let own = declared.nanoseconds
    guard summary.isComplete, failing.isTold, !failing.ranges.isEmpty,
      !failing.ranges.contains(where: { $0.shortest <= own && own <= $0.longest ?? .max })
    else { return nil }
    var threshold = Threshold(
      sentence: expectation.text, position: expectation.position, stretch: name, declared: declared)
    let above = failing.ranges.compactMap(\.longest).filter { $0 < own }.max()
    let below = failing.ranges.map(\.shortest).filter { $0 > own }.min()
    threshold.above = above.map { edge(expectation, name, at: $0, nearer: 1) }
    threshold.below = below.map { edge(expectation, name, at: $0, nearer: -1) }
    return threshold
  }

  /// Runs it at the edge and one nanosecond nearer to what is declared.
  private func edge(_ expectation: TraceExpectation, _ name: String, at duration: Int64, nearer: Int64) -> Threshold.Edge {
    let at = VirtualDuration(nanoseconds: duration)
    let failing = firstFailure(of: expectation, name, taking: at)
    let beside = firstFailure(of: expectation, name, taking: VirtualDuration(nanoseconds: duration + nearer))
    var edge = Threshold.Edge(duration: at, isConfirmed: failing.witness != nil && beside.isProved, replay: "")
    if let witness = failing.witness {
      var shrinker = Shrinker(failing.search) { result(of: expectation, in: $0)?.verdict == .fails }
      shrinker.shouldStop = bounds.shouldStop
      if let shortest = shrinker.shortest(like: .steps(witness), findsNoReturn: false) {
        edge.replay = code.again(following: shortest.schedule.description) + Machine.option(taking: at, name)
      }
    }
    return edge
  }

  /// With exact durations. `isProved`: there is none.
  private func firstFailure(of expectation: TraceExpectation, _ name: String, taking duration: VirtualDuration) -> (
    witness: [StrandID]?, isProved: Bool, search: ReducedSearch
  ) {
    var program = code.program()
    let make = program.code
    program.code = { RetimedCode.code(make(), [name: duration]) }
    program.interest = StepInterest(expectation.claim.interest)
    program.durations = .exact
    let search = ReducedSearch(program)
    var witness: [StrandID]?
    let summary = search.run(limits) { execution in
      if search.summary.executions == 1 { witness = nil }
      if result(of: expectation, in: execution)?.verdict == .fails { witness = execution.schedule }
      return witness == nil
    }
    return (witness, witness == nil && summary.isComplete, search)
  }

  /// Of the only stretch of that name in the plain order.
  private func duration(of name: String) -> VirtualDuration? {
    guard let trace = try? code.program().execution(following: Schedule()).trace else { return nil }
    let index = TraceIndex(trace)
    let spans = index.spans.filter { $0.name.map { trace.strings[$0] } == name }
    return spans.count == 1 ? spans[0].duration : nil
  }
}

extension TraceExpectation {
  /// Instants and what hangs on one order of a class have none; what happens sometimes is not expected to.
  fileprivate var hasThresholds: Bool {
    mode != .sometimes && !claim.interest.isAboutInstants && !claim.isOfOneOrder
  }
}
