import DispatchModel
import DispatchTrace
package import Exploration
import Runs
package import TraceAnalysis

/// What has been answered of an exploration, and what is still to be searched. Question 0 is the search for faults, which decides most
/// claims beside; question n is a search for the n-th expectation alone.
package struct ExplorationSession: Hashable, Sendable {
  package struct Answer: Hashable, Sendable {
    package var question: Int
    package var tally: Tally
  }

  package struct Pending: Hashable, Sendable {
    package var question: Int
    /// What earlier rounds have learnt; nil before the first part has been searched.
    package var knowledge: SearchKnowledge?
    /// What the first part has seen.
    package var seen: Tally?
  }

  package var answers: [Answer] = []
  package var pending = [Pending(question: 0, knowledge: nil)]

  package init() {}

  func tally(of question: Int) -> Tally? { answers.first { $0.question == question }?.tally }

  /// Whether a claim is answered by a search of its own.
  private func needsSearch(_ place: Int, _ faults: Tally) -> Bool {
    faults.finds.first {
      [ClaimJudge.Key.decided(place), ClaimJudge.Key.leftToSearch(place)].contains($0.sighting.key)
    }?.sighting.key == ClaimJudge.Key.leftToSearch(place)
  }

  mutating func learn(_ knowledge: SearchKnowledge, about question: Int) {
    for index in pending.indices where pending[index].question == question { pending[index].knowledge = knowledge }
  }

  mutating func answer(_ question: Int, by tally: Tally, _ code: any ExploredCode) {
    pending.removeAll { $0.question == question }
    answers.append(Answer(question: question, tally: tally))
    guard question == 0 else { return }
    for (place, expectation) in code.expectations.enumerated() where expectation.mode != .single {
      if needsSearch(place, tally) { pending.append(Pending(question: place + 1, knowledge: nil)) }
    }
  }
}

extension Explorer {
  // MARK: Asking

  func question(_ number: Int) -> SearchQuestion { number == 0 ? faults() : claim(code.expectations[number - 1]) }

  private func faults() -> SearchQuestion {
    var judge = ClaimJudge(self)
    var outputs: Set<String> = []
    var program = code.program()
    program.interest = judge.interest
    return SearchQuestion(program) { execution, search in
      if search.summary.executions == 1 { (judge, outputs) = (ClaimJudge(self), []) }
      guard let trace = execution.trace else { return ([], false) }
      let run = code.run(of: trace, code.expectations, again: nil)
      var sightings = judge.look(at: run, execution, in: search)
      if let printed = PrintedLines(of: run, isCut: execution.isEndedEarly)?.key,
        outputs.contains(printed) || outputs.count < PrintedLines.mostOutputs
      {
        outputs.insert(printed)
        sightings.append(Sighting(printed))
      }
      for finding in run.findings where finding.severity == .error && !sightings.contains(where: { $0.key == finding.key }) {
        sightings.append(Sighting(finding.key))
      }
      return (sightings, false)
    }
  }

  /// Whatever the claim is about comes in every order.
  private func claim(_ expectation: TraceExpectation) -> SearchQuestion {
    var program = code.program()
    program.interest = StepInterest(expectation.claim.interest)
    return SearchQuestion(program) { execution, _ in
      guard let result = result(of: expectation, in: execution) else { return ([], false) }
      let isDecisive = result.verdict == Self.decisive(expectation)
      if isDecisive { return ([Sighting("decided", note: result.reason ?? "")], true) }
      return (result.reason.map { [Sighting("reason", note: $0)] } ?? [], false)
    }
  }

  // MARK: Answering

  /// One claim by a search of its own.
  package func decide(_ expectation: TraceExpectation) -> Exploration.Verdict {
    var verdict = Exploration.Verdict(expectation)
    if expectation.claim.interest.isAboutInstants && code.timing != .exact {
      verdict.reason = aboutInstants
      return verdict
    }
    return self.verdict(on: expectation, split.run(claim(expectation), shouldStop: bounds.shouldStop))
  }

  var aboutInstants: String {
    "it is about instants, and durations are \(code.timing == .free ? "free" : "not exact")"
  }

  /// What a session that has nothing pending has found.
  package func exploration(of session: ExplorationSession) -> Exploration {
    let faults = session.tally(of: 0) ?? Tally()
    var coverage = Exploration.Coverage(faults)
    let verdicts = code.expectations.enumerated().compactMap { place, expectation in
      expectation.mode == .single ? nil : verdict(on: expectation, place, session, faults)
    }
    var occurrences: [Exploration.Occurrence] = []
    for find in faults.finds where find.sighting.key.hasPrefix(Finding.keyPrefix) {
      if let occurrence = occurrence(of: find, faults) {
        occurrences.append(occurrence)
      } else {
        coverage.isComplete = false
        coverage.reason = "the program does not do the same each time"
      }
    }
    var exploration = Exploration(
      verdicts: verdicts, occurrences: occurrences, coverage: coverage, again: code.again, timing: code.timing, name: code.name,
      otherFiles: code.otherFiles, source: code.source, otherSources: code.otherSources)
    exploration.singleExpectations = code.expectations.count { $0.mode == .single }
    exploration.doubts = doubts(verdicts)
    exploration.guesses = guesses(occurrences, coverage)
    if exploration.isAsExpected && occurrences.isEmpty {
      exploration.difference = difference(of: outputs(seenIn: faults))
    }
    return exploration
  }

