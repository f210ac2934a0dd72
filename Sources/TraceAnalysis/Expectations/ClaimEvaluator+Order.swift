import DispatchTrace

// Claims about when named runs began and ended.
extension ClaimEvaluator {
  enum Relation {
    case before, startsBefore, endsBefore
  }

  /// Every `a` against every `b`: the last of the a and the first of the b decide.
  func compare(_ left: [Run], _ right: [Run], _ a: String, _ b: String, _ relation: Relation) throws(UnknownName) -> ClaimAnswer {
    let endsLast: (Run, Run) -> Bool = { ($0.ended?.event ?? .max) < ($1.ended?.event ?? .max) }
    let last = relation == .startsBefore ? left.max { $0.began < $1.began } : left.max(by: endsLast)
    let first = relation == .endsBefore ? right.min(by: endsLast) : right.min { $0.began < $1.began }
    guard let last, let first else { return .holds([]) }
    let notes = [note(a, last), note(b, first)]
    switch relation {
    case .before:
      guard let end = last.ended else { return .fails("'\(a)' never ended; the run \(outcome)", notes) }
      if end < first.began { return .holds(notes) }
      return .fails("'\(a)' ended at \(time(end)), \(after(end, first.began)) '\(b)' started at \(time(first.began))", notes)
    case .startsBefore:
      if last.began < first.began { return .holds(notes) }
      return .fails(
        "'\(a)' started at \(time(last.began)), \(after(last.began, first.began)) '\(b)' at \(time(first.began))", notes)
    case .endsBefore:
      guard let end = last.ended else { return .fails("'\(a)' never ended; the run \(outcome)", notes) }
      guard let other = first.ended else { return .holds(notes) }
      if end < other { return .holds(notes) }
      return .fails("'\(a)' ended at \(time(end)), \(after(end, other)) '\(b)' at \(time(other))", notes)
    }
  }

  private func after(_ late: TraceIndex.Moment, _ early: TraceIndex.Moment) -> String {
    late.instant == early.instant ? "at the same instant but after" : "after"
  }

  func overlaps(_ a: String, _ b: String) throws(UnknownName) -> ClaimAnswer {
    let left = try names.runs(a, atLeastOne: true)
    let right = try names.runs(b, atLeastOne: true)
    if let (one, other) = firstOverlap(left, right, isSame: a == b) { return .holds([note(a, one), note(b, other)]) }
    return .fails("they never ran at the same time", [note(a, left[0]), note(b, right[0])])
  }

  func excludes(_ a: String, _ b: String) throws(UnknownName) -> ClaimAnswer {
    let left = try names.runs(a, atLeastOne: true)
    let right = try names.runs(b, atLeastOne: true)
    guard let (one, other) = firstOverlap(left, right, isSame: a == b) else { return .holds([]) }
    let start = max(one.began, other.began).instant
    return .fails("they ran at the same time from \(index.words(start)) on", [note(a, one), note(b, other)])
  }

  /// Walks the runs in order of their beginnings and remembers of each side the one that ends last.
  private func firstOverlap(_ left: [Run], _ right: [Run], isSame: Bool) -> (Run, Run)? {
    var all = left.map { (run: $0, isLeft: true) }
    if !isSame { all += right.map { (run: $0, isLeft: false) } }
    all.sort { ($0.run.began, $0.isLeft ? 0 : 1) < ($1.run.began, $1.isLeft ? 0 : 1) }
    var latest: [Run?] = [nil, nil]
    for (run, isLeft) in all {
      let mine = isLeft || isSame ? 0 : 1
      let theirs = isSame ? 0 : 1 - mine
      if let other = latest[theirs], other.overlaps(run) { return mine == 0 ? (run, other) : (other, run) }
      if latest[mine].map({ ($0.ended?.event ?? .max) < (run.ended?.event ?? .max) }) ?? true { latest[mine] = run }
    }
    return nil
  }

  func alone(_ a: String, _ queueName: String) throws(UnknownName) -> ClaimAnswer {
    let queue = try names.queue(queueName)
    let runs = try names.runs(a, atLeastOne: true)
    let others = RunsBeside(index).others(than: runs, on: queue)
    guard let (run, other) = firstOverlap(runs, others, isSame: false) else { return .holds([]) }
    let otherName = other.item.map(index.name(of:)) ?? "a block"
    return .fails("'\(otherName)' of \(index.name(of: queue)) ran at the same time", [note(a, run), note(otherName, other)])
  }

  /// The starts of all named runs in order, repeated ones of the same name counted once, must be the list.
  func order(_ list: [String]) throws(UnknownName) -> ClaimAnswer {
    var starts: [(name: String, run: Run)] = []
    for (position, name) in list.enumerated() where !list[..<position].contains(name) {
      starts += try names.runs(name, atLeastOne: true).map { (name, $0) }
    }
    starts.sort { $0.run.began < $1.run.began }
    let actual = starts.map(\.name)
    if actual == list || withoutRepetitions(actual) == list { return .holds([]) }
    let shown = withoutRepetitions(actual).prefix(12).map { "\"\($0)\"" }.joined(separator: " ")
    return .fails("they started in the order \(shown)", starts.prefix(12).map { note($0.name, $0.run) })
  }

  private func withoutRepetitions(_ names: [String]) -> [String] {
    names.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func on(_ a: String, _ queueName: String) throws(UnknownName) -> ClaimAnswer {
    let queue = try names.queue(queueName)
    return try each(a) { run in
      if run.queue == queue { return nil }
      let actual = run.queue.map(index.name(of:)) ?? "no queue"
      return "'\(a)' ran on \(actual), not on \(index.name(of: queue))"
    }
  }

  func starts(_ a: String, _ instant: Instant) throws(UnknownName) -> ClaimAnswer {
    let runs = try names.runs(a, atLeastOne: true)
    if let run = runs.first(where: { $0.began.instant == instant }) { return .holds([note(a, run)]) }
    let times = runs.prefix(5).map { $0.began.instant.description }.joined(separator: ", ")
    return .fails("'\(a)' started at \(times)", runs.prefix(5).map { note(a, $0) })
  }

  func takes(_ a: String, _ duration: VirtualDuration) throws(UnknownName) -> ClaimAnswer {
    try each(a) { run in
      guard let end = run.ended else { return "'\(a)' never ended; the run \(outcome)" }
      let actual = end.instant - run.began.instant
      return actual == duration ? nil : "'\(a)' took \(actual)"
    }
  }

  /// A name that nothing has is a run of none: what never ran may leave no name in the trace.
  func runs(_ a: String, _ times: Int) throws(UnknownName) -> ClaimAnswer {
    let runs = times == 0 ? names.knownRuns(a) : try names.runs(a, atLeastOne: false)
    if runs.count == times { return .holds(runs.prefix(1).map { note(a, $0) }) }
    return .fails("'\(a)' ran \(count(runs.count, "time"))", runs.prefix(5).map { note(a, $0) })
  }
}
