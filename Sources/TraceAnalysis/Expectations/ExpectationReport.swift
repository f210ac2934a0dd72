package import DispatchTrace

/// What came of one expectation on one trace.
package struct ExpectationResult: Hashable, Sendable {
  package enum Verdict: Hashable, Sendable {
    case passed, failed
    /// `sometimes` did not happen here: another schedule may show it.
    case undecided
  }

  package var expectation: TraceExpectation
  package var verdict: Verdict
  /// Why it failed or is undecided, one sentence: `'read 1' ended at 35 ms, after 'write' started at 20 ms`.
  package var reason: String?
  package var notes: [Finding.Note]
  /// A claim over all schedules, of which this is one.
  package var isCheckedOnThisScheduleOnly: Bool { expectation.mode != .single }

  /// For a failed one: the message to show, at the place of its line.
  package var finding: Finding? {
    guard verdict == .failed else { return nil }
    let message = "\(expectation.mode.rawValue): \(expectation.text): \(reason ?? "it does not hold")"
    return Finding(.error, .expectation, message, at: expectation.position, notes: notes)
  }
}

/// What came of all expectations, and of what nobody expected.
package struct ExpectationReport: Sendable {
  /// In the order of the lines.
  package var results: [ExpectationResult]
  /// Findings of error severity that no `expect:` line names.
  package var unexpected: [Finding]

  package var isAsExpected: Bool {
    unexpected.isEmpty && results.allSatisfy { $0.verdict != .failed }
  }

  /// Checks every expectation against one trace and what was found in it.
  package init(_ expectations: [TraceExpectation], on index: TraceIndex, findings: [Finding]) {
    let evaluator = ClaimEvaluator(index: index, findings: findings)
    results = expectations.map { ExpectationResult($0, evaluator.evaluate($0.claim)) }
    unexpected = findings.filter { finding in
      finding.severity == .error && !expectations.contains { $0.names(finding) }
    }
  }
}

extension TraceExpectation {
  /// It says that this finding is made (always or sometimes).
  package func names(_ finding: Finding) -> Bool {
    guard mode != .never, case .finding(let category, let subject) = claim else { return false }
    return category.matches(finding, subject)
  }
}

extension TraceExpectation {
  /// It is true of a name because nothing has it, or open for that reason, which most likely is a typing error. What the code has
  /// (`isWritten`) need not run here, and `read 4` beside three reads may be meant.
  package func doubt(on index: TraceIndex, isWritten: (String) -> Bool) -> Finding? {
    guard mode == .sometimes || claim.isOfNone,
      let unknown = claim.runNames.lazy.compactMap(RunNames(index: index).unknown).first(where: { !isWritten($0.name) })
    else { return nil }
    if claim.isOfNone {
      guard let near = unknown.nearest, near.filter({ !$0.isNumber }) != unknown.name.filter({ !$0.isNumber }) else { return nil }
      return Finding(.warning, .expectation, "\(mode.rawValue): \(text): it holds, but \(unknown.reason)", at: position)
    }
    return Finding(.note, .expectation, "\(mode.rawValue): \(text): in this run \(unknown.reason)", at: position)
  }
}

extension Claim {
  /// `"a" runs 0 times`.
  fileprivate var isOfNone: Bool { if case .runs(_, times: 0) = self { true } else { false } }
}

extension Finding.Category {
  func matches(_ finding: Finding, _ subject: Claim.Subject?) -> Bool {
    guard finding.category == self else { return false }
    switch subject {
    case nil: return true
    case .containing(let text): return (finding.subject ?? finding.message).contains(text)
    case .on(let name): return finding.subject == name
    }
  }
}

extension ExpectationResult {
  fileprivate init(_ expectation: TraceExpectation, _ answer: ClaimAnswer) {
    self.expectation = expectation
    switch (expectation.mode, answer) {
    case (.never, .holds(let notes)):
      (verdict, reason, self.notes) = (.failed, "it happened on this schedule", notes)
    case (.never, .fails): (verdict, reason, notes) = (.passed, nil, [])
    case (_, .holds): (verdict, reason, notes) = (.passed, nil, [])
    case (.sometimes, .fails(let why, let places)), (.sometimes, .meaningless(let why, let places)):
      (verdict, reason, notes) = (.undecided, why, places)
    case (_, .fails(let why, let places)), (_, .meaningless(let why, let places)):
      (verdict, reason, notes) = (.failed, why, places)
    }
  }
}
