import DispatchModel
import DispatchTrace
import Exploration
import Runs
import TraceAnalysis

/// Decides claims beside the search for faults: each of its executions stands for a class of orders, and what is always so in the
/// class is told from what is so by chance.
///
/// What is said to hold was shown of each class by what happens before what. What is said to fail was run. A claim for which neither
/// succeeds is left to a search of its own.
struct ClaimJudge {
  private struct Docket {
    var expectation: TraceExpectation
    /// Its place among all that is expected.
    var place: Int
    var state = State.open
  }

  private enum State {
    case open
    case leftToSearch
    /// By a run in the class of the execution of this number.
    case decided(Schedule, reason: String?)
  }

  /// Of a claim, by its place: what led to a decision, that none was reached, and why it did not hold at first.
  enum Key {
    static func decided(_ place: Int) -> String { "claim \(place) is decided" }
    static func leftToSearch(_ place: Int) -> String { "claim \(place) needs a search" }
    static func reason(_ place: Int) -> String { "claim \(place) does not hold" }
  }

  private let explorer: Explorer
  private var dockets: [Docket] = []

  init(_ explorer: Explorer) {
    self.explorer = explorer
    for (place, expectation) in explorer.code.expectations.enumerated() where expectation.mode != .single {
      if expectation.claim.interest.isAboutInstants && explorer.code.timing != .exact { continue }
      dockets.append(Docket(expectation: expectation, place: place))
    }
  }

  /// What has to be a step for the claims to be judged.
  var interest: StepInterest {
    var all = ClaimInterest()
    for docket in dockets {
      let own = docket.expectation.claim.interest
      all.names += own.names
      all.queues += own.queues
      if let lines = own.lines, let others = all.lines { all.lines = others + lines } else { all.lines = nil }
    }
    var interest = StepInterest(all)
    interest.isMarking = true
    return interest
  }

  // MARK: Looking at a class

  /// What became clear by `run`, which is of the execution that `search` visits.
  mutating func look(at run: Run, _ execution: Execution, in search: ReducedSearch) -> [Sighting] {
    var sightings: [Sighting] = []
    var index: TraceIndex?
    for number in dockets.indices {
      guard case .open = dockets[number].state else { continue }
      let docket = dockets[number]
      let result = run.expectations[docket.place]
      if search.summary.executions == 1, let reason = result.reason {
        sightings.append(Sighting(Key.reason(docket.place), note: reason))
      }
      if result.verdict == Explorer.decisive(docket.expectation) {
        dockets[number].state = lead(to: [], docket.expectation, search) ?? .leftToSearch
      } else if execution.isEndedEarly, !docket.expectation.claim.isWithoutOrder {
        // What else had happened by the end differs within the class.
        dockets[number].state = .leftToSearch
      } else {
        if index == nil { index = TraceIndex(run.trace) }
        if let index { dockets[number].state = state(of: docket.expectation, index, search) }
      }
      switch dockets[number].state {
      case .open: continue
      case .leftToSearch: sightings.append(Sighting(Key.leftToSearch(docket.place)))
      case .decided(let schedule, let reason):
        sightings.append(Sighting(Key.decided(docket.place), note: reason ?? "", schedule: schedule.description))
      }
    }
    return sightings
  }

  /// Of a claim for which the execution itself decides nothing.
  private func state(of expectation: TraceExpectation, _ index: TraceIndex, _ search: ReducedSearch) -> State {
    let finder = SettlementFinder(index) { search.isAlwaysBefore(event: $0.event, $1.event) }
    switch finder.settlement(of: expectation.claim) {
    case .settled: return .open
    case .open(let lists):
      for moments in lists { if let state = lead(to: moments.map(\.event), expectation, search) { return state } }
      return .leftToSearch
    }
  }

  /// Runs an order of the class and looks whether it decides the claim.
  private func lead(to moments: [Int], _ expectation: TraceExpectation, _ search: ReducedSearch) -> State? {
    guard let (schedule, execution) = search.order(reaching: moments),
      let result = explorer.result(of: expectation, in: execution), result.verdict == Explorer.decisive(expectation)
    else { return nil }
    return .decided(schedule, reason: result.reason)
  }
}

extension Claim {
  /// It asks neither about an order nor what had happened by a moment.
  fileprivate var isWithoutOrder: Bool { if case .finding = self { true } else { false } }
}

extension Exploration.Verdict {
  /// Nothing is known yet.
  init(_ expectation: TraceExpectation) {
    self.init(
      mode: expectation.mode, sentence: expectation.text, position: expectation.position, verdict: .undecided,
      coverage: Exploration.Coverage(executions: 0, isComplete: false, reason: nil))
  }
}

extension StepInterest {
  /// What a claim is about, and nothing else.
  init(_ interest: ClaimInterest) {
    self.init()
    names = Set(interest.names)
    includesUnnamed = interest.names.contains(where: Claim.mayBePlace)
    queues = Set(interest.queues)
    printing = interest.lines.map { $0.isEmpty ? .none : .lines(Set($0)) } ?? .all
  }

  /// What was learnt of the program remains.
  func only(_ interest: ClaimInterest) -> StepInterest {
    var own = StepInterest(interest)
    own.traits = traits
    return own
  }
}
