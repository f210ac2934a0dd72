import DispatchModel
import DispatchTrace
import Exploration
import Runs
import TraceAnalysis

/// Which executions of a program are led when there are too many to lead all. Whatever is found is real; what is not found is not excluded.
public struct Sampling: Hashable, Sendable {
  /// How they are chosen.
  public enum Strategy: String, Hashable, Sendable, CaseIterable {
    /// Whoever can go on is as likely as any other.
    case random
    /// By priorities that change at a few steps: what takes few orderings to go wrong is found with a chance that is said (PCT).
    case pct
    /// First-in-first-out, then all orders with one departure from it, with two, and so on; nothing by chance.
    case departures
    /// Random, each order two times: a program that does not do the same both times is told.
    case twice
  }

  /// How they are chosen.
  public var strategy: Strategy
  /// The same seed leads the same executions. `departures` has no use for it.
  public var seed: UInt64

  /// Seed 0 is as good as any.
  public init(_ strategy: Strategy, seed: UInt64 = 0) {
    self.strategy = strategy
    self.seed = seed
  }

  fileprivate func make() -> any OrderStrategy {
    switch strategy {
    case .random, .twice: RandomStrategy(seed: seed)
    case .pct: PriorityStrategy(seed: seed)
    case .departures: DepartureStrategy()
    }
  }

  /// With what the strategy says of itself.
  fileprivate func words(_ made: any OrderStrategy) -> String {
    switch strategy {
    case .random, .pct: "sampled, seed \(seed), \(made.words)"
    case .departures: "sampled, \(made.words)"
    case .twice: "sampled, seed \(seed), each two times"
    }
  }
}

/// What sampled executions have shown.
private struct SampleNotes {
  struct Seen {
    var schedule: Schedule
    var number: Int
    var reason: String?
  }

  /// By the place of the expectation.
  var decided: [Int: Seen] = [:]
  var reasons: [Int: String] = [:]
  var findings: [(key: String, executions: Int, schedule: Schedule)] = []
  var outputs: [(printed: PrintedLines, executions: Int, schedule: Schedule)] = []
  /// An order that did not come out the same when it was led again.
  var changing: Schedule?
}

extension SampleNotes {
  fileprivate mutating func add(_ printed: PrintedLines, _ schedule: Schedule) {
    if let known = outputs.firstIndex(where: { $0.printed == printed }) {
      outputs[known].executions += 1
    } else if outputs.count < PrintedLines.mostOutputs {
      outputs.append((printed, 1, schedule))
    }
  }
}

extension Explorer {
  /// What is found in the executions that `sampling` leads: refuted claims and faults with the simplest order that shows them; nothing is
  /// proved.
  package func sample(_ sampling: Sampling) -> Exploration {
    var strategy = sampling.make()
    let search = SampledSearch(code.program())
    var notes = SampleNotes()
    let shouldStop = {
      bounds.progress(ExplorationProgress(subject: "faults", executions: search.executions, share: 0))
      return bounds.shouldStop()
    }
    search.run(&strategy, most: bounds.executions, shouldStop: shouldStop) { execution in
      guard let trace = execution.trace else { return true }
      let run = code.run(of: trace, code.expectations, again: nil)
      note(run, search, &notes)
      if let printed = PrintedLines(of: run, isCut: execution.isEndedEarly) { notes.add(printed, search.schedule) }
      guard sampling.strategy == .twice else { return true }
      let schedule = search.schedule
      if search.again(following: schedule)?.trace?.jsonLines() != trace.jsonLines() { notes.changing = schedule }
      return notes.changing == nil
    }
    var coverage = Exploration.Coverage(executions: search.executions, isComplete: false, reason: sampling.words(strategy))
    if search.tooLong > 0 { coverage.reason? += "; \(search.tooLong) had no end" }
    var exploration = exploration(of: notes, coverage)
    exploration.changing = notes.changing?.description
    return exploration
  }

  private func note(_ run: Run, _ search: SampledSearch, _ notes: inout SampleNotes) {
    for (place, expectation) in code.expectations.enumerated() where expectation.mode != .single && notes.decided[place] == nil {
      if expectation.claim.interest.isAboutInstants && code.timing != .exact { continue }
      let result = run.expectations[place]
      if result.verdict == Self.decisive(expectation) {
        notes.decided[place] = SampleNotes.Seen(schedule: search.schedule, number: search.executions, reason: result.reason)
      } else if notes.reasons[place] == nil {
        notes.reasons[place] = result.reason
      }
    }
    var seen: Set<String> = []
    for finding in run.findings where finding.severity == .error && seen.insert(finding.key).inserted {
      if let known = notes.findings.firstIndex(where: { $0.key == finding.key }) {
        notes.findings[known].executions += 1
      } else {
        notes.findings.append((finding.key, 1, search.schedule))
      }
    }
  }

  private func exploration(of notes: SampleNotes, _ coverage: Exploration.Coverage) -> Exploration {
    let search = ReducedSearch(question(0).program, knowing: SearchKnowledge())
    let verdicts = code.expectations.enumerated().compactMap { place, expectation in
      expectation.mode == .single ? nil : verdict(on: expectation, place, notes, coverage)
    }
    let occurrences = notes.findings.compactMap { occurrence($0.key, $0.executions, $0.schedule, search) }
    var exploration = Exploration(
      verdicts: verdicts, occurrences: occurrences, coverage: coverage, again: code.again, timing: code.timing, name: code.name,
      otherFiles: code.otherFiles, source: code.source, otherSources: code.otherSources)
    exploration.guesses = guesses(occurrences, coverage)
    guard exploration.isAsExpected && occurrences.isEmpty else { return exploration }
    let outputs = notes.outputs.map { seen in
      SeenOutput(printed: seen.printed, executions: seen.executions) {
        (try? code.program().execution(following: seen.schedule)).map { ($0, .schedule(seen.schedule), search) }
      }
    }
    exploration.difference = difference(of: outputs)
    return exploration
  }

  private func verdict(
    on expectation: TraceExpectation, _ place: Int, _ notes: SampleNotes, _ coverage: Exploration.Coverage
  ) -> Exploration.Verdict {
    var verdict = Exploration.Verdict(expectation)
    verdict.coverage = coverage
    if expectation.claim.interest.isAboutInstants && code.timing != .exact {
      verdict.reason = aboutInstants
      return verdict
    }
    let decided = notes.decided[place]
    if let decided { verdict.coverage.executions = decided.number }
    verdict.reason = decided?.reason ?? notes.reasons[place]
    conclude(expectation, &verdict, isFound: decided != nil)
    if let decided { show(.schedule(decided.schedule), expectation, &verdict, search(expectation.claim.interest)) }
    return verdict
  }

  private func occurrence(_ key: String, _ executions: Int, _ schedule: Schedule, _ search: ReducedSearch) -> Exploration
    .Occurrence?
  {
    guard let trace = try? code.program().execution(following: schedule).trace else { return nil }
    let run = code.run(of: trace, code.expectations, again: nil)
    guard let finding = run.findings.first(where: { $0.severity == .error && $0.key == key }) else { return nil }
    var occurrence = Exploration.Occurrence(
      finding: finding, executions: executions, isExpected: !run.unexpected.contains(finding), witness: run)
    if isShrinking && !occurrence.isExpected { shorten(&occurrence, .schedule(schedule), search, findsNoReturn: true) }
    return occurrence
  }
}
