import DispatchModel
public import DispatchTrace
import Exploration
public import Runs
import TraceAnalysis

extension Exploration {
  /// Orders that print something else than first-in-first-out does: other lines, not the same ones in another order.
  public struct PrintedDifference: Sendable {
    /// Lines that these orders print and first-in-first-out does not; sorted.
    public var lines: [String]
    /// Lines that first-in-first-out prints and these orders do not; sorted.
    public var missing: [String]
    /// In how many of the executions.
    public var executions: Int
    /// How many different outputs there are, first-in-first-out's among them; of very many not all are counted.
    public var outputs: Int
    /// Where a line of `lines` is printed, else one of `missing`.
    public var position: SourcePosition
    /// One of those runs, the simplest.
    public var witness: Run
    /// What leads to the witness; nil where nobody has looked for the shortest.
    public var path: Path?
  }
}

/// All that an execution prints, whatever the order of the lines.
struct PrintedLines: Hashable {
  private static let prefix = "prints "
  /// Outputs that are told apart in one search, and how long they may be.
  static let mostOutputs = 64
  private static let mostBytes = 10_000

  /// Sorted.
  var lines: [String]
  /// The end of the program cut off what would have come.
  var isCut: Bool

  /// Nil of a run that goes wrong: what it prints is the least of it.
  init?(of run: Run, isCut: Bool) {
    if run.findings.contains(where: { $0.severity == .error }) { return nil }
    lines = run.lines.sorted()
    self.isCut = isCut
    if lines.reduce(0, { $0 + $1.utf8.count }) > Self.mostBytes { return nil }
  }

  init?(key: String) {
    guard key.hasPrefix(Self.prefix) else { return nil }
    let parts = key.dropFirst(Self.prefix.count).split(separator: "\n", omittingEmptySubsequences: false)
    isCut = parts[0] == "cut"
    lines = parts.dropFirst().map(String.init)
  }

  var key: String { Self.prefix + ([isCut ? "cut" : "all"] + lines).joined(separator: "\n") }

  /// What this one has more than `other`.
  func without(_ other: Self) -> [String] {
    var left = other.lines.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return lines.filter { line in
      guard let count = left[line], count > 0 else { return true }
      left[line] = count - 1
      return false
    }
  }

  /// Not only that one of them came less far.
  func isDifferent(from other: Self) -> Bool {
    let (more, less) = (without(other), other.without(self))
    if isCut || other.isCut { return !more.isEmpty && !less.isEmpty }
    return !more.isEmpty || !less.isEmpty
  }
}

extension Explorer {
  /// An output that was seen, and what leads to it.
  struct SeenOutput {
    var printed: PrintedLines
    var executions: Int
    /// The execution anew, what leads to it, and a search that knows what matters in the program.
    var again: () -> (execution: Execution, witness: Shrinker.Witness, search: ReducedSearch)?
  }

  /// Where nothing else is wrong: what goes wrong is told, and prints what it prints.
  func difference(of outputs: [SeenOutput]) -> Exploration.PrintedDifference? {
    guard let usual = outputs.first, let other = outputs.first(where: { $0.printed.isDifferent(from: usual.printed) }),
      let again = other.again(), let trace = again.execution.trace
    else { return nil }
    let (lines, missing) = (other.printed.without(usual.printed), usual.printed.without(other.printed))
    let run = code.run(of: trace, code.expectations, again: nil)
    var difference = Exploration.PrintedDifference(
      lines: lines, missing: missing, executions: other.executions, outputs: outputs.count, position: .none, witness: run)
    if isShrinking {
      let found = simplest(
        like: again.witness, again.search, asking: again.search.program.interest.only(ClaimInterest()), findsNoReturn: false,
        expecting: code.expectations
      ) { prints(other.printed, $0) }
      difference.path = found?.path
      difference.witness = found?.run ?? run
    }
    difference.position = position(of: lines, in: difference.witness) ?? position(of: missing) ?? .none
    return difference
  }

  private func prints(_ printed: PrintedLines, _ execution: Execution) -> Bool {
    guard let trace = execution.trace else { return false }
    let run = code.run(of: trace, code.expectations, again: nil)
    return PrintedLines(of: run, isCut: execution.isEndedEarly)?.key == printed.key
  }

  private func position(of lines: [String], in run: Run) -> SourcePosition? {
    let index = TraceIndex(run.trace)
    return index.printedLines().first { lines.contains($0.text) }?.print.position
  }

  /// As first-in-first-out prints them.
  private func position(of lines: [String]) -> SourcePosition? {
    guard let trace = try? code.program().execution(following: Schedule()).trace else { return nil }
    return position(of: lines, in: code.run(of: trace, [], again: nil))
  }
}

extension Exploration.PrintedDifference {
  func finding(of coverage: Exploration.Coverage) -> Finding {
    let share = "in \(executions.grouped(by: ",")) of \(coverage.executions.grouped(by: ",")) orders"
    let more = outputs > 2 ? "; there are \(outputs) different outputs" : ""
    return Finding(
      .note, .explored, "what is printed depends on the order: \(words) (\(share)\(more))", at: position, notes: path?.notes ?? []
    )
  }

  private var words: String {
    if missing.isEmpty { return "also \(Self.listed(lines))" }
    if lines.isEmpty { return "not \(Self.listed(missing))" }
    return "\(Self.listed(lines)) instead of \(Self.listed(missing))"
  }

  private static func listed(_ lines: [String]) -> String {
    let shown = lines.prefix(2).map { "\"\($0)\"" }.joined(separator: ", ")
    return lines.count > 2 ? "\(shown) and \(lines.count - 2) more" : shown
  }
}
