public import DispatchTrace
import TraceAnalysis

/// What can be asked of a run. Each question costs a pass over its blocks.
extension Run {
  /// Everything called `name`, in the order of the beginnings: the `work`, `io` and sleeps of that name, or else the blocks that
  /// started. `photos 3` is the third block of `photos`.
  public subscript(name: String) -> [Stretch] {
    index.runs(named: name).map { Stretch(name, $0, index) }
  }

  /// The blocks that ran on the queue with that label (its last part will do), in the order in which they began.
  public func blocks(on queue: String) -> [Stretch] {
    guard let queue = index.queue(named: queue) else { return [] }
    let items = index.items.indices.map { ItemID($0) }.filter { index.items[$0.offset].runQueue == queue }
    return items.compactMap { item in index.run(of: item).map { Stretch(index.name(of: item), $0, index) } }
      .sorted { $0.events.lowerBound < $1.events.lowerBound }
  }

  /// Every `first` had ended when any `second` began; false when one of them never ran.
  public func isBefore(_ first: String, _ second: String) -> Bool {
    let (first, second) = (self[first], self[second])
    return !first.isEmpty && !second.isEmpty && first.allSatisfy { one in second.allSatisfy { one.isBefore($0) } }
  }

  /// Some `first` and some `second` were going on at one time.
  public func overlaps(_ first: String, _ second: String) -> Bool {
    let (first, second) = (self[first], self[second])
    return first.contains { one in second.contains { one != $0 && one.overlaps($0) } }
  }

  /// The names of the threads that were made, in that order.
  public var threads: [String] {
    index.threads.indices.filter { index.threads[$0].created != nil || $0 == 0 }.map { index.name(of: ThreadID($0)) }
  }

  /// The labels of the queues that something was handed to, in the order of the first time.
  public var queues: [String] {
    let used = index.queues.indices.compactMap { offset in
      index.queues[offset].firstSubmission.map { (moment: $0, name: index.name(of: QueueID(offset))) }
    }
    return used.sorted { $0.moment < $1.moment }.map(\.name)
  }

  /// What was printed, line by line.
  public var lines: [String] { index.printedLines().map(\.text) }

  /// The findings of one kind.
  public func findings(_ category: Finding.Category) -> [Finding] { findings.filter { $0.category == category } }

  // MARK: Sentences

  /// Whether a sentence as in `// expect:` holds: `"read" before "write"`, `"write" alone on photos`, `completes at 70 ms`,
  /// `race on counter`. False also for what is no sentence; `check` says why.
  public func satisfies(_ sentence: String) -> Bool { failure(of: sentence) == nil }

  /// Throws what is wrong, with a small timeline, when the sentence does not hold.
  public func check(_ sentence: String) throws(CheckFailure) {
    if let failure = failure(of: sentence) { throw failure }
  }

  /// Throws what is wrong, with a small timeline, when an error was found, or the run did not come to its end.
  public func check() throws(CheckFailure) {
    let errors = findings.filter { $0.severity == .error }
    if errors.isEmpty { return }
    throw CheckFailure("\(name): \(summary)\n\(report())\(timeline())\(leak ?? "")", self)
  }

  private func failure(of sentence: String) -> CheckFailure? {
    switch TraceExpectation.parse(sentence) {
    case .failure(let error): return CheckFailure(error.finding.description)
    case .success(let expectation):
      let report = ExpectationReport([expectation], on: index, findings: findings)
      guard let result = report.results.first, result.verdict != .passed else { return nil }
      let places = result.notes.map { "  \($0.message)\(place($0.position))\n" }.joined()
      return CheckFailure(
        "\(sentence): \(result.reason ?? "it does not hold")\n\(places)\(timeline())\(summary)\(leak.map { "\n\($0)" } ?? "")",
        self)
    }
  }

  private func place(_ position: SourcePosition) -> String {
    guard position.isKnown else { return "" }
    let others = trace.header.otherFiles
    return " (\(others.indices.contains(position.file - 1) ? others[position.file - 1] : name):\(position.line))"
  }
}

/// A check that failed: what was expected, what came instead, and when things happened.
public struct CheckFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Several lines.
  public let description: String
  /// The run that shows it, to be drawn; nil when the sentence is none, or no run is at hand.
  public let run: Run?

  package init(_ description: String, _ run: Run? = nil) {
    self.description = description
    self.run = run
  }

  /// By what they say.
  public static func == (left: Self, right: Self) -> Bool { left.description == right.description }

  /// By what it says.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