  private func outputs(seenIn faults: Tally) -> [SeenOutput] {
    faults.finds.compactMap { find in
      guard let printed = PrintedLines(key: find.sighting.key) else { return nil }
      return SeenOutput(printed: printed, executions: find.executions) {
        question(0).repeated(find.witness, knowing: faults.knowledge).map {
          ($0.execution, .steps($0.execution.scheduleWithoutMarks), $0.search)
        }
      }
    }
  }

  private func verdict(
    on expectation: TraceExpectation, _ place: Int, _ session: ExplorationSession, _ faults: Tally
  ) -> Exploration.Verdict {
    var verdict = Exploration.Verdict(expectation)
    if expectation.claim.interest.isAboutInstants && code.timing != .exact {
      verdict.reason = aboutInstants
      return verdict
    }
    let decided = faults.find(ClaimJudge.Key.decided(place))
    // What the search for faults has run decides, also where a search of its own was ended before it came to that.
    if let own = session.tally(of: place + 1), decided == nil || own.find("decided") != nil || own.isComplete {
      return self.verdict(on: expectation, own)
    }
    verdict.coverage = Exploration.Coverage(faults)
    verdict.reason = faults.find(ClaimJudge.Key.reason(place))?.sighting.note
    if let decided {
      verdict.coverage = Exploration.Coverage(executions: decided.number, isComplete: false, reason: nil)
      verdict.reason = decided.sighting.note
    }
    conclude(expectation, &verdict, isFound: decided != nil)
    if let schedule = try? decided?.sighting.schedule.map({ try Schedule(parsing: $0) }) {
      let search = ReducedSearch(question(0).program, knowing: faults.knowledge)
      let interest = search.program.interest.only(expectation.claim.interest)
      show(.schedule(schedule), expectation, &verdict, search, asking: interest)
    }
    return verdict
  }

  /// By a search of its own.
  private func verdict(on expectation: TraceExpectation, _ tally: Tally) -> Exploration.Verdict {
    var verdict = Exploration.Verdict(expectation)
    let decided = tally.find("decided")
    verdict.coverage = Exploration.Coverage(tally)
    verdict.reason = (decided ?? tally.find("reason"))?.sighting.note
    conclude(expectation, &verdict, isFound: decided != nil)
    if let decided {
      let search = ReducedSearch(claim(expectation).program, knowing: tally.knowledge)
      show(.steps(search.strands(decided.witness)), expectation, &verdict, search)
    }
    return verdict
  }

  private func occurrence(of find: Tally.Find, _ faults: Tally) -> Exploration.Occurrence? {
    guard let (execution, search) = question(0).repeated(find.witness, knowing: faults.knowledge), let trace = execution.trace
    else {
      return nil
    }
    let run = code.run(of: trace, code.expectations, again: nil)
    guard let finding = run.findings.first(where: { $0.severity == .error && $0.key == find.sighting.key }) else { return nil }
    var occurrence = Exploration.Occurrence(
      finding: finding, executions: find.executions, isExpected: !run.unexpected.contains(finding), witness: run)
    if isShrinking && !occurrence.isExpected {
      // Where it is in every order no end is good: that was the search.
      let isInAll = faults.isComplete && find.executions == faults.executions
      shorten(&occurrence, .steps(execution.scheduleWithoutMarks), search, findsNoReturn: !isInAll)
    }
    return occurrence
  }

  func shorten(
    _ occurrence: inout Exploration.Occurrence, _ witness: Shrinker.Witness, _ search: ReducedSearch, findsNoReturn: Bool
  ) {
    let finding = occurrence.finding
    let found = simplest(
      like: witness, search, asking: search.program.interest.only(ClaimInterest()), findsNoReturn: findsNoReturn,
      expecting: code.expectations
    ) { execution in
      guard let trace = execution.trace else { return false }
      return code.run(of: trace, code.expectations, again: nil).findings.contains {
        $0.severity == .error && $0.key == finding.key
      }
    }
    guard let found else { return }
    occurrence.path = found.path
    occurrence.witness = found.run
    occurrence.finding = found.run.findings.first { $0.severity == .error && $0.key == finding.key } ?? finding
  }
}

extension Finding {
  fileprivate static let keyPrefix = "finding "

  /// The same for the same fault, perhaps at another instant. All races on a variable are one: each order shows others of its accesses.
  var key: String {
    let place = category == .race ? "" : " \(position.file):\(position.line):\(position.column)"
    return Self.keyPrefix + "\(category)\(place) \(subject ?? "")"
  }
}
