import DispatchTrace

/// Whether a claim holds on one trace.
enum ClaimAnswer {
  case holds([Finding.Note])
  /// Why not, and where.
  case fails(String, [Finding.Note])
  /// It names something that is not there: true of no run, and most likely a typing error.
  case meaningless(String, [Finding.Note])
}

/// Evaluates claims against a trace and its findings. Every claim costs at most one pass over the tables of the index (and a
/// sort of the named runs).
struct ClaimEvaluator {
  typealias Run = TraceIndex.Run

  let index: TraceIndex
  let findings: [Finding]
  let names: RunNames

  init(index: TraceIndex, findings: [Finding]) {
    self.index = index
    self.findings = findings
    names = RunNames(index: index)
  }

  func evaluate(_ claim: Claim) -> ClaimAnswer {
    do {
      return try answer(claim)
    } catch {
      return error.isKnown ? .fails("\(error.reason); the run \(outcome)", []) : .meaningless(error.reason, [])
    }
  }

  private func answer(_ claim: Claim) throws(UnknownName) -> ClaimAnswer {
    switch claim {
    case .before(let a, let b):
      try compare(try names.runs(a, atLeastOne: true), try names.runs(b, atLeastOne: true), a, b, .before)
    case .startsBefore(let a, let b):
      try compare(try names.runs(a, atLeastOne: true), try names.runs(b, atLeastOne: true), a, b, .startsBefore)
    case .endsBefore(let a, let b):
      try compare(try names.runs(a, atLeastOne: true), try names.runs(b, atLeastOne: true), a, b, .endsBefore)
    case .overlaps(let a, let b): try overlaps(a, b)
    case .excludes(let a, let b): try excludes(a, b)
    case .alone(let a, let queue): try alone(a, queue)
    case .order(let list): try order(list)
    case .onMainThread(let a):
      try each(a) { run in
        run.thread == ThreadID(0) ? nil : "'\(a)' ran on \(index.name(of: run.thread)), not on the main thread"
      }
    case .onQueue(let a, let queue): try on(a, queue)
    case .starts(let a, let instant): try starts(a, instant)
    case .takes(let a, let duration): try takes(a, duration)
    case .runs(let a, let times): try runs(a, times)
    case .prints(let lines, let only): prints(lines, only)
    case .completes(let time): completes(time)
    case .finding(let category, let subject): finding(category, subject)
    }
  }

  func time(_ moment: TraceIndex.Moment) -> String { index.words(moment.instant) }

  func note(_ name: String, _ run: Run) -> Finding.Note {
    let until = run.ended.map { "to \(time($0))" } ?? "and never ended"
    return Finding.Note("'\(name)' ran from \(time(run.began)) \(until)", at: run.position)
  }

  /// Every run of `name` must satisfy; `why` says what is wrong with one.
  func each(_ name: String, _ why: (Run) -> String?) throws(UnknownName) -> ClaimAnswer {
    let runs = try names.runs(name, atLeastOne: true)
    for run in runs {
      if let reason = why(run) { return .fails(reason, [note(name, run)]) }
    }
    return .holds(runs.prefix(1).map { note(name, $0) })
  }
}

// Findings, printed text, the end.
extension ClaimEvaluator {
  private func finding(_ category: Finding.Category, _ subject: Claim.Subject?) -> ClaimAnswer {
    if let found = findings.first(where: { category.matches($0, subject) }) {
      return .holds([Finding.Note(found.message, at: found.position)])
    }
    let others = findings.filter { $0.category == category }
    if let other = others.first {
      return .fails(
        "another \(category.rawValue) was found: \(other.subject ?? other.message)", [.init(other.message, at: other.position)])
    }
    return .fails("nothing of the kind was found; the run \(outcome)", [])
  }

  private func prints(_ expected: [String], _ only: Bool) -> ClaimAnswer {
    let printed = index.printedLines()
    if only {
      for (number, (line, want)) in zip(printed, expected).enumerated() where line.text != want {
        return .fails("line \(number + 1) is \"\(line.text)\", not \"\(want)\"", [place(line.print)])
      }
      if printed.count > expected.count {
        let extra = printed[expected.count]
        return .fails("it also printed \"\(extra.text)\" (line \(expected.count + 1))", [place(extra.print)])
      }
      if printed.count < expected.count {
        return .fails(
          "it printed \(count(printed.count, "line")); \"\(expected[printed.count])\" is missing; the run \(outcome)", [])
      }
      return .holds([])
    }
    var rest = printed[...]
    for want in expected {
      if let found = rest.firstIndex(where: { $0.text == want }) {
        rest = rest[(found + 1)...]
      } else if let earlier = printed.first(where: { $0.text == want }) {
        return .fails("\"\(want)\" was printed, but earlier, at \(time(earlier.print.moment))", [place(earlier.print)])
      } else {
        let near = Spelling.nearest(to: want, among: printed.map(\.text)).map { "; it did print \"\($0)\"" } ?? ""
        return .fails("\"\(want)\" was never printed\(near); the run \(outcome)", [])
      }
    }
    return .holds([])
  }

  private func place(_ print: TraceIndex.Print) -> Finding.Note {
    Finding.Note("printed here at \(time(print.moment))", at: print.position)
  }

  private func completes(_ time: Claim.CompletionTime?) -> ClaimAnswer {
    guard index.trace.outcome.isOwnEnd else { return .fails("the run \(outcome)", []) }
    let end = index.trace.end
    switch time {
    case nil: return .holds([])
    case .at(let instant): return end == instant ? .holds([]) : .fails("it completed at \(end)", [])
    case .within(let instant): return end <= instant ? .holds([]) : .fails("it completed only at \(end)", [])
    }
  }

  /// `completed at 70 ms`, after "the run".
  var outcome: String {
    let end = index.trace.end
    return switch index.trace.outcome {
    case .completed: "completed at \(end)"
    case .exited(let code): "exited with code \(code) at \(end)"
    case .deadlocked: "was stuck at \(end)"
    case .trapped(let trap): "trapped at \(end): \(trap.message)"
    case .limitReached(let limit) where limit.kind == .recording: "was recorded to \(end) only"
    case .limitReached(let limit): "reached its limit of \(limit.kind.words) at \(end)"
    }
  }

  func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
